//! A certificate that was changed proves nothing: it is refused, with the reason.

use caminos_puzzle::{Case, CertificateError, ParsePuzzleError, Puzzle, Task, Theme, shipped};
use caminos_rules::MoveText;

/// A few puzzles of each task.
fn sample() -> impl Iterator<Item = &'static Puzzle> {
    let tasks = [
        "connect 2",
        "connect 3",
        "connect 4",
        "defend 1",
        "defend 2",
        "points",
    ];
    tasks.into_iter().flat_map(|task| {
        let those = shipped()
            .iter()
            .filter(move |puzzle| puzzle.task.to_string() == task);
        those.step_by(7).take(6)
    })
}

fn other_moves(puzzle: &Puzzle) -> Vec<MoveText> {
    let rules = puzzle.position.rules();
    let texts = puzzle
        .position
        .legal_moves()
        .into_iter()
        .map(|mv| rules.text(mv));
    let mut texts: Vec<MoveText> = texts.filter(|text| text != puzzle.solution()).collect();
    let step = 1 + texts.len() / 8;
    texts = texts.into_iter().step_by(step).collect();
    texts
}

#[test]
fn another_solution_is_refused() {
    for puzzle in sample() {
        for mv in other_moves(puzzle) {
            let mut changed = puzzle.clone();
            changed.certificate.solution.mv = mv.clone();
            changed.line[0] = mv.clone();
            let solution = changed.position.resolve(&mv).expect("legal");
            let solution = solution.placement().expect("a placement");
            changed.themes = Theme::of(&changed.position, changed.task, solution);
            assert!(changed.verify().is_err(), "{changed}");
        }
    }
}

#[test]
fn a_task_that_asks_for_less_or_more_is_refused() {
    for puzzle in sample() {
        for task in [
            "connect 2",
            "connect 3",
            "connect 4",
            "defend 1",
            "defend 2",
            "points",
        ] {
            let task: Task = task.parse().expect("a task");
            // Whoever has the only move against two moves may have it against one, too.
            let weaker =
                puzzle.task == Task::Defend { moves: 2 } && task == Task::Defend { moves: 1 };
            let stronger =
                puzzle.task == Task::Defend { moves: 1 } && task == Task::Defend { moves: 2 };
            if task == puzzle.task || weaker || stronger {
                continue;
            }
            let mut changed = puzzle.clone();
            changed.task = task;
            let solution = changed.position.resolve(changed.solution()).expect("legal");
            changed.themes = Theme::of(
                &changed.position,
                task,
                solution.placement().expect("a placement"),
            );
            assert!(changed.verify().is_err(), "{changed}");
        }
    }
}

#[test]
fn a_reply_that_is_not_answered_is_noticed() {
    let mut dropped = 0;
    for puzzle in sample() {
        for at in 0..puzzle.certificate.solution.cases.len() {
            let mut changed = puzzle.clone();
            changed.certificate.solution.cases.remove(at);
            assert!(changed.verify().is_err(), "{changed}");
            dropped += 1;
        }
        for list in 0..puzzle.certificate.alternatives.len() {
            for at in 0..puzzle.certificate.alternatives[list].len() {
                let mut changed = puzzle.clone();
                let cases = &mut changed.certificate.alternatives[list];
                cases.remove(at);
                // The reply to any other move may hold as well: then it is still a proof.
                let has_default = cases.iter().any(|case| case.when.is_empty());
                if changed.verify().is_err() {
                    dropped += 1;
                } else {
                    assert!(has_default, "{changed}");
                }
            }
        }
    }
    assert!(dropped > 30, "{dropped}");
}

#[test]
fn an_answer_that_is_another_move_is_refused_or_proves_as_much() {
    let mut refused = 0;
    for puzzle in sample() {
        for list in 0..puzzle.certificate.alternatives.len() {
            for (at, case) in puzzle.certificate.alternatives[list].iter().enumerate() {
                let mut changed = puzzle.clone();
                let cases: &mut Vec<Case> = &mut changed.certificate.alternatives[list];
                cases[at].answer.mv = "Ia1^3".parse().expect("a move");
                cases[at].answer.cases.clear();
                if case.answer.mv != cases[at].answer.mv {
                    refused += usize::from(changed.verify().is_err());
                }
            }
        }
    }
    assert!(refused > 10, "{refused}");
}

#[test]
fn lines_themes_and_ratings_are_checked() {
    for puzzle in sample() {
        let mut shorter = puzzle.clone();
        shorter.line.pop();
        assert_eq!(
            shorter.verify(),
            Err(CertificateError::OtherLine),
            "{shorter}"
        );
        let mut themes = puzzle.clone();
        themes.themes.reverse();
        themes.themes.push(Theme::Win);
        assert_eq!(themes.verify(), Err(CertificateError::OtherThemes));
        let mut rating = puzzle.clone();
        rating.rating = 9000;
        assert_eq!(rating.verify(), Err(CertificateError::Rating));
        let mut lists = puzzle.clone();
        lists.certificate.alternatives.push(Vec::new());
        assert!(matches!(
            lists.verify(),
            Err(CertificateError::Lists { .. })
        ));
    }
}

#[test]
fn texts_read_back_and_broken_ones_are_refused_with_their_place() {
    for puzzle in sample() {
        let text = puzzle.to_string();
        assert_eq!(text.parse().as_ref(), Ok(puzzle));
        for at in (0..text.len()).step_by(1 + text.len() / 40) {
            // Cut anywhere, it is no longer the same puzzle, and reading it does not panic.
            if let Ok(cut) = text[..at].parse::<Puzzle>() {
                assert_ne!(&cut, puzzle);
            }
        }
    }
    let refused = |text: &str| text.parse::<Puzzle>().expect_err("broken");
    assert_eq!(refused("square 2 - - 1 -"), ParsePuzzleError::Fields(1));
    let nested = format!(
        "square 2 - - 1 -; connect 2; win; 800; Ia1a2a3; {}",
        "Ia1a2a3(*:".repeat(100_000)
    );
    assert!(matches!(
        refused(&nested),
        ParsePuzzleError::Certificate { .. }
    ));
}

#[test]
fn a_check_that_would_take_too_long_is_given_up() {
    for puzzle in sample().filter(|puzzle| puzzle.task != Task::Points) {
        let mut budget = caminos_puzzle::Budget::new(0);
        let verified = puzzle.verify_within(&mut budget);
        assert!(
            matches!(verified, Err(CertificateError::Exhausted(_))),
            "{verified:?}"
        );
    }
}
