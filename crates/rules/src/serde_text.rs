//! Values that are sent as the text or the number that people use for them.

use core::fmt::Display;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::cell::{Cell, Level};
use crate::notation::{MoveText, Shown};
use crate::options::Players;
use crate::record::GameResult;
use crate::setup::Setup;
use crate::shape::Letter;
use crate::team::Seat;

fn from_text<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    String::deserialize(deserializer)?
        .parse()
        .map_err(D::Error::custom)
}

macro_rules! as_text {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                from_text(deserializer)
            }
        }
    )*};
}

as_text!(Cell, Letter, MoveText, GameResult, Setup);

macro_rules! as_number {
    ($($name:ty, $number:expr, $new:expr;)*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let number: fn(&Self) -> u8 = $number;
                serializer.serialize_u8(number(self))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = u8::deserialize(deserializer)?;
                let new: fn(u8) -> Option<Self> = $new;
                new(number).ok_or_else(|| {
                    D::Error::custom(format_args!("there is no {} {number}", stringify!($name)))
                })
            }
        }
    )*};
}

as_number! {
    Seat, |seat| seat.number(), Seat::new;
    Level, |level| level.get(), Level::new;
    Players, |players| players.count() as u8, Players::new;
}

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::End => serializer.serialize_none(),
            Self::Word(word) => serializer.serialize_some(word),
        }
    }
}

impl<'de> Deserialize<'de> for Shown {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(deserializer)?.map_or(Self::End, Self::Word))
    }
}
