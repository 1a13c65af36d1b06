//! Counting the placements of the standard shapes without a loop.
//!
//! Written out, the terms of every orientation are constants, so the compiler makes
//! straight-line code over the shared masks. [`applies`] holds the table against the
//! compiled shapes; other shapes take the general way.

use crate::bits::Bits;
use crate::rules::OrientationMasks;

/// For each height 0 to 2 and each offset inside a 3 by 3 box, the anchors from which the
/// cell at that offset has that height; one mask of all cells; the rest pads to a power
/// of two so that indices need no check.
pub(crate) type Shifted<B> = [B; 32];

const ANY: u8 = OrientationMasks::ANY;

/// The terms of L, T, Z and I, orientation by orientation.
const TERMS: [[u8; 4]; 51] = [
    // L
    [0, 3, 6, 1],
    [0, 3, 6, 7],
    [0, 3, 6, ANY],
    [0, 3, 1, 2],
    [0, 3, 4, 5],
    [0, 3, ANY, ANY],
    [0, 1, 4, 7],
    [0, 1, 2, 5],
    [0, 1, 2, ANY],
    [0, 1, ANY, ANY],
    [0, 3, 6, ANY],
    [0, 12, 15, ANY],
    [0, 1, 2, ANY],
    [0, 10, 11, ANY],
    [0, 3, ANY, ANY],
    [0, 21, ANY, ANY],
    [0, 1, ANY, ANY],
    [0, 19, ANY, ANY],
    [9, 12, 6, ANY],
    [9, 10, 2, ANY],
    [18, 3, ANY, ANY],
    [18, 1, ANY, ANY],
    [3, 4, 2, 5],
    [6, 1, 4, 7],
    // T
    [0, 3, 6, 4],
    [0, 3, 6, ANY],
    [0, 1, 4, 2],
    [0, 1, 2, ANY],
    [0, 12, ANY, ANY],
    [0, 10, ANY, ANY],
    [9, 3, 15, ANY],
    [9, 3, ANY, ANY],
    [9, 1, 11, ANY],
    [9, 1, ANY, ANY],
    [3, 1, 4, 7],
    [3, 1, 4, 5],
    // Z
    [0, 3, 4, 7],
    [0, 3, 15, ANY],
    [0, 1, 4, 5],
    [0, 1, 11, ANY],
    [0, 12, ANY, ANY],
    [0, 10, ANY, ANY],
    [9, 3, 6, ANY],
    [9, 1, 2, ANY],
    [9, 3, ANY, ANY],
    [9, 1, ANY, ANY],
    [3, 6, 1, 4],
    [3, 1, 4, 2],
    // I
    [0, 3, 6, ANY],
    [0, 1, 2, ANY],
    [0, ANY, ANY, ANY],
];

/// Where each shape's orientations end in the table.
const ENDS: [usize; 4] = [24, 36, 48, 51];

/// Whether the coloured shapes are those of the table.
pub(crate) fn applies(masks: &[OrientationMasks], coloured: usize) -> bool {
    let own = masks.iter().filter(|t| t.shape.index() < coloured);
    let table = TERMS.iter().enumerate().map(|(id, terms)| {
        let shape = ENDS.iter().position(|&end| id < end);
        (shape, terms)
    });
    coloured == ENDS.len()
        && own.clone().count() == TERMS.len()
        && own.zip(table).all(|(t, (shape, terms))| {
            Some(t.shape.index()) == shape && t.terms[..4] == terms[..] && t.terms[4] == ANY
        })
}

/// How many placements there are of the shapes that the seat has.
#[inline(always)]
pub(crate) fn standard_count<B: Bits>(shifted: &Shifted<B>, fits: &[u128], supply: &[u8]) -> u32 {
    let Some(fits) = fits.first_chunk::<{ TERMS.len() }>() else {
        return 0;
    };
    let mut count = 0;
    macro_rules! add {
        ($($id:literal)*) => {$(
            const { assert!($id < TERMS.len()) };
            count += anchors::<B, $id>(shifted, fits).count();
        )*};
    }
    if supply[0] > 0 {
        add!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23);
    }
    if supply[1] > 0 {
        add!(24 25 26 27 28 29 30 31 32 33 34 35);
    }
    if supply[2] > 0 {
        add!(36 37 38 39 40 41 42 43 44 45 46 47);
    }
    if supply[3] > 0 {
        add!(48 49 50);
    }
    count
}

/// The legal anchors of one orientation.
#[inline(always)]
fn anchors<B: Bits, const ID: usize>(shifted: &Shifted<B>, fits: &[u128; TERMS.len()]) -> B {
    let terms = const { TERMS[ID] };
    let mut anchors = B::narrow(fits[ID]) & shifted[terms[0] as usize];
    if terms[1] != ANY {
        anchors = anchors & shifted[terms[1] as usize];
    }
    if terms[2] != ANY {
        anchors = anchors & shifted[terms[2] as usize];
    }
    if terms[3] != ANY {
        anchors = anchors & shifted[terms[3] as usize];
    }
    anchors
}
