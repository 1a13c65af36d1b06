//! What the page's review says of a move.

use caminos_cei::Score;
use caminos_review::MoveLoss;
use caminos_rules::{Material, Position, Team};
use caminos_wasm_study::{ReviewError, explain, move_name, score_for_yellow, summary};

/// Scores of which nothing is proven.
const UNKNOWN: [Score; 2] = [Score::Expected(0.0); 2];

fn link(moves: &str) -> String {
    let mut position = Position::from_link("1.square.2.", Material::standard()).unwrap();
    for text in moves.split_whitespace() {
        position.play_text(&text.parse().unwrap()).unwrap();
    }
    position.link()
}

fn texts(moves: &str) -> Vec<String> {
    moves.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_missed_connection_is_said_with_its_cells() {
    let link = link("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6");
    let facts = explain(&link, "Id4e4f4", &texts("La7a8b8c8"), &[], UNKNOWN).unwrap();
    assert_eq!(
        facts[0].message.to_string(),
        "review-missed-connection(move: move-on(shape: shape-L, cells: a7-a8-b8-c8))"
    );
    assert_eq!(
        facts[0].notation.to_string(),
        "review-missed-connection(move: La7a8b8c8)"
    );
    assert_eq!(facts[0].moves.len(), 1);
    assert_eq!(facts[0].moves[0].team, Team::Yellow);
    assert_eq!(
        facts[0].moves[0].cubes,
        [[0, 6, 0], [0, 7, 0], [1, 7, 0], [2, 7, 0]]
    );
    assert!(facts[0].better);
    assert_eq!(facts[0].cells, [[0, 6], [0, 7], [1, 7], [2, 7]]);
}

#[test]
fn what_the_other_team_could_play_is_shown_in_its_colour() {
    let link = link("La1a2a3b3 Tg2h1h2h3 La4a5a6b6");
    let facts = explain(&link, "Tg5h4h5h6", &[], &texts("La7a8b8c8"), UNKNOWN).unwrap();
    let shown = &facts[0];
    assert_eq!(
        shown.message.to_string(),
        "review-leaves-connection(team: team-yellow-within, move: move-on(shape: shape-L, cells: a7-a8-b8-c8))"
    );
    assert!(shown.moves.iter().all(|it| it.team == Team::Yellow));
}

#[test]
fn a_move_has_a_name_in_words() {
    let name = |text: &str| move_name(&link(""), text).map(|name| name.to_string());
    let upright = Ok("move-standing(shape: shape-I, cells: d4)".to_owned());
    assert_eq!(name("Id4^3"), upright);
    assert_eq!(name("Iz9"), Err(ReviewError::Move("Iz9".to_owned())));
    assert_eq!(move_name("x", "Id4^3"), Err(ReviewError::Link));
}

#[test]
fn a_win_that_is_proven_for_the_other_team_is_said() {
    let link = link("La1a2a3b3 Tg2h1h2h3");
    let scores = [Score::Expected(0.0), Score::Loss(3)];
    let facts = explain(&link, "Id4e4f4", &[], &texts("Tg5h4h5h6"), scores).unwrap();
    assert_eq!(
        facts[0].message.to_string(),
        "review-allows-win(team: team-green-within, \
         move: move-on(shape: shape-T, cells: g5-h4-h5-h6), moves: 3)"
    );
}

#[test]
fn a_position_that_began_as_text_is_explained_too() {
    let position = "square 2 - 1La1a2a3b3,1La4a5a6b6,2Tg2h1h2h3,2Tg5h4h5h6 1 -";
    let setup: caminos_rules::Setup = position.parse().unwrap();
    let link = setup.position(Material::standard()).unwrap().link();
    let facts = explain(&link, "Id4e4f4", &texts("La7a8b8c8"), &[], UNKNOWN).unwrap();
    assert!(!facts.is_empty());
}

#[test]
fn what_cannot_be_played_is_an_error() {
    let start = link("");
    let refused = |text: &str| Err(ReviewError::Move(text.to_owned()));
    assert_eq!(
        explain("x", "Ia1a2a3", &[], &[], UNKNOWN),
        Err(ReviewError::Link)
    );
    assert_eq!(explain(&start, "Iz9", &[], &[], UNKNOWN), refused("Iz9"));
    let twice = texts("Ia1a2a3 Ia1a2a3");
    assert_eq!(
        explain(&start, "Ib1b2b3", &twice, &[], UNKNOWN),
        refused("Ia1a2a3")
    );
    let reply = texts("Ib1b2b3");
    assert_eq!(
        explain(&start, "Ib1b2b3", &[], &reply, UNKNOWN),
        refused("Ib1b2b3")
    );
}

#[test]
fn a_game_in_figures() {
    let lost = [0.0, 1.5, 0.0, 0.0];
    let teams = [Team::Yellow, Team::Green, Team::Yellow, Team::Green];
    let losses: Vec<MoveLoss> = teams
        .into_iter()
        .zip(lost)
        .map(|(team, lost)| MoveLoss { team, lost })
        .collect();
    let summary = summary(&losses);
    assert_eq!((summary.yellow, summary.turning), (Some(100), vec![1]));
    assert!(summary.green < Some(80));
}

#[test]
fn a_score_is_for_yellow_whoever_has_the_turn() {
    let found = Some(Score::Expected(0.25));
    assert_eq!(
        score_for_yellow(&link(""), found),
        Ok(Score::Expected(0.25))
    );
    let green = link("La1a2a3b3");
    assert_eq!(score_for_yellow(&green, found), Ok(Score::Expected(-0.25)));
    let lost = Some(Score::Loss(2));
    assert_eq!(score_for_yellow(&green, lost), Ok(Score::Win(2)));
    assert_eq!(score_for_yellow(&green, None), Ok(Score::Expected(0.0)));
    assert_eq!(score_for_yellow("x", None), Err(ReviewError::Link));
}

#[test]
fn a_game_that_is_over_has_the_score_of_its_outcome() {
    let won = link("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8");
    assert_eq!(score_for_yellow(&won, None), Ok(Score::Win(0)));
    // What a search may have said before does not count.
    let found = Some(Score::Expected(0.5));
    assert_eq!(score_for_yellow(&won, found), Ok(Score::Win(0)));
}
