//! Positions read out: sayings in the words of the language.

use std::io::Write;

use anyhow::Result;
use caminos_rules::Position;
use caminos_spoken::{Arg, COMMANDS, Saying, Topic, tell};
use caminos_text::{Texts, Value};

use crate::language::texts;

/// One saying in words.
fn in_words(texts: &Texts, saying: &Saying) -> String {
    let values: Vec<(&str, Value<'_>)> = saying
        .args
        .iter()
        .map(|(name, arg)| (*name, value(texts, arg)))
        .collect();
    texts.text(saying.id, &values)
}

fn value<'a>(texts: &Texts, arg: &'a Arg) -> Value<'a> {
    match arg {
        Arg::Number(number) => Value::from(*number),
        Arg::Text(text) => Value::from(text),
        Arg::Said(saying) => Value::from(in_words(texts, saying)),
        Arg::List(list) => {
            let items = list.iter().map(|item| match value(texts, item) {
                Value::Text(text) => text.into_owned(),
                Value::Count(count) => count.to_string(),
            });
            Value::from(texts.list(items))
        }
    }
}

/// What a topic asks for, a sentence a line.
pub(super) fn read(position: &Position, topic: Topic, out: &mut dyn Write) -> Result<()> {
    for saying in tell(position, &topic) {
        writeln!(out, "{}.", in_words(texts(), &saying))?;
    }
    Ok(())
}

/// Whether a word begins something that can be read.
pub(super) fn is_topic(word: &str) -> bool {
    COMMANDS
        .iter()
        .any(|(command, _)| command.split(' ').next() == Some(word))
}

/// How to have the position read.
pub(super) fn help(out: &mut dyn Write) -> Result<()> {
    for (command, message) in COMMANDS {
        writeln!(out, "  {command:<14} {}", texts().text(message, &[]))?;
    }
    Ok(())
}
