//! `caminos puzzles` and `caminos solve`.

use crate::run::{Ran, caminos, caminos_fed};

/// A puzzle that comes with the program, as a line of its file.
fn shipped(task: &str) -> &'static str {
    let file = include_str!("../../../puzzle/data/puzzles.txt");
    let wanted = format!("; {task}; ");
    let line = file.lines().find(|line| line.contains(&wanted));
    line.expect("a puzzle of each task")
}

/// The field of a puzzle with this number.
fn field(line: &str, number: usize) -> &str {
    line.split("; ").nth(number).expect("six fields")
}

#[test]
fn a_file_of_puzzles_is_verified_and_a_forged_one_is_not() {
    let good = ["connect 2", "defend 2", "points"].map(shipped).join("\n");
    let out = caminos_fed(&["puzzles", "verify", "-"], good.as_bytes()).ok();
    assert!(
        out.ends_with("3 puzzles: every certificate holds\n"),
        "{out}"
    );
    let line = shipped("connect 2");
    let forged = line.replace("; connect 2; ", "; connect 3; ");
    let ran = caminos_fed(&["puzzles", "verify", "-"], forged.as_bytes());
    assert_eq!(ran.code, 1);
    assert!(ran.out.starts_with("puzzle 1: "), "{}", ran.out);
    let twice = format!("{line}\n{line}\n");
    let ran = caminos_fed(&["puzzles", "verify", "-"], twice.as_bytes());
    assert_eq!(ran.code, 1);
    assert!(
        ran.out.contains("the same position as puzzle 1"),
        "{}",
        ran.out
    );
    let broken = caminos_fed(&["puzzles", "verify", "-"], b"# a comment\nnothing\n").refused(1);
    assert_eq!(
        broken,
        "error: standard input: line 2: a puzzle has 6 fields separated by a semicolon and a space, but this line has one\n"
    );
}

#[test]
fn the_trainer_takes_the_solution_and_refutes_other_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("one.txt");
    let line = shipped("connect 2");
    std::fs::write(&file, line).expect("written");
    let file = file.to_str().expect("a path in UTF-8");
    let moves: Vec<&str> = field(line, 4).split(' ').collect();
    let listed = caminos(&["moves", "--position", field(line, 0)]).ok();
    let wrong = listed
        .lines()
        .find(|&mv| mv != moves[0])
        .expect("another move");
    let input = format!("Xa1\n{wrong}\n{}\n{}\nquit\n", moves[0], moves[2]);
    let out = caminos_fed(&["puzzles", "play", file], input.as_bytes()).ok();
    assert!(out.contains("to move and connect in 2 moves."), "{out}");
    assert!(
        out.contains("\nType a move, as in Lb2b3b4c4, or help.\n"),
        "{out}"
    );
    assert!(!out.contains("line 1, column"), "{out}");
    assert!(out.contains("refutes it. Try again."), "{out}");
    assert!(
        out.contains(&format!("Right. The reply is {}.", moves[1])),
        "{out}"
    );
    assert!(out.contains("to move and connect now."), "{out}");
    assert!(out.contains("Solved."), "{out}");
    // Not at the first try.
    assert!(out.contains("solved in a row: 0"), "{out}");
    let skipped = caminos_fed(&["puzzles", "play", file], b"next\nquit\n").ok();
    assert_eq!(skipped.matches("Puzzle 1, ").count(), 2, "{skipped}");
    assert!(!skipped.contains("Your rating"), "{skipped}");
    let given_up = caminos_fed(&["puzzles", "play", file], b"solution\nquit\n").ok();
    assert!(
        given_up.contains(&format!("Solution: {}", field(line, 4))),
        "{given_up}"
    );
}

#[test]
fn themes_and_boards_narrow_the_choice() {
    for theme in ["win", "defence", "points", "cut", "cover", "wall"] {
        let args = ["puzzles", "play", "--theme", theme, "--board", "ring"];
        let out = caminos_fed(&args, b"quit\n").ok();
        assert!(out.starts_with("Puzzle "), "{theme}: {out}");
    }
    caminos(&["puzzles", "play", "--theme", "chess"]).refused(2);
    caminos(&["puzzles"]).refused(2);
}

#[test]
fn a_puzzle_is_seen_whole_in_a_terminal_of_24_rows_and_80_columns() {
    let file = include_str!("../../../puzzle/data/puzzles.txt");
    let begins = |start: &str| file.lines().find(|line| line.starts_with(start));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("one.txt");
    for start in ["square 2", "square 4", "diamond 2", "diamond 4", "ring 4"] {
        let line = begins(start).expect("a puzzle of each");
        std::fs::write(&path, line).expect("written");
        let args = ["puzzles", "play", path.to_str().expect("a path in UTF-8")];
        let out = caminos_fed(&args, b"quit\n").ok();
        // And the line that is typed.
        assert!(out.lines().count() < 24, "{start}:\n{out}");
        assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    }
}

#[test]
fn somebody_new_wins_on_the_square_first() {
    let out = caminos_fed(&["puzzles", "play"], b"quit\n").ok();
    assert!(out.contains("connect in 2 moves"), "{out}");
    assert!(
        out.contains("\n      a    b    c    d    e    f    g    h\n"),
        "{out}"
    );
}

#[test]
fn puzzles_are_made_and_a_run_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("made.txt");
    let path = file.to_str().expect("a path in UTF-8");
    let make = |games: &str| {
        let args = ["puzzles", "make", path, "--games", games, "--seed", "8"];
        caminos(&args).ok()
    };
    make("1");
    let first = std::fs::read_to_string(&file).expect("made");
    assert!(
        first.ends_with(" 8\n") && first.contains("# mined square 2 - - 1 -"),
        "{first}"
    );
    make("2");
    let both = std::fs::read_to_string(&file).expect("made");
    assert!(both.starts_with(&first) && both.ends_with(" 9\n"), "{both}");
    let again = make("2");
    assert_eq!(again, "found: 0 puzzles\n");
    assert_eq!(std::fs::read_to_string(&file).expect("made"), both);
    caminos(&["puzzles", "verify", path]).ok();
}

#[test]
fn a_small_board_is_solved_and_a_forged_proof_is_refused() {
    let material = concat!(env!("CARGO_MANIFEST_DIR"), "/../../materials/tiny.toml");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tiny.proof");
    let path = file.to_str().expect("a path in UTF-8");
    let out = caminos(&[
        "solve",
        "--material",
        material,
        "--memory",
        "64",
        "--proof",
        path,
    ])
    .ok();
    assert!(out.starts_with("Yellow wins.\n"), "{out}");
    let verify = |path: &str| caminos(&["solve", "--material", material, "--verify", path]);
    let verified = verify(path).ok();
    assert!(
        verified.ends_with("Yellow wins.\nThe proof holds.\n"),
        "{verified}"
    );
    let proof = std::fs::read_to_string(&file).expect("written");
    let cut: Vec<&str> = proof.lines().collect();
    for forged in [
        proof.replace("value yellow", "value green"),
        proof.replace("value yellow", "value draw"),
        cut[..cut.len() - 1].join("\n"),
        format!("{proof}Da1a2\n"),
        proof.replace("material tiny", "material mini"),
        proof.replace("caminos-proof 3", "caminos-proof 1"),
    ] {
        std::fs::write(&file, forged).expect("written");
        verify(path).refused(1);
    }
    let swap = caminos(&["solve", "--material", material, "--swap"]).refused(1);
    assert_eq!(
        swap,
        "error: with the swap rule a position has no value for a team\n"
    );
}

#[test]
fn a_search_that_reaches_its_limit_prints_what_is_known() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("none.proof");
    let path = file.to_str().expect("a path in UTF-8");
    let solve = |limit: &[&str]| {
        let args = ["solve", "--board", "square", "--proof", path];
        let args: Vec<&str> = args.iter().chain(limit).copied().collect();
        let ran = caminos(&args);
        assert_eq!((ran.code, ran.err.as_str()), (3, ""), "{}", ran.out);
        ran.out
    };
    let out = solve(&["--nodes", "25"]);
    let known = out.strip_prefix("Not decided.\ndoes yellow win? open for yes ");
    let known = known.unwrap_or_else(|| panic!("{out}"));
    assert!(known.contains(", for no "), "{out}");
    assert!(known.contains("; positions 25, "), "{out}");
    assert!(solve(&["--time", "1"]).starts_with("Not decided.\n"));
    assert!(!file.exists(), "there is no proof to write");
    caminos(&["solve", "--nodes", "0"]).refused(2);
    for language in caminos_text::Language::ALL {
        let out = solve(&["--nodes", "25", "--lang", language.code()]);
        let widest = out.lines().map(|line| line.chars().count()).max();
        assert!(widest < Some(80), "{}: {out}", language.code());
    }
}

#[test]
fn what_a_search_has_shown_before_its_end_is_said() {
    // A draw: that yellow does not win is found first.
    let material = concat!(env!("CARGO_MANIFEST_DIR"), "/../../materials/tiny.toml");
    let solve = |nodes: u32| {
        let nodes = nodes.to_string();
        let args = ["--material", material, "--board", "clipped"];
        let args = ["solve", "--nodes", &nodes].into_iter().chain(args);
        caminos(&args.collect::<Vec<_>>())
    };
    // The least number of nodes with which something is so; with more it is, too.
    let least = |is_so: &dyn Fn(&Ran) -> bool| {
        let (mut not, mut so) = (1, 100_000);
        while so - not > 1 {
            let middle = (not + so) / 2;
            *if is_so(&solve(middle)) {
                &mut so
            } else {
                &mut not
            } = middle;
        }
        so
    };
    let open = "Not decided.\ndoes yellow win? ";
    let answered = solve(least(&|ran| !ran.out.starts_with(open)));
    let known = "Not decided.\nYellow does not win.\n";
    assert!(answered.out.starts_with(known), "{}", answered.out);
    assert_eq!(answered.code, 3);
    let last = solve(least(&|ran| ran.code == 0) - 1);
    let known =
        "Nobody wins: a draw.\nThe proof is not complete.\nlisting the moves of the proof; ";
    assert!(last.out.starts_with(known), "{}", last.out);
    assert_eq!(last.code, 3);
}
