//! Every answer that a hand can give to a lesson is judged, by the rules, and told why.

use std::collections::BTreeSet;

use caminos_guide::{Answer, JudgeError, LESSONS, Lesson, Task, Verdict};
use caminos_rules::{Cell, MoveText, Placement, Position};

/// The verdicts on every way to hold a piece over the board, with the placement if it is one.
fn held(lesson: &Lesson, position: &Position) -> Vec<(Option<Placement>, Verdict)> {
    let rules = position.rules();
    let board = rules.board();
    let corners = || (0..board.width()).flat_map(|x| (0..board.height()).map(move |y| (x, y)));
    let mut all = Vec::new();
    for orientation in rules.orientations() {
        for corner in corners().filter_map(|(x, y)| Cell::new(x, y)) {
            let verdict = lesson.judge_in(position, Answer::Place(orientation, corner));
            let placement = position.drop(orientation, corner).ok();
            all.push((placement, verdict.expect("pieces are asked for")));
        }
    }
    all
}

/// Every answer to a lesson and what is said to it.
fn verdicts(lesson: &Lesson) -> Vec<Verdict> {
    let position = lesson.stage.position().expect("the stage can be set");
    let board = position.rules().board();
    let judge = |answer| {
        lesson
            .judge_in(&position, answer)
            .expect("that is what is asked for")
    };
    match lesson.task {
        Task::Place(_) => held(lesson, &position)
            .into_iter()
            .map(|(_, verdict)| verdict)
            .collect(),
        Task::PointAtBrokenWall(_) => board
            .cells_in(board.cells())
            .map(|cell| judge(Answer::Cell(cell)))
            .collect(),
        Task::Count(_) => (0..=40)
            .map(|number| judge(Answer::Number(number)))
            .collect(),
        Task::ChoosePlacement(choices) => (1..=choices.len() as u8)
            .map(|choice| judge(Answer::Choice(choice)))
            .collect(),
        Task::ChooseRule { rules, .. } => (1..=rules.len() as u8)
            .map(|choice| judge(Answer::Choice(choice)))
            .collect(),
    }
}

fn solution(lesson: &Lesson) -> Answer {
    match lesson.task {
        Task::Place(_) => Answer::Move(lesson.solution.parse().expect("a move")),
        Task::PointAtBrokenWall(_) => Answer::Cell(lesson.solution.parse().expect("a cell")),
        Task::Count(_) => Answer::Number(lesson.solution.parse().expect("a number")),
        Task::ChoosePlacement(_) | Task::ChooseRule { .. } => {
            Answer::Choice(lesson.solution.parse().expect("a choice"))
        }
    }
}

#[test]
fn the_stored_solution_is_right() {
    for lesson in LESSONS {
        assert_eq!(
            lesson.judge(solution(lesson)),
            Ok(Verdict::Right),
            "{}",
            lesson.id
        );
    }
}

#[test]
fn as_many_answers_are_right_as_is_said() {
    let count = |lesson: &Lesson| {
        let all = verdicts(lesson);
        all.iter()
            .filter(|&verdict| *verdict == Verdict::Right)
            .count() as u32
    };
    let found: Vec<_> = LESSONS
        .iter()
        .map(|lesson| (lesson.id, count(lesson)))
        .collect();
    let said: Vec<_> = LESSONS
        .iter()
        .map(|lesson| (lesson.id, lesson.accepted))
        .collect();
    assert_eq!(found, said);
}

#[test]
fn everything_that_can_be_said_is_said_to_some_answer_and_nothing_else() {
    for lesson in LESSONS {
        let said: BTreeSet<&str> = verdicts(lesson)
            .iter()
            .filter_map(|verdict| match verdict {
                Verdict::NotYet { why, .. } => Some(*why),
                Verdict::Right | Verdict::Refused(_) => None,
            })
            .collect();
        assert_eq!(
            said,
            lesson.feedback.iter().copied().collect(),
            "{}",
            lesson.id
        );
    }
}

#[test]
fn a_piece_is_refused_just_where_the_rules_refuse_it() {
    for lesson in LESSONS
        .iter()
        .filter(|lesson| matches!(lesson.task, Task::Place(_)))
    {
        let position = lesson.stage.position().expect("the stage can be set");
        let mut legal = 0;
        for (placement, verdict) in held(lesson, &position) {
            let refused = matches!(verdict, Verdict::Refused(_));
            assert_eq!(placement.is_none(), refused, "{}", lesson.id);
            legal += u32::from(!refused);
        }
        assert_eq!(legal, position.count_placements(), "{}", lesson.id);
    }
}

#[test]
fn an_answer_of_another_kind_is_no_answer() {
    for lesson in LESSONS {
        let others = [
            Answer::Number(1),
            Answer::Cell("a1".parse().expect("a cell")),
            Answer::Choice(99),
            Answer::Move(MoveText::Resign),
        ];
        for other in others {
            let same = std::mem::discriminant(&other) == std::mem::discriminant(&solution(lesson));
            if !same || matches!(other, Answer::Choice(_) | Answer::Move(_)) {
                assert_eq!(
                    lesson.judge(other),
                    Err(JudgeError::OtherTask),
                    "{}",
                    lesson.id
                );
            }
        }
    }
}
