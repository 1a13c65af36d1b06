//! The static evaluation: features of both teams, and the network's value of them.

use std::cell::OnceCell;

use caminos_rules::{Bits, Position, SideId, Team, with_word};

use crate::path_cost::{FAR, TeamBoard};
use crate::weights::Weights;

/// How many features a team has. Costs are those of `path_cost`: about six to a piece.
pub(crate) const TEAM_FEATURES: usize = 9;

/// The network's inputs: both teams' features, the mover's first, and how full the board is.
pub(crate) const INPUTS: usize = 2 * TEAM_FEATURES + 2;

/// What the evaluation counts for a team.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct TeamFeatures {
    /// The cost of its cheapest path.
    pub(crate) nearest: f32,
    /// All features, scaled to a size of about 1.
    scaled: [f32; TEAM_FEATURES],
    /// The share of the board that is built upon.
    full: f32,
}

/// The cells on a team's short paths.
#[derive(Copy, Clone, Debug)]
pub(crate) struct PathCells<B> {
    /// On a cheapest path.
    pub(crate) shortest: B,
    /// On a path that costs at most one more empty cell.
    pub(crate) near_shortest: B,
}

impl<B: Bits> PathCells<B> {
    /// No cells.
    pub(crate) const fn none() -> Self {
        Self {
            shortest: B::EMPTY,
            near_shortest: B::EMPTY,
        }
    }
}

/// The static evaluation of a position: the expected result for the team to move, from -1
/// to 1. `None` when the game is over.
///
/// ```
/// use caminos_rules::{Options, Position, Rules};
/// let position = Position::new(Rules::standard("square", Options::default())?);
/// let value = caminos_search::evaluation(&position).expect("not over");
/// assert!(value.abs() <= 1.0);
/// # Ok::<(), caminos_rules::RulesError>(())
/// ```
#[must_use]
pub fn evaluation(position: &Position) -> Option<f32> {
    let team = position.to_move()?.team();
    let board = position.rules().board();
    let inputs = with_word!(board, B => inputs_of::<B>(position, team));
    Some(Weights::of(board.name()).value.of(&inputs))
}

/// The network's inputs for a team.
pub(crate) fn inputs_of<B: Bits>(position: &Position, team: Team) -> [f32; INPUTS] {
    let survey = |team| survey::<B>(position, team, false).0;
    inputs(&survey(team), &survey(team.other()))
}

/// How much more than the cheapest a path may cost and still count as short.
const SLACK: usize = 2;

/// A team's features and the cells of its short paths.
pub(crate) fn survey<B: Bits>(
    position: &Position,
    team: Team,
    ignores_walls: bool,
) -> (TeamFeatures, PathCells<B>) {
    let board = position.rules().board();
    let mut team_board = TeamBoard::<B>::of(position, team);
    if ignores_walls {
        team_board.ignore_walls();
    }
    let side = |i: usize| B::narrow(board.sides()[i].cells().bits());
    // An array for as many sides as a board can have takes longer to fill than the search.
    let layers: Vec<_> = board.sides().iter().map(|_| OnceCell::new()).collect();
    let layers_of = |i: usize| layers[i].get_or_init(|| team_board.layers(side(i)));
    let mut nearest = FAR;
    let mut breadth = 0.0;
    let mut paths = PathCells {
        shortest: B::EMPTY,
        near_shortest: B::EMPTY,
    };
    for goal in board.goals() {
        let [from, to] = goal.sides.map(SideId::index);
        let distance = layers_of(from).cost_to(side(to));
        breadth += (-(distance as f32) / 4.0).exp();
        if distance <= nearest + SLACK && distance < FAR {
            let (from, to) = (layers_of(from), layers_of(to));
            if distance + SLACK < nearest {
                paths.near_shortest = B::EMPTY;
            }
            if distance < nearest {
                paths.shortest = B::EMPTY;
            }
            if distance <= nearest {
                paths.shortest |= team_board.on_paths(from, to, distance);
            }
            paths.near_shortest |= team_board.on_paths(from, to, distance + SLACK);
        }
        nearest = nearest.min(distance);
    }
    let nearest = nearest as f32;
    let breadth = -4.0 * breadth.max(1e-5).ln();
    let [joined, broken, secure, low] = team_board.counts();
    let scaled = [
        nearest / 10.0,
        breadth / 10.0,
        2.0 / nearest.max(2.0),
        joined / 8.0,
        broken / 4.0,
        secure / 4.0,
        low / 8.0,
        (1.0 + paths.shortest.count() as f32).ln() / 2.0,
        (1.0 + paths.near_shortest.count() as f32).ln() / 2.0,
    ];
    let full = team_board.share_built();
    let features = TeamFeatures {
        nearest,
        scaled,
        full,
    };
    (features, paths)
}

/// The network's inputs for the team whose features come first. The last one is always 1, for
/// the bias.
pub(crate) fn inputs(own: &TeamFeatures, other: &TeamFeatures) -> [f32; INPUTS] {
    let mut inputs = [1.0; INPUTS];
    inputs[..TEAM_FEATURES].copy_from_slice(&own.scaled);
    inputs[TEAM_FEATURES..2 * TEAM_FEATURES].copy_from_slice(&other.scaled);
    inputs[2 * TEAM_FEATURES] = own.full;
    inputs
}
