//! Pictures of positions in the terminal. Drawing takes a position and marks; it decides nothing.

pub(crate) mod board;
pub(crate) mod piece;
pub(crate) mod plain;
pub(crate) mod screen;
pub(crate) mod screen_svg;

pub(crate) use caminos_picture::{GhostMark, Marks, palette, relief, svg};
