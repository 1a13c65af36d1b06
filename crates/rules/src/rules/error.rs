//! Why a board, a material and options do not go together.

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::shape::Letter;

/// Why a board, a material and options do not go together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "fault",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RulesError {
    /// The material has no such board.
    #[error("there is no board \"{name}\" (there are: {known})")]
    UnknownBoard {
        /// What was asked for.
        name: String,
        /// The boards that there are.
        known: String,
    },
    /// A shape cannot be split between partners.
    #[error("four players need even counts, and there are {count} pieces of shape {letter}")]
    OddCount {
        /// The shape.
        letter: Letter,
        /// Its count.
        count: u8,
    },
    /// The material has no neutral pieces.
    #[error(
        "the material \"{material}\" has no neutral piece, so the neutral variant cannot be played"
    )]
    NoNeutral {
        /// The material.
        material: String,
    },
    /// Swapping is for two.
    #[error("the swap rule is for two players only")]
    SwapWithFour,
}
