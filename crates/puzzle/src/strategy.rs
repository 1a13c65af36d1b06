//! Strategies for a whole game: one move for each position that the other side can bring about.

use std::collections::HashSet;

use caminos_rules::{Move, MoveText, Placement, Position, Seat, Team};

use crate::budget::{Budget, Exhausted};
use crate::check::seat_after;
use crate::fewest_cells::fewest_cells;
use crate::position_key::PositionKey;

/// What a strategy is for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Objective {
    /// To win, whatever the other team does.
    Win,
    /// Not to lose.
    Hold,
}

/// Why a strategy does not reach its objective.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StrategyError {
    /// It has no move for a position.
    #[error("no move is given for {position}")]
    NoMove {
        /// The position.
        position: String,
    },
    /// Its move is no legal placement.
    #[error("{mv} is illegal in {position}")]
    Illegal {
        /// The move.
        mv: String,
        /// The position.
        position: String,
    },
    /// It does not reach its objective here.
    #[error("the objective is missed in {position}")]
    Missed {
        /// The position.
        position: String,
    },
    /// Moves are left over.
    #[error("moves are left over")]
    LeftOver,
    /// It takes too long.
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
}

/// Whether a seat connects with the placement that it makes now.
pub fn connects_now(position: &Position, seat: Seat) -> bool {
    !position.places_neutral() && position.has_threat(seat)
}

/// The placements that matter for the seat to move: where the other team would connect with the
/// next move, those that stop it; else all.
#[must_use]
pub fn placements_that_matter(position: &Position) -> Vec<Placement> {
    let next = position
        .to_move()
        .filter(|_| !position.places_neutral())
        .and_then(|seat| seat_after(position, seat).filter(|next| next.team() != seat.team()));
    let parries = next.and_then(|next| position.parries(next));
    parries.unwrap_or_else(|| position.placements())
}

/// Whether it is certain that a team does not win: it cannot connect any more
/// ([`fewest_cells`]), and edge pieces do not count.
#[must_use]
pub fn cannot_win(position: &Position, team: Team) -> bool {
    !position.rules().options().scoring && fewest_cells(position, team).is_none()
}

/// Plays a strategy of a team through: it is asked for a move in each position where the team has
/// the turn and cannot connect at once, once for all positions with the same [`PositionKey`]; the
/// other side's moves are tried in the order of their texts. Moves that let the team connect at
/// once are not gone into, nor, where it is enough not to lose, positions that the other team
/// [cannot win](cannot_win).
///
/// # Errors
/// Where the strategy fails.
pub fn play_through(
    position: &mut Position,
    team: Team,
    objective: Objective,
    choose: &mut dyn FnMut(&mut Position) -> Option<MoveText>,
    budget: &mut Budget,
) -> Result<(), StrategyError> {
    let mut walk = Walk {
        team,
        objective,
        choose,
        budget,
        seen: HashSet::new(),
    };
    walk.from(position)
}

struct Walk<'w> {
    team: Team,
    objective: Objective,
    choose: &'w mut dyn FnMut(&mut Position) -> Option<MoveText>,
    budget: &'w mut Budget,
    seen: HashSet<PositionKey>,
}

impl Walk<'_> {
    fn from(&mut self, position: &mut Position) -> Result<(), StrategyError> {
        let missed = |position: &Position| StrategyError::Missed {
            position: position.to_string(),
        };
        let Some(seat) = position.to_move() else {
            let winner = position.winner();
            let is_reached = match self.objective {
                Objective::Win => winner == Some(self.team),
                Objective::Hold => winner != Some(self.team.other()),
            };
            return if is_reached {
                Ok(())
            } else {
                Err(missed(position))
            };
        };
        self.budget.spend()?;
        if self.objective == Objective::Hold && cannot_win(position, self.team.other()) {
            return Ok(());
        }
        if !self.seen.insert(PositionKey::of(position)) {
            return Ok(());
        }
        let is_own = seat.team() == self.team;
        if connects_now(position, seat) {
            return if is_own {
                Ok(())
            } else {
                Err(missed(position))
            };
        }
        if is_own {
            return self.own_move(position);
        }
        let rules = position.rules().clone();
        let mut replies = placements_that_matter(position);
        replies.sort_by_cached_key(|&reply| rules.text(reply.into()).to_string());
        for reply in replies {
            position.play_unchecked(reply.into());
            let walked = self.from(position);
            position.undo();
            walked?;
        }
        Ok(())
    }

    fn own_move(&mut self, position: &mut Position) -> Result<(), StrategyError> {
        let Some(text) = (self.choose)(position) else {
            let position = position.to_string();
            return Err(StrategyError::NoMove { position });
        };
        let placement = position.resolve(&text).ok().and_then(Move::placement);
        let Some(placement) = placement else {
            return Err(StrategyError::Illegal {
                mv: text.to_string(),
                position: position.to_string(),
            });
        };
        position.play_unchecked(placement.into());
        let walked = self.from(position);
        position.undo();
        walked
    }
}
