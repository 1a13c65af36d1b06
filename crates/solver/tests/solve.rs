//! Values of small positions, their proofs, and the engine, which must agree with them.

use caminos_cei::{Engine as _, Limits, Score, Stop};
use caminos_puzzle::Value;
use caminos_rules::{Material, Options, Position, Rules, Team};
use caminos_search::{PuctEngine, Settings};
use caminos_solver::{SolveError, SolveOptions, solve};

fn tiny() -> Position {
    let text = include_str!("../../../materials/tiny.toml");
    let material = Material::from_toml(text).expect("a material");
    let rules = Rules::new(&material, "tiny", Options::default()).expect("a board");
    Position::new(rules)
}

const SMALL: SolveOptions = SolveOptions { memory: 32 };

#[test]
fn the_empty_tiny_board_is_won_and_the_engine_knows() {
    let position = tiny();
    let proof = solve(&position, SMALL, &Stop::new(), &mut |_| {}).expect("solved");
    assert_eq!(proof.value, Value::Wins(Team::Yellow));
    proof.verify().expect("the proof holds");
    let limits = Limits {
        nodes: Some(20_000),
        ..Limits::default()
    };
    let mut engine = PuctEngine::new(Settings::default());
    let info = engine.choose(&position, &limits, &Stop::new(), &mut |_| {});
    let score = info.as_ref().and_then(|info| info.pv()).map(|pv| pv.score);
    let is_good = match score {
        Some(Score::Win(_)) => true,
        Some(Score::Expected(points)) => points > 0.0,
        _ => false,
    };
    assert!(is_good, "{score:?}");
}

#[test]
fn a_table_that_forgets_gives_the_same_value() {
    let mut position = tiny();
    position
        .play_text(&"Da1b1".parse().expect("a move"))
        .expect("legal");
    let values = [1, 64].map(|memory| {
        let proof = solve(
            &position,
            SolveOptions { memory },
            &Stop::new(),
            &mut |_| {},
        );
        let proof = proof.expect("solved");
        proof.verify().expect("the proof holds");
        proof.value
    });
    assert_eq!(values[0], values[1]);
}

#[test]
fn every_value_agrees_with_plain_search_late_in_the_game() {
    for seed in 0..12_u32 {
        let mut position = tiny();
        let mut number = seed;
        // Until few moves are left.
        while position.count_placements() > 5 {
            number = number.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
            let at = (number >> 8) % position.count_placements();
            let mv = position.nth_placement(at).expect("a placement");
            position.play(mv.into()).expect("legal");
            if position.is_over() {
                break;
            }
        }
        if position.is_over() {
            continue;
        }
        let proof = solve(&position, SMALL, &Stop::new(), &mut |_| {}).expect("solved");
        proof.verify().expect("the proof holds");
        assert_eq!(proof.value, plain(&mut position), "{position}");
    }
}

/// The value by trying everything.
fn plain(position: &mut Position) -> Value {
    let Some(seat) = position.to_move() else {
        return position.winner().map_or(Value::Draw, Value::Wins);
    };
    let team = seat.team();
    let mut best = Value::Wins(team.other());
    for mv in position.placements() {
        position.play(mv.into()).expect("legal");
        let value = plain(position);
        position.undo();
        if value == Value::Wins(team) {
            return value;
        }
        if value == Value::Draw {
            best = value;
        }
    }
    best
}

#[test]
fn a_stop_is_obeyed() {
    let stop = Stop::new();
    stop.stop();
    let stopped = solve(&tiny(), SMALL, &stop, &mut |_| {});
    assert_eq!(stopped, Err(SolveError::Stopped));
}
