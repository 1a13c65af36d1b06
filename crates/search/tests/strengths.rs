//! The lower strengths against each other and against a fixed opponent, in matches that repeat
//! themselves. `docs/strength.md` has the long ones.

use caminos_cei::{Engine, Limits, Random, Stop};
use caminos_rules::{Board, Options, Position, Rules, Seat, Team};
use caminos_search::{Greedy, PuctEngine, Settings, Strength};

/// A position after two random placements from which nobody can win at once.
fn opening(rules: &std::sync::Arc<Rules>, random: &mut Random) -> Position {
    loop {
        let mut position = Position::new(rules.clone());
        for _ in 0..2 {
            let number = random.below(position.count_placements());
            let placement = position.nth_placement(number).unwrap();
            position.play(placement.into()).unwrap();
        }
        if !Seat::ALL[..2].iter().any(|&seat| position.has_threat(seat)) {
            return position;
        }
    }
}

/// The first player's points, two a win and one a draw, in games with both colours in turn.
fn points(board: &str, games: u64, players: impl Fn(u64) -> [Box<dyn Engine>; 2]) -> u64 {
    let rules = Rules::standard(board, Options::default()).unwrap();
    let mut random = Random::new(2026);
    let mut points = 0;
    for game in 0..games {
        let mut position = opening(&rules, &mut random);
        let mut players = players(game);
        let first = Team::ALL[game as usize % 2];
        while let Some(seat) = position.to_move() {
            let player = &mut players[usize::from(seat.team() != first)];
            let chosen = player.choose(&position, &Limits::default(), &Stop::new(), &mut |_| {});
            position.play_text(chosen.unwrap().best().unwrap()).unwrap();
        }
        points += match position.winner() {
            None => 1,
            Some(winner) => 2 * u64::from(winner == first),
        };
    }
    points
}

fn level(number: u8, seed: u64) -> Box<dyn Engine> {
    Box::new(PuctEngine::new(Settings {
        strength: Strength::new(number).unwrap(),
        seed,
        ..Settings::default()
    }))
}

#[test]
fn the_beginner_loses_nearly_always_to_the_greedy_player() {
    for board in Board::STANDARD {
        let points = points(board, 40, |game| {
            [level(1, game), Box::new(Greedy::new(game))]
        });
        assert!(points <= 2 * 6, "{board}: {points} of 80");
    }
}

#[test]
fn each_of_the_lower_levels_beats_the_one_below_but_not_always() {
    for board in Board::STANDARD {
        for number in 2..=4 {
            let points = points(board, 40, |game| {
                [level(number, game), level(number - 1, !game)]
            });
            let range = 2 * 40 * 55 / 100..=2 * 40 * 90 / 100;
            assert!(range.contains(&points), "{board}, level {number}: {points}");
        }
    }
}
