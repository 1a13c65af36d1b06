//! Somebody who tries to solve a puzzle.

use caminos_message::Message;
use caminos_rules::{IllegalMove, Move, MoveText, Outcome, Placement, Position, Seat};

use crate::answer::find;
use crate::budget::Budget;
use crate::check;
use crate::puzzle::Puzzle;
use crate::task::Task;

/// An attempt at a puzzle: the position, and how much of the solution was found.
#[derive(Clone, Debug)]
pub struct Attempt<'p> {
    puzzle: &'p Puzzle,
    position: Position,
    /// The moves of the line that were played.
    played: usize,
}

/// What is said to a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is the solution, and the other side has replied: the next move is asked for.
    GoOn {
        /// The reply.
        reply: MoveText,
    },
    /// The task is done.
    Solved,
    /// It fails: against this reply, if the reply is what refutes it.
    Wrong {
        /// The best reply.
        refutation: Option<MoveText>,
    },
    /// It connects, for fewer points than it could.
    FewerPoints {
        /// What it scores.
        points: u16,
        /// What the solution scores.
        best: u16,
    },
}

impl<'p> Attempt<'p> {
    /// The beginning.
    #[must_use]
    pub fn new(puzzle: &'p Puzzle) -> Self {
        Self {
            puzzle,
            position: puzzle.position.clone(),
            played: 0,
        }
    }

    /// The position in which a move is asked for.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The move that solves it here; at the last move of a win, one of those.
    #[must_use]
    pub fn solution(&self) -> Option<&'p MoveText> {
        self.puzzle.line.get(self.played)
    }

    /// The moves of the line that are left.
    pub fn remaining(&self) -> impl Iterator<Item = &'p MoveText> {
        self.puzzle.line[self.played..].iter()
    }

    /// How many own moves are left.
    #[must_use]
    pub const fn moves_left(&self) -> u8 {
        self.puzzle
            .task
            .own_moves()
            .saturating_sub((self.played / 2) as u8)
    }

    /// What is asked for here, as a sentence: the task with the moves that are left.
    #[must_use]
    pub fn task(&self) -> Option<Message> {
        let task = match self.puzzle.task {
            Task::Connect { .. } => Task::Connect {
                moves: self.moves_left(),
            },
            other => other,
        };
        Some(task.message(self.position.to_move()?.team()))
    }

    /// Answers a move. After a wrong one the position is as before.
    ///
    /// # Errors
    /// When the move is illegal.
    pub fn answer(&mut self, mv: &MoveText) -> Result<Verdict, IllegalMove> {
        let Some(placement) = self.position.resolve(mv)?.placement() else {
            return Ok(Verdict::Wrong { refutation: None });
        };
        let text = self.position.rules().text(placement.into());
        let is_last = self.played + 1 >= self.puzzle.line.len();
        let connects = self.position.winning_placements().contains(&placement);
        let is_right = match self.puzzle.task {
            Task::Connect { .. } if is_last => connects,
            _ => Some(&text) == self.solution(),
        };
        if !is_right {
            return Ok(self.refute(placement, connects));
        }
        self.position.play_unchecked(placement.into());
        self.played += 1;
        let Some(reply) = self.solution().filter(|_| !is_last) else {
            return Ok(Verdict::Solved);
        };
        self.position.play_text(reply)?;
        self.played += 1;
        Ok(Verdict::GoOn {
            reply: reply.clone(),
        })
    }

    fn refute(&self, mv: Placement, connects: bool) -> Verdict {
        if connects && self.puzzle.task == Task::Points {
            let scored = |mv: Move| {
                let mut position = self.position.clone();
                position.play_unchecked(mv);
                position.outcome().map_or(0, Outcome::points)
            };
            let best = self
                .solution()
                .and_then(|best| self.position.resolve(best).ok());
            return Verdict::FewerPoints {
                points: scored(mv.into()),
                best: best.map_or(0, scored),
            };
        }
        Verdict::Wrong {
            refutation: self.refutation(mv),
        }
    }

    /// The best reply to a wrong move.
    fn refutation(&self, mv: Placement) -> Option<MoveText> {
        let seat = self.position.to_move()?;
        let rules = self.position.rules();
        let mut position = self.position.clone();
        position.play_unchecked(mv.into());
        let opponent = position
            .to_move()
            .filter(|next| next.team() != seat.team())?;
        if let Some(connection) = position.first_threat(opponent) {
            return Some(rules.text(connection.into()));
        }
        match self.puzzle.task {
            Task::Points => None,
            Task::Defend { .. } => {
                let cases = self.puzzle.certificate.alternatives.first()?;
                Some(find(cases, &rules.text(mv.into()))?.mv.clone())
            }
            Task::Connect { moves } => self.stops_win(&mut position, seat, moves, mv),
        }
    }

    /// The reply after which a team no longer connects in the moves that it has left.
    fn stops_win(
        &self,
        position: &mut Position,
        seat: Seat,
        moves: u8,
        mv: Placement,
    ) -> Option<MoveText> {
        let own_moves_made = self.played / 2;
        let left = moves.checked_sub(own_moves_made as u8 + 1)?;
        let lists = &self.puzzle.certificate.alternatives;
        let cases = lists.get(own_moves_made).map_or(&[][..], Vec::as_slice);
        if left == 0 {
            return None;
        }
        let mut budget = Budget::new(Puzzle::MAX_CHECKS);
        let reply = check::defence(
            position,
            seat.team(),
            left,
            mv,
            cases,
            &mut None,
            &mut budget,
        );
        let reply = reply.ok().flatten()?;
        Some(position.rules().text(reply.into()))
    }
}
