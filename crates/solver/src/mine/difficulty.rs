//! How hard a puzzle is, from what has to be seen: how many moves, how many other moves look as
//! good, whether the piece lies, stands or covers, and how much there is on the board.

use caminos_puzzle::{Puzzle, Task, Theme, seat_after};
use caminos_rules::{Placement, Players, Position};

use super::makes_threat;

/// So many pieces make no puzzle harder.
const EASY_TO_SEE: u32 = 8;
/// What each piece more adds: the last third of a game has twenty, and the few moves that stop a
/// threat have to be found among them.
const CROWD: u32 = 30;

/// How hard a puzzle is, from 400 to 2400: it grows with the moves of the task, with the number of
/// moves that look as good at first sight, where the piece stands or covers, with the pieces on the
/// board, and with what a basic game of two does not have.
#[must_use]
pub fn rating(puzzle: &Puzzle) -> u16 {
    let base = match puzzle.task {
        Task::Defend { moves: 1 } => 100,
        Task::Points => 400,
        Task::Connect { moves: 2 } => 450,
        Task::Defend { .. } => 600,
        Task::Connect { moves: 3 } => 950,
        Task::Connect { .. } => 1350,
    };
    let means = puzzle.themes.iter().map(|theme| match theme {
        Theme::Wall => 120,
        Theme::Cover => 60,
        _ => 0,
    });
    let options = puzzle.position.rules().options();
    let variants =
        80 * u32::from(options.players == Players::Four) + 80 * u32::from(options.neutral);
    let pieces = puzzle.position.pieces().count() as u32;
    let crowd = CROWD * pieces.saturating_sub(EASY_TO_SEE);
    // Twice as many are not twice as hard.
    let doublings = (1 + tempting(puzzle)) as f32;
    let rating = base + means.sum::<u32>() + variants + crowd + (90.0 * doublings.log2()) as u32;
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
            let opponent = seat_after(&position, seat).unwrap_or(seat);
            let threats = position.threats(opponent);
            if threats.is_empty() {
                // Every move is one, and the danger has to be seen first.
                30
            } else {
                let stops_one = |position: &Position| {
                    let stands = |&threat: &Placement| position.is_threat(opponent, threat);
                    !threats.iter().all(stands)
                };
                count_moves(&mut position, stops_one)
            }
        }
    };
    count as u32
}

/// How many moves lead to such a position.
fn count_moves(position: &mut Position, is_such: impl Fn(&Position) -> bool) -> usize {
    let mut count = 0;
    for placement in position.placements() {
        position.play_unchecked(placement.into());
        count += usize::from(is_such(position));
        position.undo();
    }
    count
}

#[cfg(test)]
mod tests {
    use caminos_puzzle::shipped;

    use super::*;

    #[test]
    fn the_puzzles_that_are_shipped_are_rated_as_here() {
        for puzzle in shipped() {
            assert_eq!(puzzle.rating, rating(puzzle), "{puzzle}");
        }
    }

    #[test]
    fn the_easiest_hundred_have_no_more_pieces_than_the_others() {
        // Wins in four are looked for where pieces were taken back, and have few for that reason.
        let is_long = |puzzle: &&Puzzle| puzzle.task == Task::Connect { moves: 4 };
        let mut puzzles: Vec<&Puzzle> = shipped().iter().filter(|it| !is_long(it)).collect();
        puzzles.sort_by_key(|puzzle| puzzle.rating);
        let middle = |puzzles: &[&Puzzle]| {
            let count = |puzzle: &&Puzzle| puzzle.position.pieces().count();
            let mut counts: Vec<usize> = puzzles.iter().map(count).collect();
            counts.sort_unstable();
            counts[counts.len() / 2]
        };
        let (easiest, others) = puzzles.split_at(100);
        assert!(middle(easiest) <= middle(others));
    }
}
