//! How many files and connections the system lets this process have open.

/// The limit of open descriptors.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DescriptorLimit {
    /// What the process may have now; `None` without a limit.
    pub soft: Option<u64>,
    /// What it may raise that to; `None` without a limit.
    pub hard: Option<u64>,
}

/// What the store, the bus, the engine and the system's libraries have open.
const OWN: u64 = 128;

impl DescriptorLimit {
    /// The limit of this process; `None` where the system has none.
    #[must_use]
    pub fn now() -> Option<Self> {
        system::get()
    }

    /// Raises the limit as far as the system allows; gives what it is then.
    #[must_use]
    pub fn raise() -> Option<Self> {
        let before = system::get()?;
        if before.soft != before.hard {
            system::set(Self {
                soft: before.hard,
                ..before
            });
        }
        system::get()
    }

    /// Whether so many connections can be open at once.
    #[must_use]
    pub fn is_enough_for(self, connections: u64) -> bool {
        self.soft
            .is_none_or(|most| most >= Self::needed(connections))
    }

    /// What a server with so many connections needs.
    #[must_use]
    pub const fn needed(connections: u64) -> u64 {
        connections + OWN
    }
}

#[cfg(unix)]
mod system {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    use super::DescriptorLimit;

    #[expect(clippy::unnecessary_wraps, reason = "other systems have none")]
    pub(super) fn get() -> Option<DescriptorLimit> {
        let limit = getrlimit(Resource::Nofile);
        Some(DescriptorLimit {
            soft: limit.current,
            hard: limit.maximum,
        })
    }

    pub(super) fn set(limit: DescriptorLimit) {
        let limit = Rlimit {
            current: limit.soft,
            maximum: limit.hard,
        };
        if let Err(error) = setrlimit(Resource::Nofile, limit) {
            tracing::debug!(%error, "the descriptor limit cannot be raised");
        }
    }
}

#[cfg(not(unix))]
mod system {
    use super::DescriptorLimit;

    pub(super) const fn get() -> Option<DescriptorLimit> {
        None
    }

    pub(super) const fn set(_: DescriptorLimit) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_enough_for_what_fits_beside_our_own_files() {
        let limit = |soft| DescriptorLimit { soft, hard: None };
        assert!(limit(None).is_enough_for(1 << 40));
        assert!(limit(Some(1128)).is_enough_for(1000));
        assert!(!limit(Some(1127)).is_enough_for(1000));
        assert_eq!(DescriptorLimit::needed(1000), 1128);
    }

    #[cfg(unix)]
    #[test]
    fn the_limit_is_raised_to_what_the_system_allows() {
        let raised = DescriptorLimit::raise().unwrap();
        assert_eq!(raised.soft, raised.hard);
        assert_eq!(DescriptorLimit::now(), Some(raised));
    }
}
