//! Values of small positions, their proofs, and the engine, which must agree with them.

use std::time::Duration;

use caminos_cei::{Engine as _, Limits, Score, Stop};
use caminos_puzzle::{GameProof, Value, cannot_win};
use caminos_rules::{Material, Options, Position, Rules, Team};
use caminos_search::{PuctEngine, Settings};
use caminos_solver::{SolveError, SolveOptions, SolveProgress, solve};

const TINY: &str = include_str!("../../../materials/tiny.toml");
const DOMINOES: &str = include_str!("../../../materials/dominoes.toml");

fn material(text: &str) -> Material {
    Material::from_toml(text).expect("a material")
}

fn empty(text: &str, board: &str, neutral: bool) -> Position {
    let options = Options {
        neutral,
        ..Options::default()
    };
    let rules = Rules::new(&material(text), board, options).expect("a board");
    Position::new(rules)
}

fn tiny() -> Position {
    empty(TINY, "tiny", false)
}

const SMALL: SolveOptions = SolveOptions {
    memory: 32,
    nodes: None,
    time: None,
};

fn solved(position: &Position) -> GameProof {
    solve(position, SMALL, &Stop::new(), &mut |_| {}).expect("solved")
}

const YELLOW: Value = Value::Wins(Team::Yellow);

/// The empty boards of `docs/puzzles.md` that are solved quickly: material, board, with neutral
/// pieces or not, and the value.
const EMPTY_BOARDS: [(&str, &str, bool, Value); 9] = [
    (TINY, "tiny", false, YELLOW),
    (TINY, "tiny", true, YELLOW),
    (TINY, "clipped", false, Value::Draw),
    (TINY, "clipped", true, Value::Draw),
    (TINY, "oblong", false, YELLOW),
    (TINY, "oblong", true, YELLOW),
    (TINY, "five", false, YELLOW),
    (DOMINOES, "four", false, YELLOW),
    (DOMINOES, "four", true, Value::Draw),
];

#[test]
fn the_empty_boards_have_the_values_of_the_documentation() {
    for (text, board, neutral, value) in EMPTY_BOARDS {
        let position = empty(text, board, neutral);
        let proof = solved(&position);
        assert_eq!(proof.value, value, "{position}");
        proof.verify().expect("the proof holds");
        let read = GameProof::parse(&proof.to_string(), &material(text)).expect("reads back");
        assert_eq!(read, proof);
    }
}

#[test]
fn the_engine_agrees_with_every_value() {
    for (text, board, neutral, value) in EMPTY_BOARDS {
        let mut position = empty(text, board, neutral);
        let limits = Limits {
            nodes: Some(2_000),
            ..Limits::default()
        };
        let mut engine = PuctEngine::new(Settings::default());
        let info = engine.choose(&position, &limits, &Stop::new(), &mut |_| {});
        let pv = info.as_ref().and_then(|info| info.pv()).expect("a line");
        match pv.score {
            Score::Win(_) => assert_eq!(value, YELLOW, "{position}"),
            Score::Loss(_) => panic!("{position} is not lost"),
            Score::Expected(points) => assert!(value != YELLOW || points > 0.0, "{position}"),
        }
        // Its move gives nothing away. The win on `five` is deeper than so few nodes see.
        if board != "five" {
            position.play_text(&pv.moves[0]).expect("legal");
            assert_eq!(solved(&position).value, value, "{position}");
        }
    }
}

#[test]
fn a_proof_that_was_changed_is_refused() {
    let material = material(TINY);
    for (board, value) in [("clipped", "draw"), ("oblong", "yellow")] {
        let proof = solved(&empty(TINY, board, false)).to_string();
        let check = |text: &str| {
            let proof = GameProof::parse(text, &material).ok()?;
            proof.verify().ok()
        };
        assert_eq!(check(&proof), Some(()));
        let lines: Vec<&str> = proof.lines().collect();
        for other in ["yellow", "green", "draw"].map(|name| format!("value {name}")) {
            let named = format!("value {value}");
            if other != named {
                assert_eq!(check(&proof.replace(&named, &other)), None, "{other}");
            }
        }
        // Without any one of its lines, or with one twice.
        for at in 0..lines.len() {
            let mut fewer = lines.clone();
            fewer.remove(at);
            assert_eq!(check(&fewer.join("\n")), None, "without line {at}");
            let mut more = lines.clone();
            more.insert(at, lines[at]);
            assert_eq!(check(&more.join("\n")), None, "line {at} twice");
        }
    }
}

#[test]
fn a_table_that_forgets_gives_the_same_value() {
    let position = empty(TINY, "five", false);
    let values = [1, 64].map(|memory| {
        let options = SolveOptions { memory, ..SMALL };
        let proof = solve(&position, options, &Stop::new(), &mut |_| {}).expect("solved");
        proof.verify().expect("the proof holds");
        proof.value
    });
    assert_eq!(values, [YELLOW; 2]);
}

/// Positions of random games on small boards in which few moves are left, seeded.
fn late_positions() -> impl Iterator<Item = Position> {
    let boards = [
        (TINY, "tiny", false),
        (TINY, "clipped", true),
        (DOMINOES, "four", true),
        (DOMINOES, "clipped", false),
    ];
    let played = (0..40_u32).map(move |seed| {
        let (text, board, neutral) = boards[seed as usize % boards.len()];
        let mut position = empty(text, board, neutral);
        let mut number = seed;
        while position.count_placements() > 6 {
            number = number.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
            let at = (number >> 8) % position.count_placements();
            let mv = position.nth_placement(at).expect("a placement");
            position.play(mv.into()).expect("legal");
            if position.is_over() {
                break;
            }
        }
        position
    });
    played.filter(|position| !position.is_over())
}

#[test]
fn every_value_agrees_with_plain_search_late_in_the_game() {
    for mut position in late_positions() {
        let proof = solved(&position);
        proof.verify().expect("the proof holds");
        assert_eq!(proof.value, plain(&mut position), "{position}");
    }
}

#[test]
fn who_cannot_win_any_more_connects_in_no_line_of_play() {
    let mut ruled_out = 0;
    for mut position in late_positions() {
        for team in Team::ALL {
            if cannot_win(&position, team) {
                ruled_out += 1;
                assert!(!can_connect(&mut position, team), "{position}");
            }
        }
    }
    assert!(ruled_out > 3, "{ruled_out}");
}

/// Whether a team connects in some line of play, also with the other team's help.
fn can_connect(position: &mut Position, team: Team) -> bool {
    if position.is_over() {
        return position.winner() == Some(team);
    }
    position.placements().into_iter().any(|mv| {
        position.play(mv.into()).expect("legal");
        let connects = can_connect(position, team);
        position.undo();
        connects
    })
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
    assert!(matches!(stopped, Err(SolveError::Stopped(_))));
    let at_once = SolveOptions {
        time: Some(Duration::ZERO),
        ..SMALL
    };
    let late = solve(&tiny(), at_once, &Stop::new(), &mut |_| {});
    assert!(matches!(late, Err(SolveError::Stopped(_))));
}

/// Where a search is after some nodes.
fn stopped_after(position: &Position, nodes: u64) -> Option<SolveProgress> {
    let options = SolveOptions {
        nodes: Some(nodes),
        ..SMALL
    };
    match solve(position, options, &Stop::new(), &mut |_| {}) {
        Err(SolveError::Stopped(progress)) => Some(progress),
        _ => None,
    }
}

#[test]
fn a_search_that_reaches_its_limit_says_how_far_it_was() {
    // A draw: first yellow is shown not to win, then green.
    let position = empty(TINY, "clipped", false);
    let asked = |team: Team, other_does_not_win: bool, nodes: u64| {
        let progress = stopped_after(&position, nodes).expect("not solved by then");
        assert_eq!(progress.nodes, nodes);
        assert_eq!(
            (progress.team, progress.other_does_not_win),
            (team, other_does_not_win)
        );
        progress
    };
    let begun = asked(Team::Yellow, false, 10);
    assert!(begun.proof > 0 && begun.disproof > 0, "{begun:?}");
    // The most nodes that are not enough.
    let (mut too_few, mut enough) = (10, 100_000);
    while enough - too_few > 1 {
        let middle = (too_few + enough) / 2;
        match stopped_after(&position, middle) {
            Some(_) => too_few = middle,
            None => enough = middle,
        }
    }
    let last = asked(Team::Green, true, too_few);
    assert_eq!(
        last.disproof, 0,
        "only moves of the proof are missing: {last:?}"
    );
}

#[test]
fn the_swap_rule_is_refused() {
    let options = Options {
        swap: true,
        ..Options::default()
    };
    let rules = Rules::new(&material(TINY), "tiny", options).expect("a board");
    let refused = solve(&Position::new(rules), SMALL, &Stop::new(), &mut |_| {});
    assert_eq!(refused, Err(SolveError::Swap));
}
