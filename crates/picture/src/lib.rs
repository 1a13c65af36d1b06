//! Pictures of positions of Caminos: colours, stacks and marks that every drawing starts from, and the
//! board as an isometric SVG. Drawing takes a position and marks; it decides nothing.
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod marks;
pub mod palette;
pub mod relief;
pub mod svg;

pub use marks::{GhostMark, Marks};
