//! A fingerprint of a position, for transposition tables and opening books.

use super::Position;
use crate::symmetry::Symmetry;
use crate::team::PerTeam;

/// Multiplies and folds the halves, which spreads every input bit over the result.
const fn mix(a: u64, b: u64) -> u64 {
    let product = (a ^ 0x9E37_79B9_7F4A_7C15) as u128 * (b ^ 0xD1B5_4A32_D192_ED03) as u128;
    (product >> 64) as u64 ^ product as u64
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
