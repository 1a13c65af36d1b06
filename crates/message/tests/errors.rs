//! Errors of the rules as messages.

use caminos_message::{Localise, Message};
use caminos_rules::{
    Material, MoveText, Options, Players, Position, Record, Rules, SeriesFault, Team,
};

fn position(moves: &str) -> Position {
    let rules = Rules::standard("square", Options::default()).unwrap();
    let mut position = Position::new(rules);
    for text in MoveText::parse_list(moves).unwrap() {
        position.play_text(&text).unwrap();
    }
    position
}

#[test]
fn an_illegal_move_names_each_rule_that_it_breaks_and_where() {
    let position = position("Ic2d2e2");
    let messages = |text: &str| {
        let illegal = position.resolve(&text.parse().unwrap()).unwrap_err();
        let texts = illegal.messages().iter().map(Message::to_string).collect();
        let texts: Vec<String> = texts;
        texts
    };
    assert_eq!(
        messages("Lb2^3c2"),
        ["broken-gap(places: [place-at-level(cell: c2, level: 1)])"]
    );
    assert_eq!(
        messages("Ic2d2e2"),
        ["broken-above-the-board(cells: [c2, d2, e2], level: 1)"]
    );
    assert_eq!(
        messages("Ib2c2d2"),
        [
            "broken-above-the-board(cells: [b2, c2, d2], level: 1)",
            "broken-gap(places: [place-at-level(cell: b2, level: 0)])"
        ]
    );
    assert_eq!(
        messages("Ih8i8j8"),
        ["broken-off-board(count: 2, cells: [i8, j8])"]
    );
    assert_eq!(
        messages("Ia1a2b2"),
        ["refusal-not-this-shape(letter: I, text: a1a2b2)"]
    );
    assert_eq!(messages("Zz9"), ["broken-off-board(count: 1, cells: [z9])"]);
    assert_eq!(messages("swap"), ["refusal-swap-off"]);
    assert_eq!(messages("Na1a2a3"), ["refusal-unknown-shape(letter: N)"]);
}

#[test]
fn as_one_message_the_broken_rules_are_a_list() {
    let illegal = position("Ic2d2e2").resolve(&"Ib2c2d2".parse().unwrap());
    let message = illegal.unwrap_err().message().to_string();
    assert!(
        message.starts_with("refusal-placement(rules: [broken-above"),
        "{message}"
    );
}

#[test]
fn a_fault_in_a_file_says_where_it_is() {
    let error = Record::parse("[Caminos \"1\"]\n\n? Lb2b3b4c4").unwrap_err();
    assert_eq!(
        error.message().to_string(),
        "with-cause(what: place(line: 3, column: 1), cause: record-lone-mark)"
    );
    let link = Position::from_link("x.square.2.", Material::standard()).unwrap_err();
    assert_eq!(
        link.message().to_string(),
        "with-cause(what: link-fault-place(at: 1), cause: link-fault-version)"
    );
}

#[test]
fn options_and_series_name_what_does_not_fit() {
    let swap = Options {
        players: Players::Four,
        swap: true,
        ..Options::default()
    };
    let error = Rules::standard("square", swap).unwrap_err();
    assert_eq!(error.message().to_string(), "options-swap-with-four");
    let first = SeriesFault::First {
        expected: Team::Green,
    };
    assert_eq!(
        first.message().to_string(),
        "series-first(expected: team-green)"
    );
}
