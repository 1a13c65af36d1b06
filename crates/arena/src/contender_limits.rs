//! How long a contender may think.

use std::fmt;
use std::time::Duration;

use caminos_cei::{Clock, Limits};
use caminos_rules::{PerTeam, Team};

/// The limits of a contender: at least one of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ContenderLimits {
    /// The time for a move.
    pub move_time: Option<Duration>,
    /// The time for the whole game, and what a move adds to it.
    pub clock: Option<Clock>,
    /// The nodes of a move.
    pub nodes: Option<u64>,
}

impl ContenderLimits {
    /// What a search that only counts nodes may take before it is taken to hang.
    const LONGEST: Duration = Duration::from_secs(60);

    /// The limits of a move, given the time that is left to it and to its opponent.
    #[must_use]
    pub fn of_move(&self, team: Team, own: Option<Clock>, other: Option<Clock>) -> Limits {
        let clocks = own.map(|own| {
            // An opponent without a clock has as much as one needs.
            let other = other.unwrap_or(own);
            match team {
                Team::Yellow => PerTeam {
                    yellow: own,
                    green: other,
                },
                Team::Green => PerTeam {
                    yellow: other,
                    green: own,
                },
            }
        });
        Limits {
            move_time: self.move_time,
            nodes: self.nodes,
            clocks,
            ..Limits::default()
        }
    }

    /// Whether time limits it, so that no two games need be the same.
    #[must_use]
    pub const fn is_timed(&self) -> bool {
        self.move_time.is_some() || self.clock.is_some()
    }

    /// How long an answer may take at most.
    #[must_use]
    pub fn allowance(&self, clock: Option<Clock>) -> Duration {
        let left = clock.map(|clock| clock.left);
        let least = [self.move_time, left].into_iter().flatten().min();
        least.unwrap_or(Self::LONGEST)
    }
}

/// As the records of a match have it, in every language.
impl fmt::Display for ContenderLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut limits = Vec::new();
        if let Some(time) = self.move_time {
            limits.push(format!("{} ms a move", time.as_millis()));
        }
        if let Some(Clock { left, increment }) = self.clock {
            let (left, increment) = (left.as_millis(), increment.as_millis());
            limits.push(format!("{left} + {increment} ms a game"));
        }
        if let Some(nodes) = self.nodes {
            limits.push(format!("{nodes} nodes a move"));
        }
        f.write_str(&limits.join(", "))
    }
}
