//! What crosses a boundary in Caminos, between the rules and whoever draws or plays from
//! outside: views of a game for a page, and the messages of the socket.
//!
//! Everything here is plain data that serde writes as JSON. The types of `web/src/wire/` are
//! made from these by a test (`tests/typescript`), which keeps them true.
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod conversion;
pub mod match_view;
pub mod socket;
pub mod study;
pub mod view;
