//! Random openings that neither contender has won already.

use caminos_rules::{Move, Position, Seat};
use caminos_search::Random;

/// A number that depends on a seed and a counter, for seeds of their own.
pub(super) fn derived(seed: u64, number: u64) -> u64 {
    Random::new(seed ^ Random::new(number).bits()).bits()
}

/// The opening of a pair of games: random legal placements after which nobody could win at
/// once. `None` if none is found.
pub(super) fn opening(start: &Position, plies: u32, seed: u64, pair: u32) -> Option<Vec<Move>> {
    const TRIES: usize = 1000;
    let mut random = Random::new(derived(seed, u64::from(pair)));
    let mut tries = std::iter::repeat_with(|| attempt(start, plies, &mut random));
    tries.by_ref().take(TRIES).flatten().next()
}

fn attempt(start: &Position, plies: u32, random: &mut Random) -> Option<Vec<Move>> {
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
    is_quiet.then_some(moves)
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
            for pair in 0..20 {
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
    fn no_opening_is_longer_than_a_game() {
        let start = Position::new(Rules::standard("ring", Options::default()).unwrap());
        assert_eq!(opening(&start, 100, 1, 0), None);
        assert_eq!(opening(&start, 0, 1, 0), Some(Vec::new()));
    }
}
