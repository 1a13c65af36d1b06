//! `caminos replay`, and records as the start of other commands.

use crate::run::{caminos, caminos_fed};

const WON: &str = "\
[Caminos \"1\"]
[Board \"square\"]
[Result \"yellow connects 8\"]

1. La1a2a3b3 Tg2h1h2h3 2. La4a5a6b6 Tg5h4h5h6 3. La7a8b8c8 yellow connects 8
";

fn record(moves: &str) -> String {
    format!("[Caminos \"1\"]\n[Board \"square\"]\n{moves}\n")
}

fn replayed(text: &str) -> String {
    caminos_fed(&["replay", "-"], text.as_bytes()).ok()
}

fn json(text: &str) -> String {
    caminos_fed(&["replay", "--json", "-"], text.as_bytes()).ok()
}

#[test]
fn a_won_game_is_reported_in_a_sentence_and_as_json() {
    assert_eq!(
        replayed(WON),
        "Yellow wins. From south to north, 8 faces.\n"
    );
    assert_eq!(
        json(WON),
        "{\"connected\":\"yellow\",\"faces\":8,\"points\":8}\n"
    );
}

#[test]
fn a_file_is_read_by_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.caminos");
    std::fs::write(&path, WON).unwrap();
    let path = path.to_str().unwrap();
    assert_eq!(
        caminos(&["replay", path]).ok(),
        "Yellow wins. From south to north, 8 faces.\n"
    );
    let moves = caminos(&["moves", "--count", "--record", path]).ok();
    assert_eq!(moves, "0\n", "the game is over");
}

#[test]
fn games_without_a_connection_have_their_own_words() {
    let unfinished = record("1. Ia1a2a3 *");
    assert_eq!(
        replayed(&unfinished),
        "The game is not finished: 1 move played. Green to move.\n"
    );
    assert_eq!(
        json(&unfinished),
        "{\"connected\":null,\"unfinished\":true}\n"
    );
    let resigned = record("1. Ia1a2a3 resign yellow wins resign");
    assert_eq!(replayed(&resigned), "Yellow wins. Green resigned.\n");
    let by_resign = "{\"connected\":null,\"winner\":\"yellow\",\"by\":\"resign\"}\n";
    assert_eq!(json(&resigned), by_resign);
    let claimed = record("1. Ia1a2a3 yellow wins resign");
    assert_eq!(replayed(&claimed), "Yellow wins. Green resigned.\n");
    assert_eq!(json(&claimed), by_resign);
    let late = record("1. Ia1a2a3 green wins time");
    assert_eq!(replayed(&late), "Green wins. Yellow ran out of time.\n");
    assert_eq!(
        json(&late),
        "{\"connected\":null,\"winner\":\"green\",\"by\":\"time\"}\n"
    );
}

/// A game of the conformance files that nobody connects.
const STUCK: &str = "Tf6f7^2f8 Ta4a5^2a6 Lf2^3f3 Lc6d6e6^2 Zf4f5^2f6 Td1e1e2f1 Lc7c8d8e8 \
    Td4e3e4e5 La2b2c2c3 Ih6h7h8 Tg6^3h6 Zg2g3h1h2 Tb8^3c8 Lg7g8^3 Ta1b1^2c1 Ih3^3 Lb5^2b6b7 \
    Ta2a3^3 Zd5^2d6^2 Za6a7^2a8 Zd7^2d8^2 Le4f4g4^2 Zb2^2b3^2 Zc3^2d3^2 Ic4^3 Le7^3f7 Ih5^3 \
    Zd2^2e2^2";

#[test]
fn a_game_that_nobody_connects_counts_the_edge_pieces() {
    let edges = "{\"connected\":null,\"edge_pieces\":{\"yellow\":6,\"green\":8}}\n";
    let basic = record(&format!("{STUCK} draw"));
    assert_eq!(
        replayed(&basic),
        "Draw. No more pieces can be placed and nobody is connected.\n"
    );
    assert_eq!(json(&basic), edges);
    let scored = format!(
        "[Caminos \"1\"]\n[Board \"square\"]\n[Scoring \"yes\"]\n{STUCK} yellow edges 6:8\n"
    );
    assert_eq!(
        replayed(&scored),
        "Yellow wins with fewer edge pieces. Edge pieces: Yellow 6, Green 8. Fewest wins: 8 points.\n"
    );
    assert_eq!(json(&scored), edges);
}

#[test]
fn a_series_gets_a_line_a_game_and_its_totals() {
    let game = |round: u8, first: &str, moves: &str| {
        format!(
            "[Caminos \"1\"] [Board \"square\"] [Scoring \"yes\"] [Series \"club\"] \
             [Round \"{round}\"] [First \"{first}\"]\n{moves}\n\n"
        )
    };
    let line = "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8";
    let text = game(1, "yellow", &format!("{line} yellow connects 8"))
        + &game(2, "green", &format!("{line} green connects 8"))
        + &game(3, "yellow", "Ia1a2a3 *");
    assert_eq!(
        replayed(&text),
        "Game 1: Yellow wins. From south to north, 8 faces: 8 points.\n\
         Game 2: Green wins. From south to north, 8 faces: 8 points.\n\
         Game 3: The game is not finished: 1 move played. Green to move.\n\
         Series \"club\": yellow 1 win and 8 points, green 1 win and 8 points.\n"
    );
    assert_eq!(
        json(&text),
        "{\"connected\":\"yellow\",\"faces\":8,\"points\":8}\n\
         {\"connected\":\"green\",\"faces\":8,\"points\":8}\n\
         {\"connected\":null,\"unfinished\":true}\n"
    );
}

#[test]
fn a_fault_is_named_with_file_line_and_column() {
    let refused = |text: &str| caminos_fed(&["replay", "-"], text.as_bytes()).refused(1);
    assert_eq!(
        refused(&record("1. Ia1a2a3 Ia1a2a3 *")),
        "error: standard input: line 3, column 12: Ia1a2a3: the piece would not touch the board: \
         its lowest cubes, in a1, a2 and a3, would be at level 1\n"
    );
    assert!(
        refused(&record("1. Ia1a2a3 Q5 *")).starts_with("error: standard input: line 3, column ")
    );
    assert!(refused(&WON.replace("connects 8", "connects 9")).contains("line 5, column 60"));
    assert!(refused(&record("").replace("square", "cube")).contains("line 2, column 1"));
}

#[test]
fn bad_inputs_are_refused_without_a_crash() {
    for text in [
        "", "\n", "x", "[", "[Caminos", "{", "1. ", "\u{feff}", "*", "((((((((",
    ] {
        caminos_fed(&["replay", "-"], text.as_bytes()).refused(1);
    }
    let err = caminos_fed(&["replay", "-"], b"[Caminos \"1\"]\n\xff").refused(1);
    assert_eq!(err, "error: standard input: line 2 is not UTF-8 text\n");
    caminos_fed(&["replay", "-"], "(".repeat(1_000_000).as_bytes()).refused(1);
    caminos_fed(
        &["replay", "-"],
        "[Caminos \"1\"]\n".repeat(100_000).as_bytes(),
    )
    .refused(1);
    let err = caminos(&["replay", "no/such/file"]).refused(1);
    assert!(
        err.starts_with("error: cannot read no/such/file: "),
        "{err}"
    );
    caminos(&["replay", "."]).refused(1);
    caminos(&["replay"]).refused(2);
    caminos(&["moves", "--record", "-", "--board", "ring"]).refused(2);
}

#[test]
fn a_record_can_be_gone_on_with() {
    let args = ["moves", "--count", "--record", "-", "--play", "Ih1h2h3"];
    let from_record = caminos_fed(&args, record("1. Ia1a2a3 *").as_bytes()).ok();
    let played = caminos(&["moves", "--count", "--play", "Ia1a2a3 Ih1h2h3"]).ok();
    assert_eq!(from_record, played);
}

#[test]
fn a_long_file_is_checked_game_by_game() {
    // Several pieces of what is read at once, with a character that a piece may break off in.
    let game =
        "[Caminos \"1\"]\n[Board \"ring\"]\n[Yellow \"Zoë\"]\n\n1. Ia3a4a5 {así} Ih3h4h5 *\n\n";
    let games = 30_000;
    let out = caminos_fed(&["replay", "-"], game.repeat(games).as_bytes()).ok();
    assert_eq!(out.lines().count(), games);
    assert!(
        out.ends_with("Game 30000: The game is not finished: 2 moves played. Yellow to move.\n")
    );
    let bad = game.replace("Ih3h4h5", "Ia3a4a5");
    let ran = caminos_fed(&["replay", "-"], (game.repeat(games) + &bad).as_bytes());
    assert_eq!((ran.code, ran.out.lines().count()), (1, games));
    let line = games * 6 + 5;
    let place = format!("error: standard input: game 30001: line {line}, column 18: Ia3a4a5: ");
    assert!(ran.err.starts_with(&place), "{}", ran.err);
}
