//! Plurals and values, as the library that the program uses puts them. The page's tests ask its
//! own library for the same.

use caminos_text::{Language, Texts, Value};

use crate::files::{Plurals, counts, messages};

#[test]
fn counts_have_the_plural_form_of_their_language() {
    const COUNTS: [u32; 5] = [0, 1, 2, 5, 1_000_000];
    for language in Language::ALL {
        let texts = Texts::of(language);
        if !texts.has("count-points") {
            // Shown in English, and counted so.
            continue;
        }
        let form = |count: u32| {
            let text = texts.text("count-points", &[("count", Value::Count(count))]);
            assert!(text.starts_with(&format!("{count} ")), "{text}");
            text.trim_start_matches(|c: char| !c.is_alphabetic())
                .to_owned()
        };
        let plurals = Plurals::new(language);
        for a in COUNTS {
            for b in COUNTS {
                assert_eq!(
                    form(a) == form(b),
                    plurals.key(a) == plurals.key(b),
                    "{language:?}: {a}, {b}"
                );
            }
        }
    }
}

#[test]
fn every_message_takes_its_values_and_leaves_nothing_open() {
    for language in Language::ALL {
        let texts = Texts::of(language);
        for (id, message) in messages(language) {
            for count in [0, 1, 2, 5] {
                let is_count = |name: &String| {
                    let mut choices = message.choices.iter();
                    choices.any(|(by, keys)| by == name && counts(keys))
                };
                let value = |name: &String| match is_count(name) {
                    true => Value::Count(count),
                    false => Value::from(format!("<{name}>")),
                };
                let values: Vec<(&str, Value<'_>)> = message
                    .variables
                    .iter()
                    .map(|name| (name.as_str(), value(name)))
                    .collect();
                let text = texts.text(&id, &values);
                assert!(!text.trim().is_empty(), "{}: {id}", message.file);
                assert!(!text.contains("{$"), "{}: {id}: {text}", message.file);
            }
        }
    }
}

#[test]
fn one_thing_is_never_said_in_the_plural() {
    // What a game ends with and what is still needed, of which there may be one.
    let counted = [
        ("outcome-path", "1 face"),
        ("outcome-points", "1 point"),
        ("outcome-edges-count", "wins: 1 point"),
        ("needs-you", "1 more cell"),
        ("needs-team", "1 more cell"),
    ];
    let texts = Texts::of(Language::ENGLISH);
    let messages = messages(Language::ENGLISH);
    for (id, expected) in counted {
        let value = |name: &String| match name.as_str() {
            "team" | "other" | "from" | "to" => Value::from("somebody"),
            _ => Value::Count(1),
        };
        let variables = messages[id].variables.iter();
        let values: Vec<(&str, Value<'_>)> =
            variables.map(|name| (name.as_str(), value(name))).collect();
        let text = texts.text(id, &values);
        let plural = format!("{}s", expected.trim_end_matches([':', ' ']));
        assert!(text.contains(expected), "{id}: {text}");
        assert!(!text.contains(&plural), "{id}: {text}");
    }
}

#[test]
fn a_message_that_a_language_lacks_is_shown_in_english() {
    let values = [("rest", Value::from("a")), ("last", Value::from("b"))];
    for language in Language::ALL {
        let text = Texts::of(language).text("list-last", &values);
        assert!(text.starts_with("a ") && text.ends_with(" b"), "{text}");
        assert_eq!(
            Texts::of(language).text("no-such-message", &[]),
            "no-such-message"
        );
    }
}
