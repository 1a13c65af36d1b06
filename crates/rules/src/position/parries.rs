//! The placements that stop what the opponent threatens.

use super::Position;
use super::faces::Faces;
use super::threats::Shifts;
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::bits::{Bits, with_word};
use crate::placement::Placement;
use crate::team::Seat;

/// A parry has to enter the carriers of so many threats. What does is tried against all of them, so
/// that more carriers would spare little.
const CARRIERS: usize = 6;

impl Position {
    /// The placements of the seat to move after which none of the wins stands that `opponent`
    /// would have with the turn now; `None` if it would have none. Now and then one of
    /// them lets the opponent in elsewhere, by the height that it adds.
    ///
    /// ```
    /// use caminos_rules::{MoveText, Options, Position, Rules, Seat};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// for text in MoveText::parse_list("La1a2a3b3 Tg2h1h2h3 La4a5a6b6")? {
    ///     position.play_text(&text)?;
    /// }
    /// let parries = position.parries(Seat::One).expect("yellow threatens to reach a8");
    /// assert!(parries.len() < position.placements().len());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn parries(&self, opponent: Seat) -> Option<Vec<Placement>> {
        self.parries_up_to(opponent, usize::MAX)
    }

    /// The first of [`Position::parries`], at most so many.
    ///
    /// ```
    /// use caminos_rules::{Material, Seat, Setup};
    /// let setup: Setup = "square 2 - 1La1a2a3b3,1La4a5a6b6,2Tg2h1h2h3 2 -".parse()?;
    /// let position = setup.position(Material::standard())?;
    /// assert_eq!(position.parries_up_to(Seat::One, 3).map(|parries| parries.len()), Some(3));
    /// assert_eq!(position.parries_up_to(Seat::Two, 3), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn parries_up_to(&self, opponent: Seat, most: usize) -> Option<Vec<Placement>> {
        let threats = self.threats(opponent);
        if threats.is_empty() {
            return None;
        }
        Some(with_word!(self.rules, B => self.parries_in::<B>(opponent, threats, most)))
    }

    fn parries_in<B: Bits>(
        &self,
        opponent: Seat,
        mut threats: Vec<Placement>,
        most: usize,
    ) -> Vec<Placement> {
        let faces = Faces::<B>::of(self, opponent.team());
        // Threats through the same gap often rest on the same cells.
        let mut carriers: Vec<B> = Vec::new();
        for &threat in threats.iter().take(CARRIERS) {
            let carrier = faces.way_through(threat);
            if !carriers.contains(&carrier) {
                carriers.push(carrier);
            }
        }
        let carriers: Vec<Shifts<B>> = carriers.into_iter().map(Shifts::new).collect();
        let mut parries = Vec::new();
        self.visit_orientations(|orientation, anchors: B| {
            let masks = &self.rules.masks[orientation.index()];
            let mut anchors = carriers.iter().fold(anchors, |anchors, carrier| {
                anchors & carrier.entered_by(&masks.offsets)
            });
            while !anchors.is_empty() && parries.len() < most {
                let placement = Placement {
                    orientation,
                    anchor: anchors.lowest() as u8,
                };
                let after = faces.with_foreign(masks, anchors.lowest());
                let footprint = self.rules.footprint(placement);
                // The threat that stayed last time most likely stays again.
                let stays = threats.iter().position(|&threat| {
                    !footprint.meets(self.rules.footprint(threat)) && after.would_connect(threat)
                });
                match stays {
                    Some(i) => threats[..=i].rotate_right(1),
                    None => parries.push(placement),
                }
                anchors = anchors.without_lowest();
            }
        });
        parries
    }
}
