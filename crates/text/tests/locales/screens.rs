//! No words for people stand outside the files.

use crate::files::root;
use crate::sources::sources;

/// Files of the terminal program whose words are for other programs: they are never translated.
const FOR_PROGRAMS: &[&str] = &["cei", "engine"];

/// Words that stand in records and in names of matches, which are data.
const DATA: &[&str] = &[
    "computer {level}",
    "{} ms a move",
    "{left} + {increment} ms a game",
    "{nodes} nodes a move",
    "{} - {}, {openings}, seed {}",
    "balanced openings of {plies} plies",
    "book {name} ({print:08x})",
    "{games} games, {train} + {held_out} samples, {params:?}",
    "held out: {losses:?}",
    "illegal move",
    "it closed its output",
    "{} plies",
    "invalid digit found in string",
    " is not in ",
    "Usage: ",
];

/// The string literals of a source, without comments, attributes, tests and what `expect` and
/// assertions say to developers.
fn literals(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let code = code.replace("\\\"", "'");
    let mut found = Vec::new();
    let mut in_attribute = false;
    for line in code.lines() {
        let line = line.trim();
        in_attribute |= line.starts_with("#[");
        let was_attribute = in_attribute;
        in_attribute &= !line.ends_with(']');
        if was_attribute {
            continue;
        }
        let skipped = ["//", "#[", "#!["]
            .iter()
            .any(|start| line.starts_with(start))
            || line.contains("expect(")
            || line.contains("assert");
        if !skipped {
            found.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

/// Two words in a row, which no name, key or format has.
fn is_prose(text: &str) -> bool {
    // Pictures are written as markup.
    if text.contains("='") {
        return false;
    }
    let bare: String = {
        let mut depth = 0;
        let keep = |c: &char| {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => return depth == 0,
            }
            false
        };
        text.chars().filter(keep).collect()
    };
    let words: Vec<&str> = bare.split(' ').collect();
    let is_word = |word: &&str| {
        let letters = word.trim_matches(|c: char| c.is_ascii_punctuation());
        letters.len() > 1 && letters.chars().all(|c| c.is_ascii_lowercase())
    };
    words.iter().filter(|word| is_word(word)).count() > 1
}

#[test]
fn the_terminal_program_says_nothing_of_its_own() {
    let folder = root().join("crates/cli/src");
    let mut faults = Vec::new();
    for (path, text) in sources(&folder, &[".rs"]) {
        let inside = path.strip_prefix(&folder).expect("a file of the folder");
        let first = inside
            .components()
            .next()
            .map(|part| part.as_os_str().to_string_lossy());
        let first = first.unwrap_or_default();
        let stem = first.trim_end_matches(".rs");
        if FOR_PROGRAMS
            .iter()
            .any(|known| *known == first || *known == stem)
        {
            continue;
        }
        for literal in literals(&text) {
            if is_prose(&literal) && !DATA.contains(&literal.as_str()) {
                faults.push(format!("{}: {literal:?}", inside.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn prose_is_distinguished_from_formats() {
    assert!(is_prose("cannot write {file}"));
    assert!(is_prose("No game was played."));
    assert!(!is_prose("{name:width$}   {}"));
    assert!(!is_prose("\\r\\u{1b}[K{said}{end}"));
    assert!(!is_prose("play-help-board"));
    assert!(!is_prose("<circle cx='{x}' cy='{y}' class='dot big'/>"));
}

/// What stands between the tags of a screen, without scripts, styles, comments and placeables.
fn texts_in(source: &str) -> Vec<String> {
    let mut markup = source.to_owned();
    for (open, close) in [
        ("<script", "</script>"),
        ("<style", "</style>"),
        ("<!--", "-->"),
    ] {
        while let Some(start) = markup.find(open) {
            let end = markup[start..]
                .find(close)
                .map_or(markup.len(), |at| start + at + close.len());
            markup.replace_range(start..end, "");
        }
    }
    let (mut texts, mut text, mut depth) = (Vec::new(), String::new(), 0_i32);
    let mut in_tag = false;
    for c in markup.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth > 0 => {}
            '<' => {
                in_tag = true;
                texts.push(std::mem::take(&mut text));
            }
            '>' => in_tag = false,
            _ if !in_tag => text.push(c),
            _ => {}
        }
    }
    texts.push(text);
    let has_word = |text: &String| {
        text.split(|c: char| !c.is_alphabetic())
            .any(|word| word.chars().count() > 2)
    };
    texts.into_iter().filter(has_word).collect()
}

#[test]
fn the_screens_of_the_page_say_nothing_of_their_own() {
    let folder = root().join("web/src");
    let screens = sources(&folder, &[".svelte"]);
    assert!(screens.len() > 10, "the screens are found");
    let mut faults = Vec::new();
    for (path, source) in screens {
        for text in texts_in(&source) {
            faults.push(format!("{}: {:?}", path.display(), text.trim()));
        }
        // Attributes that are read out or shown.
        for name in [
            "title",
            "aria-label",
            "placeholder",
            "alt",
            "aria-description",
        ] {
            for (at, found) in source.match_indices(&format!(" {name}=\"")) {
                let value = source[at + found.len()..]
                    .split('"')
                    .next()
                    .unwrap_or_default();
                if value.chars().any(char::is_alphabetic) && !value.contains('{') {
                    faults.push(format!("{}: {name}={value:?}", path.display()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn words_on_a_screen_are_seen_and_placeables_are_not() {
    let screen = "<script>const a = 'some words';</script><p class=\"big\">{t('title')}</p>";
    assert!(texts_in(screen).is_empty());
    assert_eq!(texts_in("<b>Hello you</b>").len(), 1);
}
