//! A computer's turn in a match.

use caminos_table::{Command, Match, Strength};

/// A computer's turn in a match: what a search is for, and when its move is out of date.
///
/// The ply does not say so by itself: after a takeback and another move it is the same again. The
/// number of events would say too much, since a search goes on when somebody gets a name.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    strength: Strength,
    /// The number of the game in its match.
    game: usize,
    ply: u16,
    /// The hash of the position.
    position: u64,
}

impl Turn {
    /// The turn that it is now, if it is a computer's.
    #[must_use]
    pub fn of(match_state: &Match) -> Option<Self> {
        let (_, strength) = match_state.computer_to_move()?;
        Some(Self {
            strength,
            game: match_state.games().len(),
            ply: match_state.game().ply(),
            position: match_state.position().hash(),
        })
    }

    /// How strong the computer is.
    #[must_use]
    pub const fn strength(self) -> Strength {
        self.strength
    }

    pub(crate) const fn command(self, text: String) -> Command {
        Command::Move {
            text,
            ply: self.ply,
        }
    }
}
