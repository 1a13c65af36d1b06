//! The moves of the root as a search ranks them, and what is done to the ranking before a move
//! is chosen.

use std::cmp::Ordering;

use caminos_cei::{PrincipalVariation, Random, Score, Wdl};
use caminos_rules::{Move, Outcome, Position, Rules, Seat, Symmetry};

use crate::evaluator::Evaluation;
use crate::handicap::Handicap;
use crate::tree::Proof;

/// A move of the root with its statistics.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) visits: u32,
    pub(crate) prior: f32,
    /// The mean value for the team to move at the root, from -1 to 1.
    pub(crate) value: f32,
    /// What is reported of it, for the same team.
    pub(crate) evaluation: Evaluation,
    pub(crate) proof: Proof,
    /// The points of a proven result, where they count and are known.
    pub(crate) points: u16,
    /// The principal variation, this move first.
    pub(crate) moves: Vec<Move>,
}

impl RootMove {
    /// Proven wins first, the one with most points and then the quickest before the others;
    /// then by visits; proven losses last.
    pub(crate) fn better_first(&self, other: &Self) -> Ordering {
        let order = |root_move: &Self| match root_move.proof {
            Proof::Win(moves) => (2, i32::from(root_move.points), -i32::from(moves), 0),
            Proof::Open | Proof::Draw => (1, 0, 0, root_move.visits),
            Proof::Loss(moves) => (0, 0, i32::from(moves), root_move.visits),
        };
        order(other)
            .cmp(&order(self))
            .then(other.value.total_cmp(&self.value))
            .then(other.prior.total_cmp(&self.prior))
    }

    /// The swap, where this is the best move without it: the other team has the advantage then.
    pub(crate) fn swap(&self) -> Self {
        Self {
            visits: self.visits,
            prior: 1.0,
            value: -self.value,
            evaluation: Evaluation {
                value: -self.evaluation.value,
                ..self.evaluation
            },
            proof: Proof::Open,
            points: 0,
            moves: vec![Move::Swap],
        }
    }

    /// The line of play as it is reported.
    pub(crate) fn principal_variation(&self, rules: &Rules) -> PrincipalVariation {
        let Evaluation { value, draw } = self.evaluation;
        let draw = draw.min(1.0 - value.abs());
        let (score, win, draw) = match self.proof {
            Proof::Win(moves) => (Score::Win(moves.into()), 1.0, 0.0),
            Proof::Loss(moves) => (Score::Loss(moves.into()), 0.0, 0.0),
            Proof::Draw => (Score::Expected(0.0), 0.0, 1.0),
            Proof::Open => (
                Score::Expected(value),
                f32::midpoint(value, 1.0 - draw),
                draw,
            ),
        };
        PrincipalVariation {
            score,
            wdl: Wdl::new(win, draw),
            moves: self.moves.iter().map(|&mv| rules.text(mv)).collect(),
        }
    }
}

/// The same ranking for the moves' images under a symmetry of the position.
pub(crate) fn mapped(
    mut ranking: Vec<RootMove>,
    rules: &Rules,
    image: Option<&Symmetry>,
) -> Vec<RootMove> {
    if let Some(&symmetry) = image {
        for mv in ranking
            .iter_mut()
            .flat_map(|root_move| &mut root_move.moves)
        {
            if let Move::Place(placement) = mv {
                *placement = rules.map_placement(symmetry, *placement);
            }
        }
    }
    ranking
}

/// Puts the best moves first.
pub(crate) fn sort_best_first(ranking: &mut [RootMove]) {
    sort_by(ranking, &|ranking, a, b| {
        ranking[a].better_first(&ranking[b])
    });
}

/// Sorts by what is known of the moves with two indices; equals stay in their order. One copy
/// serves every order of moves, since each copy of a sort weighs 5 kB in the page.
fn sort_by(ranking: &mut [RootMove], order: &dyn Fn(&[RootMove], usize, usize) -> Ordering) {
    let mut indices: Vec<usize> = (0..ranking.len()).collect();
    indices.sort_by(|&a, &b| order(ranking, a, b));
    let sorted: Vec<RootMove> = indices.iter().map(|&i| ranking[i].clone()).collect();
    ranking.clone_from_slice(&sorted);
}

/// Among moves that win at once, the one that scores most comes first.
pub(crate) fn prefer_points(ranking: &mut [RootMove], position: &Position) {
    let points = |root_move: &RootMove| {
        let mut next = position.clone();
        next.play_unchecked(root_move.moves[0]);
        next.outcome().map_or(0, Outcome::points)
    };
    let wins = ranking
        .iter()
        .take_while(|root_move| root_move.proof == Proof::Win(1))
        .count();
    let points: Vec<u16> = ranking[..wins].iter().map(points).collect();
    sort_by(&mut ranking[..wins], &|_, a, b| points[b].cmp(&points[a]));
}

/// Beyond every value with its noise, so that proven results stay apart from the others.
const PROVEN: f32 = 100.0;

/// Ranks the moves anew with noise added to each value, or to each log prior where the engine
/// plays by priors alone. Proven wins stay first.
pub(crate) fn add_noise(ranking: &mut [RootMove], handicap: Handicap, random: &mut Random) {
    let mut noisy = |root_move: &RootMove| {
        let noise = (random.unit() + random.unit() + random.unit() - 1.5) * 2.0 * handicap.noise;
        match root_move.proof {
            Proof::Win(moves) => PROVEN - f32::from(moves),
            Proof::Loss(_) => -PROVEN + noise,
            _ if handicap.is_prior_only() => root_move.prior.max(1e-9).ln() + noise,
            _ => root_move.value + noise,
        }
    };
    let values: Vec<f32> = ranking.iter().map(&mut noisy).collect();
    sort_by(ranking, &|_, a, b| values[b].total_cmp(&values[a]));
}

/// Puts the first move first after which the opponent cannot win at once, if there is one:
/// the one that was ranked first may never have been visited.
pub(crate) fn avoid_loss_in_one(ranking: &mut [RootMove], position: &Position) {
    let Some(team) = position.to_move().map(Seat::team) else {
        return;
    };
    let mut next = position.clone();
    let safe = ranking.iter().position(|root_move| {
        next.play_unchecked(root_move.moves[0]);
        let opponent = next.to_move().filter(|seat| seat.team() != team);
        let loses = opponent.is_some_and(|seat| next.has_threat(seat));
        next.undo();
        !loses
    });
    if let Some(safe) = safe {
        ranking[..=safe].rotate_right(1);
    }
}

/// The least share of the best move's visits with which a move's value can be trusted.
const TRUSTED_SHARE: u32 = 20;

/// With the swap rule: answers `swap` where the first move was too good, and begins with a move
/// that is as even as possible.
pub(crate) fn apply_swap_rule(ranking: &mut Vec<RootMove>, position: &Position) {
    let Some(best) = ranking.first() else { return };
    if position.may_swap() && best.value < 0.0 {
        ranking.insert(0, best.swap());
    } else if position.pieces().all(|piece| piece.colour.team().is_none()) {
        let most = best.visits;
        ranking.retain(|root_move| root_move.visits * TRUSTED_SHARE >= most);
        sort_by(ranking, &|ranking, a, b| {
            ranking[a].value.abs().total_cmp(&ranking[b].value.abs())
        });
    }
}
