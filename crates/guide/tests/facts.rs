//! What the texts say about the positions of lessons is true by the rules.

use caminos_guide::{Amount, LESSONS, Lesson, LessonTask, lesson};
use caminos_rules::{Cell, Colour, Face, Move, MoveText, Outcome, Placement, Position, Team};
use caminos_text::{Language, Texts};

const WORDS: [&str; 11] = [
    "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
];

fn named(id: &str) -> &'static Lesson {
    lesson(id).expect("the lesson is there")
}

fn position(id: &str) -> Position {
    named(id)
        .start
        .position()
        .expect("its position can be set up")
}

/// What is said when a lesson is done, in English and in small letters.
fn done(id: &str) -> String {
    let text = Texts::of(Language::ENGLISH).text(&named(id).message("done"), &[]);
    text.to_lowercase()
}

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn placement(position: &Position, text: &str) -> Placement {
    let text: MoveText = text.parse().expect("a move");
    match position.resolve(&text) {
        Ok(Move::Place(placement)) => placement,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_aim_comes_first_and_then_one_step_after_another() {
    let ids: Vec<&str> = LESSONS.iter().map(|lesson| lesson.id).collect();
    let first = [
        "win", "flat", "turn", "stand", "cover", "corner", "wall", "broken", "block",
    ];
    assert_eq!(ids[..first.len()], first);
    for id in ["allowed", "sides", "out"] {
        assert!(ids[first.len()..].contains(&id), "{id}");
    }
}

#[test]
fn the_allowed_placement_has_the_cubes_that_its_text_counts() {
    let position = position("allowed");
    let LessonTask::ChoosePlacement(texts) = named("allowed").task else {
        panic!("placements are to be chosen from");
    };
    let right: usize = named("allowed").solution.parse().expect("a number");
    let rules = position.rules();
    let columns: Vec<_> = rules
        .columns(placement(&position, texts[right - 1]))
        .collect();
    let standing: u8 = columns
        .iter()
        .filter(|(at, _)| *at == cell("c4"))
        .map(|(_, column)| column.cubes)
        .sum();
    let on_green = columns.iter().filter(|(at, _)| {
        position
            .top(*at)
            .is_some_and(|(_, colour)| colour == Colour::Green)
    });
    let expected = format!(
        "{} cubes stand in c4 and {} lie on green",
        WORDS[usize::from(standing)],
        WORDS[on_green.count()]
    );
    assert!(done("allowed").contains(&expected), "{expected}");
}

#[test]
fn points_and_edges_are_taught_in_games_that_are_played_for_points() {
    for lesson in LESSONS {
        let scored = matches!(
            lesson.task,
            LessonTask::Count(Amount::Faces(_) | Amount::EdgePieces(_))
        );
        if scored {
            assert!(lesson.start.options.scoring, "{}", lesson.id);
            let text = Texts::of(Language::ENGLISH).text(&lesson.message("text"), &[]);
            assert!(text.contains("play for points"), "{text}");
        }
    }
}

#[test]
fn the_edge_pieces_are_those_that_the_text_names() {
    let position = position("edge");
    let rules = position.rules();
    let own = position
        .pieces()
        .filter(|piece| piece.colour.team() == Some(Team::Yellow));
    let rim = rules.board().rim();
    let mut on_edge = Vec::new();
    for piece in own {
        let letter = rules
            .shape(rules.shape_of(piece.placement.orientation()))
            .letter();
        let mut columns = rules.columns(piece.placement);
        let rests =
            columns.any(|(at, column)| rules.board().set_contains(rim, at) && column.bottom == 0);
        if rests {
            let first = rules
                .columns(piece.placement)
                .map(|(at, _)| at.to_string())
                .min();
            on_edge.push(format!("the {letter} at {}", first.unwrap_or_default()));
        }
    }
    on_edge.sort();
    assert_eq!(on_edge, ["the I at e1", "the L at a1"]);
    let said = done("edge");
    for piece in on_edge {
        assert!(said.contains(&piece.to_lowercase()), "{said}");
    }
    // The T's arm lies on green.
    assert_eq!(position.height(cell("h5")), 2);
    assert_eq!(
        position.top(cell("h5")).map(|(_, colour)| colour),
        Some(Colour::Yellow)
    );
}

#[test]
fn the_counted_path_has_the_tops_and_walls_that_its_text_counts() {
    let position = position("count");
    let path = position.shortest_path(Team::Yellow).expect("a path");
    let tops = path
        .faces()
        .iter()
        .filter(|face| matches!(face, Face::Top(_)))
        .count();
    let walls = path.faces().len() - tops;
    assert_eq!(walls, 2, "one up and one down");
    let expected = format!(
        "{} tops, one wall up and one wall down: {}",
        WORDS[tops],
        WORDS[tops + walls]
    );
    assert!(done("count").contains(&expected), "{expected}");
}

#[test]
fn a_full_board_is_a_draw_unless_points_are_counted() {
    let mut start = named("out").start;
    let end = |start: caminos_guide::GuidePosition| start.position().expect("a position").outcome();
    assert!(matches!(end(start), Some(Outcome::Draw { .. })));
    start.options.scoring = true;
    assert!(matches!(end(start), Some(Outcome::Edges { .. })));
}

#[test]
fn west_to_east_is_the_way_where_the_north_is_blocked() {
    let position = position("sides");
    for mv in position.winning_placements() {
        let mut after = position.clone();
        after.play_unchecked(mv.into());
        let path = after.shortest_path(Team::Yellow).expect("a path");
        let sides = path
            .goal()
            .sides
            .map(|id| position.rules().board().sides()[id.index()].name());
        assert_eq!(sides, ["E", "W"]);
    }
}

#[test]
fn a_resignation_brings_no_points_as_the_rules_say() {
    let winner = Team::Yellow;
    assert_eq!(Outcome::Resigned { winner }.points(), 0);
    let text = Texts::of(Language::ENGLISH).text("rules-points-resigned", &[]);
    assert!(text.contains("no points"), "{text}");
}
