//! What crosses a boundary in Caminos, between the rules and whoever draws or plays from
//! outside: views of a game for a page, the messages of the socket, and the TypeScript types
//! made from them.
//!
//! Everything here is plain data that serde writes as JSON. The types of `web/src/wire/` are
//! made from these; a test keeps them true.
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod conversion;
mod decode;
pub mod socket;
pub mod table_view;
pub mod typescript;
pub mod view;
