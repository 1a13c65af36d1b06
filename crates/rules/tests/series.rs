//! Series: points add up, and only games that belong together are added.

use std::path::PathBuf;

use caminos_rules::{
    GameResult, Material, Outcome, PerTeam, Record, Series, SeriesFault, Team, WinBy,
};

fn sample() -> String {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/records/series.caminos");
    std::fs::read_to_string(path).expect("the test data is in the repository")
}

fn series(text: &str) -> Result<Series, caminos_rules::SeriesError> {
    Series::from_records(&Record::parse_all(text).unwrap(), Material::standard())
}

#[test]
fn a_series_file_adds_up() {
    let series = series(&sample()).unwrap();
    assert_eq!(series.name(), "club night");
    // 11 faces, then green's 9 pieces on the edge; a win on time gives no points.
    assert_eq!(
        series.points(),
        PerTeam {
            yellow: 20,
            green: 0
        }
    );
    assert_eq!(
        series.wins(),
        PerTeam {
            yellow: 2,
            green: 1
        }
    );
    assert_eq!(series.next_first(), Team::Green);
    let firsts: Vec<Team> = series.games().iter().map(|game| game.first).collect();
    assert_eq!(firsts, [Team::Yellow, Team::Green, Team::Yellow]);
    let last = GameResult::Wins {
        team: Team::Green,
        by: WinBy::Time,
    };
    assert_eq!(series.games()[2].result, last);
}

#[test]
fn without_scoring_only_wins_count() {
    let mut series = Series::new("friends", false, Team::Green);
    series.add(Outcome::Connected {
        team: Team::Green,
        faces: 9,
        points: 18,
    });
    series.add(Outcome::Draw {
        pieces: PerTeam::default(),
    });
    assert_eq!(series.points(), PerTeam::default());
    assert_eq!(
        series.wins(),
        PerTeam {
            yellow: 0,
            green: 1
        }
    );
    assert_eq!(series.next_first(), Team::Green);
}

#[test]
fn the_last_game_may_be_under_way() {
    let open = sample().replace("green wins time", "*");
    let series = series(&open).unwrap();
    assert_eq!(
        series.wins(),
        PerTeam {
            yellow: 2,
            green: 0
        }
    );
    assert_eq!(series.games().len(), 3);
}

#[test]
fn faults_name_the_game_and_the_place() {
    for (from, to, error) in [
        (
            "[Round \"2\"]",
            "[Round \"3\"]",
            "game 2 of the series: line 23, column 1: its round is \"3\", and it should be 2",
        ),
        (
            "[Round \"3\"]",
            "",
            "game 3 of the series: line 33, column 1: the tag Round is missing",
        ),
        (
            "[First \"green\"]\n",
            "",
            "game 2 of the series: line 16, column 1: green should begin",
        ),
        (
            "[Series \"club night\"]\n[Round \"2\"]",
            "[Series \"x\"]\n[Round \"2\"]",
            "game 2 of the series: line 22, column 1: it belongs to the series \"x\"",
        ),
        (
            "12. Tc7c8^3",
            "12. Tc7c8^2",
            "game 2 of the series: line 31, column 5: Tc7c8^2: no way",
        ),
        (
            "[Scoring \"yes\"]\n[First",
            "[Scoring \"yes\"]\n[Out \"team\"]\n[First",
            "game 2 of the series: line 17, column 1: its board or options",
        ),
    ] {
        let found = series(&sample().replacen(from, to, 1))
            .unwrap_err()
            .to_string();
        assert!(found.starts_with(error), "{found}");
    }
    let error = series("").unwrap_err();
    assert_eq!(error.fault, SeriesFault::NoGames);
    let unfinished = "[Caminos \"1\"][Board \"ring\"][Series \"a\"][Round \"1\"] *\n\
                      [Caminos \"1\"][Board \"ring\"][First \"green\"][Series \"a\"][Round \"2\"] *";
    assert_eq!(
        series(unfinished).unwrap_err().fault,
        SeriesFault::Unfinished
    );
}
