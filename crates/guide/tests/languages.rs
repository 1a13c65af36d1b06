//! All lessons, played through in all languages: whatever is answered, there is something to say.

mod answers;

use std::collections::BTreeSet;

use answers::answers;
use caminos_guide::{CHAPTERS, Detail, Feedback, LESSONS, Lesson};
use caminos_rules::{Cell, Position};
use caminos_text::{Language, Texts, Value};

/// Every answer of a lesson's kind, and what is said to it, each thing once.
fn played(lesson: &Lesson, position: &Position) -> Vec<Feedback> {
    let mut seen = BTreeSet::new();
    let mut verdicts = Vec::new();
    for answer in answers(lesson, position) {
        let verdict = lesson
            .check_in(position, answer)
            .expect("an answer of the right kind");
        let kind = match &verdict {
            Feedback::Right => "right".to_owned(),
            Feedback::NotYet { why, .. } => (*why).to_owned(),
            Feedback::Refused(reason) => format!("{:?}", caminos_guide::Rule::broken(reason)),
        };
        if seen.insert(kind) {
            verdicts.push(verdict);
        }
    }
    verdicts
}

/// What a language says to a verdict.
fn said(texts: &Texts, lesson: &Lesson, verdict: &Feedback) -> String {
    match verdict {
        Feedback::Right => texts.text(&lesson.message("done"), &[]),
        Feedback::NotYet { why, detail } => {
            let values = match detail {
                None => vec![],
                Some(Detail::Move(text)) => vec![("move", Value::from(text))],
                Some(Detail::Points(points)) => vec![("points", Value::Count((*points).into()))],
            };
            let told = texts.text(&lesson.message(why), &values);
            if let Some(Detail::Move(text)) = detail {
                assert!(told.contains(text.as_str()), "{}: {told}", lesson.id);
            }
            if let Some(Detail::Points(points)) = detail {
                assert!(told.contains(&points.to_string()), "{}: {told}", lesson.id);
            }
            told
        }
        Feedback::Refused(reason) => texts.refusal(reason),
    }
}

#[test]
fn every_lesson_is_played_in_every_language() {
    let english = Texts::of(Language::English);
    for lesson in LESSONS {
        let position = lesson.start.position().expect("the stage can be set");
        let verdicts = played(lesson, &position);
        assert!(verdicts.contains(&Feedback::Right), "{}", lesson.id);
        for language in Language::ALL {
            let texts = Texts::of(language);
            for part in ["text", "task"] {
                let id = lesson.message(part);
                assert!(texts.has(&id), "{language:?}: {id}");
            }
            for verdict in &verdicts {
                let told = said(texts, lesson, verdict);
                assert!(
                    !told.is_empty() && !told.contains("lesson-"),
                    "{language:?}: {told}"
                );
                if language != Language::English {
                    assert_ne!(
                        told,
                        said(english, lesson, verdict),
                        "{language:?}: {}",
                        lesson.id
                    );
                }
            }
        }
    }
}

#[test]
fn every_caption_tells_its_numbers_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::of(language);
        for figure in CHAPTERS.iter().flat_map(|chapter| chapter.figures()) {
            let values: Vec<(&str, Value<'_>)> = figure
                .values()
                .into_iter()
                .map(|(name, value)| (name, Value::Count(value)))
                .collect();
            let told = texts.text(&figure.caption(), &values);
            for (name, value) in figure.values() {
                let in_english = Texts::of(Language::English).text(&figure.caption(), &values);
                let number = value.to_string();
                assert_eq!(
                    told.contains(&number),
                    in_english.contains(&number),
                    "{language:?}: {} {name}: {told}",
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
    let english = Texts::of(Language::English);
    for language in Language::ALL {
        let texts = Texts::of(language);
        for lesson in LESSONS {
            for part in ["text", "task", "done"].iter().chain(lesson.feedback) {
                let id = lesson.message(part);
                let values = [("move", Value::from("-")), ("points", Value::Count(9))];
                let told = [texts, english].map(|texts| names(&texts.text(&id, &values)));
                assert_eq!(told[0], told[1], "{language:?}: {id}");
            }
        }
    }
}
