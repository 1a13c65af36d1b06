//! What is put into a text.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// A value for a variable of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'v> {
    /// Something to show as it is.
    Text(Cow<'v, str>),
    /// A number to count with: it chooses between singular and plural.
    Count(u32),
}

impl<'v> Value<'v> {
    pub(crate) fn fluent(&self) -> FluentValue<'_> {
        match self {
            Self::Text(text) => FluentValue::String(Cow::Borrowed(text)),
            Self::Count(count) => FluentValue::from(*count),
        }
    }
}

impl<'v> From<&'v str> for Value<'v> {
    fn from(text: &'v str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'v> From<&'v String> for Value<'v> {
    fn from(text: &'v String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<char> for Value<'_> {
    fn from(character: char) -> Self {
        Self::Text(Cow::Owned(character.to_string()))
    }
}

macro_rules! from_counts {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                // Beyond that no language has another plural form.
                u32::try_from(number).map_or_else(|_| Self::Text(number.to_string().into()), Self::Count)
            }
        }
    )*};
}

from_counts!(u8, u16, u32, u64, usize);
