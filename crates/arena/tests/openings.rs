//! Openings are legal, quiet, repeatable and even.

use caminos_arena::Openings;
use caminos_cei::{Engine, Limits, Stop};
use caminos_rules::{Board, Options, Players, Position, Rules, Seat};
use caminos_search::{PuctEngine, Settings};

fn engine() -> PuctEngine {
    PuctEngine::new(Settings::default())
}

#[test]
fn openings_are_legal_quiet_repeatable_and_different() {
    let mut balancer = engine();
    for players in [Players::Two, Players::Four] {
        let options = Options {
            players,
            neutral: players == Players::Four,
            ..Options::default()
        };
        let start = Position::new(Rules::standard("ring", options).unwrap());
        let openings = Openings { plies: 8, seed: 7 };
        let mut seen = Vec::new();
        for pair in 0..6 {
            let moves = openings.of_pair(&start, pair, &mut balancer).unwrap();
            // A balancer that has searched before makes no difference.
            let again = openings.of_pair(&start, pair, &mut engine());
            assert_eq!(again.as_ref(), Some(&moves));
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
    let limits = Limits {
        nodes: Some(600),
        ..Limits::default()
    };
    for board in Board::STANDARD {
        let start = Position::new(Rules::standard(board, Options::default()).unwrap());
        let openings = Openings { plies: 3, seed: 1 };
        for pair in 0..3 {
            let mut position = start.clone();
            for mv in openings.of_pair(&start, pair, &mut engine()).unwrap() {
                position.play(mv).unwrap();
            }
            let info = engine().choose(&position, &limits, &Stop::new(), &mut |_| {});
            let wdl = info.unwrap().pvs[0].wdl;
            assert!(wdl.win.abs_diff(wdl.loss) <= 50, "{board} {pair}: {wdl:?}");
        }
    }
}

#[test]
fn no_opening_is_longer_than_a_game() {
    let start = Position::new(Rules::standard("ring", Options::default()).unwrap());
    let of_length = |plies| Openings { plies, seed: 1 }.of_pair(&start, 0, &mut engine());
    assert_eq!(of_length(100), None);
    assert_eq!(of_length(0), Some(Vec::new()));
}
