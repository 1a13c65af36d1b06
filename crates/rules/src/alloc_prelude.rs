//! What the standard library has everywhere and `alloc` has to be asked for.

pub(crate) use alloc::borrow::ToOwned;
pub(crate) use alloc::string::{String, ToString};
pub(crate) use alloc::vec::Vec;
pub(crate) use alloc::{format, vec};
