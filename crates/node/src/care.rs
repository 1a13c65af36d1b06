//! What a node does about a computer's turn.

use caminos_table::Match;

use crate::replica::Writers;
use crate::turn::Turn;

/// Whose commit moved a game on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// This node's.
    ThisNode,
    /// Another node's, or it was found in the log: somebody else may be searching the computer's
    /// answer already.
    Elsewhere,
}

/// What a node does about a computer's turn, after every change of the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Care {
    /// What it does already.
    AsBefore,
    /// Nothing: what is searched is out of date, or nobody waits for it.
    Nothing,
    /// Search, and look again after a while if that is not possible now.
    Search(Turn),
    /// Look again after a while, as if this node had moved the game on: another one may be searching.
    Watch(Turn),
}

impl Care {
    /// What to do when this turn is taken care of, if any is. Somebody waits for the computer who
    /// sees the game, or everybody if its clock runs: if it stood still then, it would lose on time
    /// because the others have left.
    #[must_use]
    pub fn of(
        match_state: &Match,
        taken: Option<Turn>,
        is_followed: bool,
        origin: Origin,
        writers: Writers,
    ) -> Self {
        let is_needed = is_followed || match_state.clock_running().is_some();
        let turn = Turn::of(match_state).filter(|_| is_needed);
        match turn {
            _ if turn == taken => Self::AsBefore,
            None => Self::Nothing,
            Some(turn) if origin == Origin::Elsewhere && writers == Writers::Many => {
                Self::Watch(turn)
            }
            Some(turn) => Self::Search(turn),
        }
    }
}
