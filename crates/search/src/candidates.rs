//! Which moves a node is expanded with, and their priors.

use caminos_rules::{Move, Placement, Position, Seat, Symmetry};

/// A move with its prior probability; the priors of a list add up to 1.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) mv: Move,
    pub(crate) prior: f32,
}

/// The moves to look at.
#[derive(Clone, Debug)]
pub(crate) struct Candidates {
    pub(crate) list: Vec<Candidate>,
    /// Whether every move that is left out loses at once.
    pub(crate) is_complete: bool,
}

/// The seat that plays next, if it is an opponent's. Where a partner comes next, who could
/// still answer, nothing is forced.
pub(crate) fn next_opponent(position: &Position, seat: Seat) -> Option<Seat> {
    let seats = position.rules().seats();
    let players = seats.len();
    let clockwise = seats.cycle().skip_while(|&s| s != seat).skip(1);
    let mut able = clockwise
        .take(players)
        .filter(|&next| !position.is_out(next));
    able.next().filter(|next| next.team() != seat.team())
}

/// Whether the opponent would win at once if it had the turn.
pub(crate) fn is_threatened(position: &Position, seat: Seat) -> bool {
    !position.places_neutral()
        && next_opponent(position, seat).is_some_and(|opponent| position.has_threat(opponent))
}

/// A threat of a seat, where it had none before the last move or that move stopped them all. With
/// four players this is known of two of them only, so all threats are looked for.
pub(crate) fn first_new_threat(position: &Position, seat: Seat) -> Option<Placement> {
    if position.rules().seats().len() == 2 {
        position.first_new_threat(seat)
    } else {
        position.first_threat(seat)
    }
}

/// The must-play moves: those that stop every win which the opponent threatens at once, if it
/// threatens one; else `None`. Now and then one of them opens another connection, by the height
/// that it adds; the search of the next position finds that.
pub(crate) fn must_play(position: &Position, seat: Seat) -> Option<Vec<Placement>> {
    position.parries(next_opponent(position, seat)?)
}

/// With more pieces than this on the board symmetries are not looked for any more.
const SYMMETRIC: usize = 2;

/// The symmetries of the board that leave the position as it is, without the one that moves
/// nothing. They are looked for in the opening only.
pub(crate) fn own_symmetries(position: &Position) -> Vec<Symmetry> {
    if position.pieces().count() > SYMMETRIC {
        return Vec::new();
    }
    let symmetries = position.rules().symmetries().iter();
    symmetries
        .filter(|&symmetry| symmetry != Symmetry::IDENTITY)
        .filter(|&symmetry| position.mapped(symmetry).hash() == position.hash())
        .collect()
}

/// The placements, one of each set that are the same but for a symmetry of the position.
pub(crate) fn distinct_placements(position: &Position) -> Vec<Placement> {
    let symmetries = own_symmetries(position);
    let rules = position.rules();
    let mut placements = position.placements();
    placements.retain(|&placement| {
        let mut images = symmetries.iter();
        images.all(|&symmetry| placement <= rules.map_placement(symmetry, placement))
    });
    placements
}

/// The placements with the highest logits, at most `width` of them, with their priors: the
/// softmax of the logits.
pub(crate) fn rank(
    placements: &[Placement],
    width: usize,
    logit: &mut dyn FnMut(Placement) -> f32,
) -> Candidates {
    let mut ranked: Vec<(f32, Placement)> = placements
        .iter()
        .map(|&placement| (logit(placement), placement))
        .collect();
    let is_complete = ranked.len() <= width;
    keep_best(&mut ranked, width);
    // The greatest logit is subtracted first, so that no exponential overflows.
    let greatest = ranked.first().map_or(0.0, |(logit, _)| *logit);
    let exp = |logit: f32| (logit - greatest).exp();
    let total: f32 = ranked.iter().map(|(logit, _)| exp(*logit)).sum();
    let list = ranked
        .into_iter()
        .map(|(logit, placement)| Candidate {
            mv: placement.into(),
            prior: exp(logit) / total,
        })
        .collect();
    Candidates { list, is_complete }
}

/// Keeps the moves with the highest logits, best first. It is not generic, since each copy of a
/// sort weighs 5 kB in the page.
fn keep_best(ranked: &mut Vec<(f32, Placement)>, width: usize) {
    let better = |a: &(f32, Placement), b: &(f32, Placement)| {
        b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1))
    };
    if ranked.len() > width {
        ranked.select_nth_unstable_by(width, better);
        ranked.truncate(width);
    }
    ranked.sort_unstable_by(better);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use caminos_rules::{Board, MoveText, Options, Rules};

    use super::*;

    fn after(board: &str, moves: &str) -> Position {
        let mut position =
            Position::new(Rules::standard(board, Options::default()).expect("a board"));
        for text in MoveText::parse_list(moves).expect("moves") {
            position.play_text(&text).expect("a legal move");
        }
        position
    }

    #[test]
    fn every_opening_move_is_an_image_of_exactly_one_that_is_looked_at() {
        let lopsided = "Ia1a2a3";
        let starts = Board::STANDARD.map(|board| after(board, ""));
        let a_tower_in_a_corner = after("square", "Ia1^3");
        for position in starts.iter().chain([&a_tower_in_a_corner]) {
            let rules = position.rules();
            let symmetries = own_symmetries(position);
            assert!(!symmetries.is_empty(), "{}", rules.board().name());
            let mut reached = BTreeSet::new();
            for placement in distinct_placements(position) {
                let image = |&symmetry| rules.map_placement(symmetry, placement);
                let images: BTreeSet<_> = symmetries.iter().map(image).chain([placement]).collect();
                for image in images {
                    assert!(reached.insert(image), "an image of two moves");
                }
            }
            assert_eq!(reached, position.placements().into_iter().collect());
        }
        assert!(own_symmetries(&after("square", lopsided)).is_empty());
    }
}
