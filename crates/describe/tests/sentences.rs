//! Descriptions of positions, compared with the positions themselves.

use caminos_describe::{COMMANDS, Topic, describe};
use caminos_message::{Arg, Message};
use caminos_rules::{Board, Cell, MoveText, Options, Players, Position, Rules};

/// A row of yellow along the a file, with towers of green beside it.
const GAME: &str = "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6";

fn after(board: &str, options: Options, moves: &str) -> Position {
    let mut position = Position::new(Rules::standard(board, options).expect("a standard board"));
    for text in MoveText::parse_list(moves).expect("moves") {
        position.play_text(&text).expect("a legal move");
    }
    position
}

fn on_square(moves: &str) -> Position {
    after("square", Options::default(), moves)
}

fn messages(position: &Position, topic: &str) -> Vec<String> {
    let topic: Topic = topic.parse().expect("a topic");
    let messages = describe(position, &topic);
    messages.iter().map(Message::to_string).collect()
}

fn arg<'s>(message: &'s Message, name: &str) -> &'s Arg {
    let found = message.args.iter().find(|(own, _)| *own == name);
    &found.expect("an argument").1
}

#[test]
fn a_cell_tells_its_colours_from_the_top_its_walls_and_its_sides() {
    let position = on_square("La1^3b1 Ib2c2d2 Zb1^2c1^2");
    assert_eq!(position.height("b1".parse().expect("a cell")), 3);
    assert_eq!(
        messages(&position, "cell b1"),
        [
            "spoken-cell(cell: b1, height: 3, colours: [spoken-colour-yellow, spoken-colour-yellow, spoken-colour-yellow])",
            "spoken-wall-down(direction: side-N, cell: b2, colours: [spoken-colour-yellow, spoken-colour-yellow])",
            "spoken-wall-down(direction: side-E, cell: c1, colours: [spoken-colour-yellow])",
            "spoken-joined(cells: c1, a1)",
            "spoken-sides(count: 1, sides: [side-S])",
        ]
    );
    assert_eq!(
        messages(&position, "cell b2"),
        [
            "spoken-cell(cell: b2, height: 1, colours: [spoken-colour-green])",
            "spoken-wall-down(direction: side-N, cell: b3, colours: [spoken-colour-green])",
            "spoken-wall-up(direction: side-S, cell: b1, colours: [spoken-colour-yellow, spoken-colour-yellow])",
            "spoken-wall-down(direction: side-W, cell: a2, colours: [spoken-colour-green])",
            "spoken-joined(cells: c2)",
        ]
    );
}

#[test]
fn a_corner_belongs_to_two_sides_and_a_lone_top_is_joined_with_nothing() {
    let position = on_square("Ia1^3");
    let cell = messages(&position, "cell a1");
    assert!(cell.contains(&"spoken-sides(count: 2, sides: [side-S, side-W])".to_owned()));
    assert!(cell.contains(&"spoken-joined-none".to_owned()));
    assert_eq!(
        messages(&position, "cell d4"),
        ["spoken-cell-empty(cell: d4)"]
    );
}

#[test]
fn the_cells_are_told_once_each_in_the_order_of_the_board() {
    for board in Board::STANDARD {
        let position = after(board, Options::default(), "");
        let cells: Vec<Cell> = {
            let board = position.rules().board();
            board.cells_in(board.cells()).collect()
        };
        let all = describe(&position, &Topic::Cells);
        let names: Vec<&Arg> = all.iter().map(|message| arg(message, "cell")).collect();
        let wanted: Vec<Arg> = cells
            .iter()
            .map(|cell| Arg::Text(cell.to_string()))
            .collect();
        assert_eq!(names, wanted.iter().collect::<Vec<_>>());
    }
}

#[test]
fn a_row_and_a_column_tell_runs_of_cells_that_look_alike() {
    let position = on_square(GAME);
    assert_eq!(
        messages(&position, "row 3"),
        [
            "spoken-row(row: 3, cells: [spoken-run(from: a3, to: b3, colour: spoken-colour-yellow, height: 1), \
             spoken-run-empty(from: c3, to: g3), spoken-top(cell: h3, colour: spoken-colour-green, height: 1)])"
        ]
    );
    assert_eq!(
        messages(&position, "column a"),
        [
            "spoken-column(column: a, cells: [spoken-run(from: a1, to: a6, colour: spoken-colour-yellow, height: 1), \
             spoken-run-empty(from: a7, to: a8)])"
        ]
    );
}

#[test]
fn a_row_of_the_ring_stops_at_the_hole() {
    let position = after("ring", Options::default(), "");
    assert_eq!(
        messages(&position, "row 4"),
        [
            "spoken-row(row: 4, cells: [spoken-run-empty(from: a4, to: c4), spoken-run-empty(from: f4, to: h4)])"
        ]
    );
}

#[test]
fn a_level_tells_its_cubes_by_colour() {
    let position = on_square("La1^3b1 Ib2c2d2");
    assert_eq!(
        messages(&position, "level 0"),
        [
            "spoken-layer(level: 0, parts: [spoken-layer-colour(colour: spoken-colour-yellow, cells: a1, b1), \
             spoken-layer-colour(colour: spoken-colour-green, cells: b2, c2, d2)])"
        ]
    );
    assert_eq!(
        messages(&position, "level 2"),
        [
            "spoken-layer(level: 2, parts: [spoken-layer-colour(colour: spoken-colour-yellow, cells: a1)])"
        ]
    );
    assert_eq!(
        messages(&on_square(""), "level 1"),
        ["spoken-layer-empty(level: 1)"]
    );
}

#[test]
fn a_connection_tells_what_is_joined_what_is_missing_and_what_is_threatened() {
    let position = on_square(GAME);
    assert_eq!(
        messages(&position, "connection yellow"),
        [
            "spoken-joins(team: team-yellow, from: a1, to: b6, count: 8)",
            "spoken-needs(team: team-yellow, count: 2, cells: a7, a8, sides: sides(a: side-N, b: side-S))",
            "spoken-threat(team: team-yellow, cells: a7, a8)",
        ]
    );
    let empty = on_square("");
    let yellow = messages(&empty, "connection yellow");
    assert_eq!(yellow[0], "spoken-joins-none(team: team-yellow)");
    assert!(yellow[1].starts_with("spoken-needs(team: team-yellow, count: 8, "));
    let both = messages(&empty, "connections");
    assert_eq!(both.len(), 2 * yellow.len());
}

#[test]
fn a_wall_of_another_colour_between_two_tops_of_a_team_is_told() {
    // Green fills c1 up to height 2 under yellow's top, so the wall up from b1 is green below.
    let position = on_square("Ib1b2b3 Lc1^2c2c3 Lc1d1^3");
    let yellow = messages(&position, "connection yellow");
    assert_eq!(
        yellow[..3],
        [
            "spoken-joins(team: team-yellow, from: b1, to: b3, count: 3)",
            "spoken-joins(team: team-yellow, from: c1, to: d1, count: 2)",
            "spoken-broken(from: b1, to: c1, colour: spoken-colour-green)",
        ]
    );
    // Where the wall is yellow's own, nothing is broken.
    let joined = messages(&on_square("Ib1b2b3 Tg2h1h2h3 Tb1c1^3"), "connection yellow");
    assert!(
        !joined
            .iter()
            .any(|message| message.starts_with("spoken-broken"))
    );
}

#[test]
fn a_move_tells_who_placed_what_where_what_it_covers_and_what_it_changes() {
    let position = on_square("La1^3b1 Tg2h1h2h3 Zb1^2c1^2");
    let last = messages(&position, "last");
    assert_eq!(
        last[..2],
        [
            "spoken-placed(player: team-yellow, shape: shape-Z, cells: [spoken-high(cell: b1, cubes: 2), spoken-high(cell: c1, cubes: 2)])",
            "spoken-covers(tops: [spoken-covered(colour: spoken-colour-yellow, cell: b1)])",
        ]
    );
    assert_eq!(messages(&on_square(""), "last"), ["spoken-no-move"]);
    let before = on_square("La1a2a3b3 Tg2h1h2h3");
    let nearer = messages(&on_square("La1a2a3b3 Tg2h1h2h3 La4a5a6b6"), "last");
    let needs = |position: &Position| {
        let messages = describe(position, &"connection yellow".parse().expect("a topic"));
        let needs = messages.iter().find(|message| message.id == "spoken-needs");
        arg(needs.expect("a way"), "count").to_string()
    };
    assert!(nearer.contains(&format!(
        "spoken-changed(team: team-yellow, before: {}, count: 2)",
        needs(&before)
    )));
}

#[test]
fn the_end_tells_the_sides_the_faces_and_every_step_of_the_path() {
    let position = on_square(&format!("{GAME} La7a8b8c8"));
    assert_eq!(
        messages(&position, "turn"),
        [
            "outcome-connected(team: team-yellow, sides: sides(a: side-N, b: side-S))",
            "outcome-connected-faces(faces: 8)",
            "spoken-path(steps: [a8, a7, a6, a5, a4, a3, a2, a1])",
        ]
    );
    let mut given_up = on_square("La1a2a3b3");
    given_up.play_text(&MoveText::Resign).expect("a move");
    assert_eq!(
        messages(&given_up, "turn"),
        [
            "outcome-resigned(team: team-yellow)",
            "outcome-resigned-by(team: team-green)"
        ]
    );
    assert_eq!(
        messages(&given_up, "last"),
        ["spoken-resigned(player: team-green)"]
    );
}

#[test]
fn supplies_and_turns_name_the_seat_where_four_play() {
    let options = Options {
        players: Players::Four,
        ..Options::default()
    };
    let position = after("square", options, "La1a2a3b3");
    assert_eq!(
        messages(&position, "supplies")[..2],
        [
            "spoken-supply(player: team-of-four(team: team-yellow, seat: 1), pieces: [spoken-pieces(count: 1, shape: shape-L), \
             spoken-pieces(count: 2, shape: shape-T), spoken-pieces(count: 2, shape: shape-Z), spoken-pieces(count: 1, shape: shape-I)])",
            "spoken-supply(player: team-of-four(team: team-green, seat: 2), pieces: [spoken-pieces(count: 2, shape: shape-L), \
             spoken-pieces(count: 2, shape: shape-T), spoken-pieces(count: 2, shape: shape-Z), spoken-pieces(count: 1, shape: shape-I)])",
        ]
    );
    assert_eq!(
        messages(&position, "turn"),
        ["spoken-turn(player: team-of-four(team: team-green, seat: 2))"]
    );
}

#[test]
fn neutral_pieces_and_the_swap_are_told_when_they_are_due() {
    let options = Options {
        neutral: true,
        ..Options::default()
    };
    let position = after("square", options, "");
    assert_eq!(
        messages(&position, "turn"),
        ["spoken-turn-neutral(player: team-yellow)"]
    );
    let options = Options {
        swap: true,
        ..Options::default()
    };
    let position = after("square", options, "La1a2a3b3");
    assert_eq!(
        messages(&position, "turn"),
        ["spoken-turn-swap(player: team-green)"]
    );
    let swapped = after("square", options, "La1a2a3b3 swap");
    assert_eq!(
        messages(&swapped, "last"),
        ["spoken-swapped(player: team-green)"]
    );
}

#[test]
fn the_places_of_a_piece_are_those_of_the_rules_by_cell() {
    let position = on_square(GAME);
    for letter in ["L", "T", "Z", "I"] {
        let topic: Topic = format!("where {letter}").parse().expect("a topic");
        let places = describe(&position, &topic);
        assert_eq!(places[0].id, "spoken-fits");
        for place in &places[1..] {
            let cell = arg(place, "cell").to_string();
            let topic: Topic = format!("where {letter} {cell}").parse().expect("a topic");
            let ways = describe(&position, &topic);
            let count = ways.len() - 1;
            assert_eq!(arg(place, "count"), &Arg::Number(count as u32));
            for way in &ways[1..] {
                let text: MoveText = arg(way, "move").to_string().parse().expect("a move");
                assert!(position.resolve(&text).is_ok(), "{text}");
                assert!(text.to_string().contains(&cell), "{text} enters {cell}");
            }
            let entering = position.placements_at(cell.parse().expect("a cell"));
            let own = entering.into_iter().filter(|placement| {
                let shape = position.rules().shape_of(placement.orientation());
                position.rules().shape(shape).letter().to_string() == letter
            });
            assert_eq!(own.count(), count);
        }
    }
    assert_eq!(
        messages(&position, "where N"),
        ["refusal-unknown-shape(letter: N)"]
    );
}

#[test]
fn what_is_not_on_the_board_is_told_and_what_is_no_topic_is_refused() {
    let ring = after("ring", Options::default(), "");
    for (topic, place) in [
        ("cell d4", "d4"),
        ("row 9", "9"),
        ("column i", "i"),
        ("where L d4", "d4"),
    ] {
        assert_eq!(
            messages(&ring, topic),
            [format!("spoken-off-board(place: {place})")]
        );
    }
    for text in [
        "",
        "cell",
        "cell 4c",
        "row 0",
        "row x",
        "column cc",
        "level 3",
        "where",
        "where LL",
        "connection blue",
        "cells a1",
    ] {
        assert!(text.parse::<Topic>().is_err(), "{text}");
    }
}

#[test]
fn every_command_that_is_explained_can_be_asked() {
    let position = on_square(GAME);
    for (command, message) in COMMANDS {
        assert!(!messages(&position, command).is_empty(), "{command}");
        assert!(message.starts_with("spoken-command-"), "{message}");
    }
}
