//! Free ports.

use std::net::{Ipv4Addr, TcpListener};
use std::sync::atomic::{AtomicU16, Ordering};

/// Below the ports that outgoing connections get, which would collide with them.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// A port that nobody listens at. Somebody else may take it before it is used.
pub(crate) fn free_port() -> Option<u16> {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let count = PORTS.end - PORTS.start;
    // Processes that run at the same time begin at different ports.
    let offset = (std::process::id().wrapping_mul(97) % u32::from(count)) as u16;
    (0..count).find_map(|_| {
        let next = NEXT.fetch_add(1, Ordering::Relaxed) % count;
        let port = PORTS.start + (offset + next) % count;
        TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok()?;
        Some(port)
    })
}
