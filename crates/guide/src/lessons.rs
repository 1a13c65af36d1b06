//! The lessons, in the order in which they are learned: the aim first, then how pieces are placed
//! and joined, then the rest of the rules and the variants.

use caminos_rules::{Options, Players, Team};

use crate::chapters::FULL_BOARD;
use crate::guide_position::GuidePosition;
use crate::lesson::{Aim, Amount, Ending, Lesson, LessonTask};

const SCORED: Options = Options {
    scoring: true,
    ..Options::PLAIN
};

/// All lessons.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        id: "win",
        start: GuidePosition::square("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6"),
        task: LessonTask::Place(Aim::Connect),
        marks: &[],
        solution: "La7a8b8c8",
        accepted: 30,
        feedback: &["short", "apart"],
    },
    Lesson {
        id: "flat",
        start: GuidePosition::square(""),
        task: LessonTask::Place(Aim::Flat),
        marks: &[],
        solution: "Lc4d4e4e5",
        accepted: 768,
        feedback: &["standing"],
    },
    Lesson {
        id: "turn",
        start: GuidePosition::square(""),
        task: LessonTask::Place(Aim::FillMarks),
        marks: &["d3", "d4", "d5", "e5"],
        solution: "Ld3d4d5e5",
        accepted: 1,
        feedback: &["standing", "piece", "cells"],
    },
    Lesson {
        id: "stand",
        start: GuidePosition::square("Td3d4d5e4 Ze6f6f7g7"),
        task: LessonTask::Place(Aim::Reach(3)),
        marks: &[],
        solution: "If4^3",
        accepted: 248,
        feedback: &["lying", "low"],
    },
    Lesson {
        id: "cover",
        start: GuidePosition::square("Tb6c6c7d6 Id4e4f4"),
        task: LessonTask::Place(Aim::Cover),
        marks: &["d4", "e4", "f4"],
        solution: "Lc4^2d4e4",
        accepted: 26,
        feedback: &["own", "beside"],
    },
    Lesson {
        id: "corner",
        start: GuidePosition::square("Tb3c2c3c4 Lf2g2g3g4 Ld5d6d7e7 Tf5g5g6h5"),
        task: LessonTask::Place(Aim::JoinMarks),
        marks: &["c4", "d5"],
        solution: "Lb7c5c6c7",
        accepted: 71,
        feedback: &["one", "neither"],
    },
    Lesson {
        id: "wall",
        start: GuidePosition::square("Ta4b3b4b5 Td3d4^2d5 Ie4^3 Lg1h1h2h3 Lf4g4h4h5 Ld1d2e1f1"),
        task: LessonTask::Place(Aim::Connect),
        marks: &["d4"],
        solution: "Lc4^3d4",
        accepted: 1,
        feedback: &["short", "apart"],
    },
    Lesson {
        id: "broken",
        start: GuidePosition::square(
            "Ta4b3b4b5 Td3d4^2d5 Lc4^3d4 Ld1d2e1f1 Ie4f4g4 Lg1h1h2h3 Lg6h4h5h6",
        ),
        task: LessonTask::PointAtBrokenWall(Team::Yellow),
        marks: &[],
        solution: "d4",
        accepted: 2,
        feedback: &["empty", "other", "whole"],
    },
    Lesson {
        id: "block",
        start: GuidePosition::square("Lc4c5d5e5 Ig1g2g3 Za2b2b3c3 Ig4g5g6"),
        task: LessonTask::Place(Aim::Parry),
        marks: &[],
        solution: "Lg5g6g7^2",
        accepted: 34,
        feedback: &["still"],
    },
    Lesson {
        id: "allowed",
        start: GuidePosition::square("Tb6c6c7d6 Id4e4f4"),
        task: LessonTask::ChoosePlacement(&["Id4e4f4", "Tg4^3h4", "Lc4^2d4e4"]),
        marks: &[],
        solution: "3",
        accepted: 1,
        feedback: &[],
    },
    Lesson {
        id: "sides",
        start: GuidePosition::square("La2a3a4b4 Id6^3 Tc4d4d5e4 Lg1h1h2h3 Id1d2d3 Tb7c7c8d7"),
        task: LessonTask::Place(Aim::Connect),
        marks: &[],
        solution: "If4g4h4",
        accepted: 11,
        feedback: &["short", "apart"],
    },
    Lesson {
        id: "out",
        start: GuidePosition::square(FULL_BOARD),
        task: LessonTask::ChooseOutcome(&[Ending::Yellow, Ending::Green, Ending::Draw]),
        marks: &[],
        solution: "3",
        accepted: 1,
        feedback: &["nobody"],
    },
    Lesson {
        id: "count",
        start: GuidePosition {
            board: "square",
            options: SCORED,
            moves: "Ld2d3d4^2 Tg2h1h2h3 Id5d6d7 Tg5h4h5h6 Ld8e8f7f8 Le3f1f2f3 Tb1c1c2d1",
        },
        task: LessonTask::Count(Amount::Faces(Team::Yellow)),
        marks: &[],
        solution: "10",
        accepted: 1,
        feedback: &["walls", "cubes", "few", "many"],
    },
    Lesson {
        id: "edge",
        start: GuidePosition {
            board: "square",
            options: SCORED,
            moves: "La1a2a3b3 Ih4h5h6 Ld4d5d6e6 Lb8c8d8d7 Tg5^3h5 Tb5b6b7c6 Ie1f1g1",
        },
        task: LessonTask::Count(Amount::EdgePieces(Team::Yellow)),
        marks: &[],
        solution: "2",
        accepted: 1,
        feedback: &["hanging", "all", "few", "many"],
    },
    Lesson {
        id: "neutral",
        start: GuidePosition {
            board: "square",
            options: Options {
                neutral: true,
                ..Options::PLAIN
            },
            moves: "",
        },
        task: LessonTask::Place(Aim::Reach(3)),
        marks: &[],
        solution: "Nd4^3",
        accepted: 64,
        feedback: &["lying"],
    },
    Lesson {
        id: "octagon",
        start: GuidePosition {
            board: "octagon",
            options: SCORED,
            moves: "Id6d7d8 Tg3g4g5h4 Ld3d4d5e3 Tf6g6g7h6",
        },
        task: LessonTask::Place(Aim::ConnectDoubled),
        marks: &["c1", "d1", "e1", "f1"],
        solution: "Tc2d1d2e2",
        accepted: 41,
        feedback: &["single", "short", "apart"],
    },
    Lesson {
        id: "four",
        start: GuidePosition {
            board: "square",
            options: Options {
                players: Players::Four,
                ..Options::PLAIN
            },
            moves: "La4b4c4c5 Tc2d2d3e2 Zd4e4e5f5 Lg2g3g4h4",
        },
        task: LessonTask::Place(Aim::Connect),
        marks: &[],
        solution: "Lg5h5h6h7",
        accepted: 21,
        feedback: &["short", "apart"],
    },
];

/// The lesson with this name.
#[must_use]
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.id == id)
}
