//! `caminos tune`: games are saved, and a network is fitted to them.

use std::fs;

use crate::run::caminos;

#[test]
fn a_network_is_fitted_to_games_of_several_variants_of_one_board() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (two, four, network) = (path("two"), path("four"), path("ring.network"));
    let few = ["--games", "12", "--nodes", "10", "--save"];
    let save = |board: &[&str], file: &str| {
        let args: Vec<&str> = ["tune"].iter().chain(board).chain(&few).copied().collect();
        caminos(&[&args[..], &[file]].concat()).ok();
    };
    save(&["--board", "ring"], &two);
    save(&["--board", "ring", "--players", "4", "--neutral"], &four);
    let games = fs::read_to_string(&four).unwrap();
    assert!(games.starts_with("# ring 4 n - 1 -\n"), "{games}");
    assert_eq!(games.lines().count(), 13);

    let fit = |board: &str| {
        let data = ["--data", &two, "--data", &four];
        let fit = [
            "tune",
            "--board",
            board,
            "--epochs",
            "1",
            "--network",
            &network,
        ];
        caminos(&[&fit[..], &data].concat())
    };
    let refused = fit("square").refused(1);
    assert!(refused.contains("another board, ring"), "{refused}");
    assert!(!fs::exists(&network).unwrap());
    let fitted = fit("ring");
    assert_eq!(fitted.code, 0, "{}", fitted.err);
    let record = fs::read(&network).unwrap();
    assert!(String::from_utf8_lossy(&record).contains("24 games"));

    let go_on = [
        "--initial",
        &network,
        "--rate",
        "0.0005",
        "--epochs",
        "1",
        "--data",
        &two,
    ];
    let next = path("next.network");
    let again = ["tune", "--board", "ring", "--network", &next];
    let again = caminos(&[&again[..], &go_on].concat());
    assert_eq!(again.code, 0, "{}", again.err);
    assert!(fs::exists(&next).unwrap());

    let (played, other) = (path("played"), path("other"));
    let initial = ["--initial", &next];
    let play = |board: &str, file: &str| {
        let args = ["tune", "--board", board];
        caminos(&[&args[..], &few, &[file], &initial].concat())
    };
    play("ring", &played).ok();
    assert_eq!(fs::read_to_string(&played).unwrap().lines().count(), 13);
    let refused = play("square", &other).refused(1);
    assert!(refused.contains("another board, ring"), "{refused}");
    assert!(!fs::exists(&other).unwrap(), "nothing is begun");
}

#[test]
fn what_would_be_ignored_or_cannot_be_learned_with_is_refused() {
    let alone = caminos(&["tune", "--initial", "ring.network"]).refused(2);
    assert!(alone.contains("--save"), "{alone}");
    for rate in ["0", "-1", "0.2", "nan", "fast"] {
        let rate = format!("--rate={rate}");
        caminos(&["tune", "--data", "x", "--network", "y", &rate]).refused(2);
    }
}
