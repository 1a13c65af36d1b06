//! Every answer that a hand can give to a lesson is checked, by the rules, with a reason.

mod answers;

use std::collections::BTreeSet;

use answers::answers;
use caminos_guide::{Answer, AnswerError, Feedback, LESSONS, Lesson, LessonTask};
use caminos_rules::{MoveText, Position};

/// Every answer to a lesson and what is said to it.
fn judged(lesson: &Lesson, position: &Position) -> Vec<(Answer, Feedback)> {
    let judge = |answer: Answer| {
        let feedback = lesson.check_in(position, answer.clone());
        (answer, feedback.expect("that is what is asked for"))
    };
    answers(lesson, position).into_iter().map(judge).collect()
}

fn all_feedback(lesson: &Lesson) -> Vec<Feedback> {
    let position = lesson.start.position().expect("the stage can be set");
    let judged = judged(lesson, &position);
    judged.into_iter().map(|(_, feedback)| feedback).collect()
}

fn solution(lesson: &Lesson) -> Answer {
    match lesson.task {
        LessonTask::Place(_) => Answer::Move(lesson.solution.parse().expect("a move")),
        LessonTask::PointAtBrokenWall(_) => Answer::Cell(lesson.solution.parse().expect("a cell")),
        LessonTask::Count(_) => Answer::Number(lesson.solution.parse().expect("a number")),
        LessonTask::ChoosePlacement(_) | LessonTask::ChooseOutcome(_) => {
            Answer::Choice(lesson.solution.parse().expect("a choice"))
        }
    }
}

#[test]
fn the_stored_solution_is_right() {
    for lesson in LESSONS {
        assert_eq!(
            lesson.check(solution(lesson)),
            Ok(Feedback::Right),
            "{}",
            lesson.id
        );
    }
}

#[test]
fn as_many_answers_are_right_as_is_said() {
    let count = |lesson: &Lesson| {
        let all = all_feedback(lesson);
        all.iter()
            .filter(|&feedback| *feedback == Feedback::Right)
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
        let said: BTreeSet<&str> = all_feedback(lesson)
            .iter()
            .filter_map(|feedback| match feedback {
                Feedback::NotYet { why, .. } => Some(*why),
                Feedback::Right | Feedback::Illegal { .. } => None,
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
        .filter(|lesson| matches!(lesson.task, LessonTask::Place(_)))
    {
        let position = lesson.start.position().expect("the stage can be set");
        let mut legal = 0;
        for (answer, feedback) in judged(lesson, &position) {
            let Answer::Place(orientation, anchor) = answer else {
                panic!("{}: a piece is asked for", lesson.id);
            };
            let refused = matches!(feedback, Feedback::Illegal { .. });
            let dropped = position.place_at(orientation, anchor);
            assert_eq!(dropped.is_err(), refused, "{}", lesson.id);
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
                    lesson.check(other),
                    Err(AnswerError::OtherTask),
                    "{}",
                    lesson.id
                );
            }
        }
    }
}
