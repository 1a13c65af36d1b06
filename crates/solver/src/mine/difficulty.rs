//! How hard a puzzle is, from what has to be seen: how many moves, how many other moves look as
//! good, and whether the piece lies, stands or covers.

use caminos_puzzle::{Puzzle, Task, Theme, seat_after};

use super::makes_threat;

/// How hard a puzzle is, from 400 to 2400: it grows with the moves of the task, with the number of
/// moves that look as good at first sight, and where the piece stands or covers.
#[must_use]
pub fn rating(puzzle: &Puzzle) -> u16 {
    let base = match puzzle.task {
        Task::Points => 400,
        Task::Defend { moves: 1 } => 450,
        Task::Defend { .. } => 900,
        Task::Connect { moves: 2 } => 700,
        Task::Connect { moves: 3 } => 1250,
        Task::Connect { .. } => 1600,
    };
    let means = puzzle.themes.iter().map(|theme| match theme {
        Theme::Wall => 120,
        Theme::Cover => 60,
        _ => 0,
    });
    // Twice as many are not twice as hard.
    let doublings = (1 + tempting(puzzle)) as f32;
    let rating = base + means.sum::<u32>() + (60.0 * doublings.log2()) as u32;
    let (least, most) = Puzzle::RATINGS.into_inner();
    // To ten: more would claim to be exact.
    ((rating / 10 * 10) as u16).clamp(least, most)
}

/// The moves that look as good at first sight.
fn tempting(puzzle: &Puzzle) -> u32 {
    let mut position = puzzle.position.clone();
    let Some(seat) = position.to_move() else {
        return 0;
    };
    let count = match puzzle.task {
        Task::Points => position.winning_placements().len(),
        Task::Connect { .. } => {
            let mut placements = position.placements();
            placements.retain(|&mv| makes_threat(&mut position, seat, mv));
            placements.len()
        }
        Task::Defend { .. } => {
            let opponent = seat_after(&position, seat);
            let parries = opponent.and_then(|opponent| position.parries(opponent));
            // Without a threat to stop every move is one, and the danger has to be seen first.
            parries.map_or(30, |parries| parries.len())
        }
    };
    count as u32
}
