//! All lessons, played through in all languages: whatever is answered, there is something to say.

mod answers;

use std::collections::BTreeSet;

use answers::answers;
use caminos_guide::{CHAPTERS, Feedback, LESSONS, Lesson};
use caminos_message::Arg;
use caminos_rules::{Cell, Position};
use caminos_text::{Language, Texts, Value};

/// Every answer of a lesson's kind, and what is said to it, each thing once.
fn played(lesson: &Lesson, position: &Position) -> Vec<Feedback> {
    let mut seen = BTreeSet::new();
    let mut all_feedback = Vec::new();
    for answer in answers(lesson, position) {
        let feedback = lesson
            .check_in(position, answer)
            .expect("an answer of the right kind");
        let kind = match &feedback {
            Feedback::Right => "right".to_owned(),
            Feedback::NotYet { why, .. } => (*why).to_owned(),
            Feedback::Illegal { illegal } => format!("{:?}", caminos_guide::Rule::broken(illegal)),
        };
        if seen.insert(kind) {
            all_feedback.push(feedback);
        }
    }
    all_feedback
}

/// What a language says to a feedback.
fn said(texts: &Texts, lesson: &Lesson, feedback: &Feedback) -> String {
    match feedback {
        Feedback::Right => texts.text(&lesson.message("done"), &[]),
        Feedback::NotYet { why, args } => {
            let values: Vec<_> = args
                .iter()
                .map(|(name, arg)| match arg {
                    Arg::Number(number) => (*name, Value::Count(*number)),
                    arg => (*name, Value::from(arg.to_string())),
                })
                .collect();
            let text = texts.text(&lesson.message(why), &values);
            for (_, arg) in args {
                assert!(text.contains(&arg.to_string()), "{}: {text}", lesson.id);
            }
            text
        }
        Feedback::Illegal { illegal } => texts.localise(illegal),
    }
}

#[test]
fn every_lesson_is_played_in_every_language() {
    let english = Texts::of(Language::ENGLISH);
    for lesson in LESSONS {
        let position = lesson.start.position().expect("the stage can be set");
        let all_feedback = played(lesson, &position);
        assert!(all_feedback.contains(&Feedback::Right), "{}", lesson.id);
        for language in Language::ALL {
            let texts = Texts::of(language);
            for part in ["text", "task"] {
                let id = lesson.message(part);
                assert!(texts.has(&id), "{language:?}: {id}");
            }
            for feedback in &all_feedback {
                let text = said(texts, lesson, feedback);
                assert!(
                    !text.is_empty() && !text.contains("lesson-"),
                    "{language:?}: {text}"
                );
                if language != Language::ENGLISH {
                    assert_ne!(
                        text,
                        said(english, lesson, feedback),
                        "{language:?}: {}",
                        lesson.id
                    );
                }
            }
        }
    }
}

#[test]
fn every_caption_has_its_numbers_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::of(language);
        for figure in CHAPTERS.iter().flat_map(|chapter| chapter.figures()) {
            let values: Vec<(&str, Value<'_>)> = figure
                .values()
                .into_iter()
                .map(|(name, value)| (name, Value::Count(value)))
                .collect();
            let text = texts.text(&figure.caption(), &values);
            for (name, value) in figure.values() {
                let in_english = Texts::of(Language::ENGLISH).text(&figure.caption(), &values);
                let number = value.to_string();
                assert_eq!(
                    text.contains(&number),
                    in_english.contains(&number),
                    "{language:?}: {} {name}: {text}",
                    figure.id
                );
            }
        }
    }
}

#[test]
fn cells_are_named_alike_in_every_language() {
    let names = |text: &str| -> BTreeSet<String> {
        text.split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| word.len() == 2 && word.parse::<Cell>().is_ok())
            .map(str::to_owned)
            .collect()
    };
    let english = Texts::of(Language::ENGLISH);
    for language in Language::ALL {
        let texts = Texts::of(language);
        for lesson in LESSONS {
            for part in ["text", "task", "done"].iter().chain(lesson.feedback) {
                let id = lesson.message(part);
                let values = [("cells", Value::from("-")), ("points", Value::Count(9))];
                let text = [texts, english].map(|texts| names(&texts.text(&id, &values)));
                assert_eq!(text[0], text[1], "{language:?}: {id}");
            }
        }
    }
}

#[test]
fn what_players_can_do_without_is_an_appendix_at_the_end_of_the_rules() {
    let last: Vec<_> = CHAPTERS
        .iter()
        .rev()
        .take(2)
        .map(|chapter| chapter.id)
        .collect();
    assert_eq!(last, ["notation", "material"]);
    for language in Language::ALL {
        let texts = Texts::of(language);
        let headings: Vec<String> = CHAPTERS
            .iter()
            .map(|chapter| texts.text(&chapter.heading(), &[]))
            .collect();
        let (word, _) = headings[headings.len() - 1]
            .split_once(':')
            .unwrap_or_else(|| panic!("{}: {headings:?}", language.code()));
        let appendices = headings.iter().map(|heading| heading.starts_with(word));
        let expected = (1..=headings.len()).map(|number| number + 2 > headings.len());
        assert!(appendices.eq(expected), "{}: {headings:?}", language.code());
    }
}
