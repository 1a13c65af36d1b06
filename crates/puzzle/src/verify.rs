//! Whether a certificate proves its puzzle. `docs/puzzles.md` says what exactly is certified.

use caminos_rules::{Move, MoveText, Outcome, Placement, Position, Team};

use crate::answer::{Case, find};
use crate::budget::Budget;
use crate::check::{Defended, connects, defends};
use crate::error::CertificateError;
use crate::puzzle::Puzzle;
use crate::task::Task;
use crate::theme::Theme;

impl Puzzle {
    /// The positions that a check looks at before it gives up.
    pub const MAX_CHECKS: u64 = 2_000_000;

    /// Checks everything that the puzzle claims, with the rules alone.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn verify(&self) -> Result<(), CertificateError> {
        self.verify_within(&mut Budget::new(Self::MAX_CHECKS))
    }

    /// The same with another bound; the budget says afterwards how much was spent.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn verify_within(&self, budget: &mut Budget) -> Result<(), CertificateError> {
        let mut position = self.position.clone();
        let Some(seat) = position.to_move().filter(|_| !position.places_neutral()) else {
            return Err(CertificateError::NoTurn);
        };
        if !Self::RATINGS.contains(&self.rating) {
            return Err(CertificateError::Rating);
        }
        let solution = legal(&position, self.solution())?;
        if self.themes != Theme::of(&position, self.task, solution) {
            return Err(CertificateError::OtherThemes);
        }
        self.check_lists()?;
        if self.task != Task::Points && position.has_threat(seat) {
            return Err(CertificateError::ConnectsAtOnce);
        }
        let team = seat.team();
        match self.task {
            Task::Connect { moves } => self.verify_win(&mut position, team, moves, budget)?,
            Task::Defend { moves } => {
                self.verify_defence(&mut position, team, moves, solution, budget)?;
            }
            Task::Points => self.verify_points(&mut position, solution)?,
        }
        self.verify_line(team)
    }

    fn check_lists(&self) -> Result<(), CertificateError> {
        let wanted = match self.task {
            Task::Connect { moves } => usize::from(moves.saturating_sub(2)),
            Task::Defend { .. } => 1,
            Task::Points => 0,
        };
        let found = self.certificate.alternatives.len();
        if found == wanted {
            Ok(())
        } else {
            Err(CertificateError::Lists { found, wanted })
        }
    }

    /// Along the line: each move of the solution connects in the moves that are left, and up to
    /// the last one no other move does.
    fn verify_win(
        &self,
        position: &mut Position,
        team: Team,
        moves: u8,
        budget: &mut Budget,
    ) -> Result<(), CertificateError> {
        let mut answer = &self.certificate.solution;
        let mut line = self.line.iter();
        let mut lists = self.certificate.alternatives.iter();
        for left in (2..=moves).rev() {
            let mv = legal(position, &answer.mv)?;
            if line.next() != Some(&answer.mv) {
                return Err(CertificateError::OtherLine);
            }
            let others: &[Case] = match left {
                2 => &[],
                _ => lists.next().map_or(&[], Vec::as_slice),
            };
            match defends(position, team, left, Some(mv), others, budget)? {
                Defended::Shown => {}
                Defended::NotShown(other) => {
                    let text = other.map_or_else(String::new, |other| text(position, other));
                    return Err(CertificateError::AlsoSolves { mv: text });
                }
            }
            position.play_unchecked(mv.into());
            // The first check covers every later move of the solution.
            if left == moves && !connects(position, team, left - 1, &answer.cases, budget)? {
                let mv = answer.mv.to_string();
                return Err(CertificateError::NotSolved { mv });
            }
            let reply = line.next().ok_or(CertificateError::OtherLine)?;
            let placement = legal(position, reply)?;
            position.play_unchecked(placement.into());
            if left > 2 {
                answer = find(&answer.cases, reply).ok_or(CertificateError::OtherLine)?;
            }
        }
        Ok(())
    }

    /// The other team does not connect in its next moves, and after any other move it does.
    fn verify_defence(
        &self,
        position: &mut Position,
        team: Team,
        moves: u8,
        solution: Placement,
        budget: &mut Budget,
    ) -> Result<(), CertificateError> {
        let opponent = team.other();
        position.play_unchecked(solution.into());
        let held = defends(position, opponent, moves, None, &[], budget);
        position.undo();
        if held? != Defended::Shown {
            let mv = self.solution().to_string();
            return Err(CertificateError::NotSolved { mv });
        }
        let cases = self.certificate.alternatives.first();
        let cases = cases.map_or(&[][..], Vec::as_slice);
        for other in position.placements() {
            if other != solution && !loses(position, other, opponent, moves, cases, budget)? {
                let mv = text(position, other);
                return Err(CertificateError::AlsoSolves { mv });
            }
        }
        Ok(())
    }

    /// The solution connects, and with more points than any other move that does.
    fn verify_points(
        &self,
        position: &mut Position,
        solution: Placement,
    ) -> Result<(), CertificateError> {
        let not_solved = || CertificateError::NotSolved {
            mv: self.solution().to_string(),
        };
        if !position.rules().options().scoring {
            return Err(not_solved());
        }
        let best = points(position, solution).ok_or_else(not_solved)?;
        let wins = position.winning_placements();
        if wins.len() < 2 {
            return Err(not_solved());
        }
        for other in wins {
            if other != solution && points(position, other) >= Some(best) {
                let mv = text(position, other);
                return Err(CertificateError::AlsoSolves { mv });
            }
        }
        Ok(())
    }

    /// The line is legal, begins with the solution, is as long as the task, and connects if that
    /// is the task.
    fn verify_line(&self, team: Team) -> Result<(), CertificateError> {
        let mut position = self.position.clone();
        for mv in &self.line {
            let placement = legal(&position, mv)?;
            position.play_unchecked(placement.into());
        }
        let length = usize::from(self.task.own_moves()) * 2 - 1;
        let is_done = match self.task {
            Task::Connect { .. } | Task::Points => position.is_connected(team),
            Task::Defend { .. } => true,
        };
        if self.line.len() == length && self.line.first() == Some(self.solution()) && is_done {
            Ok(())
        } else {
            Err(CertificateError::OtherLine)
        }
    }
}

/// Whether a move lets the opponent connect within `moves` of its moves.
fn loses(
    position: &mut Position,
    mv: Placement,
    opponent: Team,
    moves: u8,
    cases: &[Case],
    budget: &mut Budget,
) -> Result<bool, CertificateError> {
    let name = position.rules().text(mv.into());
    position.play_unchecked(mv.into());
    let seat = position.to_move().filter(|seat| seat.team() == opponent);
    let lost = match (seat, find(cases, &name)) {
        (None, _) => Ok(false),
        (Some(seat), _) if position.has_threat(seat) => Ok(true),
        (Some(_), Some(answer)) if moves > 1 => {
            let reply = position.resolve(&answer.mv).ok();
            match reply.and_then(Move::placement) {
                None => Ok(false),
                Some(reply) => {
                    position.play_unchecked(reply.into());
                    let lost = connects(position, opponent, moves - 1, &answer.cases, budget);
                    position.undo();
                    lost
                }
            }
        }
        _ => Ok(false),
    };
    position.undo();
    Ok(lost?)
}

/// What a move scores that connects at once.
fn points(position: &mut Position, mv: Placement) -> Option<u16> {
    position.play_unchecked(mv.into());
    let outcome = position.outcome();
    position.undo();
    match outcome {
        Some(Outcome::Connected { points, .. }) => Some(points),
        _ => None,
    }
}

fn legal(position: &Position, mv: &MoveText) -> Result<Placement, CertificateError> {
    let illegal = |reason| CertificateError::Illegal {
        mv: mv.to_string(),
        reason,
    };
    let not_solved = || CertificateError::NotSolved { mv: mv.to_string() };
    let mv = position.resolve(mv).map_err(illegal)?;
    mv.placement().ok_or_else(not_solved)
}

fn text(position: &Position, mv: Placement) -> String {
    position.rules().text(mv.into()).to_string()
}
