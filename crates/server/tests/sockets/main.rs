//! The server from outside, on real sockets.

mod client;
mod clocks;
mod drain;
mod failures;
mod limits;
mod manual_clock;
mod nodes;
mod play;
mod pressure;
mod previews;
mod retention;
mod rfc6455;
mod routes;
mod server;
mod survival;

use caminos_table::{MatchSetup, SeatSetup};

/// Yellow connects with its third move.
const SHORT: [&str; 5] = [
    "La1a2a3b3",
    "Tg2h1h2h3",
    "La4a5a6b6",
    "Tg5h4h5h6",
    "La7a8b8c8",
];

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn with_friend() -> MatchSetup {
    MatchSetup::new("square", vec![SeatSetup::here("Ada"), SeatSetup::link()])
}

fn hot_seat() -> MatchSetup {
    MatchSetup::new(
        "square",
        vec![SeatSetup::here("Ada"), SeatSetup::here("Bo")],
    )
}
