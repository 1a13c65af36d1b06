//! The server of Caminos: one program with the page, the sockets, the store and the
//! computer's seats.
//!
//! A game in play is a room that holds a match of `caminos-table`. A command is judged there,
//! its events go to the one thread that writes, and only when they are safe on the disk
//! are they told to anyone. `docs/operations.md` tells how to run it.

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod address;
mod app;
mod computer;
mod door;
mod entry;
mod hall;
mod limits;
mod line;
mod load;
mod metrics;
mod page;
mod room;
mod serve;
mod socket;
mod store;
mod token;
mod upgrade;
mod wire;

pub use address::{Clients, lan_origins};
pub use computer::Pace;
pub use limits::{Limits, Rate};
pub use load::{RoomLoad, play_in_rooms};
pub use page::{File, Page};
pub use serve::{Options, serve};
pub use store::{Keep, OpenError, Store};
