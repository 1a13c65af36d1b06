//! Puzzles in which several moves connect and one scores most.

use caminos_puzzle::{Answer, Certificate, Puzzle, Task, Theme};
use caminos_rules::{Outcome, Placement, Position};

/// With fewer moves that connect there is nothing to choose.
const FEWEST: usize = 4;

pub(super) fn find(position: &mut Position) -> Option<Puzzle> {
    if !position.rules().options().scoring {
        return None;
    }
    let wins = position.winning_placements();
    let mut scored: Vec<(u16, Placement)> = wins
        .iter()
        .map(|&win| {
            position.play_unchecked(win.into());
            let points = position.outcome().map_or(0, Outcome::points);
            position.undo();
            (points, win)
        })
        .collect();
    scored.sort_unstable();
    let &[.., (second, _), (best, solution)] = scored.as_slice() else {
        return None;
    };
    if scored.len() < FEWEST || second == best {
        return None;
    }
    let text = position.rules().text(solution.into());
    Some(Puzzle {
        themes: Theme::of(position, Task::Points, solution),
        position: position.clone(),
        task: Task::Points,
        rating: 0,
        line: vec![text.clone()],
        certificate: Certificate {
            solution: Answer::new(text),
            alternatives: Vec::new(),
        },
    })
}
