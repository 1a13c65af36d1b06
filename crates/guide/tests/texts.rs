//! Every message that chapters and lessons name is there in every language, and no other.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use caminos_guide::{Advice, Block, CHAPTERS, Ending, LESSONS};

fn languages() -> Vec<PathBuf> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let entries = std::fs::read_dir(locales).expect("the texts are there");
    let folders = entries.map(|entry| entry.expect("a folder can be read").path());
    folders.filter(|path| path.is_dir()).collect()
}

/// The messages of a Fluent file with their texts, as far as they begin so; what the screens
/// around chapters and lessons say has other names. Whatever begins a line is a message.
fn messages(path: &Path, beginning: &str) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let mut found = BTreeMap::new();
    let mut last = String::new();
    for line in text.lines() {
        if let Some((id, value)) = line
            .split_once(" =")
            .filter(|_| !line.starts_with([' ', '#', '}']))
        {
            last = id.to_owned();
            found.insert(last.clone(), value.to_owned());
        } else if line.starts_with([' ', '}']) {
            found.entry(last.clone()).or_default().push_str(line);
        }
    }
    found.retain(|id, _| id.starts_with(beginning));
    found
}

fn rules() -> BTreeMap<String, BTreeSet<&'static str>> {
    let mut named = BTreeMap::new();
    for chapter in CHAPTERS {
        named.insert(chapter.heading(), BTreeSet::new());
        for block in chapter.blocks {
            match block {
                Block::Text(id) | Block::Point(id) => {
                    named.insert(chapter.message(id), BTreeSet::new())
                }
                Block::Figure(figure) => {
                    let values = figure.values().into_iter().map(|(name, _)| name);
                    named.insert(figure.caption(), values.collect())
                }
            };
        }
    }
    named
}

fn lessons() -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for lesson in LESSONS {
        named.insert(lesson.title());
        let parts = ["text", "task", "done"].iter().chain(lesson.feedback);
        named.extend(parts.map(|part| lesson.message(part)));
    }
    let endings = [Ending::Yellow, Ending::Green, Ending::Draw];
    named.extend(endings.map(|ending| format!("lesson-outcome-{}", ending.name())));
    named
}

/// The variables that a text names.
fn variables(text: &str) -> BTreeSet<&str> {
    let starts = text.split('$').skip(1);
    starts
        .map(|rest| {
            rest.split(|c: char| !c.is_ascii_alphanumeric())
                .next()
                .unwrap_or("")
        })
        .collect()
}

#[test]
fn every_language_has_the_rules_and_nothing_else() {
    let named = rules();
    for language in languages() {
        let found = messages(&language.join("rules.ftl"), "rules-");
        assert!(
            found.keys().eq(named.keys()),
            "{language:?}: {:?}",
            differing(&found.keys().collect(), &named.keys().collect())
        );
    }
}

#[test]
fn a_caption_names_only_numbers_that_its_figure_gives() {
    let named = rules();
    for language in languages() {
        for (id, text) in messages(&language.join("rules.ftl"), "rules-") {
            for variable in variables(&text) {
                assert!(
                    named[&id].contains(variable),
                    "{language:?}: {id} names ${variable}"
                );
            }
        }
    }
}

#[test]
fn every_language_has_the_lessons_and_nothing_else() {
    let named = lessons();
    for language in languages() {
        let found: BTreeSet<String> = messages(&language.join("lessons.ftl"), "lesson-")
            .into_keys()
            .collect();
        assert_eq!(found, named, "{language:?}");
    }
}

#[test]
fn every_language_says_every_advice() {
    let named: BTreeSet<String> = Advice::ALL
        .iter()
        .map(|advice| advice.id().to_owned())
        .collect();
    for language in languages() {
        let found: BTreeSet<String> = messages(&language.join("game.ftl"), "advice-")
            .into_keys()
            .filter(|id| id != "advice-swap")
            .collect();
        assert_eq!(found, named, "{language:?}");
    }
}

fn differing<'a>(a: &BTreeSet<&'a String>, b: &BTreeSet<&'a String>) -> Vec<&'a String> {
    a.symmetric_difference(b).copied().collect()
}
