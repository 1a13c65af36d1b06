//! `caminos analyse`: evaluations, marks and sentences beside the moves of a record.

use caminos_review::{MoveLoss, accuracy};
use caminos_rules::{Cell, Material, MoveText, Record, Team};

use crate::run::{caminos, caminos_fed, testdata};

/// Green overlooks that yellow connects at once, and yellow overlooks it too.
const BLUNDERS: &str = r#"
    [Caminos "1"] [Board "square"] [Result "yellow connects 8"]
    1. La1a2a3b3 Ib7^3 2. La4a5a6b6 Ih8^3 3. Ih1^3 Lg1^3g2 4. La7a8b8c8 yellow connects 8
"#;

fn analysed(args: &[&str], record: &str) -> String {
    let args: Vec<&str> = ["analyse", "--nodes", "60", "-"]
        .iter()
        .chain(args)
        .copied()
        .collect();
    caminos_fed(&args, record.as_bytes()).ok()
}

#[test]
fn a_win_missed_and_a_win_allowed_are_marked() {
    let out = analysed(&["--record"], BLUNDERS);
    let record = Record::parse(&out).unwrap();
    record.validate(Material::standard()).unwrap();
    let nodes: Vec<_> = record.main_line().collect();
    let marks = |i: usize| {
        nodes[i]
            .marks()
            .iter()
            .map(ToString::to_string)
            .collect::<String>()
    };
    let said = |i: usize| nodes[i].comments()[0].prose();
    let eval = |i: usize| nodes[i].comments()[0].command("eval").unwrap().to_owned();
    assert!(said(2).starts_with("yellow 5→2 cells, green "), "{out}");
    assert!(said(2).ends_with("; threatens a7 a8"), "{out}");
    // Green leaves the threat.
    assert_eq!((marks(3).as_str(), eval(3).as_str()), ("??", "win 1"));
    assert!(said(3).ends_with("; leaves the threat at a7 a8"), "{out}");
    // Yellow misses the win and has it again after the next move.
    assert!(["??", "?!"].contains(&marks(4).as_str()), "{out}");
    assert!(said(4).contains("; misses a win at a7 a8"), "{out}");
    let better = &nodes[4].variations()[0].nodes()[0];
    assert_eq!(better.comments()[0].command("eval"), Some("win 1"));
    assert_eq!(eval(6), "win 0");
    assert_eq!(said(6), "yellow connects with 8 faces");
    assert!(nodes[6].variations().is_empty());
}

#[test]
fn what_was_written_in_a_record_stays() {
    let path = testdata("records/annotated.caminos");
    let before = Record::parse(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let out = caminos(&["analyse", "--nodes", "60", "--record", &path]).ok();
    let after = Record::parse(&out).unwrap();
    after.validate(Material::standard()).unwrap();
    assert!(before.tags().eq(after.tags()));
    for (old, new) in before.main_line().zip(after.main_line()) {
        assert_eq!(old.text(), new.text());
        assert_eq!(old.comments_before(), new.comments_before());
        assert!(new.comments().starts_with(old.comments()));
        assert_eq!(new.comments().len(), old.comments().len() + 1);
        assert!(new.variations().starts_with(old.variations()));
        assert!(new.marks().starts_with(old.marks()));
    }
    let again = caminos_fed(
        &["analyse", "--nodes", "60", "--record", "-"],
        out.as_bytes(),
    )
    .ok();
    assert_eq!(again, out, "a second time adds nothing");
}

#[test]
fn every_game_of_a_file_is_annotated_and_replays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.caminos");
    let path = path.to_str().unwrap();
    for file in ["records/series.caminos", "records/four-neutral.caminos"] {
        let file = testdata(file);
        let replayed = caminos(&["replay", &file]).ok();
        caminos(&["analyse", "--nodes", "10", "--out", path, &file]).ok();
        assert_eq!(caminos(&["replay", path]).ok(), replayed);
        let text = std::fs::read_to_string(path).unwrap();
        let games = Record::parse_all(&text).unwrap();
        for node in games.iter().flat_map(|game| game.main_line()) {
            let eval = node
                .comments()
                .iter()
                .find_map(|comment| comment.command("eval"));
            assert!(eval.is_some(), "{}", node.text());
        }
    }
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "nothing is left beside the file");
}

#[test]
fn the_table_has_a_line_a_move() {
    let out = analysed(&[], BLUNDERS);
    assert!(out.contains("\n2...  Green   Ih8^3??"), "{out}");
    assert!(out.contains("\n3.    Yellow  Ih1^3?"), "{out}");
    let better: String = out.split_whitespace().collect::<Vec<_>>().join(" ");
    let (_, after) = better.split_once(", win 1 ").unwrap();
    let words: Vec<&str> = after.split(' ').skip(1).take(3).collect();
    assert_eq!(words, ["connects", "at", "once."], "{out}");
    let leaves = "This doesn't stop yellow from connecting with ";
    assert!(better.contains(leaves), "{out}");
    assert!(out.contains("\nYellow      4"), "{out}");
    assert!(out.contains("\nGreen       3"), "{out}");
    assert!(
        out.ends_with("Yellow wins. From south to north, 8 faces.\n"),
        "{out}"
    );
}

#[test]
fn whoever_played_is_named_with_their_side() {
    let record = BLUNDERS.replacen("[Result", "[Green \"computer 1\"] [Result", 1);
    let out = analysed(&[], &record);
    assert!(out.starts_with("Yellow · Green, computer 1\n"), "{out}");
    let out = analysed(&[], BLUNDERS);
    assert!(!out.contains("Yellow · Green\n"), "nobody is named: {out}");
}

#[test]
fn the_accuracy_of_both_sides_is_that_of_the_review() {
    let game: serde_json::Value = serde_json::from_str(&analysed(&["--json"], BLUNDERS)).unwrap();
    let moves = game["moves"].as_array().unwrap();
    let losses: Vec<MoveLoss> = moves
        .iter()
        .map(|said| MoveLoss {
            team: Team::ALL[usize::from(said["team"] == "green")],
            lost: said["swing"].as_f64().unwrap() as f32,
        })
        .collect();
    let expected = accuracy(&losses);
    let percent = |team: Team| game["accuracy"][team.name()].as_u64().unwrap();
    for team in Team::ALL {
        // The swings of the object are rounded.
        let expected = u64::from(expected[team].unwrap());
        assert!(percent(team).abs_diff(expected) <= 1, "{game}");
    }
    assert!(percent(Team::Green) < 90, "a blunder costs: {game}");
    let turning = game["turning_points"].as_array().unwrap();
    assert!(turning.contains(&4.into()), "{game}");
    let table = analysed(&[], BLUNDERS);
    let line = format!(
        "\nYellow {}% accurate · Green {}% accurate\n",
        percent(Team::Yellow),
        percent(Team::Green)
    );
    assert!(table.contains(&line), "{table}");
}

#[test]
fn who_has_placed_nothing_has_no_accuracy() {
    let swapped = "[Caminos \"1\"] [Board \"ring\"] [Swap \"yes\"] 1. Ia3a4a5 swap 2. resign *";
    let game: serde_json::Value = serde_json::from_str(&analysed(&["--json"], swapped)).unwrap();
    assert!(game["accuracy"]["yellow"].is_u64(), "{game}");
    assert!(game["accuracy"]["green"].is_null(), "{game}");
    let table = analysed(&[], swapped);
    assert!(table.contains("% accurate\n"), "{table}");
    assert!(!table.contains("% accurate ·"), "{table}");
    let empty = analysed(&["--json"], "[Caminos \"1\"] [Board \"ring\"] *");
    let game: serde_json::Value = serde_json::from_str(&empty).unwrap();
    assert!(game["accuracy"]["yellow"].is_null(), "{game}");
}

#[test]
fn json_has_an_object_a_game() {
    let out = analysed(&["--json"], &format!("{BLUNDERS}\n{BLUNDERS}"));
    let games: Vec<serde_json::Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[1]["game"], 2);
    assert_eq!(games[0]["result"], "yellow connects 8");
    let moves = games[0]["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 7);
    let blunder = &moves[3];
    assert_eq!(blunder["ply"], 4);
    assert_eq!(blunder["team"], "green");
    assert_eq!(blunder["move"], "Ih8^3");
    assert_eq!(blunder["mark"], "??");
    assert_eq!(blunder["eval"]["win"], 1);
    assert_eq!(
        blunder["threatened"]["before"],
        serde_json::json!(["a7", "a8"])
    );
    assert_eq!(
        blunder["threatened"]["after"],
        blunder["threatened"]["before"]
    );
    assert_eq!(blunder["distance"]["yellow"]["after"], 2);
    assert!(blunder["best"][0].is_string());
    assert!(blunder["swing"].is_f64());
    assert!(moves[0]["eval"]["points"].is_f64());
    // Why it was a blunder, first what is wrong with it.
    let fact = &blunder["facts"][0];
    assert_eq!(fact["better"], false);
    assert!(
        fact["text"]
            .as_str()
            .unwrap()
            .starts_with("This doesn't stop yellow")
    );
    assert!(!fact["cells"].as_array().unwrap().is_empty(), "{fact}");
    assert_eq!(
        moves[6]["facts"],
        serde_json::json!([]),
        "the winning move needs none"
    );
}

/// The moves that a sentence names.
fn named_moves(text: &str) -> Vec<MoveText> {
    let words = text
        .split([' ', ',', ':'])
        .map(|word| word.trim_end_matches('.'));
    words
        .filter(|word| word.len() > 4)
        .filter_map(|word| word.parse().ok())
        .collect()
}

#[test]
fn the_moves_that_an_explanation_names_do_what_it_says() {
    let mut checked = 0;
    for record in [BLUNDERS, DOUBLE] {
        let end = Record::parse(record)
            .unwrap()
            .replay(Material::standard())
            .unwrap();
        let game: serde_json::Value = serde_json::from_str(&analysed(&["--json"], record)).unwrap();
        let mut position = end.start();
        for ((_, mv), said) in end.history().zip(game["moves"].as_array().unwrap()) {
            let before = position.clone();
            position.play(mv).unwrap();
            for fact in said["facts"].as_array().unwrap() {
                let text = fact["text"].as_str().unwrap();
                let at = match text {
                    _ if text.contains(" connects at once.") => &before,
                    _ if text.contains(" can connect at once with ") => &position,
                    _ if text.contains(" from connecting with ") => &position,
                    _ => continue,
                };
                let named = named_moves(text);
                let [mv] = named.as_slice() else {
                    panic!("{text}")
                };
                let mut next = at.clone();
                next.play_text(mv).unwrap();
                assert!(next.is_over(), "{text}");
                checked += 1;
            }
        }
    }
    assert!(checked >= 3, "{checked}");
}

#[test]
fn an_unfinished_or_empty_game_is_analysed() {
    let out = analysed(&[], "[Caminos \"1\"] [Board \"ring\"] *");
    assert_eq!(out, "The game is not finished.\n");
    let swapped = "[Caminos \"1\"] [Board \"ring\"] [Swap \"yes\"] 1. Ia3a4a5 swap 2. resign *";
    let out = analysed(&["--record"], swapped);
    assert!(out.contains("swap\n{[%eval "), "{out}");
}

#[test]
fn what_cannot_be_analysed_is_refused_with_its_place() {
    let refused = |record: &str| {
        let args = ["analyse", "--nodes", "1", "-"];
        caminos_fed(&args, record.as_bytes()).refused(1)
    };
    assert_eq!(
        refused(""),
        "error: standard input: there is no game in it\n"
    );
    let illegal = refused("[Caminos \"1\"] [Board \"square\"]\n1. Ia1^3 Ia1^3 *");
    assert!(
        illegal.starts_with("error: standard input: line 2, column 10: Ia1^3: "),
        "{illegal}"
    );
    let unreadable = refused("[Caminos \"1\"]\n1. Q!!! *");
    assert!(
        unreadable.starts_with("error: standard input: line 2, column "),
        "{unreadable}"
    );
    let missing = caminos(&["analyse", "no/such/file"]).refused(1);
    assert!(
        missing.starts_with("error: cannot read no/such/file: "),
        "{missing}"
    );
    let file = testdata("records/annotated.caminos");
    let folder = caminos(&["analyse", &file, "--nodes", "1", "--out", "no/such/file"]).refused(1);
    assert_eq!(
        folder,
        "error: cannot write no/such/file: there is no such folder\n"
    );
    caminos(&["analyse", &file, "--nodes", "0"]).refused(2);
    caminos(&["analyse", &file, "--nodes", "1", "--time", "1"]).refused(2);
    caminos(&["analyse", &file, "--json", "--record"]).refused(2);
    caminos(&["analyse"]).refused(2);
}

/// Yellow makes two threats that share no cell, and green can answer only one of them.
const DOUBLE: &str = r#"
    [Caminos "1"] [Board "square"]
    1. La1a2a3b3 Id4^3 2. La4a5a6b6 Ie4^3 3. Tg2h1h2h3 Td1e1e2f1 4. Tg5h4h5h6 La7a8b7c7 *
"#;

#[test]
fn a_double_threat_is_named_with_both_its_ways() {
    let out = analysed(&["--json"], DOUBLE);
    let game: serde_json::Value = serde_json::from_str(&out).unwrap();
    let text = |ply: usize| game["moves"][ply - 1]["text"].as_str().unwrap().to_owned();
    let double = "makes a double threat: a7 a8 / h7 h8";
    assert!(text(7).ends_with(double), "{}", text(7));
    let last = text(8);
    let (_, left) = last.split_once("leaves the threat at ").unwrap();
    assert!(left.ends_with("h7 h8") && !left.contains("a7"), "{left}");
}

/// The cells that a sentence says a win or a threat is at.
fn named_cells(text: &str, before: &str) -> Option<Vec<Cell>> {
    let (_, rest) = text.split_once(before)?;
    let cells = rest.split(';').next()?.split([' ', '/']);
    let cells = cells.filter(|word| !word.is_empty());
    Some(cells.map(|word| word.parse().unwrap()).collect())
}

#[test]
fn every_cell_that_a_sentence_names_is_one_of_a_winning_placement() {
    let games = std::fs::read_to_string(testdata("conformance/games.jsonl")).unwrap();
    let mut checked = 0;
    for game in games.lines().take(24) {
        let game: serde_json::Value = serde_json::from_str(game).unwrap();
        let moves: Vec<&str> = game["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|mv| mv.as_str().unwrap())
            .collect();
        let yes = |key: &str| if game[key] == true { "yes" } else { "no" };
        let record = format!(
            "[Caminos \"1\"] [Board {}] [Players \"{}\"] [Neutral \"{}\"] {} *",
            game["board"],
            game["players"],
            yes("neutral"),
            moves.join(" ")
        );
        let Ok(end) = Record::parse(&record).unwrap().replay(Material::standard()) else {
            continue;
        };
        let out = caminos_fed(
            &["analyse", "--nodes", "1", "--json", "-"],
            record.as_bytes(),
        )
        .ok();
        let analysed: serde_json::Value = serde_json::from_str(&out).unwrap();
        let mut position = end.start();
        for ((seat, mv), said) in end.history().zip(analysed["moves"].as_array().unwrap()) {
            let before = position.clone();
            position.play(mv).unwrap();
            let text = said["text"].as_str().unwrap();
            let (own, other) = (seat.team(), seat.team().other());
            for (words, at, team) in [
                ("misses a win at ", &before, own),
                ("stops the threat at ", &before, other),
                ("allows a win at ", &position, other),
                ("leaves the threat at ", &position, other),
                ("threatens ", &position, own),
                ("double threat: ", &position, own),
            ] {
                let Some(cells) = named_cells(text, words) else {
                    continue;
                };
                let rules = at.rules();
                let seats = rules.seats().filter(|seat| seat.team() == team);
                let wins: Vec<_> = seats
                    .flat_map(|seat| at.threats(seat))
                    .map(|placement| rules.footprint(placement))
                    .collect();
                for cell in cells {
                    let cell_set = rules.board().set_of([cell]);
                    let is_entered = wins.iter().any(|win| win.meets(cell_set));
                    assert!(is_entered, "{cell} in \"{text}\" of {record}");
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 20, "{checked}");
}

#[test]
fn lines_of_an_annotated_record_fit_a_terminal_in_every_language() {
    for language in caminos_text::Language::ALL {
        let out = analysed(&["--record", "--lang", language.code()], DOUBLE);
        let widest = out.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(80), "{}: {out}", language.code());
        let record = Record::parse(&out).unwrap();
        record.validate(Material::standard()).unwrap();
    }
}

#[test]
fn one_game_and_one_move_of_a_file_are_chosen() {
    let file = testdata("records/series.caminos");
    let one = caminos(&["analyse", "--nodes", "5", "--game", "2", "--json", &file]).ok();
    let game: serde_json::Value = serde_json::from_str(&one).unwrap();
    assert_eq!(game["game"], 2);
    assert_eq!(game["players"].as_array().unwrap().len(), 2);
    let args = [
        "analyse", "--nodes", "5", "--game", "1", "--ply", "3", "--json",
    ];
    let args: Vec<&str> = args.iter().copied().chain([file.as_str()]).collect();
    let one: serde_json::Value = serde_json::from_str(&caminos(&args).ok()).unwrap();
    let moves = one["moves"].as_array().unwrap();
    assert_eq!((moves.len(), &moves[0]["ply"]), (1, &serde_json::json!(3)));
    let refused = |args: &[&str]| {
        let args: Vec<&str> = ["analyse", "--nodes", "1", &file]
            .iter()
            .chain(args)
            .copied()
            .collect();
        caminos(&args).refused(1)
    };
    assert!(refused(&["--game", "99"]).contains("there is no game 99"));
    assert!(refused(&["--ply", "1"]).contains("choose one with --game N"));
    assert!(refused(&["--game", "1", "--ply", "99"]).contains("there is no move 99"));
}

#[test]
fn a_win_that_is_proven_only_after_the_better_move_counts_that_move() {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/images/game.caminos"
    );
    let text = caminos(&["analyse", "--nodes", "100", "--ply", "14", file]).ok();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // The better move threatens, the answer stops that, and only the third piece connects.
    assert!(text.contains("better Td3e3^3, loss 3"), "{text}");
    assert!(
        text.contains("With Td3e3^3, green wins in 3 moves"),
        "{text}"
    );
}
