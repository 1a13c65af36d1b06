//! Bindings for the page's worker: the engine, searching step by step.
//!
//! It is a module of its own, so that a page in which no computer plays never fetches it.
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

pub mod bindings;
mod search;

pub use search::{Search, SearchRequest};
