//! Wordings that readers have asked for, and words that a language does not use: `wording.txt` beside its texts.

use std::collections::BTreeMap;

use caminos_text::{Language, Texts, Value};

use crate::files::{Message, counts, messages, root};

/// The lines of a language's file, without comments.
fn wordings(language: Language) -> Vec<String> {
    let folder = root().join("locales").join(language.code());
    let text = std::fs::read_to_string(folder.join("wording.txt")).expect("a list of wordings");
    let lines = text.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(str::to_owned)
        .collect()
}

/// All messages of a language as text, with two of everything that is counted and other values by their names.
fn texts(language: Language) -> BTreeMap<String, String> {
    messages(language)
        .into_iter()
        .map(|(id, message)| {
            let text = text(language, &id, &message);
            (id, text)
        })
        .collect()
}

fn text(language: Language, id: &str, message: &Message) -> String {
    let value = |name: &String| {
        let mut choices = message.choices.iter();
        match choices.any(|(by, keys)| by == name && counts(keys)) {
            true => Value::Count(2),
            false => Value::from(format!("<{name}>")),
        }
    };
    let variables = message.variables.iter();
    let values: Vec<(&str, Value<'_>)> =
        variables.map(|name| (name.as_str(), value(name))).collect();
    Texts::of(language).text(id, &values)
}

#[test]
fn messages_keep_the_wording_that_readers_asked_for() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let texts = texts(language);
        let lines = wordings(language);
        let wanted: Vec<_> = lines
            .iter()
            .filter_map(|line| line.split_once(" = "))
            .collect();
        assert!(!wanted.is_empty(), "{language:?}");
        for (id, said) in wanted {
            match texts.get(id) {
                Some(text) if text.contains(said) => {}
                Some(text) => {
                    faults.push(format!("{language:?}: {id} does not say “{said}”: {text}"));
                }
                None => faults.push(format!("{language:?}: there is no {id}")),
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn languages_keep_to_the_words_of_their_glossary() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let lines = wordings(language);
        let unused: Vec<&str> = lines
            .iter()
            .filter_map(|line| line.strip_prefix("not "))
            .collect();
        for (id, text) in texts(language) {
            let text = text.to_lowercase();
            let mut words = text.split(|c: char| !c.is_alphabetic());
            if let Some(word) = words.find(|word| unused.contains(word)) {
                faults.push(format!("{language:?}: {id} has “{word}”: {text}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
