//! Parsers of argument values. What is wrong with a value is a [`UsageError`], so that it is
//! localised; the parsers that clap brings along explain themselves in English.

use std::ffi::OsStr;
use std::fmt::Display;
use std::num::IntErrorKind;
use std::ops::{Bound, RangeBounds};
use std::str::FromStr;

use clap::builder::TypedValueParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};

use crate::failure::UsageError;
use crate::language::localised;

/// A value that is parsed from its text.
pub(crate) fn parsed<T>() -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: Into<UsageError>> + Clone + Send + Sync + 'static,
{
    value(|text| text.parse::<T>().map_err(Into::into))
}

/// A whole number within bounds.
pub(crate) fn number<T>(
    bounds: impl RangeBounds<T> + Clone + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err = std::num::ParseIntError>
        + PartialOrd
        + Display
        + Clone
        + Send
        + Sync
        + 'static,
{
    value(move |text| match text.parse::<T>() {
        Ok(number) if bounds.contains(&number) => Ok(number),
        Err(error)
            if !matches!(
                error.kind(),
                IntErrorKind::PosOverflow | IntErrorKind::NegOverflow
            ) =>
        {
            Err(UsageError::NotANumber)
        }
        _ => Err(UsageError::OutOfRange {
            value: text.to_owned(),
            bounds: shown(&bounds),
        }),
    })
}

fn shown<T: Display>(bounds: &impl RangeBounds<T>) -> String {
    let low = match bounds.start_bound() {
        Bound::Included(low) | Bound::Excluded(low) => low.to_string(),
        Bound::Unbounded => "0".to_owned(),
    };
    match bounds.end_bound() {
        Bound::Included(high) => format!("{low}..={high}"),
        Bound::Excluded(high) => format!("{low}..{high}"),
        Bound::Unbounded => format!("{low}.."),
    }
}

/// A value that a function reads.
pub(crate) fn value<T, F>(parse: F) -> impl TypedValueParser<Value = T>
where
    T: Clone + Send + Sync + 'static,
    F: Fn(&str) -> Result<T, UsageError> + Clone + Send + Sync + 'static,
{
    Parser(parse)
}

#[derive(Clone)]
struct Parser<F>(F);

impl<T, F> TypedValueParser for Parser<F>
where
    T: Clone + Send + Sync + 'static,
    F: Fn(&str) -> Result<T, UsageError> + Clone + Send + Sync + 'static,
{
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, Error> {
        let Some(text) = value.to_str() else {
            return Err(Error::new(ErrorKind::InvalidUtf8).with_cmd(command));
        };
        (self.0)(text).map_err(|reason| {
            let mut error = Error::new(ErrorKind::ValueValidation).with_cmd(command);
            let mut insert = |kind, text| error.insert(kind, ContextValue::String(text));
            insert(ContextKind::InvalidValue, text.to_owned());
            insert(
                ContextKind::InvalidArg,
                arg.map(Arg::to_string).unwrap_or_default(),
            );
            insert(ContextKind::Custom, localised(&reason));
            error
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<u16, Option<String>> {
        let command = Command::new("test");
        let parsed = number(1..=1024_u16).parse_ref(&command, None, OsStr::new(text));
        parsed.map_err(|error| match error.get(ContextKind::Custom) {
            Some(ContextValue::String(text)) => Some(text.clone()),
            _ => None,
        })
    }

    #[test]
    fn a_number_is_read_within_its_bounds_and_refused_with_the_reason() {
        assert_eq!(parse("1024"), Ok(1024));
        for outside in ["0", "1025", "70000"] {
            let reason = format!("{outside} is not in 1..=1024");
            assert_eq!(parse(outside), Err(Some(reason)));
        }
        for text in ["", "x", "-1", "1.5"] {
            assert_eq!(parse(text), Err(Some("it is not a number".to_owned())));
        }
    }
}
