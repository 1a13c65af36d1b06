//! Records of the page: everything that is written in one comes back.

use caminos_message::Localise as _;
use caminos_rules::Record;
use caminos_wasm_study::{read_records, write_record};

const ANNOTATED: &str = r#"[Caminos "1"]
[Board "square"]
[Yellow "Ada"]
[Result "yellow connects 8"]

{the first} 1. La1a2a3b3! {edge [%eval 0.2]} (1. Id4e4f4?! Ih8^3 {far} (1... Ia1^3)) Tg2h1h2h3
2. La4a5a6b6 Tg5h4h5h6 3. La7a8b8c8 yellow connects 8"#;

#[test]
fn a_record_survives_reading_and_writing() {
    let games = read_records(ANNOTATED).unwrap();
    let [game] = games.as_slice() else {
        panic!("{games:?}");
    };
    assert_eq!(game.link, "1.square.2.");
    assert_eq!(game.result, "yellow connects 8");
    let first = &game.line.nodes[0];
    assert_eq!(
        (first.marks.as_slice(), first.before.as_slice()),
        (&["!".to_owned()][..], &["the first".to_owned()][..])
    );
    assert_eq!(
        first.variations[0].nodes[1].variations[0].nodes[0].text,
        "Ia1^3"
    );
    let written = write_record(game).unwrap();
    let (again, original) = (Record::parse(&written), Record::parse(ANNOTATED));
    let (again, original) = (again.unwrap(), original.unwrap());
    assert_eq!(again.line(), original.line());
    assert_eq!(again.tag("Yellow"), Some("Ada"));
    assert_eq!(read_records(&written).unwrap()[0].line, game.line);
}

#[test]
fn a_game_that_began_as_text_and_was_resigned() {
    let text = r#"[Caminos "1"] [Board "ring"]
[Setup "ring 2 - 1Ia3a4a5,2Ih3h4h5 1 -"]
1. Ib3b4b5 green wins resign"#;
    let game = read_records(text).unwrap().remove(0);
    let written = write_record(&game).unwrap();
    assert!(
        written.contains("[Setup \"ring 2 - 1Ia3a4a5,2Ih3h4h5 1 -\"]"),
        "{written}"
    );
    assert!(written.contains("green wins resign"), "{written}");
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let said = |text: &str| read_records(text).unwrap_err().to_string();
    assert!(said("").contains("record-no-game"));
    let illegal = said("[Caminos \"1\"] [Board \"square\"]\n1. Ia1a2a3 Ia1a2a3 *");
    assert!(illegal.contains("line: 2"), "{illegal}");
    let in_variation = said("[Caminos \"1\"] [Board \"square\"]\n1. Ia1a2a3 (1. Iz9) *");
    assert!(in_variation.contains("line: 2"), "{in_variation}");
}

#[test]
fn what_cannot_be_written_is_refused() {
    let mut game = read_records(ANNOTATED).unwrap().remove(0);
    game.line.nodes[0].comments = vec!["a } b".to_owned()];
    let refused = write_record(&game).unwrap_err();
    assert_eq!(refused.message().to_string(), "record-comment-brace");
    game.line.nodes[0].comments.clear();
    game.line.nodes[0].variations[0].nodes[0].text = "La1a2a3".to_owned();
    assert!(write_record(&game).is_err());
}
