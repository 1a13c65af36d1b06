//! What somebody has asked the others for.

use crate::party::Party;

/// What can be asked for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Wish {
    /// To take back moves.
    Takeback {
        /// How many moves would stay.
        ply: u16,
    },
    /// To play another match.
    Rematch,
}

/// A wish that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    wish: Wish,
    by: Party,
    agreed: Vec<Party>,
}

impl Request {
    pub(crate) const fn new(wish: Wish, by: Party) -> Self {
        Self {
            wish,
            by,
            agreed: Vec::new(),
        }
    }

    /// What is asked for.
    #[must_use]
    pub const fn wish(&self) -> Wish {
        self.wish
    }

    /// Who asks.
    #[must_use]
    pub const fn by(&self) -> Party {
        self.by
    }

    /// Whether this party still has to answer.
    #[must_use]
    pub fn waits_for(&self, party: Party) -> bool {
        party != self.by && !self.agreed.contains(&party)
    }

    pub(crate) fn agree(&mut self, party: Party) {
        self.agreed.push(party);
    }
}
