//! The numbers and names that the page has in common with the crates, as one file.

use std::fmt::{Debug, Write as _};

use caminos_cei::{Clock, Strength};
use caminos_puzzle::{PlayerRating, Theme};
use caminos_rules::Board;
use caminos_table::{Name, Pace};

/// The whole of `web/src/wire/constants.ts`.
pub(crate) fn constants() -> String {
    let mut text =
        String::from("// Made from the crates by `make types`. Do not edit: a test compares.\n");
    let mut constant = |about: &str, name: &str, value: String| {
        let _ = write!(text, "\n/** {about} */\nexport const {name} = {value};\n");
    };
    let version = caminos_protocol::socket::VERSION;
    constant(
        "The version of the socket's messages.",
        "VERSION",
        version.to_string(),
    );
    let letters = Name::MAX;
    constant(
        "The most characters of a name.",
        "LONGEST_NAME",
        letters.to_string(),
    );
    constant("The standard boards.", "BOARDS", list(Board::STANDARD));
    let strengths = Strength::all().map(Strength::number);
    constant(
        "How well the computer can play.",
        "STRENGTHS",
        list(strengths),
    );
    let full = Strength::FULL.number();
    constant(
        "All that the engine has.",
        "FULL_STRENGTH",
        full.to_string(),
    );
    let first = caminos_search::first_strength_with_network().number();
    constant(
        "From this strength on the engine judges by a network, at first only in its better games.",
        "NETWORK_STRENGTH",
        first.to_string(),
    );
    let Pace { at_least, at_most } = Pace::USUAL;
    constant(
        "The shortest time to an answer of the computer, so that people can follow, and its longest search, in milliseconds.",
        "ANSWER_TIME",
        format!(
            "{{ least: {}, most: {} }}",
            at_least.as_millis(),
            at_most.as_millis()
        ),
    );
    constant(
        "What a computer with a clock spends on a move: one part in so many of the time that is left, and so many parts in a hundred of the increment.",
        "CLOCK_SHARE",
        format!(
            "{{ moves: {}, incrementPercent: {} }}",
            Clock::MOVES,
            Clock::INCREMENT_PERCENT
        ),
    );
    let moves = caminos_review::LINE_LENGTH;
    constant(
        "As many moves of a line as people read.",
        "LINE_LENGTH",
        moves.to_string(),
    );
    let rating = PlayerRating::START;
    constant(
        "The rating of somebody who is new to puzzles.",
        "FIRST_RATING",
        rating.to_string(),
    );
    constant(
        "The themes by which puzzles are chosen.",
        "THEMES",
        list(Theme::ALL.map(Theme::name)),
    );
    text
}

/// A list whose type is its values.
fn list(values: impl IntoIterator<Item: Debug>) -> String {
    let values: Vec<String> = values
        .into_iter()
        .map(|value| format!("{value:?}"))
        .collect();
    format!("[{}] as const", values.join(", ").replace('"', "'"))
}
