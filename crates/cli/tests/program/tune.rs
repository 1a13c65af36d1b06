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
}
