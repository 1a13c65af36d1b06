//! The messages of a language.

use std::sync::OnceLock;

use caminos_message::{Arg, Localise, Message};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::language::{COUNT, Language};
use crate::value::Value;

/// The messages of a language, and the English ones where it has none.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The messages of a language. They are read once.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        static TEXTS: [OnceLock<Texts>; COUNT] = [const { OnceLock::new() }; COUNT];
        TEXTS[language.index()].get_or_init(|| Self::read(language))
    }

    fn read(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // A terminal shows the marks that keep directions apart, and no language here needs them.
        bundle.set_use_isolating(false);
        for text in language.files() {
            // What cannot be read is left out here and found by the check of the texts.
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether the language has a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The text of a message with its values; the message's name if there is none. Where the
    /// name is known beforehand, [`localise!`](crate::localise!) is shorter and is checked.
    #[must_use]
    pub fn text(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return if self.language == Language::ENGLISH {
                id.to_owned()
            } else {
                Self::of(Language::ENGLISH).text(id, values)
            };
        };
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, value.fluent());
        }
        let mut faults = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut faults);
        debug_assert!(faults.is_empty(), "{id}: {faults:?}");
        text.into_owned()
    }

    /// The text of a message.
    #[must_use]
    pub fn format(&self, message: &Message) -> String {
        let args: Vec<(&str, Value<'_>)> = message
            .args
            .iter()
            .map(|(name, arg)| (&**name, self.value(arg)))
            .collect();
        self.text(&message.id, &args)
    }

    /// The text of something that has one.
    #[must_use]
    pub fn localise(&self, subject: &(impl Localise + ?Sized)) -> String {
        self.format(&subject.message())
    }

    fn value<'a>(&self, arg: &'a Arg) -> Value<'a> {
        match arg {
            Arg::Number(number) => Value::from(*number),
            Arg::Text(text) => Value::from(text),
            Arg::Message(message) => Value::from(self.format(message)),
            Arg::List(list) => {
                Value::from(self.list(list.iter().map(|item| match self.value(item) {
                    Value::Text(text) => text.into_owned(),
                    Value::Count(count) => count.to_string(),
                })))
            }
        }
    }

    /// Several things in a row: `a`, `a and b`, `a, b and c`.
    pub fn list(&self, items: impl IntoIterator<Item: Into<String>>) -> String {
        let mut items: Vec<String> = items.into_iter().map(Into::into).collect();
        let last = items.pop().unwrap_or_default();
        if items.is_empty() {
            last
        } else {
            crate::localise!(self, "list-last", rest = items.join(", "), last = last)
        }
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}
