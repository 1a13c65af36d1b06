//! Colours are terms, so that every text names the colours of the palette that was chosen.

use std::collections::BTreeSet;

use caminos_text::Language;

use crate::files::{messages, root, terms};

/// What begins the terms that stand in for others with the palette blue and orange.
const OTHER_PALETTE: &str = "blue-orange-";

/// The files that the page reads; the terminal has one palette.
const PAGE: &[&str] = &[
    "game", "page", "reasons", "describe", "rules", "lessons", "position", "analysis",
];

fn forms(keys: &[(String, Vec<String>)]) -> BTreeSet<&str> {
    let keys = keys.iter().flat_map(|(_, keys)| keys);
    keys.map(|key| key.trim_start_matches('*')).collect()
}

#[test]
fn every_palette_has_every_colour_in_every_form() {
    let mut faults = Vec::new();
    let english = terms(Language::ENGLISH);
    for language in Language::ALL {
        let own = terms(language);
        assert!(
            own.keys().eq(english.keys()),
            "{language:?}: the terms of English"
        );
        for (name, term) in &own {
            let other = own.get(&format!("{OTHER_PALETTE}{name}"));
            if name.starts_with(OTHER_PALETTE) {
                continue;
            }
            let Some(other) = other else {
                faults.push(format!("{language:?}: -{OTHER_PALETTE}{name} is missing"));
                continue;
            };
            if forms(&term.choices) != forms(&other.choices) {
                faults.push(format!("{language:?}: -{name} has other forms"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_form_that_a_message_asks_for_is_there() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let terms = terms(language);
        for (id, message) in messages(language) {
            for (term, form) in &message.terms {
                let known = terms
                    .get(term)
                    .is_some_and(|term| forms(&term.choices).contains(form.as_str()));
                if !known {
                    faults.push(format!(
                        "{}: {id} asks for -{term} in the form {form}",
                        message.file
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The words of the standard palette, as the file of a language has them.
fn colour_words(language: Language) -> BTreeSet<String> {
    let path = root()
        .join("locales")
        .join(language.code())
        .join("colours.ftl");
    let text = std::fs::read_to_string(path).expect("the colours of a language");
    let standard = text
        .split(&format!("-{OTHER_PALETTE}yellow"))
        .next()
        .unwrap_or_default();
    let variants = standard.lines().filter_map(|line| line.split_once("] "));
    variants
        .map(|(_, word)| word.trim().to_lowercase())
        .collect()
}

#[test]
fn no_text_of_the_page_names_a_colour_itself() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let words = colour_words(language);
        assert!(words.len() >= 3, "{language:?}: {words:?}");
        for file in PAGE {
            let path = root()
                .join("locales")
                .join(language.code())
                .join(format!("{file}.ftl"));
            let text = std::fs::read_to_string(path).expect("a file of a language");
            // The setting names both palettes.
            let lines = text.lines().filter(|line| {
                !line.starts_with(['#', '-']) && !line.starts_with("settings-palette ")
            });
            for line in lines {
                let Some((id, value)) = line.split_once('=') else {
                    continue;
                };
                let outside: String = value
                    .split('{')
                    .map(|part| part.split_once('}').map_or(part, |(_, rest)| rest))
                    .collect::<Vec<_>>()
                    .join(" ");
                let named = outside
                    .split(|c: char| !c.is_alphabetic())
                    .find(|word| words.contains(&word.to_lowercase()));
                if let Some(word) = named {
                    faults.push(format!("{}/{file}.ftl: {id}says {word}", language.code()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
