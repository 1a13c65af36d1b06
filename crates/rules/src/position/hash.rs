//! A hash of a position, for transposition tables and opening books.
//!
//! The cubes' part is kept up to date in the manner of Zobrist: the exclusive or of a key a
//! cube. The key of a cube is that of its colour and level, rotated by the number of its
//! cell, so a whole piece has one key, that of its orientation, rotated by its anchor.

use super::Position;
use crate::bits::{Bits, CellSet};
use crate::cell::Level;
use crate::symmetry::Symmetry;
use crate::team::PerTeam;

/// Multiplies and folds the halves, which spreads every input bit over the result.
const fn mix(a: u64, b: u64) -> u64 {
    let product = (a ^ 0x9E37_79B9_7F4A_7C15) as u128 * (b ^ 0xD1B5_4A32_D192_ED03) as u128;
    (product >> 64) as u64 ^ product as u64
}

/// The key of a cube in the cell of bit 0, by colour and level. An odd number of bits makes
/// every rotation count: cubes of one colour and level never cancel out.
const KEYS: [[u128; Level::COUNT]; 3] = {
    let mut keys = [[0; Level::COUNT]; 3];
    let mut i = 0;
    while i < 9 {
        let n = 4 * i as u64;
        let (low, high) = (mix(n, !n), mix(n + 2, !n));
        // Odd in the low half too, which is all that a narrow board takes.
        let low = low ^ (low.count_ones() as u64 & 1 ^ 1);
        let high = high ^ (high.count_ones() as u64 & 1);
        keys[i / 3][i % 3] = (high as u128) << 64 | low as u128;
        i += 1;
    }
    keys
};

/// The keys of an orientation with its anchor at bit 0, one a colour.
pub(crate) fn orientation_keys(levels: [u128; Level::COUNT], narrow: bool) -> [u128; 3] {
    KEYS.map(|keys| {
        let mut sum = 0;
        for (key, level) in keys.into_iter().zip(levels) {
            for bit in CellSet(level).indices() {
                sum ^= if narrow {
                    (key as u64).rotated(u32::from(bit)).wide()
                } else {
                    key.rotated(u32::from(bit))
                };
            }
        }
        sum
    })
}

impl Position {
    /// A hash of everything that bears on the rest of the game: the cubes and their
    /// colours, the supplies, who is to move and who is out. Not of which cubes form one
    /// piece, nor of the order of moves. It may differ between versions.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let start = Position::new(Rules::standard("square", Options::default())?);
    /// let play = |texts: &str| -> Result<_, Box<dyn std::error::Error>> {
    ///     let mut position = start.clone();
    ///     for text in texts.split(' ') {
    ///         position.play_text(&text.parse()?)?;
    ///     }
    ///     Ok(position)
    /// };
    /// let one = play("Ia1a2a3 Ih1h2h3 Lc1c2c3d3")?;
    /// let other = play("Lc1c2c3d3 Ih1h2h3 Ia1a2a3")?;
    /// assert_eq!(one.hash(), other.hash());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hash = mix(self.cubes_key as u64, (self.cubes_key >> 64) as u64);
        for supply in self.supply.map(u128::from_le_bytes) {
            hash = mix(hash ^ supply as u64, (supply >> 64) as u64);
        }
        hash ^ mix(self.progress_key(), 0)
    }

    /// A number for a position that no version of this crate changes, to begin random numbers
    /// with: what [`Position::hash`] hashes, computed anew each time.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// assert_eq!(position.fingerprint(), 10_066_809_695_026_506_287);
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut hash = self.progress_key();
        for level in self.cubes.as_flattened() {
            hash = mix(hash ^ *level as u64, (*level >> 64) as u64);
        }
        for supply in self.supply.map(u128::from_le_bytes) {
            hash = mix(hash ^ supply as u64, (supply >> 64) as u64);
        }
        hash
    }

    fn progress_key(&self) -> u64 {
        // The edge pieces decide only where points are counted.
        let scoring = self.rules.options().scoring;
        let edges = if scoring {
            self.edge_pieces()
        } else {
            PerTeam::default()
        };
        self.progress.key()
            | u64::from(self.may_swap()) << 16
            | u64::from(edges.yellow) << 24
            | u64::from(edges.green) << 32
    }

    /// The position as a symmetry of the board shows it.
    ///
    /// # Panics
    /// When the symmetry is not one of [`Rules::symmetries`](crate::Rules::symmetries).
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"La1a2a3b3".parse()?)?;
    /// let symmetry = position.rules().symmetries().iter().nth(1).unwrap();
    /// let image = position.mapped(symmetry);
    /// assert_ne!(image, position);
    /// assert_eq!(image.mapped(symmetry.inverse()), position);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn mapped(&self, symmetry: Symmetry) -> Self {
        let image = |&(seat, placement): &_| (seat, self.rules.map_placement(symmetry, placement));
        let initial = self.initial.iter().map(image).collect();
        let mut image = Self::with_pieces(self.rules.clone(), initial);
        image.progress = match self.played.first() {
            Some(played) => played.before,
            None => self.progress,
        };
        for played in &self.played {
            let mv = match played.mv {
                crate::Move::Place(p) => self.rules.map_placement(symmetry, p).into(),
                other => other,
            };
            image.play_unchecked(mv);
        }
        image
    }

    /// The one of the symmetric images that stands for all of them, and the symmetry that
    /// leads to it: symmetric positions have canonical forms with equal hashes.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let [mut one, mut other] = [position.clone(), position];
    /// one.play_text(&"Ia1^3".parse()?)?;
    /// other.play_text(&"Ih8^3".parse()?)?;
    /// assert_ne!(one.hash(), other.hash());
    /// assert_eq!(one.canonical().0.hash(), other.canonical().0.hash());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn canonical(&self) -> (Self, Symmetry) {
        self.rules
            .symmetries()
            .iter()
            .map(|symmetry| (self.mapped(symmetry), symmetry))
            .min_by_key(|(image, _)| (image.cubes, image.hash()))
            .expect("every board has the identity")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::rules::Rules;

    /// Every cube's own key, whatever piece it belongs to.
    fn from_scratch(position: &Position) -> u128 {
        let mut key = 0;
        for (keys, levels) in KEYS.iter().zip(position.cubes) {
            for (own, level) in keys.iter().zip(levels) {
                for bit in CellSet(level).indices() {
                    key ^= if position.rules.is_narrow() {
                        u128::from((*own as u64).rotate_left(bit.into()))
                    } else {
                        own.rotate_left(bit.into())
                    };
                }
            }
        }
        key
    }

    #[test]
    fn what_is_kept_up_to_date_is_what_the_board_says() {
        let neutral = Options {
            neutral: true,
            ..Options::default()
        };
        for (n, board) in crate::Board::STANDARD
            .into_iter()
            .cycle()
            .take(24)
            .enumerate()
        {
            let mut position = Position::new(Rules::standard(board, neutral).unwrap());
            let mut dice = n as u64;
            while !position.is_over() {
                let hash = position.hash();
                dice = mix(dice, !dice);
                let nth = (dice % u64::from(position.count_placements())) as u32;
                let placement = position.nth_placement(nth).unwrap();
                position.play_unchecked(placement.into());
                assert_eq!(position.cubes_key, from_scratch(&position));
                position.undo();
                assert_eq!(position.hash(), hash);
                position.play_unchecked(placement.into());
                let pieces = position.pieces().map(|p| (p.seat, p.placement)).collect();
                let again = Position::with_pieces(position.rules.clone(), pieces);
                assert_eq!(again.edges, position.edges);
                assert_eq!(again.cubes_key, position.cubes_key);
            }
        }
    }

    #[test]
    fn the_fingerprint_never_changes() {
        let mut position = Position::new(Rules::standard("square", Options::default()).unwrap());
        let mut prints = vec![position.fingerprint()];
        for text in ["La1a2a3b3", "Tg2h1h2h3", "Lb2^3c2"] {
            position.play_text(&text.parse().unwrap()).unwrap();
            prints.push(position.fingerprint());
        }
        let expected = [
            10_066_809_695_026_506_287,
            14_871_001_517_003_069_058,
            7_669_751_081_820_828_811,
            13_268_202_519_763_067_942,
        ];
        assert_eq!(prints, expected);
    }
}
