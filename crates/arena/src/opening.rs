//! How the games of a match begin: with the openings of a book, or with random ones that leave both
//! contenders about the same chances.

use caminos_cei::{Engine, Limits, Random, Stop};
use caminos_rules::{Move, Position};

use crate::book::OpeningBook;

/// A number that depends on a seed and a counter, for seeds of their own.
pub(crate) fn derived_seed(seed: u64, number: u64) -> u64 {
    Random::new(seed ^ Random::new(number).bits()).bits()
}

/// The openings of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Openings {
    /// Where they come from.
    pub source: OpeningSource,
    /// What their order, or the random ones, start from.
    pub seed: u64,
}

/// Where openings come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpeningSource {
    /// A fixed list, the same for every engine.
    Book(OpeningBook),
    /// So many random placements, balanced by a short search.
    Random {
        /// How many placements.
        plies: u32,
    },
}

impl OpeningSource {
    /// What is used when nothing else is asked for: the book of the game, else random placements;
    /// none where an opening would skip the swap.
    #[must_use]
    pub fn default_for(start: &Position) -> Self {
        const PLIES: u32 = 3;
        match OpeningBook::standard(start) {
            Some(book) => Self::Book(book),
            None if start.rules().options().swap => Self::Random { plies: 0 },
            None => Self::Random { plies: PLIES },
        }
    }
}

impl Openings {
    /// The opening of a pair of games. `None` if all that were tried are decided.
    #[must_use]
    pub fn of_pair(
        &self,
        start: &Position,
        pair: u32,
        balancer: &mut dyn Engine,
    ) -> Option<Vec<Move>> {
        match &self.source {
            OpeningSource::Book(book) => Some(book.of_pair(self.seed, pair).to_vec()),
            OpeningSource::Random { plies: 0 } => Some(Vec::new()),
            OpeningSource::Random { plies } => random_opening(
                start,
                *plies,
                derived_seed(self.seed, pair.into()),
                balancer,
            ),
        }
    }
}

/// Random legal placements after which nobody could win at once, and a short search of `balancer`
/// sees both sides about equal; if none is found that even, the most even of many.
fn random_opening(
    start: &Position,
    plies: u32,
    seed: u64,
    balancer: &mut dyn Engine,
) -> Option<Vec<Move>> {
    /// Random placements tried for one opening that is quiet.
    const TRIES: usize = 1000;
    /// Quiet openings weighed for one that is even.
    const CHOICE: usize = 20;
    let mut random = Random::new(seed);
    let attempts = std::iter::repeat_with(|| attempt(start, plies, &mut random));
    let mut best: Option<(f32, Vec<Move>)> = None;
    for (position, moves) in attempts.take(TRIES).flatten().take(CHOICE) {
        let bias = lead(&position, balancer).abs();
        if best.as_ref().is_none_or(|(least, _)| bias < *least) {
            best = Some((bias, moves));
        }
        if bias <= EVEN {
            break;
        }
    }
    best.map(|(_, moves)| moves)
}

/// The expected result, from -1 to 1, that still counts as even.
const EVEN: f32 = 0.05;

/// How far the side to move is ahead, from -1 to 1.
fn lead(position: &Position, balancer: &mut dyn Engine) -> f32 {
    let limits = Limits {
        nodes: Some(600),
        ..Limits::default()
    };
    balancer.new_game();
    let info = balancer.choose(position, &limits, &Stop::new(), &mut |_| {});
    let pv = info.as_ref().and_then(|info| info.pv());
    pv.map_or(0.0, |pv| {
        (f32::from(pv.wdl.win) - f32::from(pv.wdl.loss)) / 1000.0
    })
}

/// Random placements, and the position after them if nobody could win at once there.
fn attempt(start: &Position, plies: u32, random: &mut Random) -> Option<(Position, Vec<Move>)> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for _ in 0..plies {
        let count = position.count_placements();
        let placement = position.nth_placement(random.below(count.max(1)))?;
        position.play_unchecked(placement.into());
        moves.push(placement.into());
    }
    let mut seats = position.rules().seats();
    let is_quiet = !position.is_over() && !seats.any(|seat| position.has_threat(seat));
    is_quiet.then_some((position, moves))
}
