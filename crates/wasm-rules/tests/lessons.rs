//! The tutorial as the page asks it.

use caminos_guide::{LESSONS, Task};
use caminos_wasm_rules::{LessonError, advice, judge};

#[test]
fn every_lesson_takes_its_own_solution_as_text() {
    for lesson in LESSONS {
        assert_eq!(
            judge(lesson.id, lesson.solution),
            Ok("right".to_owned()),
            "{}",
            lesson.id
        );
    }
}

#[test]
fn an_answer_that_is_not_right_is_told_why_with_what_the_message_names() {
    assert_eq!(judge("flat", "Ia1^3"), Ok("standing".to_owned()));
    assert_eq!(
        judge("octagon", "Lb2b3c2d2"),
        Ok("single points 9".to_owned())
    );
    let block = judge("block", "Ia6a7a8").expect("a legal move is judged");
    assert!(block.starts_with("still move "), "{block}");
    assert_eq!(judge("allowed", "1"), Ok("refused".to_owned()));
    assert_eq!(judge("cover", "Id4e4f4"), Ok("refused".to_owned()));
}

#[test]
fn what_is_no_answer_is_an_error() {
    let unfit = |text: &str| Err(LessonError::Answer(text.to_owned()));
    assert_eq!(judge("count", "ten"), unfit("ten"));
    assert_eq!(judge("broken", "z99"), unfit("z99"));
    assert_eq!(
        judge("none", "1"),
        Err(LessonError::Lesson("none".to_owned()))
    );
    for lesson in LESSONS
        .iter()
        .filter(|lesson| matches!(lesson.task, Task::Place(_)))
    {
        assert_eq!(judge(lesson.id, "?"), unfit("?"), "{}", lesson.id);
    }
}

#[test]
fn a_suggestion_says_what_it_does() {
    let link = |id| {
        let lesson = caminos_guide::lesson(id).expect("the lesson is there");
        lesson
            .start
            .position()
            .expect("its stage can be set")
            .link()
    };
    assert_eq!(advice(&link("win"), "La7a8b8c8"), Ok("connect"));
    assert_eq!(advice(&link("win"), "Ld7d8e8f8"), Ok("build"));
    assert_eq!(advice(&link("block"), "Lg5g6g7^2"), Ok("block"));
    assert_eq!(advice(&link("cover"), "Lc4^2d4e4"), Ok("cover"));
    assert_eq!(
        advice(&link("cover"), "Id4e4f4"),
        Err(LessonError::Answer("Id4e4f4".to_owned()))
    );
}
