//! How good a position is, without looking ahead.

use caminos_rules::{Bits, Board, Position, SideId, Team};

use crate::path_cost::{FAR, Layers, TeamBoard};
use crate::weights::Weights;

/// What the evaluation counts of a team. Costs are those of `distance`: about six to a piece.
pub(crate) const COUNTED: usize = 9;

/// What it is told: both teams' counts, the mover's first, and how full the board is.
pub(crate) const INPUTS: usize = 2 * COUNTED + 2;

/// How near a team is to a connection.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Prospect {
    /// The cost of its cheapest way.
    pub(crate) nearest: f32,
    /// All that is counted, brought to a size of about 1.
    counted: [f32; COUNTED],
    /// The share of the board that is built upon.
    full: f32,
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

/// What the engine thinks of a position without looking ahead: the expected result for the
/// team to move, from -1 to 1. `None` when the game is over.
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
    let inputs = if board.is_narrow() {
        inputs_of::<u64>(position, team)
    } else {
        inputs_of::<u128>(position, team)
    };
    Some(Weights::of(board.name()).value.of(&inputs))
}

/// What the evaluation is told of a position, for a team.
pub(crate) fn inputs_of<B: Bits>(position: &Position, team: Team) -> [f32; INPUTS] {
    let survey = |team| survey::<B>(position, team, false).0;
    inputs(&survey(team), &survey(team.other()))
}

/// How much more a way may cost and still be good.
const SLACK: usize = 2;

/// A team's prospect and the cells of its cheap ways.
pub(crate) fn survey<B: Bits>(
    position: &Position,
    team: Team,
    overlooks_walls: bool,
) -> (Prospect, Ways<B>) {
    let board = position.rules().board();
    let mut board_of_team = TeamBoard::<B>::of(position, team);
    if overlooks_walls {
        board_of_team.forget_walls();
    }
    let side = |i: usize| B::narrow(board.sides()[i].cells().bits());
    let mut layers: [Option<Layers<B>>; Board::MAX_SIDES] = [None; Board::MAX_SIDES];
    let mut layers_of = |i: usize| *layers[i].get_or_insert_with(|| board_of_team.layers(side(i)));
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
        if distance <= nearest + SLACK && distance < FAR {
            let (from, to) = (layers_of(from), layers_of(to));
            if distance + SLACK < nearest {
                ways.good = B::EMPTY;
            }
            if distance < nearest {
                ways.best = B::EMPTY;
            }
            if distance <= nearest {
                ways.best |= board_of_team.on_ways(&from, &to, distance);
            }
            ways.good |= board_of_team.on_ways(&from, &to, distance + SLACK);
        }
        nearest = nearest.min(distance);
    }
    let nearest = nearest as f32;
    let breadth = -4.0 * breadth.max(1e-5).ln();
    let [joined, broken, secure, low] = board_of_team.census();
    let counted = [
        nearest / 10.0,
        breadth / 10.0,
        2.0 / nearest.max(2.0),
        joined / 8.0,
        broken / 4.0,
        secure / 4.0,
        low / 8.0,
        (1.0 + ways.best.count() as f32).ln() / 2.0,
        (1.0 + ways.good.count() as f32).ln() / 2.0,
    ];
    let full = board_of_team.share_built();
    let prospect = Prospect {
        nearest,
        counted,
        full,
    };
    (prospect, ways)
}

/// What the evaluation is told of a position, for the team whose prospect comes first. The
/// last input is always 1.
pub(crate) fn inputs(own: &Prospect, other: &Prospect) -> [f32; INPUTS] {
    let mut inputs = [1.0; INPUTS];
    inputs[..COUNTED].copy_from_slice(&own.counted);
    inputs[COUNTED..2 * COUNTED].copy_from_slice(&other.counted);
    inputs[2 * COUNTED] = own.full;
    inputs
}
