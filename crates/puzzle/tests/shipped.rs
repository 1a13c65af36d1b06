//! The puzzles that come with the program: every certificate holds, no two are the same.

use std::collections::{BTreeMap, HashMap, HashSet};

use caminos_puzzle::{
    Attempt, Listing, PlayerRating, Puzzle, Task, Theme, Verdict, equivalence_key, next_puzzle,
    shipped,
};
use caminos_rules::{Board, Players};

#[test]
fn every_certificate_holds() {
    // Two halves on two threads: this is most of the time of these tests.
    let (one, other) = shipped().split_at(shipped().len() / 2);
    std::thread::scope(|scope| {
        for half in [one, other] {
            scope.spawn(move || {
                for puzzle in half {
                    let verified = puzzle.verify();
                    assert!(verified.is_ok(), "{verified:?}: {puzzle}");
                }
            });
        }
    });
}

#[test]
fn there_are_enough_on_every_board_and_of_every_theme() {
    assert!(shipped().len() >= 600, "{}", shipped().len());
    let mut boards: BTreeMap<&str, usize> = BTreeMap::new();
    for puzzle in shipped() {
        *boards
            .entry(puzzle.position.rules().board().name())
            .or_default() += 1;
    }
    for board in Board::STANDARD {
        assert!(boards.get(board) >= Some(&100), "{board}: {boards:?}");
        for (moves, fewest) in [(3, 8), (4, 2)] {
            let wins = shipped().iter().filter(|puzzle| {
                puzzle.task == Task::Connect { moves }
                    && puzzle.position.rules().board().name() == board
            });
            assert!(wins.count() >= fewest, "wins in {moves} on {board}");
        }
    }
    for theme in Theme::ALL {
        let count = shipped()
            .iter()
            .filter(|puzzle| puzzle.themes.contains(&theme))
            .count();
        assert!(count >= 40, "{theme}: {count}");
    }
    for moves in 2..=4 {
        let task = Task::Connect { moves };
        assert!(shipped().iter().any(|puzzle| puzzle.task == task), "{task}");
    }
}

#[test]
fn no_two_are_the_same_but_for_a_symmetry_or_the_colours() {
    let mut known = HashMap::new();
    for puzzle in shipped() {
        let same = known.insert(equivalence_key(&puzzle.position), puzzle);
        assert!(same.is_none(), "{puzzle}\n{same:?}");
    }
}

#[test]
fn every_variant_is_played() {
    let some = |wanted: fn(&caminos_rules::Options) -> bool| {
        shipped()
            .iter()
            .any(|puzzle| wanted(puzzle.position.rules().options()))
    };
    assert!(some(|options| options.neutral));
    assert!(some(|options| options.scoring));
    assert!(some(
        |options| options.players == caminos_rules::Players::Four
    ));
    assert!(some(|options| !options.neutral && !options.scoring));
}

#[test]
fn whoever_plays_the_line_solves_it() {
    for puzzle in shipped() {
        let mut attempt = Attempt::new(puzzle);
        let mut own = puzzle.line.iter().step_by(2).peekable();
        while let Some(mv) = own.next() {
            let verdict = attempt.answer(mv).expect("a legal move");
            match own.peek() {
                Some(_) => assert!(matches!(verdict, Verdict::GoOn { .. }), "{puzzle}"),
                None => assert_eq!(verdict, Verdict::Solved, "{puzzle}"),
            }
        }
    }
}

#[test]
fn a_wrong_move_is_refuted_by_a_legal_reply() {
    for puzzle in shipped().iter().step_by(9) {
        let solution = puzzle.position.resolve(puzzle.solution()).expect("legal");
        let moves = puzzle.position.legal_moves();
        for mv in moves.iter().step_by(1 + moves.len() / 5) {
            if *mv == solution {
                continue;
            }
            let mut attempt = Attempt::new(puzzle);
            let text = puzzle.position.rules().text(*mv);
            match attempt.answer(&text).expect("legal") {
                Verdict::Wrong { refutation } => {
                    let mut next = puzzle.position.clone();
                    next.play(*mv).expect("legal");
                    if puzzle.task == Task::Points {
                        continue;
                    }
                    let reply = refutation.unwrap_or_else(|| panic!("{text}: {puzzle}"));
                    assert!(next.play_text(&reply).is_ok(), "{text} {reply}: {puzzle}");
                }
                Verdict::FewerPoints { points, best } => assert!(points < best),
                other => panic!("{other:?} for {text}: {puzzle}"),
            }
            assert_eq!(attempt.position(), &puzzle.position, "nothing has changed");
        }
    }
}

#[test]
fn somebody_new_begins_with_wins_on_the_square_near_their_rating_and_meets_no_variant_at_first() {
    let listings: Vec<Listing> = shipped().iter().map(Puzzle::listing).collect();
    for solves in [true, false] {
        let mut player = PlayerRating::default();
        let mut answered = HashSet::new();
        for number in 0..10 {
            let next = next_puzzle(&listings, player, None, None, &answered).expect("a puzzle");
            let puzzle = &shipped()[next];
            let rules = puzzle.position.rules();
            let options = rules.options();
            assert!(!options.neutral && !options.scoring, "{number}: {puzzle}");
            assert_eq!(options.players, Players::Two, "{number}: {puzzle}");
            if number < 3 {
                assert_eq!(rules.board().name(), "square", "{number}: {puzzle}");
                assert_eq!(
                    puzzle.task,
                    Task::Connect { moves: 2 },
                    "{number}: {puzzle}"
                );
                let pieces = puzzle.position.pieces().count();
                assert!(pieces <= 24, "{number}: {pieces} pieces: {puzzle}");
            }
            // The next wins in two are still for somebody who has failed at the first.
            let most = player.get() + if number == 0 { 100 } else { 300 };
            assert!(puzzle.rating <= most, "{number}: {puzzle}");
            answered.insert(listings[next].id);
            player = player.after(puzzle.rating, solves);
        }
        assert_eq!(
            player.get() > PlayerRating::START,
            solves,
            "who solves them gets harder ones"
        );
    }
}
