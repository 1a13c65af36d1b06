//! The tutorial as the page asks it.

use caminos_guide::{Feedback, LESSONS, LessonTask};
use caminos_wasm_rules::{LessonError, advice, check_answer};
use serde_json::json;

#[test]
fn every_lesson_takes_its_own_solution_as_text() {
    for lesson in LESSONS {
        assert_eq!(
            check_answer(lesson.id, lesson.solution),
            Ok(Feedback::Right),
            "{}",
            lesson.id
        );
    }
}

#[test]
fn an_answer_that_is_not_right_gets_the_reason_with_what_the_message_names() {
    let json = |id, text| {
        let feedback = check_answer(id, text).expect("an answer of the right kind");
        serde_json::to_value(feedback).expect("plain data")
    };
    assert_eq!(
        json("flat", "Ia1^3"),
        json!({"kind": "not-yet", "why": "standing", "args": []})
    );
    assert_eq!(
        json("octagon", "Lb2b3c2d2"),
        json!({"kind": "not-yet", "why": "single", "args": [["points", 9]]})
    );
    let block = json("block", "Ia6a7a8");
    assert_eq!(
        (&block["why"], &block["args"][0][0]),
        (&json!("still"), &json!("cells"))
    );
    assert_eq!(json("allowed", "1")["kind"], "illegal");
    assert_eq!(json("cover", "Id4e4f4")["illegal"]["reason"], "placement");
}

#[test]
fn what_is_no_answer_is_an_error() {
    let unfit = |text: &str| Err(LessonError::Answer(text.to_owned()));
    assert_eq!(check_answer("count", "ten"), unfit("ten"));
    assert_eq!(check_answer("broken", "z99"), unfit("z99"));
    assert_eq!(
        check_answer("none", "1"),
        Err(LessonError::Lesson("none".to_owned()))
    );
    for lesson in LESSONS
        .iter()
        .filter(|lesson| matches!(lesson.task, LessonTask::Place(_)))
    {
        assert_eq!(check_answer(lesson.id, "?"), unfit("?"), "{}", lesson.id);
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
    let why = |id, mv| advice(&link(id), mv).map(|advice| advice.why);
    assert_eq!(why("win", "La7a8b8c8"), Ok("connect"));
    assert_eq!(why("block", "Lg5g6g7^2"), Ok("block"));
    let cover = advice(&link("cover"), "Lc4^2d4e4").expect("a legal move");
    assert_eq!(
        (cover.why, cover.own, cover.other),
        ("cover", Some(5), Some(7))
    );
    assert_eq!(
        advice(&link("cover"), "Id4e4f4"),
        Err(LessonError::Answer("Id4e4f4".to_owned()))
    );
}
