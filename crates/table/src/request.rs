//! What somebody has asked the others for.

use serde::{Deserialize, Serialize};

use crate::party::Party;

/// What can be asked for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum RequestKind {
    /// To take back moves.
    Takeback {
        /// How many moves would stay.
        #[serde(rename = "ply")]
        to_ply: u16,
    },
    /// To play another match.
    Rematch,
    /// To stop the clocks.
    Pause,
    /// To let the clocks run again.
    Resume,
}

/// A kind that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    kind: RequestKind,
    by: Party,
    agreed: Vec<Party>,
}

/// A request that somebody has declined, until the match goes on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DeclinedRequest {
    /// What was asked for.
    pub kind: RequestKind,
    /// Who had asked.
    pub asked_by: Party,
    /// Who said no.
    pub declined_by: Party,
}

impl Request {
    pub(crate) const fn new(kind: RequestKind, by: Party) -> Self {
        Self {
            kind,
            by,
            agreed: Vec::new(),
        }
    }

    /// What is asked for.
    #[must_use]
    pub const fn kind(&self) -> RequestKind {
        self.kind
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
