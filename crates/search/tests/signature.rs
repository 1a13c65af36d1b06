//! The bench signature, in the manner of Stockfish: a hash over the searches of fixed positions.
//! It changes with every change of the engine's play, so a change that is meant to leave the
//! play alone leaves it alone, and any other states the new one with its evidence.

// Values pass through exp, ln and tanh, whose last bits are the platform's own.
#![cfg(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]

use caminos_cei::{Engine, Limits, Random, Stop};
use caminos_rules::{Board, Options, Players, Position, Rules};
use caminos_search::{PuctEngine, Settings, Strength};

const SIGNATURE: u64 = 0x0890_ca56_41d3_cc5b;

/// FNV-1a.
fn hash(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn positions() -> Vec<Position> {
    let two = Options::default();
    let four = Options {
        players: Players::Four,
        neutral: true,
        ..two
    };
    let scoring = Options {
        scoring: true,
        swap: true,
        ..two
    };
    let mut random = Random::new(2026);
    let mut positions = Vec::new();
    for board in Board::STANDARD {
        for options in [two, four, scoring] {
            let mut position = Position::new(Rules::standard(board, options).unwrap());
            for plies in [0, 1, 4, 5] {
                for _ in 0..plies {
                    let count = position.count_placements();
                    if let Some(placement) = position.nth_placement(random.below(count.max(1))) {
                        position.play(placement.into()).unwrap();
                    }
                }
                positions.push(position.clone());
            }
        }
    }
    positions.retain(|position| !position.is_over());
    positions
}

#[test]
fn the_engine_plays_as_its_signature_says() {
    let limits = Limits {
        nodes: Some(120),
        multi_pv: 2,
        ..Limits::default()
    };
    let mut signature = 0xcbf2_9ce4_8422_2325;
    for (seed, position) in (0..).zip(positions()) {
        for strength in [1 + seed as u8 % 8, 9].map(|number| Strength::new(number).unwrap()) {
            let mut engine = PuctEngine::new(Settings {
                strength,
                seed,
                mix_ply: true,
                ..Settings::default()
            });
            let info = engine.choose(&position, &limits, &Stop::new(), &mut |_| {});
            let info = info.expect("the game is not over");
            signature = hash(signature, &info.nodes.to_string());
            for pv in info.pvs {
                let moves: Vec<String> = pv.moves.iter().map(ToString::to_string).collect();
                signature = hash(signature, &format!("{} {}\n", pv.score, moves.join(" ")));
            }
        }
    }
    assert_eq!(
        signature, SIGNATURE,
        "the engine plays differently: {signature:#018x}"
    );
}
