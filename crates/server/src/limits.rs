//! How much anybody may ask of the server.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How much anybody may ask of the server.
#[derive(Copy, Clone, Debug)]
pub struct Limits {
    /// Connections of one address.
    pub sockets_per_address: u32,
    /// Connections in all.
    pub sockets: u32,
    /// Tables that one address may open, and how often it gets another one.
    pub games: Rate,
    /// Messages of one connection.
    pub messages: Rate,
    /// Connections of one address that are not sockets, or not yet.
    pub visits_per_address: u32,
    /// Such connections in all.
    pub visits: u32,
    /// How long such a connection may stay, and then to end what is being answered.
    pub visit: Duration,
    /// How long the head of a request may take, and the pause before it.
    pub header_within: Duration,
}

/// So many at once, and one more each time that this long has passed.
#[derive(Copy, Clone, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// For one more.
    pub every: Duration,
}

impl Default for Limits {
    /// Enough for a school class behind one address.
    fn default() -> Self {
        Self {
            sockets_per_address: 200,
            sockets: 20_000,
            games: Rate {
                burst: 40,
                every: Duration::from_secs(30),
            },
            messages: Rate {
                burst: 30,
                every: Duration::from_millis(200),
            },
            visits_per_address: 400,
            visits: 4000,
            visit: Duration::from_secs(60),
            header_within: Duration::from_secs(10),
        }
    }
}

/// Counts against a [`Rate`].
#[derive(Copy, Clone, Debug)]
pub(crate) struct Bucket {
    /// When it will be full again.
    full_at: Instant,
}

impl Bucket {
    pub(crate) const fn new(now: Instant) -> Self {
        Self { full_at: now }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let full_at = self.full_at.max(now) + rate.every;
        if full_at > now + rate.every * rate.burst {
            return false;
        }
        self.full_at = full_at;
        true
    }

    fn is_full(&self, now: Instant) -> bool {
        self.full_at <= now
    }
}

#[derive(Debug)]
struct Usage {
    sockets: u32,
    visits: u32,
    games: Bucket,
}

#[derive(Debug, Default)]
struct Counts {
    sockets: u32,
    visits: u32,
    by_address: HashMap<IpAddr, Usage>,
}

/// Who uses how much.
#[derive(Clone, Debug)]
pub(crate) struct Gate {
    limits: Limits,
    counts: Arc<Mutex<Counts>>,
}

/// What a place is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Place {
    Socket,
    Visit,
}

/// A place that is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Ticket {
    gate: Gate,
    place: Place,
    /// Unless it is not known.
    address: Option<IpAddr>,
}

impl Ticket {
    pub(crate) const fn limits(&self) -> Limits {
        self.gate.limits
    }
}

impl Counts {
    fn usage(&mut self, address: IpAddr) -> &mut Usage {
        self.by_address.entry(address).or_insert_with(|| Usage {
            sockets: 0,
            visits: 0,
            games: Bucket::new(Instant::now()),
        })
    }

    const fn all(&mut self, place: Place) -> &mut u32 {
        match place {
            Place::Socket => &mut self.sockets,
            Place::Visit => &mut self.visits,
        }
    }
}

impl Usage {
    const fn of(&mut self, place: Place) -> &mut u32 {
        match place {
            Place::Socket => &mut self.sockets,
            Place::Visit => &mut self.visits,
        }
    }
}

/// Whoever has one IPv6 address has the whole /64 network.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let mask = u128::MAX << 64;
            IpAddr::V6((u128::from(address) & mask).into())
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            counts: Arc::default(),
        }
    }

    pub(crate) const fn limits(&self) -> &Limits {
        &self.limits
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a socket.
    pub(crate) fn connect(&self, address: IpAddr) -> Option<Ticket> {
        self.admit(Place::Socket, Some(address))
    }

    /// A place for a connection that is no socket, or not yet.
    pub(crate) fn visit(&self, address: Option<IpAddr>) -> Option<Ticket> {
        self.admit(Place::Visit, address)
    }

    fn admit(&self, place: Place, address: Option<IpAddr>) -> Option<Ticket> {
        let address = address.map(network);
        let (most, most_of_one) = match place {
            Place::Socket => (self.limits.sockets, self.limits.sockets_per_address),
            Place::Visit => (self.limits.visits, self.limits.visits_per_address),
        };
        let mut counts = self.counts();
        if *counts.all(place) >= most {
            return None;
        }
        if let Some(address) = address {
            let used = counts.usage(address).of(place);
            if *used >= most_of_one {
                return None;
            }
            *used += 1;
        }
        *counts.all(place) += 1;
        Some(Ticket {
            gate: self.clone(),
            place,
            address,
        })
    }

    /// Whether this address may open another table now.
    pub(crate) fn open_table(&self, address: IpAddr) -> bool {
        let rate = self.limits.games;
        let mut counts = self.counts();
        let usage = counts.usage(network(address));
        usage.games.take(rate, Instant::now())
    }

    /// Forgets addresses that use nothing.
    pub(crate) fn sweep(&self) {
        let now = Instant::now();
        self.counts()
            .by_address
            .retain(|_, usage| usage.sockets > 0 || usage.visits > 0 || !usage.games.is_full(now));
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut counts = self.gate.counts();
        *counts.all(self.place) -= 1;
        if let Some(address) = self.address {
            *counts.usage(address).of(self.place) -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_a_burst_and_then_one_at_a_time() {
        let every = Duration::from_secs(1);
        let rate = Rate { burst: 3, every };
        let start = Instant::now();
        let mut bucket = Bucket::new(start);
        let taken: Vec<bool> = (0..4).map(|_| bucket.take(rate, start)).collect();
        assert_eq!(taken, [true, true, true, false]);
        assert!(bucket.take(rate, start + every));
        assert!(!bucket.take(rate, start + every));
        let later = start + every * 60;
        assert!(bucket.is_full(later));
        assert_eq!((0..9).filter(|_| bucket.take(rate, later)).count(), 3);
    }

    #[test]
    fn connections_of_one_network_count_together_and_are_given_back() {
        let limits = Limits {
            sockets_per_address: 2,
            sockets: 3,
            ..Limits::default()
        };
        let gate = Gate::new(limits);
        let [a, b]: [IpAddr; 2] = ["2001:db8::1", "2001:db8::2"].map(|ip| ip.parse().unwrap());
        let [c, d]: [IpAddr; 2] = ["10.0.0.1", "::ffff:10.0.0.1"].map(|ip| ip.parse().unwrap());
        let first = gate.connect(a);
        let second = gate.connect(b);
        assert!(first.is_some() && second.is_some() && gate.connect(a).is_none());
        let third = gate.connect(c);
        assert!(third.is_some() && gate.connect(d).is_none(), "three in all");
        drop(first);
        assert!(gate.connect(d).is_some());
        let visits: Vec<_> = (0..3).map(|_| gate.visit(Some(c))).collect();
        assert!(
            visits.iter().all(Option::is_some),
            "they are counted by themselves"
        );
        assert!(gate.visit(None).is_some());
        drop((second, third, visits));
        gate.sweep();
        assert!(gate.counts.lock().unwrap().by_address.is_empty());
    }
}
