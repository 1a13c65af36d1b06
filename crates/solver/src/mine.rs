//! Puzzles from engine games.

mod defence;
mod difficulty;
mod earlier;
mod points;
mod win;

use std::sync::Arc;

use caminos_cei::{Engine as _, Limits, Random, Stop};
use caminos_puzzle::{Budget, Case, Puzzle, seat_after};
use caminos_rules::{MoveText, Placement, Position, Rules, Seat};
use caminos_search::{PuctEngine, Settings, Strength};

pub use self::difficulty::rating;
pub use self::earlier::earlier_positions;
pub use self::win::forcing_moves;

/// How puzzles are looked for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MineOptions {
    /// What the games start from.
    pub seed: u64,
    /// The most positions that the check of a puzzle may look at.
    pub most_checks: u64,
    /// The longest certificate, in characters.
    pub most_text: usize,
    /// The most own moves of a win.
    pub most_moves: u8,
}

impl Default for MineOptions {
    fn default() -> Self {
        Self {
            seed: 1,
            most_checks: 60_000,
            most_text: 4_000,
            most_moves: 4,
        }
    }
}

/// Plays a game and collects the puzzles in it. The same seed gives the same puzzles.
#[must_use]
pub fn mine_game(rules: &Arc<Rules>, options: &MineOptions, stop: &Stop) -> Vec<Puzzle> {
    let mut random = Random::new(options.seed);
    let mut position = Position::new(rules.clone());
    let mut puzzles: Vec<Puzzle> = Vec::new();
    while !position.is_over() && !stop.is_stopped() {
        if position.history().len() >= FIRST_PLY
            && let Some(puzzle) = find_puzzle(&position, options)
        {
            let longer = earlier::longer_wins(&puzzle, options, stop);
            for puzzle in std::iter::once(puzzle).chain(longer) {
                // The same task may stay for several moves.
                let is_new = |known: &Puzzle| known.solution() != puzzle.solution();
                if puzzles.iter().all(is_new) {
                    puzzles.push(puzzle);
                }
            }
        }
        let Some(mv) = choose(&position, &mut random, stop) else {
            break;
        };
        position.play_unchecked(mv.into());
    }
    puzzles
}

/// Nothing is forced before this.
const FIRST_PLY: usize = 4;
/// Moves at the start that are chosen at random, for games that differ.
const RANDOM_PLIES: usize = 2;

/// A move of players of changing strength, so that there is something to find.
fn choose(position: &Position, random: &mut Random, stop: &Stop) -> Option<Placement> {
    if position.history().len() < RANDOM_PLIES {
        return position.nth_placement(random.below(position.count_placements()));
    }
    let strength = Strength::nearest(3 + random.below(3) as u8);
    let mut engine = PuctEngine::new(Settings {
        seed: random.bits(),
        strength,
        ..Settings::default()
    });
    let limits = Limits {
        nodes: Some(60),
        ..Limits::default()
    };
    let info = engine.choose(position, &limits, stop, &mut |_| {})?;
    let text = info.pv()?.moves.first()?.clone();
    position.resolve(&text).ok()?.placement()
}

/// The puzzle of a position, if it is one. What is returned was verified.
#[must_use]
pub fn find_puzzle(position: &Position, options: &MineOptions) -> Option<Puzzle> {
    let seat = position.to_move().filter(|_| !position.places_neutral())?;
    // Moves are no part of a puzzle's position.
    let text = position.setup();
    let mut position = text.position(caminos_rules::Material::standard()).ok()?;
    let found = if position.has_threat(seat) {
        points::find(&mut position)
    } else {
        win::find(&mut position, options).or_else(|| defence::find(&mut position))
    };
    finished(found?, options)
}

/// The puzzle of a position in which the team to move wins under a threat of the other, if it is
/// one. Quicker than [`find_puzzle`]; what is returned was verified.
#[must_use]
pub fn find_win_under_threat(position: &Position, options: &MineOptions) -> Option<Puzzle> {
    position.to_move().filter(|_| !position.places_neutral())?;
    let found = win::find_under_threat(&mut position.clone(), options);
    finished(found?, options)
}

fn finished(mut puzzle: Puzzle, options: &MineOptions) -> Option<Puzzle> {
    puzzle.rating = rating(&puzzle);
    let mut budget = Budget::new(options.most_checks);
    let is_short = puzzle.certificate.to_string().len() <= options.most_text;
    (is_short && puzzle.verify_within(&mut budget).is_ok()).then_some(puzzle)
}

/// Whether a move of the seat to move threatens to connect with the next of its team.
fn makes_threat(position: &mut Position, seat: Seat, mv: Placement) -> bool {
    position.play_unchecked(mv.into());
    let next = position.to_move();
    let next = next.and_then(|defender| seat_after(position, defender));
    let threatens =
        next.is_some_and(|next| next.team() == seat.team() && position.has_threat(next));
    position.undo();
    threatens
}

/// Pairs of a move and its answer as cases: the answer that serves most moves is not listed with
/// them but stands for any other move.
fn cases(pairs: Vec<(MoveText, caminos_puzzle::Answer)>, with_default: bool) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for (mv, answer) in pairs {
        match cases.iter_mut().find(|case| case.answer == answer) {
            Some(case) => case.when.push(mv),
            None => cases.push(Case {
                when: vec![mv],
                answer,
            }),
        }
    }
    if with_default && let Some(most) = (0..cases.len()).max_by_key(|&i| cases[i].when.len()) {
        let mut any = cases.remove(most);
        any.when.clear();
        cases.push(any);
    }
    cases
}
