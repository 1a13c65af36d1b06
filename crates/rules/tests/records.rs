//! Records: what is read is what is written, and only true games replay.

use std::path::PathBuf;

use caminos_rules::{
    Comment, CommentPart, GameResult, Mark, Material, MoveText, Options, Out, Players, Position,
    Record, RecordFault, Rules, Team, TextPos, WinBy,
};
use serde_json::Value;

const HEAD: &str = "[Caminos \"1\"]\n[Board \"square\"]\n";
const CONNECTED: &str = "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8";

fn testdata(file: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../testdata")
        .join(file);
    std::fs::read_to_string(path).expect("the test data is in the repository")
}

fn parse(movetext: &str) -> Record {
    Record::parse(&format!("{HEAD}{movetext}")).unwrap()
}

fn parse_error(movetext: &str) -> String {
    let error = Record::parse(&format!("{HEAD}{movetext}")).unwrap_err();
    error.to_string()
}

fn replay_error(movetext: &str) -> String {
    let error = parse(movetext).replay(Material::standard()).unwrap_err();
    error.to_string()
}

fn assert_same_when_read_again(record: &Record) {
    let text = record.to_string();
    assert!(text.ends_with('\n'));
    let again = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&again, record, "{text}");
    assert_eq!(again.to_string(), text);
}

#[test]
fn every_conformance_game_survives_as_a_record() {
    for line in testdata("conformance/games.jsonl").lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let options = Options {
            players: game["players"].to_string().parse().unwrap(),
            neutral: game["neutral"] == true,
            ..Options::default()
        };
        let rules = Rules::standard(game["board"].as_str().unwrap(), options).unwrap();
        let mut position = Position::new(rules);
        for text in game["moves"].as_array().unwrap() {
            let text: MoveText = text.as_str().unwrap().parse().unwrap();
            position.play_text(&text).unwrap();
        }
        let record = Record::from_position(&position);
        assert_same_when_read_again(&record);
        assert_eq!(record.replay(Material::standard()).unwrap(), position);
        assert_ne!(*record.result(), GameResult::Unfinished);
    }
}

#[test]
fn sample_records_survive_and_replay() {
    for file in ["annotated", "four-neutral", "position", "series"] {
        let records = Record::parse_all(&testdata(&format!("records/{file}.caminos"))).unwrap();
        for record in &records {
            assert_same_when_read_again(record);
            record.validate(Material::standard()).unwrap();
        }
        let all: Vec<String> = records.iter().map(Record::to_string).collect();
        assert_eq!(Record::parse_all(&all.join("\n")).unwrap(), records);
    }
}

#[test]
fn handcrafted_records_survive() {
    for movetext in [
        "",
        "*",
        "{no moves} {at all} draw",
        "{first} 1. Ia1a2a3 {second} {third} Ib1b2b3",
        "1. {before} Ia1a2a3 1... {between} Ib1b2b3 *",
        "Ia1a2a3! ? !? $140 {x} $1 Ib1b2b3",
        "Ia1a2a3 (Ib1b2b3) (Ic1c2c3 {c} Id1d2d3 (Ie1e2e3 (If1f2f3))) {after} Ig1g2g3",
        "Ia1a2a3 (Ib1b2b3) {between} (Ic1c2c3) {end}",
        "Ia1a2a3 (Ib1b2b3 {inside}) {end} *",
        "Ia1a2a3 {} {a\nb [%foo  bar] [%open} resign yellow wins resign",
        "1. Ia1a2a3 2. {nothing comes} *",
        "1. Ia1a2a3 ({early} {still early} 1. Ib1b2b3) 1... Ic1c2c3 2. Id1d2d3 green wins time",
    ] {
        assert_same_when_read_again(&parse(movetext));
    }
}

#[test]
fn whatever_can_be_read_survives() {
    const TOKENS: [&str; 18] = [
        "1.",
        "3...",
        "Ia1a2a3",
        "Lb2^3c2",
        "swap",
        "resign",
        "(",
        "(",
        ")",
        ")",
        "{c}",
        "{[%clk 1]}",
        ";d\n",
        "!",
        "?!",
        "$9",
        "[T \"\\\\\"]",
        "\n",
    ];
    let mut seed = 1u64;
    let mut random = |bound: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) as usize % bound
    };
    let mut read = 0;
    for _ in 0..200_000 {
        let words: Vec<&str> = (0..random(12))
            .map(|_| TOKENS[random(TOKENS.len())])
            .collect();
        if let Ok(record) = Record::parse(&format!("{HEAD}{}", words.join(" "))) {
            assert_same_when_read_again(&record);
            read += 1;
        }
    }
    assert!(read > 10_000, "only {read} texts could be read");
}

#[test]
fn printing_is_canonical() {
    let messy = "7 ia1a1a1!? ; so\n (1.Tc1c2 c3,d2 $7(... lc2 b2 b2 b2 Ie1 e2 e3)) 5... ib1^2 b1 \
                 Ic1^3\t\t*";
    assert_eq!(
        parse(messy).to_string(),
        "[Caminos \"1\"]\n[Board \"square\"]\n\n\
         1. Ia1^3!? {so} (1. Tc1c2c3d2 $7 (1. Lb2^3c2 Ie1e2e3)) 1... Ib1^3 2. Ic1^3 *\n"
    );
}

#[test]
fn four_players_make_a_round_of_four_moves() {
    let text = "[Caminos \"1\"] [Board \"square\"] [Players \"4\"]\n\
                Ia1^3 Ia2^3 {x} Ia3^3 Ia4^3 Ia5^3";
    let printed = Record::parse(text).unwrap().to_string();
    assert!(
        printed.ends_with("\n1. Ia1^3 Ia2^3 {x} 1... Ia3^3 Ia4^3 2. Ia5^3 *\n"),
        "{printed}"
    );
}

#[test]
fn long_games_are_broken_into_lines() {
    let moves = "Ia1a2a3 ".repeat(100);
    let printed = parse(&moves).to_string();
    assert!(printed.lines().all(|line| line.len() <= 80), "{printed}");
    assert_same_when_read_again(&parse(&moves));
}

#[test]
fn comments_marks_and_variations_can_be_read() {
    let text = testdata("records/annotated.caminos");
    let record = Record::parse(&text).unwrap();
    assert_eq!(
        record.tag("Event"),
        Some("A lesson in \"simply walking north\"")
    );
    let nodes: Vec<_> = record.main_line().collect();
    assert_eq!(nodes[0].comments_before().len(), 1);
    assert_eq!(nodes[0].marks(), [Mark::new(7)]);
    assert_eq!(nodes[1].marks(), [Mark::MISTAKE]);
    let comment = &nodes[1].comments()[0];
    assert_eq!(comment.command("eval"), Some("-0.4"));
    assert_eq!(comment.command("clk"), Some("0:04:58"));
    assert_eq!(comment.prose(), "Green builds where nothing threatens.");
    let variation = &nodes[1].variations()[0];
    assert_eq!(variation.nodes().len(), 3);
    assert_eq!(variation.nodes()[1].variations()[0].nodes().len(), 2);
    assert_eq!(nodes[4].comments()[0].command("eval"), Some("win 1"));
    assert_eq!(
        nodes[4].pos(),
        Some(TextPos {
            line: 15,
            column: 37
        })
    );
}

#[test]
fn unknown_commands_stay_in_the_comment() {
    let comment = Comment::new(" a [%foo x y][%bar] [%] [%never closed").unwrap();
    assert_eq!(comment.text(), "a [%foo x y][%bar] [%] [%never closed");
    let parts: Vec<_> = comment.parts().collect();
    let command = |name, value| CommentPart::Command { name, value };
    assert_eq!(
        parts,
        [
            CommentPart::Text("a "),
            command("foo", "x y"),
            command("bar", ""),
            CommentPart::Text(" [%] [%never closed"),
        ]
    );
}

#[test]
fn a_comment_cannot_hold_its_own_end_or_control_characters() {
    assert!(Comment::new("a } b").is_err());
    assert!(Comment::new("a \u{7} b").is_err());
    assert_eq!(Comment::new("a\r\nb").unwrap().text(), "a\nb");
}

#[test]
fn a_byte_order_mark_and_windows_line_ends_are_accepted() {
    let unix = testdata("records/annotated.caminos");
    let windows = format!("\u{feff}{}", unix.replace('\n', "\r\n"));
    assert_eq!(Record::parse(&windows), Record::parse(&unix));
}

#[test]
fn faults_of_the_text_name_their_place() {
    for (movetext, error) in [
        ("1. Ia1a2a3 Q9", "line 3, column 12: \"Q9\" is not a move"),
        (
            "1. Ia1a2a3\n  (Ib1b2b3",
            "line 4, column 3: this variation is not closed",
        ),
        (
            "1. Ia1a2a3 ()",
            "line 3, column 12: this variation has no moves",
        ),
        (
            "1. Ia1a2a3 ({x})",
            "line 3, column 12: this variation has no moves",
        ),
        (
            "(Ia1a2a3)",
            "line 3, column 1: a variation must follow the move",
        ),
        ("Ia1a2a3) *", "line 3, column 8: \")\" closes no variation"),
        (
            "Ia1a2a3 {never",
            "line 3, column 9: this comment is not closed",
        ),
        (
            "Ia1a2a3 {\u{7}}",
            "line 3, column 10: a comment cannot hold the control character U+0007",
        ),
        (
            "Ia1a2a3 ; a } b\n*",
            "line 3, column 13: a comment cannot hold \"}\"",
        ),
        ("Ia1a2a3!!!", "line 3, column 8: \"!!!\" is not a mark"),
        ("Ia1a2a3 $256", "line 3, column 9: \"$256\" is not a mark"),
        (
            "1. ! Ia1a2a3",
            "line 3, column 4: a mark must follow a move",
        ),
        (
            "Ia1a2a3 \u{0}",
            "line 3, column 9: \"\u{fffd}\" is not a move",
        ),
        (
            "Ia1a2a3 yellow conects 8",
            "line 3, column 9: \"yellow conects 8\" is not a result",
        ),
        (
            "Ia1a2a3 yellow connects 99999",
            "line 3, column 9: \"yellow connects 99999\" is not",
        ),
        (
            "Ia1a2a3 draw Ib1b2b3",
            "line 3, column 14: \"Ib1b2b3\" follows the result",
        ),
        (
            "Ia1a2a3 (Ib1b2b3 draw) *",
            "line 3, column 9: this variation is not closed",
        ),
        (
            "* [Caminos \"1\"] *",
            "line 3, column 3: a second game begins here",
        ),
        (
            "[Board \"ring\"]",
            "line 3, column 1: the tag Board is given twice",
        ),
        (
            "[White Ada]",
            "line 3, column 1: a tag is a name and a value in quotes",
        ),
        (
            "[Yellow \"Ada]\n*",
            "line 3, column 9: this value is not closed",
        ),
        (
            "[Yellow \"A\\d\"]",
            "line 3, column 11: in a value, \\ must be followed",
        ),
        (
            "[Yellow \"A\u{1b}\"]",
            "line 3, column 11: a value cannot hold the control",
        ),
        (
            "[Yellow \"Ada\" *",
            "line 3, column 15: the tag Yellow is not closed",
        ),
        (
            "[Result \"won\"]",
            "line 3, column 1: \"won\" is not a result",
        ),
        (
            "[Result \"draw\"]\nIa1a2a3 *",
            "line 4, column 9: the moves end with \"*\", but the tag Result says \"draw\"",
        ),
    ] {
        let found = parse_error(movetext);
        assert!(found.starts_with(error), "{movetext}\n{found}");
    }
}

#[test]
fn a_record_states_its_grammar() {
    let error = |text: &str| Record::parse(text).unwrap_err().to_string();
    assert_eq!(
        error(" \n"),
        "line 2, column 1: there is no game in this text"
    );
    assert_eq!(
        error("1. Ia1a2a3 *"),
        "line 1, column 1: this game has no tag [Caminos \"1\"]"
    );
    assert!(
        error("[Board \"square\"]\n[Caminos \"2\"]")
            .starts_with("line 2, column 1: grammar version \"2\"")
    );
    assert_eq!(Record::parse_all("\n").unwrap(), []);
}

#[test]
fn hostile_texts_are_refused_in_time() {
    let deep = |n: usize| format!("Ia1a2a3 {}{}", "(Ia1a2a3 ".repeat(n), ")".repeat(n));
    assert_same_when_read_again(&parse(&deep(Record::MAX_DEPTH)));
    assert!(parse_error(&deep(Record::MAX_DEPTH + 1)).contains("nested more than 64 deep"));
    assert!(parse_error(&deep(1_000_000)).contains("nested more than 64 deep"));
    // Each would take hours if reading were quadratic.
    let size = 1 << 20;
    assert!(parse_error(&"{".repeat(size)).contains("not closed"));
    assert!(parse_error(&"x".repeat(size)).len() < 200);
    assert!(parse_error(&format!("Ia{}", "1".repeat(size))).len() < 200);
    assert_eq!(parse(&"1.".repeat(size)).main_line().len(), 0);
    assert_eq!(
        parse(&"Ia1a2a3 ".repeat(size / 8)).main_line().len(),
        size / 8
    );
    assert_eq!(
        parse(&"{[%}".repeat(size / 4))
            .line()
            .closing_comments()
            .len(),
        size / 4
    );
    let many_tags: String = (0..100_000).map(|i| format!("[T{i} \"\"]")).collect();
    assert_eq!(parse(&many_tags).tags().count(), 100_002);
    let comment = Comment::new(&"[%a ".repeat(size / 4)).unwrap();
    assert_eq!(comment.parts().count(), 1);
    let comment = Comment::new(&"[%a][%".repeat(size / 6)).unwrap();
    assert!(comment.parts().count() > size / 6);
}

#[test]
fn tags_give_the_rules() {
    let text = "[Caminos \"1\"][Board \"ring\"][Players \"4\"][Neutral \"yes\"][Scoring \"yes\"]\
                [Out \"team\"][First \"green\"][Annotator \"Eve\"]";
    let record = Record::parse(text).unwrap();
    let rules = record.rules(Material::standard()).unwrap();
    let options = Options {
        players: Players::Four,
        neutral: true,
        scoring: true,
        out: Out::Team,
        swap: false,
        first: Team::Green,
    };
    assert_eq!(rules.options(), &options);
    let written = Record::from_position(&Position::new(rules));
    assert_eq!(
        written.rules(Material::standard()).unwrap().options(),
        &options
    );
    let usual = parse("*").rules(Material::standard()).unwrap();
    assert_eq!(usual.options(), &Options::default());
}

#[test]
fn faults_of_the_tags_name_their_place() {
    for (tags, error) in [
        ("", "line 1, column 1: the tag Board is missing"),
        (
            "[Board \"hexagon\"]",
            "line 2, column 1: there is no board \"hexagon\"",
        ),
        (
            "[Board \"square\"] [Players \"3\"]",
            "line 2, column 18: tag Players: \"3\" players cannot play",
        ),
        (
            "[Board \"square\"]\n[Neutral \"true\"]",
            "line 3, column 1: tag Neutral: \"true\" is neither yes nor no",
        ),
        (
            "[Board \"square\"] [First \"red\"]",
            "line 2, column 18: tag First: \"red\" is not a team",
        ),
        (
            "[Board \"square\"] [Out \"x\"]",
            "line 2, column 18: tag Out: \"x\" is not a choice",
        ),
        (
            "[Board \"square\"] [Players \"4\"] [Swap \"yes\"]",
            "line 2, column 32: the swap rule is for two",
        ),
        (
            "[Material \"mini\"]",
            "line 2, column 1: the game was played with the material \"mini\", and this is",
        ),
    ] {
        let record = Record::parse(&format!("[Caminos \"1\"]\n{tags} *")).unwrap();
        let found = record.rules(Material::standard()).unwrap_err().to_string();
        assert!(found.starts_with(error), "{found}");
    }
}

#[test]
fn illegal_moves_are_found_wherever_they_stand() {
    assert_eq!(
        replay_error("1. Ia1a2a3\nIa1b1c1 *"),
        "line 4, column 1: Ia1b1c1: the piece would not touch the board: its lowest cubes, in a1, \
         b1 and c1, would be at level 1 and a gap would stay under b1 at level 0 and c1 at level 0"
    );
    let in_variation = "1. Ia1a2a3 Ib1b2b3 (1... Ic1c2c3 (1... Id1d2d3 Iz1z2z3)) *";
    assert!(replay_error(in_variation).starts_with("line 3, column 48: Iz1z2z3: "));
    assert!(replay_error("swap").starts_with("line 3, column 1: swap: swap is not possible"));
    let after_the_end = format!("{CONNECTED} Ia1a2a3");
    assert_eq!(
        replay_error(&after_the_end),
        "line 3, column 51: Ia1a2a3: the game is over"
    );
    assert!(replay_error("resign Ia1a2a3").ends_with("column 8: Ia1a2a3: the game is over"));
}

#[test]
fn a_variation_replaces_the_move_before_it() {
    let record = parse("Ia1a2a3 (Ia1^3) Ib1b2b3 (Ia4^3 Ib1b2b3) (Ib1b2b3 Ia4^3) Ia4a5a6");
    let position = record.replay(Material::standard()).unwrap();
    assert_eq!(position.history().len(), 3);
    // The variation may end the game; the main line goes on.
    let record = parse("Ia1a2a3 (resign) Ib1b2b3 *");
    assert!(!record.replay(Material::standard()).unwrap().is_over());
}

#[test]
fn claims_must_agree_with_the_rules() {
    let claim = |result: &str| {
        let replayed = parse(&format!("{CONNECTED} {result}")).replay(Material::standard());
        replayed.map(drop).map_err(|error| error.to_string())
    };
    for accepted in ["yellow connects 8", "*", ""] {
        assert_eq!(claim(accepted), Ok(()), "{accepted}");
    }
    for refused in [
        "yellow connects 9",
        "green connects 8",
        "draw",
        "yellow wins time",
        "green wins resign",
        "yellow edges 1:2",
    ] {
        let error = format!(
            "line 3, column 51: the record says \"{refused}\", but by the rules it is \"yellow connects 8\""
        );
        assert_eq!(claim(refused), Err(error));
    }
}

#[test]
fn an_open_game_can_only_be_won_by_time_or_resignation() {
    for accepted in [
        "Ia1a2a3 green wins time",
        "Ia1a2a3 yellow wins resign",
        "yellow wins time",
    ] {
        parse(accepted).validate(Material::standard()).unwrap();
    }
    for refused in ["draw", "yellow connects 3", "yellow edges 0:1"] {
        let error =
            format!("line 3, column 9: the record says \"{refused}\", but the game is not over");
        assert_eq!(replay_error(&format!("Ia1a2a3 {refused}")), error);
    }
    parse("Ia1a2a3 resign yellow wins resign")
        .validate(Material::standard())
        .unwrap();
    assert!(
        replay_error("Ia1a2a3 resign green wins resign")
            .contains("by the rules it is \"yellow wins resign\"")
    );
    assert!(
        replay_error("Ia1a2a3 resign yellow wins time")
            .contains("by the rules it is \"yellow wins resign\"")
    );
}

#[test]
fn the_tag_alone_may_give_the_result() {
    let record = parse("[Result \"yellow connects 8\"]\nIa1a2a3");
    let winner = GameResult::Connects {
        team: Team::Yellow,
        faces: 8,
    };
    assert_eq!(*record.result(), winner);
    let error = record.replay(Material::standard()).unwrap_err();
    assert_eq!(error.pos, Some(TextPos { line: 3, column: 1 }));
    assert!(matches!(error.fault, RecordFault::WrongResult { .. }));
}

#[test]
fn results_are_written_as_they_are_read() {
    for text in [
        "yellow connects 8",
        "green connects 65535",
        "draw",
        "yellow edges 3:5",
        "green wins time",
        "yellow wins resign",
        "*",
    ] {
        assert_eq!(text.parse::<GameResult>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "yellow",
        "draw 1",
        "yellow connects",
        "yellow connects +8",
        "yellow connects -1",
        "yellow edges 3",
        "yellow edges 3:5:7",
        "yellow edges :",
        "red wins time",
        "yellow wins",
        "yellow wins luck",
        "Draw",
        "* *",
    ] {
        assert!(text.parse::<GameResult>().is_err(), "{text}");
    }
}

#[test]
fn tags_and_results_can_be_set() {
    let rules = Rules::standard("square", Options::default()).unwrap();
    let mut record = Record::from_position(&Position::new(rules));
    record.set_tag("Yellow", "Ada \\ \"the wall\"").unwrap();
    record.set_tag("Yellow", "Ada").unwrap();
    record.set_result(GameResult::Wins {
        team: Team::Green,
        by: WinBy::Time,
    });
    let names: Vec<_> = record.tags().map(|tag| tag.name()).collect();
    assert_eq!(
        names,
        [
            "Caminos", "Board", "Players", "Neutral", "Scoring", "Yellow", "Result"
        ]
    );
    assert_eq!(record.tag("Result"), Some("green wins time"));
    record.set_tag("Result", "*").unwrap();
    assert_eq!(*record.result(), GameResult::Unfinished);
    for (name, value) in [
        ("", "x"),
        ("Two words", "x"),
        ("A", "line\nend"),
        ("Result", "x"),
        ("Caminos", "2"),
    ] {
        assert!(record.set_tag(name, value).is_err(), "{name}");
    }
    assert_same_when_read_again(&record);
}

#[test]
fn comments_and_marks_can_be_added() {
    let mut record = parse("Ia1a2a3 Ib1b2b3 *");
    for node in record.main_line_mut() {
        node.add_mark(Mark::INTERESTING);
        node.add_comment(Comment::new("[%eval 0.5]").unwrap());
    }
    assert!(
        record
            .to_string()
            .ends_with("1. Ia1a2a3!? {[%eval 0.5]} 1... Ib1b2b3!? {[%eval 0.5]} *\n")
    );
    assert_same_when_read_again(&record);
}

#[test]
fn letters_stuck_to_a_move_are_refused() {
    // Once read as a move of L and a move of B.
    let error = MoveText::parse_list("La1a2bb3 Ia1a2a3").unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 1, column 6: \"bb3\" follows a cell and is not a cell"
    );
    assert!(MoveText::parse_list("Ia1a2a3Ib1b2b3").is_err());
    assert!("Lb2^2^2".parse::<MoveText>().is_err());
    assert_eq!(MoveText::parse_list("Ia1a2a3,ib1 b2,b3").unwrap().len(), 2);
}
