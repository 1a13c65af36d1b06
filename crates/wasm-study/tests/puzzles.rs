//! The trainer of the page: which puzzle comes next, and what is said to a move.

use std::collections::HashSet;

use caminos_protocol::study::{RatingView, VerdictView};
use caminos_puzzle::{PuzzleId, Task, Theme, shipped};
use caminos_wasm_study::{Puzzles, rated};

const FILE: &str = include_str!("../../puzzle/data/puzzles.txt");
const NEW: RatingView = RatingView {
    rating: 800,
    answered: 0,
};

fn puzzles() -> Puzzles {
    Puzzles::new(FILE).unwrap()
}

fn of_task(task: Task) -> PuzzleId {
    let puzzle = shipped().iter().find(|puzzle| puzzle.task == task).unwrap();
    puzzle.listing().id
}

#[test]
fn every_puzzle_has_a_name_of_its_own_and_can_be_shown() {
    let puzzles = puzzles();
    let ids: HashSet<PuzzleId> = shipped().iter().map(|it| it.listing().id).collect();
    assert_eq!(ids.len(), shipped().len());
    assert_eq!(puzzles.count(None, None), shipped().len());
    for puzzle in shipped().iter().step_by(20) {
        let listing = puzzle.listing();
        let view = puzzles.view(listing.id).unwrap();
        assert_eq!(view.setup, puzzle.position.to_string());
        assert_eq!(listing.id.to_string().parse(), Ok(listing.id));
    }
}

#[test]
fn the_solution_is_answered_to_the_end() {
    let puzzles = puzzles();
    let id = of_task(Task::Connect { moves: 3 });
    let view = puzzles.view(id).unwrap();
    let own: Vec<String> = view.line.iter().step_by(2).cloned().collect();
    for (i, mv) in own.iter().enumerate() {
        let verdict = puzzles.answer(id, &own[..i], mv).unwrap();
        match verdict {
            VerdictView::GoOn { reply, task } => {
                assert_eq!(reply, view.line[2 * i + 1]);
                assert!(
                    task.to_string().contains(&format!("moves: {}", 2 - i)),
                    "{task}"
                );
            }
            VerdictView::Solved => assert_eq!(i, own.len() - 1),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_wrong_move_is_refuted_by_a_legal_reply() {
    let puzzles = puzzles();
    let id = of_task(Task::Connect { moves: 2 });
    let puzzle = shipped().iter().find(|it| it.listing().id == id).unwrap();
    let rules = puzzle.position.rules();
    let mut refuted = 0;
    for placement in puzzle.position.placements().into_iter().step_by(9) {
        let text = rules.text(placement.into());
        if &text == puzzle.solution() {
            continue;
        }
        let verdict = puzzles.answer(id, &[], &text.to_string()).unwrap();
        let VerdictView::Wrong { refutation } = verdict else {
            panic!("{text}: {verdict:?}");
        };
        let mut position = puzzle.position.clone();
        position.play_unchecked(placement.into());
        let reply = refutation.expect("a win in two is stopped by a reply");
        position.play_text(&reply.parse().unwrap()).unwrap();
        refuted += 1;
    }
    assert!(refuted > 5, "{refuted}");
}

#[test]
fn what_is_no_move_of_the_attempt_is_an_error() {
    let puzzles = puzzles();
    let id = of_task(Task::Connect { moves: 2 });
    let solution = puzzles.view(id).unwrap().line.remove(0);
    for (before, mv) in [(vec![], "Lz9"), (vec!["Lz9".to_owned()], solution.as_str())] {
        assert!(puzzles.answer(id, &before, mv).is_err(), "{before:?} {mv}");
    }
    let unknown: PuzzleId = "00000000".parse().unwrap();
    assert!(puzzles.view(unknown).is_err());
    assert!(Puzzles::new("square; connect 2").is_err());
}

#[test]
fn the_next_puzzle_is_the_nearest_one_that_was_not_answered() {
    let puzzles = puzzles();
    let mut answered = HashSet::new();
    let mut rating = NEW;
    for _ in 0..20 {
        let id = puzzles
            .next(rating, Some(Theme::Cover), Some("ring"), &answered)
            .unwrap();
        let listing = shipped()
            .iter()
            .map(|it| it.listing())
            .find(|it| it.id == id);
        let listing = listing.unwrap();
        assert!(listing.themes.contains(&Theme::Cover) && listing.board == "ring");
        assert!(answered.insert(id), "{id} comes twice");
        let after = rated(rating, listing.rating, true);
        assert!(after.rating >= rating.rating && after.answered == rating.answered + 1);
        rating = after;
    }
    assert!(rated(NEW, 800, false).rating < NEW.rating);
    assert_ne!(puzzles.daily(20_000), puzzles.daily(20_001));
}
