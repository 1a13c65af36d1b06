//! Texts that stand in a place of fixed width.

use caminos_text::{Language, Texts, Value};

use crate::files::messages;

/// The beginning of messages, and the most characters that they may have.
const PLACES: &[(&str, usize)] = &[
    ("play-key-", 11),
    ("play-level", 9),
    ("setup-row-", 23),
    ("setup-out-", 18),
    ("analysis-column-move", 12),
    ("analysis-column-value", 6),
    ("arena-won", 5),
    ("arena-drawn", 6),
    ("arena-lost-games", 5),
    ("arena-score", 8),
    // Buttons of the page that stand in two columns.
    ("act-connections", 24),
    ("act-fits", 24),
    ("table-swap", 24),
];
/// What the keys do, in the help of the table.
const HELP: usize = 54;

#[test]
fn texts_fit_where_the_terminal_puts_them() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (id, message) in messages(language) {
            let is_help = id.starts_with("play-help-") && id != "play-help-board";
            let place = PLACES.iter().find(|(start, _)| id.starts_with(start));
            let most = place.map(|(_, most)| *most).or(is_help.then_some(HELP));
            let Some(most) = most else { continue };
            let values: Vec<(&str, Value<'_>)> = message
                .variables
                .iter()
                .map(|name| (name.as_str(), Value::Count(0)))
                .collect();
            let text = Texts::of(language).text(&id, &values);
            let length = text.chars().count();
            if length > most {
                let file = &message.file;
                faults.push(format!(
                    "{file}: {id} has {length} characters, not {most}: {text}"
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
