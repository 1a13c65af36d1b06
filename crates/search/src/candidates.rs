//! Which moves a search looks at, and in which order.

use caminos_rules::{Bits, CellSet, Move, Placement, Position, Seat, Team};

use crate::evaluate::Ways;

/// A move with its share of attention; the shares of a list add up to 1.
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
    pub(crate) complete: bool,
}

/// What a cell of a piece is worth where it stands.
const OWN_BEST: f32 = 1.0;
const OWN_GOOD: f32 = 0.35;
const OTHER_BEST: f32 = 0.9;
const OTHER_GOOD: f32 = 0.3;

/// The seat of the other team that could play next.
pub(crate) fn next_opponent(position: &Position, seat: Seat) -> Option<Seat> {
    let players = position.rules().options().players.count();
    let seats = Seat::ALL[..players].iter().copied();
    let clockwise = seats.cycle().skip_while(|&s| s != seat).skip(1);
    clockwise
        .take(players)
        .find(|&next| next.team() != seat.team() && !position.is_out(next))
}

/// Whether the opponent would win at once if it had the turn.
pub(crate) fn is_threatened(position: &Position, seat: Seat) -> bool {
    !position.places_neutral()
        && next_opponent(position, seat).is_some_and(|opponent| position.has_threat(opponent))
}

/// The placements that stop every win which the opponent threatens at once, if it threatens
/// one; else `None`. Now and then one of them lets the opponent in elsewhere, by the height
/// that it adds; the next look finds that.
pub(crate) fn parries(position: &Position, seat: Seat) -> Option<Vec<Placement>> {
    position.parries(next_opponent(position, seat)?)
}

/// How much each placement does on the cheap ways of both teams.
pub(crate) fn rank<B: Bits>(
    position: &Position,
    team: Team,
    own: &Ways<B>,
    other: &Ways<B>,
    placements: &[Placement],
    width: usize,
) -> Candidates {
    let narrow = |set: CellSet| B::narrow(set.bits());
    let tops = narrow(position.tops(team));
    let (own_best, own_good) = (own.best & !tops, own.good & !tops);
    let worth = |placement: Placement| {
        let cells = narrow(position.rules().footprint(placement));
        let on = |ways: B| (cells & ways).count() as f32;
        OWN_BEST * on(own_best)
            + OWN_GOOD * on(own_good)
            + OTHER_BEST * on(other.best)
            + OTHER_GOOD * on(other.good)
    };
    let mut ranked: Vec<(f32, Placement)> = placements
        .iter()
        .map(|&placement| (worth(placement), placement))
        .collect();
    let complete = ranked.len() <= width;
    let better = |a: &(f32, Placement), b: &(f32, Placement)| {
        b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1))
    };
    if !complete {
        ranked.select_nth_unstable_by(width, better);
        ranked.truncate(width);
    }
    ranked.sort_unstable_by(better);
    let most = ranked.first().map_or(0.0, |(worth, _)| *worth);
    let share = |worth: f32| ((worth - most) * SHARPNESS).exp();
    let total: f32 = ranked.iter().map(|(worth, _)| share(*worth)).sum();
    let list = ranked
        .into_iter()
        .map(|(worth, placement)| Candidate {
            mv: placement.into(),
            prior: share(worth) / total,
        })
        .collect();
    Candidates { list, complete }
}

/// How fast attention falls with worth.
const SHARPNESS: f32 = 0.9;
