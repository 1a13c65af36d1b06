//! Sets of cells as machine words.
//!
//! A cell's bit is `y * stride + x`. Boards of up to 8 by 8 cells (three of the four
//! standard ones) are kept in a `u64` with a stride of 8, larger ones in a `u128` with a
//! stride of 11; one generic code runs on both.

use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr, Sub, SubAssign,
};

mod sealed {
    pub trait Sealed {}
    impl Sealed for u64 {}
    impl Sealed for u128 {}
}

/// The word that a set of cells is kept in while computing: `u64` where
/// [`Board::is_narrow`](crate::Board::is_narrow), else `u128`. For engines that compute on
/// many cells at once; [`CellSet::bits`] gives the bits to [`Bits::narrow`].
pub trait Bits:
    sealed::Sealed
    + Copy
    + Eq
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + BitOrAssign
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No cell.
    const EMPTY: Self;
    /// The distance between the bits of a cell and of its neighbour to the north.
    const STRIDE: u32;

    /// At the first bit of each row, whether the row holds any cell.
    fn rows(self) -> Self;
    /// At the first bit of each column, whether the column holds any cell.
    fn columns(self) -> Self;

    /// Keeps the low bits; the caller knows that the others are not used.
    fn narrow(set: u128) -> Self;
    /// The same set in the wide word.
    fn wide(self) -> u128;
    /// How many cells it holds.
    fn count(self) -> u32;
    /// The number of the lowest bit of a set that is not empty.
    fn lowest(self) -> u32;
    /// The set without the cell of its lowest bit.
    fn without_lowest(self) -> Self;

    /// The bits turned round by so many places.
    fn rotated(self, places: u32) -> Self;

    /// Whether it holds no cell.
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether the two sets share a cell.
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The neighbours of these cells. `has_east` are the board's cells that have a neighbour to
    /// the east ([`Board::has_east`](crate::Board::has_east)); what is north and south of the
    /// board is left to the caller to take away. With `!EMPTY` instead, which is quicker, a row
    /// goes on in the next one.
    ///
    /// ```
    /// use caminos_rules::{Bits, Board};
    /// let board = Board::square();
    /// let [has_east, h1, a2] = [
    ///     board.has_east(),
    ///     board.set_of(["h1".parse()?]),
    ///     board.set_of(["a2".parse()?]),
    /// ]
    /// .map(|set| u64::narrow(set.bits()));
    /// assert_eq!(h1.beside(has_east).count(), 2);
    /// assert!(!h1.beside(has_east).meets(a2));
    /// assert!(h1.beside(!u64::EMPTY).meets(a2));
    /// # Ok::<(), caminos_rules::ParseCellError>(())
    /// ```
    #[inline(always)]
    fn beside(self, has_east: Self) -> Self {
        let in_row = ((self & has_east) << 1) | ((self >> 1) & has_east);
        in_row | (self << Self::STRIDE) | (self >> Self::STRIDE)
    }

    /// Those of these cells whose neighbour to the east is one of them too, and those for which
    /// the one to the north is.
    ///
    /// ```
    /// use caminos_rules::{Bits, Board};
    /// let board = Board::square();
    /// let cells = board.set_of(["a1".parse()?, "b1".parse()?, "b2".parse()?]);
    /// let [cells, has_east] = [cells, board.has_east()].map(|set| u64::narrow(set.bits()));
    /// assert_eq!(cells.pairs(has_east).map(Bits::count), [1, 1]);
    /// # Ok::<(), caminos_rules::ParseCellError>(())
    /// ```
    #[inline(always)]
    fn pairs(self, has_east: Self) -> [Self; 2] {
        [self & (self >> 1) & has_east, self & (self >> Self::STRIDE)]
    }

    /// The cells that are joined with one of these: `east` are the cells joined with their
    /// neighbour to the east, `north` those joined with the one to the north.
    #[inline(always)]
    fn joined(self, east: Self, north: Self) -> Self {
        let in_row = ((self & east) << 1) | ((self >> 1) & east);
        in_row | ((self & north) << Self::STRIDE) | ((self >> Self::STRIDE) & north)
    }

    /// All cells that can be reached from these over joints, which are given as to
    /// [`Bits::joined`].
    #[inline(always)]
    fn flood(self, east: Self, north: Self) -> Self {
        let mut reached = self;
        loop {
            let mut next = reached;
            next |= ((next & east) << 1) | ((next >> 1) & east);
            next |= ((next & north) << Self::STRIDE) | ((next >> Self::STRIDE) & north);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}

macro_rules! impl_bits {
    ($word:ty, $stride:literal, $last:literal) => {
        impl Bits for $word {
            const EMPTY: Self = 0;
            const STRIDE: u32 = $stride;

            // After steps of 1, 2 and 4 a bit has gathered eight; the last step, which may
            // overlap, gathers the rest of the stride.
            #[inline(always)]
            fn rows(self) -> Self {
                let two = self | self >> 1;
                let four = two | two >> 2;
                let eight = four | four >> 4;
                eight | eight >> $last
            }

            #[inline(always)]
            fn columns(self) -> Self {
                let two = self | self >> $stride;
                let four = two | two >> (2 * $stride);
                let eight = four | four >> (4 * $stride);
                eight | eight >> ($last * $stride)
            }

            #[inline(always)]
            fn narrow(set: u128) -> Self {
                set as Self
            }

            #[inline(always)]
            fn wide(self) -> u128 {
                u128::from(self)
            }

            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline(always)]
            fn rotated(self, places: u32) -> Self {
                self.rotate_left(places)
            }

            #[inline(always)]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    };
}

impl_bits!(u64, 8, 0);
impl_bits!(u128, 11, 3);

/// Runs an expression with a name for the word that a board needs ([`Bits`]): the one place
/// where a narrow board and a wide one part.
///
/// ```
/// use caminos_rules::{Bits, Board, with_word};
/// fn count<B: Bits>(board: &Board) -> u32 {
///     B::narrow(board.cells().bits()).count()
/// }
/// for board in [Board::ring(), Board::diamond()] {
///     let count = with_word!(board, Word => count::<Word>(&board));
///     assert_eq!(count, board.cells().len());
/// }
/// ```
#[macro_export]
macro_rules! with_word {
    ($board:expr, $Word:ident => $run:expr) => {
        if $board.is_narrow() {
            type $Word = u64;
            $run
        } else {
            type $Word = u128;
            $run
        }
    };
}
pub(crate) use with_word;

/// A set of cells of one board.
///
/// Which bit a cell has depends on the board, and the set alone does not know its board. So
/// ask the board whether a cell is in it ([`Board::set_contains`](crate::Board::set_contains))
/// and for its cells ([`Board::cells_in`](crate::Board::cells_in)). Sets of one board are
/// combined with `&`, `|`, `^` and `-`; all other cells of the board are `board.cells() - set`.
///
/// ```
/// use caminos_rules::Board;
/// let board = Board::square();
/// let [north, east] = ["N", "E"].map(|side| {
///     let side = board.side(side).unwrap();
///     board.sides()[side.index()].cells()
/// });
/// assert_eq!((north | east).len(), 15);
/// assert!(board.set_contains(north & east, "h8".parse()?));
/// assert_eq!(north - east, (north | east) - east);
/// assert_eq!((board.cells() - north).len(), 56);
/// # Ok::<(), caminos_rules::ParseCellError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct CellSet(pub(crate) u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);

    /// How many cells it holds.
    ///
    /// ```
    /// use caminos_rules::{Board, CellSet};
    /// assert_eq!(Board::square().cells().len(), 64);
    /// assert_eq!(CellSet::EMPTY.len(), 0);
    /// ```
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it holds no cell.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let cells = Board::square().cells();
    /// assert!(!cells.is_empty());
    /// assert!((cells - cells).is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The raw bits: a cell's bit is its row times [`Board::stride`](crate::Board::stride) plus
    /// its column.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::square();
    /// let set = board.set_of(["b1".parse()?, "a2".parse()?]);
    /// assert_eq!(set.bits(), 1 << 1 | 1 << board.stride());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether the two sets share a cell.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::square();
    /// let corner = board.set_of(["a1".parse()?]);
    /// assert!(corner.meets(board.rim()));
    /// assert!(!corner.meets(board.cells() - board.rim()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The cells in both.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::square();
    /// let one = board.set_of(["a1".parse()?, "b1".parse()?]);
    /// let other = board.set_of(["b1".parse()?, "c1".parse()?]);
    /// assert_eq!(one.and(other).len(), 1);
    /// assert_eq!(one.and(other), one & other);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cells in either.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::square();
    /// let one = board.set_of(["a1".parse()?, "b1".parse()?]);
    /// let other = board.set_of(["b1".parse()?, "c1".parse()?]);
    /// assert_eq!(one.or(other).len(), 3);
    /// assert_eq!(one.or(other), one | other);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cells in this set and not in the other.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::square();
    /// let one = board.set_of(["a1".parse()?, "b1".parse()?]);
    /// let other = board.set_of(["b1".parse()?, "c1".parse()?]);
    /// assert_eq!(one.without(other).len(), 1);
    /// assert_eq!(one.without(other), one - other);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The numbers of the bits, lowest first.
    pub(crate) fn indices(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            (rest != 0).then(|| {
                let bit = rest.lowest() as u8;
                rest = rest.without_lowest();
                bit
            })
        })
    }
}

macro_rules! set_operators {
    ($($operator:ident $name:ident, $assign:ident $assign_name:ident: $combine:expr;)*) => {$(
        impl $operator for CellSet {
            type Output = Self;

            fn $name(self, other: Self) -> Self {
                let combine: fn(u128, u128) -> u128 = $combine;
                Self(combine(self.0, other.0))
            }
        }

        impl $assign for CellSet {
            fn $assign_name(&mut self, other: Self) {
                *self = $operator::$name(*self, other);
            }
        }
    )*};
}

set_operators! {
    BitAnd bitand, BitAndAssign bitand_assign: |a, b| a & b;
    BitOr bitor, BitOrAssign bitor_assign: |a, b| a | b;
    BitXor bitxor, BitXorAssign bitxor_assign: |a, b| a ^ b;
    Sub sub, SubAssign sub_assign: |a, b| a & !b;
}
