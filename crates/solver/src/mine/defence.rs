//! Puzzles in which one move alone keeps the other team from connecting.

use caminos_puzzle::{
    Answer, Budget, Certificate, Defended, Puzzle, Task, Theme, connects, defends, seat_after,
};
use caminos_rules::{MoveText, Placement, Position};

use super::cases;
use super::win::wins_in_two;

/// The most moves whose refutation is looked for one by one.
const MOST_TRIED: usize = 120;
/// Room for the search, in positions.
const CHECKS: u64 = 400_000;

pub(super) fn find(position: &mut Position) -> Option<Puzzle> {
    let seat = position.to_move()?;
    let opponent = seat_after(position, seat).filter(|next| next.team() != seat.team())?;
    let is_threatened = position.has_threat(opponent);
    let mut budget = Budget::new(CHECKS);
    // A move of the opponent that connects in two against most moves.
    let (tried, general) = if is_threatened {
        (position.parries(opponent)?, None)
    } else {
        let general = general_threat(position, &mut budget)?;
        let tried = holding(position, general, &mut budget)?;
        (tried, Some(general))
    };
    if tried.is_empty() || tried.len() > MOST_TRIED {
        return None;
    }
    let mut lost: Vec<(MoveText, Answer)> = Vec::new();
    let mut solution = None;
    for mv in tried {
        let name = position.rules().text(mv.into());
        position.play_unchecked(mv.into());
        let answer = losing_answer(position, &lost, &mut budget);
        position.undo();
        match answer? {
            MoveResult::LosesAtOnce => {}
            MoveResult::LosesTo(answer) => lost.push((name, answer)),
            MoveResult::Holds if solution.is_some() => return None,
            MoveResult::Holds => solution = Some(mv),
        }
    }
    let solution = solution?;
    let moves = if is_threatened && lost.is_empty() {
        1
    } else {
        2
    };
    let mut cases = cases(lost, false);
    if let Some(general) = general {
        let answer = Answer::new(position.rules().text(general.into()));
        cases.retain(|case| case.answer != answer);
        cases.push(caminos_puzzle::Case {
            when: Vec::new(),
            answer,
        });
    }
    Some(puzzle(position, solution, moves, cases))
}

fn puzzle(
    position: &Position,
    solution: Placement,
    moves: u8,
    cases: Vec<caminos_puzzle::Case>,
) -> Puzzle {
    let task = Task::Defend { moves };
    let text = position.rules().text(solution.into());
    Puzzle {
        themes: Theme::of(position, task, solution),
        position: position.clone(),
        task,
        rating: 0,
        line: vec![text.clone()],
        certificate: Certificate {
            solution: Answer::new(text),
            alternatives: vec![cases],
        },
    }
}

/// What becomes of a move.
enum MoveResult {
    LosesAtOnce,
    LosesTo(Answer),
    Holds,
}

/// Whether the opponent, who has the turn, connects within two moves, and by what; `None` when the
/// search gives up.
fn losing_answer(
    position: &mut Position,
    known: &[(MoveText, Answer)],
    budget: &mut Budget,
) -> Option<MoveResult> {
    let seat = position.to_move()?;
    if position.has_threat(seat) {
        return Some(MoveResult::LosesAtOnce);
    }
    // What won against another move most likely wins again.
    for (_, answer) in known.iter().rev() {
        if let Ok(mv) = position.resolve(&answer.mv) {
            position.play_unchecked(mv);
            let wins = connects(position, seat.team(), 1, &[], budget);
            position.undo();
            if wins.ok()? {
                return Some(MoveResult::LosesTo(answer.clone()));
            }
        }
    }
    let wins = wins_in_two(position, 1, budget)?;
    let text = |&mv: &Placement| position.rules().text(mv.into());
    let answer = wins.first().map(text).map(Answer::new);
    if answer.is_none()
        && defends(position, seat.team(), 2, None, &[], budget).ok()? != Defended::Shown
    {
        return None;
    }
    Some(answer.map_or(MoveResult::Holds, MoveResult::LosesTo))
}

/// A move by which the opponent would connect in two, after a quiet move of the team to move.
fn general_threat(position: &mut Position, budget: &mut Budget) -> Option<Placement> {
    let placements = position.placements();
    // Three moves spread over the list: they seldom all interfere.
    let quiet = [0, placements.len() / 2, placements.len() - 1];
    for at in quiet {
        let mv = *placements.get(at)?;
        position.play_unchecked(mv.into());
        let wins = match position.to_move() {
            Some(_) => wins_in_two(position, 1, budget),
            None => None,
        };
        position.undo();
        if let Some(&win) = wins?.first() {
            return Some(win);
        }
    }
    None
}

/// The moves against which a move of the opponent does not connect in two.
fn holding(
    position: &mut Position,
    general: Placement,
    budget: &mut Budget,
) -> Option<Vec<Placement>> {
    let mut holding = Vec::new();
    for mv in position.placements() {
        position.play_unchecked(mv.into());
        let seat = position.to_move();
        let holds = match seat {
            Some(_) if !position.is_legal(general) => Some(true),
            Some(seat) => {
                position.play_unchecked(general.into());
                let wins = connects(position, seat.team(), 1, &[], budget);
                position.undo();
                wins.ok().map(|wins| !wins)
            }
            None => Some(true),
        };
        position.undo();
        if holds? {
            holding.push(mv);
        }
        if holding.len() > MOST_TRIED {
            return None;
        }
    }
    Some(holding)
}
