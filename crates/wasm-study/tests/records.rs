//! Records of the page: everything that is written in one comes back.

use caminos_message::{Localise as _, Message};
use caminos_protocol::study::RecordView;
use caminos_rules::Record;
use caminos_wasm_study::{RecordReader, write_record};

const ANNOTATED: &str = r#"[Caminos "1"]
[Board "square"]
[Yellow "Ada"]
[Result "yellow connects 8"]

{the first} 1. La1a2a3b3! {edge [%eval 0.2]} (1. Id4e4f4?! Ih8^3 {far} (1... Ia1^3)) Tg2h1h2h3
2. La4a5a6b6 Tg5h4h5h6 3. La7a8b8c8 yellow connects 8"#;

fn read_records(text: &str) -> Result<Vec<RecordView>, Message> {
    let mut reader = RecordReader::new(text.to_owned());
    let mut games = Vec::new();
    while let Some(game) = reader.read_next()? {
        games.push(game);
    }
    Ok(games)
}

#[test]
fn games_are_read_one_by_one_with_what_was_written() {
    let second = "[Caminos \"1\"] [Board \"ring\"] 1. Ia3a4a5 *";
    let text = format!("\u{feff}\n{ANNOTATED}\n\n{second}\n");
    let mut reader = RecordReader::new(text);
    let mut shares = vec![reader.share()];
    for (board, source) in [("square", ANNOTATED), ("ring", second)] {
        let game = reader.read_next().unwrap().unwrap();
        assert!(game.link.contains(board), "{}", game.link);
        assert_eq!(reader.source(), source);
        shares.push(reader.share());
    }
    assert!(shares.is_sorted_by(|a, b| a < b), "{shares:?}");
    assert_eq!(shares[2], 1.0);
    assert_eq!(reader.read_next().unwrap(), None);
}

#[test]
fn a_fault_of_a_later_game_has_its_line() {
    let text = format!(
        "{ANNOTATED}\n[Caminos \"1\"] [Board \"square\"]\n1. Ia1a2a3 Ia1a2a3 *\n{ANNOTATED}"
    );
    let mut reader = RecordReader::new(text);
    assert!(reader.read_next().unwrap().is_some());
    let why = reader.read_next().unwrap_err().to_string();
    assert!(why.contains("line: 9"), "{why}");
}

#[test]
fn a_game_with_more_moves_than_anybody_writes_is_refused_before_it_is_replayed() {
    // The variations are illegal, which nobody has looked at.
    let variations = "(1. Ia1a2a3 Ia1a2a3) ".repeat(3000);
    let text = format!("[Caminos \"1\"] [Board \"square\"] 1. La1a2a3b3 {variations} *");
    let why = read_records(&text).unwrap_err().to_string();
    assert_eq!(why, "study-too-long");
}

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
    assert_eq!(read_records(" \n"), Ok(Vec::new()));
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
