//! What the worker asks is answered by the engine.

use std::sync::Arc;
use std::time::Duration;

use caminos_cei::Score;
use caminos_rules::{Material, Position};
use caminos_search::{SpatialNetwork, Strength};
use caminos_wasm_engine::{Search, SearchRequest};

const ALMOST: &str = "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6";
const SLICE: Duration = Duration::from_millis(5);

fn position(moves: &str) -> Position {
    let mut position = Position::from_link("1.square.2.", Material::standard()).unwrap();
    for text in moves.split_whitespace() {
        position.play_text(&text.parse().unwrap()).unwrap();
    }
    position
}

fn request(link: &str) -> SearchRequest<'_> {
    SearchRequest {
        link,
        strength: Strength::FULL,
        seed: 7,
        time: None,
        nodes: Some(300),
        lines: 1,
    }
}

#[test]
fn a_win_is_found_and_proven() {
    let mut position = position(ALMOST);
    let link = position.link();
    let mut search = Search::new(&request(&link), &[]).unwrap();
    while !search.step(SLICE) {}
    let info = search.info().unwrap();
    assert_eq!(info.pvs[0].score, Score::Win(1));
    assert_eq!(info.pvs[0].wdl.win, 1000);
    position.play_text(info.best().unwrap()).unwrap();
    assert!(position.outcome().is_some());
}

#[test]
fn several_lines_are_reported() {
    let link = position("").link();
    let request = SearchRequest {
        lines: 3,
        ..request(&link)
    };
    let mut search = Search::new(&request, &[]).unwrap();
    while !search.step(SLICE) {}
    assert_eq!(search.info().unwrap().pvs.len(), 3);
}

/// What the engine thinks of a position, with these networks.
fn value(link: &str, strength: u8, networks: &[Arc<SpatialNetwork>]) -> Score {
    let request = SearchRequest {
        strength: Strength::nearest(strength),
        ..request(link)
    };
    let mut search = Search::new(&request, networks).unwrap();
    while !search.step(SLICE) {}
    search.info().unwrap().pvs[0].score
}

#[test]
fn the_network_of_the_board_is_used_at_full_strength() {
    let network = |board| SpatialNetwork::built_in(board).unwrap();
    let link = position("La1a2a3b3 Tg2h1h2h3").link();
    let plain = value(&link, 9, &[]);
    assert_eq!(value(&link, 9, &[network("ring")]), plain);
    assert_ne!(
        value(&link, 9, &[network("ring"), network("square")]),
        plain
    );
    let weaker = value(&link, 6, &[]);
    assert_eq!(value(&link, 6, &[network("square")]), weaker);
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let link = position(&format!("{ALMOST} La7a8b8c8")).link();
    let mut search = Search::new(&request(&link), &[]).unwrap();
    assert!(search.step(SLICE));
    assert_eq!(search.info(), None);
}

#[test]
fn a_link_that_leads_nowhere_is_an_error() {
    assert!(Search::new(&request("1.moon.2."), &[]).is_err());
}
