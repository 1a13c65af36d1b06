//! Plurals and values, as the library that the program uses puts them. The page's tests ask its
//! own library for the same.

use caminos_text::{Language, Texts, Value};

use crate::files::{counts, languages, messages};

/// Whether a language says one of so many: 0, 1, 2, 5 and a million.
const fn says_one(language: Language) -> [bool; 5] {
    match language {
        Language::French => [true, true, false, false, false],
        _ => [false, true, false, false, false],
    }
}

#[test]
fn counts_are_told_in_the_right_form() {
    for language in languages() {
        let texts = Texts::of(language);
        if !texts.has("count-points") {
            // Told in English, and counted so.
            continue;
        }
        let told = |count: u32| {
            let text = texts.text("count-points", &[("count", Value::Count(count))]);
            assert!(text.starts_with(&format!("{count} ")), "{text}");
            text.trim_start_matches(|c: char| !c.is_alphabetic())
                .to_owned()
        };
        let (one, other) = (told(1), told(2));
        assert_ne!(one, other, "{language:?}");
        for (count, is_one) in [0, 1, 2, 5, 1_000_000].into_iter().zip(says_one(language)) {
            let expected = if is_one { &one } else { &other };
            assert_eq!(&told(count), expected, "{language:?}: {count}");
        }
    }
}

#[test]
fn every_message_takes_its_values_and_leaves_nothing_open() {
    for language in languages() {
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
fn a_message_that_a_language_lacks_is_told_in_english() {
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
