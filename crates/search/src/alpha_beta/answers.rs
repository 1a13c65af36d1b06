//! Answers to threats, tested only when they are tried.

use caminos_rules::{CellSet, Placement, Position, Seat};

use crate::candidates::next_opponent;

/// Threats to win at once which have to be answered now.
#[derive(Debug)]
pub(super) struct Threats {
    opponent: Seat,
    threats: Vec<Placement>,
}

impl Threats {
    /// What the next seat would win with, if it is an opponent.
    pub(super) fn before(position: &Position, seat: Seat) -> Option<Self> {
        if position.places_neutral() {
            return None;
        }
        let opponent = next_opponent(position, seat)?;
        let threats = position.threats(opponent);
        (!threats.is_empty()).then_some(Self { opponent, threats })
    }

    /// The placements that touch every threat; no other stops them all.
    pub(super) fn touching(&self, position: &Position) -> Vec<Placement> {
        let carriers = self.threats.iter();
        let mut carriers: Vec<CellSet> = carriers
            .map(|&threat| position.carrier(self.opponent, threat))
            .collect();
        // The smallest are the hardest to touch.
        carriers.sort_unstable_by_key(|carrier| (carrier.len(), carrier.bits()));
        carriers.dedup();
        let rules = position.rules();
        let mut placements = position.placements();
        placements.retain(|&placement| {
            let cells = rules.footprint(placement);
            carriers.iter().all(|&carrier| cells.meets(carrier))
        });
        placements
    }

    /// Whether any placement stops them all and lets the opponent in nowhere else.
    pub(super) fn can_be_stopped(&mut self, position: &mut Position) -> bool {
        let mut touching = self.touching(position).into_iter();
        touching.any(|answer| {
            self.are_stopped_by(position, answer) && {
                position.play_unchecked(answer.into());
                let lets_in = position.has_threat(self.opponent);
                position.undo();
                !lets_in
            }
        })
    }

    /// Whether a placement leaves none of the threats.
    pub(super) fn are_stopped_by(&mut self, position: &mut Position, answer: Placement) -> bool {
        position.play_unchecked(answer.into());
        let mut threats = self.threats.iter();
        let stays = threats.position(|&threat| position.is_threat(self.opponent, threat));
        position.undo();
        // The threat that stayed last time most likely stays again.
        if let Some(i) = stays {
            self.threats[..=i].rotate_right(1);
        }
        stays.is_none()
    }
}

#[cfg(test)]
mod tests {
    use caminos_rules::{Board, Options, Rules};

    use super::*;
    use crate::candidates::parries;
    use crate::random::Random;

    #[test]
    fn answers_tested_one_by_one_are_those_found_together() {
        let mut random = Random::new(5);
        let mut threatened = 0;
        for round in 0..60 {
            let board = Board::STANDARD[round % 4];
            let mut position =
                Position::new(Rules::standard(board, Options::default()).expect("a board"));
            while let Some(seat) = position.to_move() {
                let together = parries(&position, seat);
                let threats = Threats::before(&position, seat);
                assert_eq!(together.is_some(), threats.is_some());
                // A move that wins needs no answer to anything.
                if let Some(mut threats) = threats.filter(|_| !position.has_threat(seat)) {
                    let mut answers = threats.touching(&position);
                    answers.retain(|&answer| threats.are_stopped_by(&mut position, answer));
                    assert_eq!(Some(answers), together);
                    threatened += 1;
                }
                let n = random.below(position.count_placements());
                let placement = position.nth_placement(n).expect("a placement");
                position.play_unchecked(placement.into());
            }
        }
        assert!(threatened > 50, "{threatened}");
    }
}
