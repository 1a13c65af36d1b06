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
fn a_cell_describes_its_colours_from_the_top_its_walls_and_its_sides() {
    let position = on_square("La1^3b1 Ib2c2d2 Zb1^2c1^2");
    assert_eq!(position.height("b1".parse().expect("a cell")), 3);
    assert_eq!(
        messages(&position, "cell b1"),
        [
            "describe-cell(cell: b1, height: 3, colours: [describe-colour-yellow, describe-colour-yellow, describe-colour-yellow])",
            "describe-wall-down(direction: side-N, cell: b2, colours: [describe-colour-yellow, describe-colour-yellow])",
            "describe-wall-down(direction: side-E, cell: c1, colours: [describe-colour-yellow])",
            "describe-joined(cells: c1, a1)",
            "describe-sides(count: 1, sides: [side-S])",
        ]
    );
    assert_eq!(
        messages(&position, "cell b2"),
        [
            "describe-cell(cell: b2, height: 1, colours: [describe-colour-green])",
            "describe-wall-down(direction: side-N, cell: b3, colours: [describe-colour-green])",
            "describe-wall-up(direction: side-S, cell: b1, colours: [describe-colour-yellow, describe-colour-yellow])",
            "describe-wall-down(direction: side-W, cell: a2, colours: [describe-colour-green])",
            "describe-joined(cells: c2)",
        ]
    );
}

#[test]
fn a_corner_belongs_to_two_sides_and_a_lone_top_is_joined_with_nothing() {
    let position = on_square("Ia1^3");
    let cell = messages(&position, "cell a1");
    assert!(cell.contains(&"describe-sides(count: 2, sides: [side-S, side-W])".to_owned()));
    assert!(cell.contains(&"describe-joined-none".to_owned()));
    assert_eq!(
        messages(&position, "cell d4"),
        ["describe-cell-empty(cell: d4)"]
    );
}

#[test]
fn the_cells_are_described_once_each_in_the_order_of_the_board() {
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
fn a_row_and_a_column_describe_runs_of_cells_that_look_alike() {
    let position = on_square(GAME);
    assert_eq!(
        messages(&position, "row 3"),
        [
            "describe-row(row: 3, cells: [describe-run(from: a3, to: b3, colour: describe-colour-yellow, height: 1), \
             describe-run-empty(from: c3, to: g3), describe-top(cell: h3, colour: describe-colour-green, height: 1)])"
        ]
    );
    assert_eq!(
        messages(&position, "column a"),
        [
            "describe-column(column: a, cells: [describe-run(from: a1, to: a6, colour: describe-colour-yellow, height: 1), \
             describe-run-empty(from: a7, to: a8)])"
        ]
    );
}

#[test]
fn a_row_of_the_ring_stops_at_the_hole() {
    let position = after("ring", Options::default(), "");
    assert_eq!(
        messages(&position, "row 4"),
        [
            "describe-row(row: 4, cells: [describe-run-empty(from: a4, to: c4), describe-run-empty(from: f4, to: h4)])"
        ]
    );
}

#[test]
fn a_level_describes_its_cubes_by_colour() {
    let position = on_square("La1^3b1 Ib2c2d2");
    assert_eq!(
        messages(&position, "level 0"),
        [
            "describe-layer(level: 0, parts: [describe-layer-colour(colour: describe-colour-yellow, cells: a1, b1), \
             describe-layer-colour(colour: describe-colour-green, cells: b2, c2, d2)])"
        ]
    );
    assert_eq!(
        messages(&position, "level 2"),
        [
            "describe-layer(level: 2, parts: [describe-layer-colour(colour: describe-colour-yellow, cells: a1)])"
        ]
    );
    assert_eq!(
        messages(&on_square(""), "level 1"),
        ["describe-layer-empty(level: 1)"]
    );
}

#[test]
fn a_connection_describes_what_is_joined_what_is_missing_and_what_is_threatened() {
    let position = on_square(GAME);
    assert_eq!(
        messages(&position, "connection yellow"),
        [
            "describe-joins(team: team-yellow, from: a1, to: b6, count: 8)",
            "describe-needs(team: team-yellow, count: 2, cells: a7, a8, sides: sides(a: side-N, b: side-S))",
            "describe-threat(team: team-yellow, cells: a7, a8)",
        ]
    );
    let empty = on_square("");
    let yellow = messages(&empty, "connection yellow");
    assert_eq!(yellow[0], "describe-joins-none(team: team-yellow)");
    assert!(yellow[1].starts_with("describe-needs(team: team-yellow, count: 8, "));
    let both = messages(&empty, "connections");
    assert_eq!(both.len(), 2 * yellow.len());
}

#[test]
fn a_wall_of_another_colour_between_two_tops_of_a_team_is_reported() {
    // Green fills c1 up to height 2 under yellow's top, so the wall up from b1 is green below.
    let position = on_square("Ib1b2b3 Lc1^2c2c3 Lc1d1^3");
    let yellow = messages(&position, "connection yellow");
    assert_eq!(
        yellow[..3],
        [
            "describe-joins(team: team-yellow, from: b1, to: b3, count: 3)",
            "describe-joins(team: team-yellow, from: c1, to: d1, count: 2)",
            "describe-broken(from: b1, to: c1, colour: describe-colour-green)",
        ]
    );
    // Where the wall is yellow's own, nothing is broken.
    let joined = messages(&on_square("Ib1b2b3 Tg2h1h2h3 Tb1c1^3"), "connection yellow");
    assert!(
        !joined
            .iter()
            .any(|message| message.starts_with("describe-broken"))
    );
}

#[test]
fn a_move_describes_who_placed_what_where_what_it_covers_and_what_it_changes() {
    let position = on_square("La1^3b1 Tg2h1h2h3 Zb1^2c1^2");
    let last = messages(&position, "last");
    assert_eq!(
        last[..2],
        [
            "describe-placed(player: team-yellow, shape: shape-Z, cells: [describe-high(cell: b1, cubes: 2), describe-high(cell: c1, cubes: 2)])",
            "describe-covers(tops: [describe-covered(colour: describe-colour-yellow, cell: b1)])",
        ]
    );
    assert_eq!(messages(&on_square(""), "last"), ["describe-no-move"]);
    let before = on_square("La1a2a3b3 Tg2h1h2h3");
    let nearer = messages(&on_square("La1a2a3b3 Tg2h1h2h3 La4a5a6b6"), "last");
    let needs = |position: &Position| {
        let messages = describe(position, &"connection yellow".parse().expect("a topic"));
        let needs = messages
            .iter()
            .find(|message| message.id == "describe-needs");
        arg(needs.expect("a way"), "count").to_string()
    };
    assert!(nearer.contains(&format!(
        "describe-changed(team: team-yellow, before: {}, count: 2)",
        needs(&before)
    )));
}

#[test]
fn the_end_describes_the_sides_the_faces_and_every_step_of_the_path() {
    let position = on_square(&format!("{GAME} La7a8b8c8"));
    assert_eq!(
        messages(&position, "turn"),
        [
            "outcome-win(who: team-yellow)",
            "outcome-path(from: side-S, to: side-N, faces: 8)",
            "describe-path(steps: [a8, a7, a6, a5, a4, a3, a2, a1])",
        ]
    );
    let mut given_up = on_square("La1a2a3b3");
    given_up.play_text(&MoveText::Resign).expect("a move");
    assert_eq!(
        messages(&given_up, "turn"),
        [
            "outcome-win(who: team-yellow)",
            "outcome-resigned-by(who: team-green)"
        ]
    );
    assert_eq!(
        messages(&given_up, "last"),
        ["describe-resigned(player: team-green)"]
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
            "describe-supply(player: team-of-four(team: team-yellow, seat: 1), pieces: [describe-pieces(count: 1, shape: shape-L), \
             describe-pieces(count: 2, shape: shape-T), describe-pieces(count: 2, shape: shape-Z), describe-pieces(count: 1, shape: shape-I)])",
            "describe-supply(player: team-of-four(team: team-green, seat: 2), pieces: [describe-pieces(count: 2, shape: shape-L), \
             describe-pieces(count: 2, shape: shape-T), describe-pieces(count: 2, shape: shape-Z), describe-pieces(count: 1, shape: shape-I)])",
        ]
    );
    assert_eq!(
        messages(&position, "turn"),
        ["describe-turn(player: team-of-four(team: team-green, seat: 2))"]
    );
}

#[test]
fn neutral_pieces_and_the_swap_are_described_when_they_are_due() {
    let options = Options {
        neutral: true,
        ..Options::default()
    };
    let position = after("square", options, "");
    assert_eq!(
        messages(&position, "turn"),
        ["describe-turn-neutral(player: team-yellow)"]
    );
    let options = Options {
        swap: true,
        ..Options::default()
    };
    let position = after("square", options, "La1a2a3b3");
    assert_eq!(
        messages(&position, "turn"),
        ["describe-turn-swap(player: team-green)"]
    );
    let swapped = after("square", options, "La1a2a3b3 swap");
    assert_eq!(
        messages(&swapped, "last"),
        ["describe-swapped(player: team-green)"]
    );
}

#[test]
fn the_places_of_a_piece_are_those_of_the_rules_by_cell() {
    let position = on_square(GAME);
    for letter in ["L", "T", "Z", "I"] {
        let topic: Topic = format!("where {letter}").parse().expect("a topic");
        let places = describe(&position, &topic);
        assert_eq!(places[0].id, "describe-fits");
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
fn what_is_not_on_the_board_is_reported_and_what_is_no_topic_is_refused() {
    let ring = after("ring", Options::default(), "");
    for (topic, place) in [
        ("cell d4", "d4"),
        ("row 9", "9"),
        ("column i", "i"),
        ("where L d4", "d4"),
    ] {
        assert_eq!(
            messages(&ring, topic),
            [format!("describe-off-board(place: {place})")]
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
        assert!(message.starts_with("describe-command-"), "{message}");
    }
}
