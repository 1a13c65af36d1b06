//! Errors of the other crates as messages.

use caminos_message::{Arg, Message};
use caminos_rules::{
    IllegalMove, LinkError, MaterialFileError, NotationError, NotationFault, ParseCellError,
    ParseOutError, ParsePlayersError, ParseTeamError, RecordError, RulesError, SeriesError,
};
use caminos_table::{Refusal, SetupError};
use caminos_text::{Texts, Value};

use crate::language::texts;

/// Something that is told to people.
pub(crate) trait Localise {
    fn message(&self) -> Message;
}

/// A message whose text is there already.
const LOCALISED: &str = "";

pub(crate) fn already(text: String) -> Message {
    Message::new(LOCALISED).with("text", text)
}

macro_rules! localise_rules {
    ($($error:ty),* $(,)?) => {
        $(impl Localise for $error {
            fn message(&self) -> Message {
                already(texts().error(self).unwrap_or_default())
            }
        })*
    };
}

localise_rules!(
    IllegalMove,
    RulesError,
    NotationError,
    RecordError,
    SeriesError,
    LinkError,
    MaterialFileError,
    ParseCellError,
    ParseTeamError,
    ParsePlayersError,
    ParseOutError,
);

impl Localise for NotationFault {
    fn message(&self) -> Message {
        already(texts().notation_fault(self))
    }
}

impl Localise for SetupError {
    fn message(&self) -> Message {
        match self {
            Self::Rules(error) => error.message(),
            other => already(other.to_string()),
        }
    }
}

impl Localise for Refusal {
    fn message(&self) -> Message {
        match self {
            Self::Illegal(error) => error.message(),
            Self::Unreadable(error) => error.message(),
            Self::GameOver => IllegalMove::GameOver.message(),
            other => already(other.to_string()),
        }
    }
}

/// The text of a message in a language.
pub(crate) fn format(texts: &Texts, message: &Message) -> String {
    if let (LOCALISED, [(_, Arg::Text(text))]) = (message.id, message.args.as_slice()) {
        return text.clone();
    }
    let values: Vec<(&str, Value<'_>)> = message
        .args
        .iter()
        .map(|(name, arg)| (*name, value(texts, arg)))
        .collect();
    texts.text(message.id, &values)
}

fn value<'v>(texts: &Texts, arg: &'v Arg) -> Value<'v> {
    match arg {
        Arg::Number(number) => Value::from(*number),
        Arg::Text(text) => Value::from(text),
        Arg::Message(message) => Value::from(format(texts, message)),
        Arg::List(list) => {
            let items = list.iter().map(|item| match value(texts, item) {
                Value::Text(text) => text.into_owned(),
                Value::Count(count) => count.to_string(),
            });
            Value::from(texts.list(items))
        }
    }
}
