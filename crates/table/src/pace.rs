//! How quickly the computer answers a person.

use std::time::Duration;

/// How quickly the computer answers a person, whether the terminal, the page or the server plays
/// for it.
#[derive(Copy, Clone, Debug)]
pub struct Pace {
    /// The shortest time to an answer, so that a person can follow.
    pub at_least: Duration,
    /// The longest search; only the highest strength uses all of it.
    pub at_most: Duration,
}

impl Pace {
    /// What is usual.
    pub const USUAL: Self = Self {
        at_least: Duration::from_millis(700),
        at_most: Duration::from_secs(4),
    };

    /// How long an answer is held back, where the seat's clock leaves so much time.
    #[must_use]
    pub fn pause(self, budget: Option<Duration>) -> Duration {
        budget.map_or(self.at_least, |budget| budget.min(self.at_least))
    }
}

impl Default for Pace {
    fn default() -> Self {
        Self::USUAL
    }
}
