//! Random openings that leave both contenders about the same chances.

use caminos_rules::{Move, Position, Seat};
use caminos_search::{Engine, Limits, PuctEngine, Random, Settings, Stop};

/// A number that depends on a seed and a counter, for seeds of their own.
pub(super) fn derived(seed: u64, number: u64) -> u64 {
    Random::new(seed ^ Random::new(number).bits()).bits()
}

/// The opening of a pair of games: random legal placements after which nobody could win at
/// once, and a short search sees both sides about equal; if none is found that even, the
/// most even of many. `None` if all are decided.
pub(super) fn opening(start: &Position, plies: u32, seed: u64, pair: u32) -> Option<Vec<Move>> {
    /// Random placements tried for one opening that is quiet.
    const TRIES: usize = 1000;
    /// Quiet openings weighed for one that is even.
    const CHOICE: usize = 20;
    if plies == 0 {
        return Some(Vec::new());
    }
    let mut random = Random::new(derived(seed, u64::from(pair)));
    let quiet = std::iter::repeat_with(|| attempt(start, plies, &mut random)).take(TRIES);
    let mut best: Option<(f32, Vec<Move>)> = None;
    for (position, moves) in quiet.flatten().take(CHOICE) {
        let bias = lead(&position).abs();
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
fn lead(position: &Position) -> f32 {
    let limits = Limits {
        nodes: Some(600),
        ..Limits::default()
    };
    let mut engine = PuctEngine::new(Settings::default());
    let info = engine.choose(position, &limits, &Stop::new(), &mut |_| {});
    let Some(line) = info.as_ref().and_then(|info| info.lines.first()) else {
        return 0.0;
    };
    (f32::from(line.wdl.win) - f32::from(line.wdl.loss)) / 1000.0
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
    let players = position.rules().options().players.count();
    let threat = |&seat: &Seat| position.has_threat(seat);
    let is_quiet = !position.is_over() && !Seat::ALL[..players].iter().any(threat);
    is_quiet.then_some((position, moves))
}

#[cfg(test)]
mod tests {
    use caminos_rules::{Options, Players, Rules};

    use super::*;

    #[test]
    fn openings_are_legal_quiet_repeatable_and_different() {
        for players in [Players::Two, Players::Four] {
            let options = Options {
                players,
                neutral: players == Players::Four,
                ..Options::default()
            };
            let start = Position::new(Rules::standard("ring", options).unwrap());
            let mut seen = Vec::new();
            for pair in 0..6 {
                let moves = opening(&start, 8, 7, pair).unwrap();
                assert_eq!(opening(&start, 8, 7, pair).as_ref(), Some(&moves));
                let mut position = start.clone();
                for &mv in &moves {
                    position.play(mv).unwrap();
                }
                assert_eq!(moves.len(), 8);
                assert!(!Seat::ALL.into_iter().any(|seat| position.has_threat(seat)));
                assert!(!seen.contains(&moves));
                seen.push(moves);
            }
        }
    }

    #[test]
    fn openings_leave_both_sides_about_the_same_chances() {
        for board in ["square", "diamond", "octagon", "ring"] {
            let start = Position::new(Rules::standard(board, Options::default()).unwrap());
            for pair in 0..3 {
                let mut position = start.clone();
                for mv in opening(&start, 3, 1, pair).unwrap() {
                    position.play(mv).unwrap();
                }
                assert!(lead(&position).abs() <= EVEN, "{board} {pair}");
            }
        }
    }

    #[test]
    fn no_opening_is_longer_than_a_game() {
        let start = Position::new(Rules::standard("ring", Options::default()).unwrap());
        assert_eq!(opening(&start, 100, 1, 0), None);
        assert_eq!(opening(&start, 0, 1, 0), Some(Vec::new()));
    }
}
