//! How good a position is, without looking ahead.

use caminos_rules::{Bits, Board, Position, SideId, Team};

use crate::distance::{FAR, Ground, Layers};

/// What the evaluation counts, from the view of the team to move. Costs are those of
/// `distance`: about six to a piece.
pub const FEATURES: usize = 5;

/// The weights of the evaluation. `caminos tune` finds them from games against itself.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weights(pub [f32; FEATURES]);

impl Default for Weights {
    fn default() -> Self {
        Self([0.12, 0.06, 0.35, 0.0, 0.0])
    }
}

/// How near a team is to a connection.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Prospect {
    /// The cost of its cheapest way.
    pub(crate) nearest: f32,
    /// The cheapest ways of all goals weighed together: more goals in reach count.
    pub(crate) breadth: f32,
}

/// Cells worth a move, by team: those on cheap ways.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Ways<B> {
    /// On a cheapest way.
    pub(crate) best: B,
    /// On a way that costs at most one more empty cell.
    pub(crate) good: B,
}

impl<B: Bits> Ways<B> {
    /// Nothing worth a move.
    pub(crate) const fn none() -> Self {
        Self {
            best: B::EMPTY,
            good: B::EMPTY,
        }
    }
}

/// A team's prospect alone, which is what a leaf needs.
pub(crate) fn prospect<B: Bits>(
    position: &Position,
    team: Team,
    overlooks_walls: bool,
) -> Prospect {
    survey::<B, false>(position, team, overlooks_walls).0
}

/// A team's prospect and the cells of its cheap ways.
pub(crate) fn prospect_with_ways<B: Bits>(
    position: &Position,
    team: Team,
    overlooks_walls: bool,
) -> (Prospect, Ways<B>) {
    survey::<B, true>(position, team, overlooks_walls)
}

/// How much more a way may cost and still be good.
const SLACK: usize = 2;

fn survey<B: Bits, const WAYS: bool>(
    position: &Position,
    team: Team,
    overlooks_walls: bool,
) -> (Prospect, Ways<B>) {
    let board = position.rules().board();
    let mut ground = Ground::<B>::of(position, team);
    if overlooks_walls {
        ground.forget_walls();
    }
    let side = |i: usize| B::narrow(board.sides()[i].cells().bits());
    let mut layers: [Option<Layers<B>>; Board::MAX_SIDES] = [None; Board::MAX_SIDES];
    let mut layers_of = |i: usize| *layers[i].get_or_insert_with(|| ground.layers(side(i)));
    let mut nearest = FAR;
    let mut breadth = 0.0;
    let mut ways = Ways {
        best: B::EMPTY,
        good: B::EMPTY,
    };
    for goal in board.goals() {
        let [from, to] = goal.sides.map(SideId::index);
        let distance = layers_of(from).cost_to(side(to));
        breadth += (-(distance as f32) / 4.0).exp();
        if WAYS && distance <= nearest + SLACK && distance < FAR {
            let (from, to) = (layers_of(from), layers_of(to));
            if distance + SLACK < nearest {
                ways.good = B::EMPTY;
            }
            if distance < nearest {
                ways.best = B::EMPTY;
            }
            if distance <= nearest {
                ways.best |= ground.on_ways(&from, &to, distance);
            }
            ways.good |= ground.on_ways(&from, &to, distance + SLACK);
        }
        nearest = nearest.min(distance);
    }
    let prospect = Prospect {
        nearest: nearest as f32,
        breadth: -4.0 * breadth.max(1e-5).ln(),
    };
    (prospect, ways)
}

/// The features of a position for the team to move.
pub(crate) fn features(own: &Prospect, other: &Prospect) -> [f32; FEATURES] {
    [
        other.nearest - own.nearest,
        other.breadth - own.breadth,
        1.0,
        // Near the end a small lead decides.
        (other.nearest - own.nearest) / own.nearest.min(other.nearest).max(2.0),
        1.0 / own.nearest.max(2.0) - 1.0 / other.nearest.max(2.0),
    ]
}

impl Weights {
    /// The expected result for the team to move, from -1 to 1.
    pub(crate) fn value(&self, features: &[f32; FEATURES]) -> f32 {
        let sum: f32 = self
            .0
            .iter()
            .zip(features)
            .map(|(weight, feature)| weight * feature)
            .sum();
        sum.tanh()
    }
}
