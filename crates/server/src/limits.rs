//! Limits per address and in all: connections, rates, times.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Limits per address and in all.
#[derive(Copy, Clone, Debug)]
pub struct Limits {
    /// WebSockets of one address.
    pub sockets_per_address: u32,
    /// WebSockets in all.
    pub sockets: u32,
    /// Games that one address may create.
    pub games: Rate,
    /// Messages of one connection.
    pub messages: Rate,
    /// Connections of one address that are not WebSockets, or not yet.
    pub http_per_address: u32,
    /// Such connections in all.
    pub http: u32,
    /// How long such a connection may stay open, and then how long a response may still take.
    pub http_time: Duration,
    /// How long the head of a request may take, and the pause before it.
    pub header_timeout: Duration,
    /// How long the body of a request may take.
    pub body_timeout: Duration,
    /// What a WebSocket may send, whatever it is.
    pub socket_bytes: ByteRate,
    /// What the kernel may hold of what a WebSocket does not read; it takes about twice as much
    /// memory.
    pub socket_send_buffer: usize,
    /// When a player who has become silent is shown as away, at the latest, to another one at the
    /// table.
    pub away_after: Duration,
}

/// A token bucket for bytes.
#[derive(Copy, Clone, Debug)]
pub struct ByteRate {
    /// At once.
    pub burst: u32,
    /// From then on.
    pub per_second: u32,
}

/// A token bucket: a burst, and then one more in each interval.
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
            sockets: 10_000,
            games: Rate {
                burst: 40,
                every: Duration::from_secs(30),
            },
            messages: Rate {
                burst: 30,
                every: Duration::from_millis(200),
            },
            http_per_address: 400,
            http: 4000,
            http_time: Duration::from_secs(60),
            header_timeout: Duration::from_secs(10),
            body_timeout: Duration::from_secs(10),
            socket_bytes: ByteRate {
                burst: 64 << 10,
                per_second: 8 << 10,
            },
            socket_send_buffer: 4 << 10,
            away_after: Duration::from_millis(4500),
        }
    }
}

impl Limits {
    /// How often a player is pinged while another one is at the table: who has not answered a ping
    /// when the next is due is away (`Pings` in `socket/pings.rs`).
    pub(crate) fn watched_ping_interval(&self) -> Duration {
        self.away_after / 2
    }
}

/// The state of a token bucket with a [`Rate`].
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

    /// How long it takes until there is one.
    fn wait(&self, rate: Rate, now: Instant) -> Duration {
        (self.full_at + rate.every).saturating_duration_since(now + rate.every * rate.burst)
    }

    fn is_full(&self, now: Instant) -> bool {
        self.full_at <= now
    }
}

#[derive(Debug)]
struct Usage {
    sockets: u32,
    http: u32,
    games: Bucket,
}

#[derive(Debug, Default)]
struct Counts {
    sockets: u32,
    http: u32,
    by_address: HashMap<IpAddr, Usage>,
}

/// How much of the limits is used.
#[derive(Clone, Debug)]
pub(crate) struct Quotas {
    limits: Limits,
    counts: Arc<Mutex<Counts>>,
}

/// What a permit is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Slot {
    Socket,
    Http,
}

/// One slot of a limit, given back on drop.
#[derive(Debug)]
pub(crate) struct Permit {
    quotas: Quotas,
    slot: Slot,
    /// None behind a proxy.
    address: Option<IpAddr>,
}

impl Permit {
    pub(crate) const fn limits(&self) -> Limits {
        self.quotas.limits
    }
}

impl Counts {
    fn usage(&mut self, address: IpAddr) -> &mut Usage {
        self.by_address.entry(address).or_insert_with(|| Usage {
            sockets: 0,
            http: 0,
            games: Bucket::new(Instant::now()),
        })
    }

    const fn all(&mut self, slot: Slot) -> &mut u32 {
        match slot {
            Slot::Socket => &mut self.sockets,
            Slot::Http => &mut self.http,
        }
    }
}

impl Usage {
    const fn of(&mut self, slot: Slot) -> &mut u32 {
        match slot {
            Slot::Socket => &mut self.sockets,
            Slot::Http => &mut self.http,
        }
    }
}

/// How much of a limit one user may have: at most `most_of_one`, and at most an eighth of what
/// nobody has yet. So the shares shrink as the limit is approached, and a few greedy users leave
/// room for newcomers; whoever has nothing gets one while there is one.
pub(crate) const fn fair_share(limit: usize, used: usize, most_of_one: usize) -> usize {
    let share = limit.saturating_sub(used).div_ceil(8);
    if share < most_of_one {
        share
    } else {
        most_of_one
    }
}

/// Whoever has one IPv6 address has the whole /64 network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let mask = u128::MAX << 64;
            IpAddr::V6((u128::from(address) & mask).into())
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

impl Quotas {
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

    /// For a WebSocket.
    pub(crate) fn connect(&self, address: IpAddr) -> Option<Permit> {
        self.admit(Slot::Socket, Some(address))
    }

    /// For a connection that is not a WebSocket, or not yet.
    pub(crate) fn http(&self, address: Option<IpAddr>) -> Option<Permit> {
        self.admit(Slot::Http, address)
    }

    fn admit(&self, slot: Slot, address: Option<IpAddr>) -> Option<Permit> {
        let address = address.map(network);
        let (most, most_of_one) = match slot {
            Slot::Socket => (self.limits.sockets, self.limits.sockets_per_address),
            Slot::Http => (self.limits.http, self.limits.http_per_address),
        };
        let mut counts = self.counts();
        let in_all = *counts.all(slot);
        if in_all >= most {
            return None;
        }
        if let Some(address) = address {
            let share = fair_share(most as usize, in_all as usize, most_of_one as usize);
            let used = counts.usage(address).of(slot);
            if *used as usize >= share {
                return None;
            }
            *used += 1;
        }
        *counts.all(slot) += 1;
        Some(Permit {
            quotas: self.clone(),
            slot,
            address,
        })
    }

    /// Counts another game that this address creates.
    ///
    /// # Errors
    /// How long it has to wait, when it has created too many.
    pub(crate) fn create_game(&self, address: IpAddr) -> Result<(), Duration> {
        let (rate, now) = (self.limits.games, Instant::now());
        let mut counts = self.counts();
        let bucket = &mut counts.usage(network(address)).games;
        if bucket.take(rate, now) {
            Ok(())
        } else {
            Err(bucket.wait(rate, now))
        }
    }

    /// Forgets addresses that use nothing.
    pub(crate) fn sweep(&self) {
        let now = Instant::now();
        self.counts()
            .by_address
            .retain(|_, usage| usage.sockets > 0 || usage.http > 0 || !usage.games.is_full(now));
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.quotas.counts();
        *counts.all(self.slot) -= 1;
        if let Some(address) = self.address {
            *counts.usage(address).of(self.slot) -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_gone_is_away_within_five_seconds() {
        assert!(Limits::default().away_after < Duration::from_secs(5));
    }

    #[test]
    fn a_bucket_gives_a_burst_and_then_one_at_a_time() {
        let every = Duration::from_secs(1);
        let rate = Rate { burst: 3, every };
        let start = Instant::now();
        let mut bucket = Bucket::new(start);
        let taken: Vec<bool> = (0..4).map(|_| bucket.take(rate, start)).collect();
        assert_eq!(taken, [true, true, true, false]);
        assert_eq!(bucket.wait(rate, start), every);
        assert_eq!(bucket.wait(rate, start + every / 4), every * 3 / 4);
        assert_eq!(bucket.wait(rate, start + every), Duration::ZERO);
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
            sockets: 16,
            ..Limits::default()
        };
        let quotas = Quotas::new(limits);
        let [a, b]: [IpAddr; 2] = ["2001:db8::1", "2001:db8::2"].map(|ip| ip.parse().unwrap());
        let [c, d]: [IpAddr; 2] = ["10.0.0.1", "::ffff:10.0.0.1"].map(|ip| ip.parse().unwrap());
        let first = quotas.connect(a);
        let second = quotas.connect(b);
        assert!(first.is_some() && second.is_some() && quotas.connect(a).is_none());
        let third = [quotas.connect(c), quotas.connect(d)];
        assert!(third.iter().all(Option::is_some) && quotas.connect(d).is_none());
        drop(first);
        assert!(quotas.connect(b).is_some());
        let http: Vec<_> = (0..3).map(|_| quotas.http(Some(c))).collect();
        assert!(
            http.iter().all(Option::is_some),
            "they are counted by themselves"
        );
        assert!(quotas.http(None).is_some());
        drop((second, third, http));
        quotas.sweep();
        assert!(quotas.counts.lock().unwrap().by_address.is_empty());
    }

    /// Ten addresses could have everything, for as long as they liked.
    #[test]
    fn a_few_greedy_addresses_leave_room_for_newcomers() {
        let quotas = Quotas::new(Limits::default());
        let address = |number: u32| IpAddr::from(std::net::Ipv4Addr::from_bits(number));
        let mut held = Vec::new();
        for greedy in 0..10 {
            let got = std::iter::from_fn(|| quotas.http(Some(address(greedy))));
            let before = held.len();
            held.extend(got);
            assert!(held.len() - before <= 400);
        }
        let newcomers = (1000..1500).map(|number| quotas.http(Some(address(number))));
        let newcomers: Vec<_> = newcomers.collect();
        assert!(newcomers.iter().all(Option::is_some));
        held.extend(newcomers.into_iter().flatten());
        let all = std::iter::from_fn(|| quotas.http(None));
        assert_eq!(held.len() + all.collect::<Vec<_>>().len(), 4000);
    }
}
