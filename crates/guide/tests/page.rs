//! The page has the chapters and lessons of this crate.

use std::fmt::Write as _;
use std::path::Path;

use caminos_guide::page::{
    BlockView, ChapterView, FigureView, HeldView, LessonView, TaskView, chapters, lessons,
};
use caminos_guide::{Feedback, MoveAdvice};
use ts_rs::{Config, TS};

fn module() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// Made from crates/guide by `make types`. Do not edit: a test compares.\nimport type { Arg, IllegalMove, Team } from './types';\n",
    );
    let types = [
        ChapterView::decl(&config),
        BlockView::decl(&config),
        FigureView::decl(&config),
        HeldView::decl(&config),
        LessonView::decl(&config),
        TaskView::decl(&config),
        Feedback::decl(&config),
        MoveAdvice::decl(&config),
    ];
    for declared in types {
        let _ = write!(text, "\nexport {declared}\n");
    }
    let chapters = chapters().expect("every figure can be set");
    let lessons = lessons().expect("every lesson can be set");
    text.push_str("\nexport const CHAPTERS: ChapterView[] = [\n");
    for chapter in &chapters {
        let _ = writeln!(
            text,
            "  {},",
            serde_json::to_string(chapter).expect("plain data")
        );
    }
    text.push_str("];\n\nexport const LESSONS: LessonView[] = [\n");
    for lesson in &lessons {
        let _ = writeln!(
            text,
            "  {},",
            serde_json::to_string(lesson).expect("plain data")
        );
    }
    text.push_str("];\n");
    text
}

/// `UPDATE_TYPES=1` (as `make types` sets it) writes the file instead of comparing.
#[test]
fn the_page_has_the_chapters_and_lessons_of_this_crate() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/guide.ts");
    let expected = module();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&path, &expected).expect("the folder of the page's types is there");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == expected,
        "web/src/wire/guide.ts is not current: run `make types`"
    );
}
