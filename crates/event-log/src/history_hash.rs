//! A hash of everything that happened in a game.

use std::fmt;

use sha2::{Digest as _, Sha256};

use crate::Batch;

/// A hash chained over batches: equal for two games, or two copies of one, only when all their
/// events are the same.
///
/// ```
/// # use caminos_event_log::{Batch, HistoryHash};
/// # use caminos_table::Actor;
/// let batch = |first, events: &str| Batch {
///     first, count: 1, actor: Actor::Owner, command: None, seat_token: None, events: events.into(),
/// };
/// let one = HistoryHash::default().after(&batch(0, "[1]"));
/// assert_ne!(one.after(&batch(1, "[2]")), one.after(&batch(1, "[3]")));
/// assert_eq!(HistoryHash::parse(&one.to_string()), Some(one));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct HistoryHash(u64);

impl HistoryHash {
    /// With this batch after what it stands for.
    #[must_use]
    pub fn after(self, batch: &Batch) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0.to_be_bytes());
        hash.update(batch.first.to_be_bytes());
        hash.update(batch.events.as_bytes());
        let hash: [u8; 32] = hash.finalize().into();
        Self(u64::from_be_bytes([
            hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7],
        ]))
    }

    /// From its text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let is_hash = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
        let hash = u64::from_str_radix(text, 16).ok()?;
        is_hash.then_some(Self(hash))
    }

    /// Of a whole game.
    #[must_use]
    pub fn of<'b>(batches: impl IntoIterator<Item = &'b Batch>) -> Self {
        batches.into_iter().fold(Self::default(), Self::after)
    }
}

impl fmt::Display for HistoryHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for HistoryHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
