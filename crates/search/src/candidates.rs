//! Which moves a search looks at, and in which order.

use caminos_rules::{Bits, Move, Placement, Position, Seat};

use crate::policy::{Policy, Sight, Standing};

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

/// The seat that plays next, if it is an opponent's. Where a partner comes next, who could
/// still answer, nothing is forced.
pub(crate) fn next_opponent(position: &Position, seat: Seat) -> Option<Seat> {
    let players = position.rules().options().players.count();
    let seats = Seat::ALL[..players].iter().copied();
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

/// The placements that stop every win which the opponent threatens at once, if it threatens
/// one; else `None`. Now and then one of them lets the opponent in elsewhere, by the height
/// that it adds; the next look finds that.
pub(crate) fn parries(position: &Position, seat: Seat) -> Option<Vec<Placement>> {
    position.parries(next_opponent(position, seat)?)
}

/// The placements that attract most, at most `width` of them.
pub(crate) fn rank<B: Bits>(
    position: &Position,
    policy: &Policy,
    standing: &Standing,
    sight: &Sight<B>,
    placements: &[Placement],
    width: usize,
) -> Candidates {
    let worth = |placement: Placement| {
        let cells = B::narrow(position.rules().footprint(placement).bits());
        policy.worth(sight, standing, cells, placement)
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
    let share = |worth: f32| (worth - most).exp();
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
