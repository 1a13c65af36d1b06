//! How long games are kept.

use std::time::Duration;

/// After what time without a new event a game is deleted. Only the time counts during which
/// servers ran.
#[derive(Copy, Clone, Debug)]
pub struct Retention {
    /// A game without a move, or with an open seat that waits for its first one.
    pub never_played: Duration,
    /// A match that has ended.
    pub finished: Duration,
    /// How often expired games are searched for.
    pub cleanup_every: Duration,
}

impl Default for Retention {
    fn default() -> Self {
        const DAY: Duration = Duration::from_secs(24 * 60 * 60);
        Self {
            never_played: DAY * 7,
            finished: DAY * 180,
            cleanup_every: DAY / 24,
        }
    }
}
