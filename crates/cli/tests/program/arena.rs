//! `caminos arena`: short matches, games that are lost away from the board, and going on.

use std::path::Path;

use caminos_rules::{Material, Record, Team};

use crate::run::{Ran, caminos};

/// The games of a file, each legal and with the result that it claims.
fn games(path: &Path) -> Vec<Record> {
    let text = std::fs::read_to_string(path).expect("the file of games");
    let records = Record::parse_all(&text).expect("records");
    for record in &records {
        record.replay(Material::standard()).expect("a legal game");
    }
    records
}

fn tag<'r>(record: &'r Record, name: &str) -> &'r str {
    record.tag(name).unwrap_or_else(|| panic!("a tag {name}"))
}

/// The games as text, in the order of their rounds.
fn sorted(path: &Path) -> Vec<String> {
    let mut games: Vec<(u32, String)> = games(path)
        .iter()
        .map(|game| {
            (
                tag(game, "Round").parse().expect("a number"),
                game.to_string(),
            )
        })
        .collect();
    games.sort();
    games.into_iter().map(|(_, text)| text).collect()
}

fn arena(words: &str, file: Option<&Path>) -> Ran {
    let mut args = vec!["arena"];
    args.extend(words.split_whitespace());
    if let Some(file) = file {
        args.extend(["--save", file.to_str().expect("a path in UTF-8")]);
    }
    caminos(&args)
}

/// The result as JSON; the progress goes to standard error.
fn result(ran: Ran) -> serde_json::Value {
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    serde_json::from_str(&ran.out).expect("an object")
}

const SHORT: &str = "--board ring --games 6 --openings 3 --seed 4 --json";

#[test]
fn a_match_by_nodes_is_the_same_every_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    let words = format!("greedy uct --a-nodes 30 --b-nodes 60 {SHORT}");
    let first = result(arena(&words, Some(&file("first"))));
    let words = format!("{words} --concurrency 3");
    let second = result(arena(&words, Some(&file("second"))));
    assert_eq!(first, second);
    assert_eq!(sorted(&file("first")), sorted(&file("second")));
    let total = &first["total"];
    let count = |key: &str| total[key].as_u64().expect("a number");
    assert_eq!(count("won") + count("drawn") + count("lost"), 6);
    assert_eq!(first["basis"], "pentanomial");
    let pairs = first["pairs"].as_array().expect("pairs");
    assert_eq!(pairs.iter().filter_map(|n| n.as_u64()).sum::<u64>(), 3);
}

#[test]
fn each_opening_is_played_with_both_colours() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games");
    result(arena(
        &format!("greedy uct --nodes 20 {SHORT}"),
        Some(&file),
    ));
    let games = games(&file);
    assert_eq!(games.len(), 6);
    let opening = |game: &Record| -> Vec<String> {
        let moves = game.main_line().take(3);
        moves.map(|node| node.text().to_string()).collect()
    };
    for pair in games.chunks(2) {
        assert_eq!(opening(&pair[0]), opening(&pair[1]));
        assert_eq!(
            (tag(&pair[0], "Yellow"), tag(&pair[0], "Green")),
            ("greedy", "uct")
        );
        assert_eq!(
            (tag(&pair[1], "Yellow"), tag(&pair[1], "Green")),
            ("uct", "greedy")
        );
        assert_eq!(tag(&pair[0], "Opening"), "3 plies");
        assert_eq!(tag(&pair[0], "Termination"), "rules");
    }
    assert_ne!(opening(&games[0]), opening(&games[2]));
    let with_eval = games[0]
        .main_line()
        .filter(|node| !node.comments().is_empty());
    assert_eq!(with_eval.count(), games[0].main_line().len() - 3);
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    let words = format!("greedy greedy --nodes 25 {SHORT}");
    let whole = result(arena(&words, Some(&file("whole"))));
    // Three games were played, and the second pair is only half there.
    let text = std::fs::read_to_string(file("whole")).expect("the games");
    let parts = text
        .split_inclusive("\n\n[Caminos")
        .take(3)
        .collect::<String>();
    let cut = parts
        .strip_suffix("[Caminos")
        .expect("another game follows");
    std::fs::write(file("cut"), cut).expect("a file");
    assert_eq!(games(&file("cut")).len(), 3);
    let refused = arena(&words, Some(&file("cut"))).refused(2);
    assert!(refused.contains("--resume"), "{refused}");
    let resumed = result(arena(&format!("{words} --resume"), Some(&file("cut"))));
    assert_eq!(resumed, whole);
    assert_eq!(sorted(&file("cut")), sorted(&file("whole")));
    assert!(
        std::fs::read_to_string(file("cut"))
            .expect("games")
            .starts_with(cut)
    );
    // All are there, so nothing is played.
    let again = result(arena(&format!("{words} --resume"), Some(&file("cut"))));
    assert_eq!(again, whole);
    assert_eq!(games(&file("cut")).len(), 6);
    let other = words.replace("--seed 4", "--seed 5") + " --resume";
    let refused = arena(&other, Some(&file("cut"))).refused(1);
    assert!(
        refused.contains("game 1: it belongs to another match"),
        "{refused}"
    );
}

#[test]
fn every_variant_can_be_contested() {
    for words in [
        "--players 4 --neutral",
        "--scoring --first green --out team",
        "--swap --openings 1",
        "--play Lb3b4b5c5 --openings 0",
    ] {
        let line = format!("greedy uct --nodes 8 --games 2 --board octagon --json {words}");
        let object = result(arena(&line, None));
        let played = ["won", "drawn", "lost"].map(|key| object["total"][key].as_u64());
        assert_eq!(played.iter().flatten().sum::<u64>(), 2, "{words}");
    }
}

#[test]
fn the_table_describes_what_the_numbers_rest_on() {
    let out = arena(
        "greedy greedy --nodes 25 --games 4 --board ring --sprt -5 5",
        None,
    );
    assert_eq!(out.code, 0, "{}", out.err);
    assert_eq!(out.err.lines().count(), 4, "a line a game: {}", out.err);
    assert!(
        out.out
            .starts_with("A  greedy (25 nodes a move)\nB  greedy (25 nodes a move)\n")
    );
    for part in [
        "A as yellow ",
        "A as green ",
        "A in all ",
        ", pentanomial, 2 pairs)",
        "LOS ",
        "SPRT   LLR ",
    ] {
        assert!(out.out.contains(part), "{part}: {}", out.out);
    }
}

#[test]
fn a_match_ends_when_the_test_has_decided() {
    let words =
        "greedy uct --a-nodes 2000 --b-nodes 1 --board ring --games 200 --json --sprt 0 100";
    let object = result(arena(words, None));
    assert_eq!(object["sprt"]["accepted"], "H1");
    let won = object["total"]["won"].as_u64().expect("a number");
    assert!(won < 190, "it was clear much earlier");
    let words = words.replace(
        "greedy uct --a-nodes 2000 --b-nodes 1",
        "uct greedy --b-nodes 2000 --a-nodes 1",
    );
    let lost = arena(&words, None);
    assert_eq!(lost.code, 1, "{}", lost.err);
    assert!(lost.out.contains("\"accepted\":\"H0\""));
}

#[test]
fn impossible_matches_are_refused() {
    for words in [
        "greedy stockfish",
        "greedy 0",
        "greedy",
        "greedy uct --sprt 5 0",
        "greedy uct --inc 5",
        "greedy uct --resume",
        "greedy uct --games 0",
        "greedy uct --option Seed",
        "greedy uct --board hexagon",
    ] {
        arena(words, None).refused(2);
    }
    for (words, reason) in [
        (
            "greedy uct --openings 99",
            "no opening of 99 plies leaves the game open",
        ),
        (
            "greedy cmd:/nowhere/engine",
            "cmd:/nowhere/engine: it does not start: ",
        ),
        (
            "greedy uct --b-option Magic=7",
            "uct: it refuses: setoption: there is no option \"Magic\"",
        ),
        ("greedy uct --play nonsense", "--play: "),
    ] {
        let refused = arena(words, None).refused(1);
        assert!(refused.contains(reason), "{refused}");
    }
}

/// Players that go wrong, as small scripts.
#[cfg(unix)]
mod strangers {
    use super::*;

    fn script(folder: &Path, name: &str, on_go: &str) -> String {
        let path = folder.join(name);
        let text = format!(
            "while read -r line; do case \"$line\" in\n\
             cei) echo hello; echo protocol 1; echo ceiok;;\n\
             isready) echo readyok;;\n\
             go*) {on_go};;\n\
             quit) exit 0;;\n\
             esac; done\n"
        );
        std::fs::write(&path, text).expect("a script");
        format!("cmd:sh {}", path.display())
    }

    /// Plays two games against the greedy player and gives the games and the result.
    fn against(on_go: &str, words: &str) -> (Vec<Record>, serde_json::Value) {
        let folder = tempfile::tempdir().expect("a folder");
        let stranger = script(folder.path(), "stranger", on_go);
        let file = folder.path().join("games");
        let mut args = vec![
            "arena", &stranger, "greedy", "--games", "2", "--json", "--save",
        ];
        args.push(file.to_str().expect("a path in UTF-8"));
        args.extend(words.split_whitespace());
        let object = result(caminos(&args));
        (games(&file), object)
    }

    #[track_caller]
    fn loses(on_go: &str, words: &str, kind: &str, termination: &str, by: &str) {
        let (games, object) = against(on_go, words);
        assert_eq!(object["total"]["lost"], 2, "{object}");
        assert_eq!(object["forfeits"]["a"][kind], 2, "{object}");
        for (game, winner) in games.iter().zip(["green", "yellow"]) {
            let found = tag(game, "Termination");
            assert!(found.starts_with(termination), "{found}");
            assert_eq!(game.result().to_string(), format!("{winner} wins {by}"));
        }
    }

    #[test]
    fn an_illegal_move_loses() {
        let nodes = "--nodes 5";
        let gap = "echo bestmove Lb2^3c2c3";
        loses(
            gap,
            nodes,
            "illegal move",
            "illegal move: Lb2^3c2c3: no way",
            "resign",
        );
        loses(
            "echo bestmove e4",
            nodes,
            "illegal move",
            "illegal move: e4",
            "resign",
        );
        loses(
            "echo bestmove none",
            nodes,
            "illegal move",
            "illegal move: none",
            "resign",
        );
    }

    #[test]
    fn a_crash_loses_and_the_player_is_started_again() {
        let status = "crash: it has ended (exit status: 3)";
        loses("exit 3", "--nodes 5", "crash", status, "resign");
    }

    #[test]
    fn a_player_that_never_answers_loses() {
        loses(
            ":",
            "--a-movetime 1 --b-nodes 5 --grace 50",
            "hang",
            "hang",
            "time",
        );
        loses(
            ":",
            "--a-time 1 --b-nodes 5 --grace 50",
            "hang",
            "hang",
            "time",
        );
    }

    #[test]
    fn an_answer_after_the_time_loses() {
        let late = "sleep 0.3; echo bestmove Ia1a2a3";
        loses(
            late,
            "--a-time 1 --b-nodes 5 --grace 60000",
            "time",
            "time",
            "time",
        );
    }

    #[test]
    fn a_player_that_refuses_to_play_loses() {
        let refuses = "echo error not today";
        loses(
            refuses,
            "--nodes 5",
            "refusal",
            "refusal: not today",
            "resign",
        );
    }

    #[test]
    fn resigning_is_a_move() {
        let (games, object) = against("echo bestmove resign", "--nodes 5");
        assert_eq!(object["total"]["lost"], 2);
        assert_eq!(object["forfeits"]["a"], serde_json::json!({}));
        assert_eq!(tag(&games[0], "Termination"), "resign");
    }

    #[test]
    fn a_program_that_is_no_engine_is_refused() {
        let ran = arena("greedy cmd:true", None);
        let error = ran.refused(1);
        assert!(error.contains("cmd:true: it has ended"), "{error}");
    }

    #[test]
    fn ctrl_c_ends_a_match_with_what_was_played() {
        use std::io::{BufRead as _, BufReader, Read as _};
        use std::process::Stdio;

        let mut match_ = crate::run::command()
            .args([
                "arena", "greedy", "greedy", "--nodes", "1", "--games", "1000000",
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = String::new();
        let mut errors = BufReader::new(match_.stderr.take().expect("a pipe"));
        errors.read_line(&mut first).expect("a line");
        // The rest must be read too, or the match would wait for a reader.
        let reader = std::thread::spawn(move || std::io::copy(&mut errors, &mut std::io::sink()));
        let kill = std::process::Command::new("kill")
            .args(["-INT", &match_.id().to_string()])
            .status();
        assert!(kill.expect("kill runs").success());
        let mut out = String::new();
        let mut output = match_.stdout.take().expect("a pipe");
        output.read_to_string(&mut out).expect("text");
        assert_eq!(match_.wait().expect("it ends").code(), Some(0));
        reader.join().expect("no panic").expect("text");
        assert!(out.contains("A in all "), "{out}");
        assert!(first.starts_with("game 1: A yellow, "), "{first}");
    }
}

#[test]
fn the_dialogue_is_logged_and_a_decided_game_adjudicated() {
    let folder = tempfile::tempdir().unwrap();
    let (log, games) = (folder.path().join("log"), folder.path().join("games"));
    let (log, games) = (log.to_str().unwrap(), games.to_str().unwrap());
    let args = [
        "arena", "engine", "greedy", "--nodes", "60", "--games", "2", "--board", "ring",
    ];
    let more = ["--adjudicate", "1", "--log", log, "--save", games, "--json"];
    let args: Vec<&str> = args.into_iter().chain(more).collect();
    let ran = caminos(&args);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let result: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(result["late"]["a"]["answers"], 0);
    let log = std::fs::read_to_string(log).unwrap();
    for line in [
        " > cei\n",
        " < ceiok\n",
        " > newgame board ring",
        " < bestmove ",
    ] {
        assert!(log.contains(line), "{line}: {log}");
    }
    let records = Record::parse_all(&std::fs::read_to_string(games).unwrap()).unwrap();
    for record in &records {
        let ended = record.tag("Termination").unwrap();
        assert!(["rules", "adjudication"].contains(&ended), "{ended}");
        assert!(record.tag("Match").unwrap().ends_with("adjudicate 1"));
        let evaluated = record
            .main_line()
            .skip(3)
            .map(|node| node.comments()[0].clone());
        for comment in evaluated {
            assert!(comment.command("eval").is_some() && comment.command("depth").is_some());
        }
    }
    caminos(&["arena", "1", "1", "--log", "no/such/folder/log"]).refused(1);
}

#[test]
fn a_ladder_rates_all_players_by_their_games_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("ladder.caminos");
    let words =
        "--ladder 1 greedy uct --board ring --games 2 --nodes 20 --openings 2 --seed 3 --json";
    let ladder = result(arena(words, Some(&file)))["ladder"].clone();
    let rows = ladder.as_array().expect("rows");
    let mut players: Vec<_> = rows
        .iter()
        .filter_map(|row| row["player"].as_str())
        .collect();
    players.sort_unstable();
    assert_eq!(players, ["1", "greedy", "uct"]);
    let saved = games(&file);
    assert_eq!(saved.len(), 6, "two games of each pair");
    for row in rows {
        let player = row["player"].as_str().expect("a player");
        let won = |game: &&Record| match game.result().winner() {
            Some(Team::Yellow) => tag(game, "Yellow") == player,
            Some(Team::Green) => tag(game, "Green") == player,
            None => false,
        };
        let wins = saved.iter().filter(won).count() as u64;
        assert_eq!(row["won"], wins, "{player}");
        assert_eq!(row["games"], 4, "{player}");
    }
    let elos: Vec<f64> = rows.iter().filter_map(|row| row["elo"].as_f64()).collect();
    assert!(elos.is_sorted_by(|a, b| a >= b), "{elos:?}");
    // Nothing is left to play, so what is known is printed again.
    let again = result(arena(&format!("{words} --resume"), Some(&file)));
    assert_eq!(again["ladder"], ladder);
    assert_eq!(games(&file).len(), 6);
}

#[test]
fn games_begin_with_the_openings_of_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let book = folder.path().join("book.txt");
    std::fs::write(&book, "# one\nIc1c2c3 Le2f2g2^2\n").expect("a book");
    let saved = folder.path().join("games.caminos");
    let words = format!(
        "greedy greedy --board ring --games 2 --nodes 20 --openings {}",
        book.display()
    );
    let ran = arena(&words, Some(&saved));
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    let games = games(&saved);
    assert_eq!(games.len(), 2);
    for game in games {
        assert!(
            game.to_string().contains("1. Ic1c2c3 Le2f2g2^2 2. "),
            "{game}"
        );
    }
}
