//! Openings are legal, quiet, repeatable and even.

use std::collections::HashSet;

use caminos_arena::{BookError, OpeningBook, OpeningSource, Openings};
use caminos_cei::{Engine, Limits, Stop};
use caminos_rules::{Board, Options, Players, Position, Rules, Seat};
use caminos_search::{PuctEngine, Settings};

fn random(plies: u32, seed: u64) -> Openings {
    Openings {
        source: OpeningSource::Random { plies },
        seed,
    }
}

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
        let openings = random(8, 7);
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
        let openings = random(3, 1);
        for pair in 0..3 {
            let mut position = start.clone();
            for mv in openings.of_pair(&start, pair, &mut engine()).unwrap() {
                position.play(mv).unwrap();
            }
            let info = engine().choose(&position, &limits, &Stop::new(), &mut |_| {});
            let wdl = info.unwrap().pvs[0].wdl;
            assert!(wdl.win.abs_diff(wdl.loss) <= 150, "{board} {pair}: {wdl:?}");
        }
    }
}

#[test]
fn no_opening_is_longer_than_a_game() {
    let start = Position::new(Rules::standard("ring", Options::default()).unwrap());
    let of_length = |plies| random(plies, 1).of_pair(&start, 0, &mut engine());
    assert_eq!(of_length(100), None);
    assert_eq!(of_length(0), Some(Vec::new()));
}

fn start(board: &str, options: Options) -> Position {
    Position::new(Rules::standard(board, options).unwrap())
}

#[test]
fn every_board_has_a_book_of_quiet_openings_that_differ() {
    for (board, neutral, least) in Board::STANDARD
        .into_iter()
        .flat_map(|board| [(board, false, 200), (board, true, 50)])
    {
        let options = Options {
            neutral,
            ..Options::default()
        };
        let start = start(board, options);
        let book = OpeningBook::standard(&start).unwrap();
        assert!(book.len() >= least, "{board}: {}", book.len());
        let mut seen = HashSet::new();
        for pair in 0..book.len() as u32 {
            let mut position = start.clone();
            for &mv in book.of_pair(7, pair) {
                position.play(mv).unwrap();
            }
            let mut seats = position.rules().seats();
            assert!(!seats.any(|seat| position.has_threat(seat)));
            assert!(seen.insert(position.canonical().0.hash()), "{board}: twice");
        }
        let first = |seed| book.of_pair(seed, 0);
        assert!(
            (0..20).any(|seed| first(seed) != first(20)),
            "the order depends on the seed"
        );
        assert_eq!(book.of_pair(7, 0), book.of_pair(7, book.len() as u32));
    }
}

#[test]
fn games_that_begin_otherwise_have_no_book() {
    let swap = Options {
        swap: true,
        ..Options::default()
    };
    assert_eq!(OpeningBook::standard(&start("ring", swap)), None);
    let mut begun = start("ring", Options::default());
    begun.play_text(&"Ia3a4a5".parse().unwrap()).unwrap();
    assert_eq!(OpeningBook::standard(&begun), None);
    let four = Options {
        players: Players::Four,
        ..Options::default()
    };
    assert!(OpeningBook::standard(&start("ring", four)).is_some());
}

#[test]
fn a_bad_book_is_refused_with_its_line() {
    let start = start("square", Options::default());
    let parse = |text: &str| OpeningBook::parse("own", text, &start);
    let good = "# two\n\nLa1a2a3b3 Tg2h1h2h3\nIa1^3\n";
    assert_eq!(parse(good).map(|book| book.len()), Ok(2));
    assert_eq!(parse("# none\n"), Err(BookError::Empty));
    let over = "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8";
    assert_eq!(parse(over), Err(BookError::Over { line: 1 }));
    let line = |text: &str| match parse(text) {
        Err(BookError::NotAMove { line, .. } | BookError::IllegalMove { line, .. }) => line,
        other => panic!("{other:?}"),
    };
    assert_eq!(line("Ia1^3\ne4"), 2);
    assert_eq!(line("\nIa1^3 Ia1^3"), 2);
}
