//! `caminos rules`: the rules in lines, and as a page.

use caminos_text::Language;

use crate::run::caminos;

#[test]
fn a_pipe_gets_every_chapter_in_plain_lines() {
    let out = caminos(&["rules"]).ok();
    assert!(!out.contains('\u{1b}'));
    assert!(
        out.starts_with("1. Aim of the game\n==================\n"),
        "{out}"
    );
    assert!(out.contains("\n13. Appendix: writing moves down\n"));
    assert!(out.contains("   Yellow joins the south to the north: 8 faces.\n"));
    assert!(out.lines().all(|line| line.chars().count() <= 88));
}

#[test]
fn a_chapter_is_read_alone_and_in_any_language() {
    let out = caminos(&["--lang", "en", "rules", "path"]).ok();
    assert!(out.starts_with("5. The path\n"));
    assert!(out.contains("!y3!x!y1!"), "the broken wall is drawn: {out}");
    assert!(!out.contains("Four players"));
    let is_other = |language: &Language| *language != Language::ENGLISH;
    for language in Language::ALL.into_iter().filter(is_other) {
        let out = caminos(&["--lang", language.code(), "rules", "path"]).ok();
        assert!(
            out.starts_with("5. ") && !out.starts_with("5. The path"),
            "{out}"
        );
    }
}

#[test]
fn a_figure_marks_what_it_speaks_of_and_says_it_in_words_too() {
    let out = caminos(&["rules", "path", "--plain"]).ok();
    assert!(out.contains("!y1!"), "the corner is marked: {out}");
    assert!(
        out.contains("   ! what this is about: c4 and d5\n"),
        "{out}"
    );
    assert!(
        out.contains("   * The path: h4, g4, f4, up 2 to e4, d4, c4, down 2 to b4 and a4\n"),
        "the path is described: {out}"
    );
    let out = caminos(&["rules", "placing", "--plain"]).ok();
    assert!(out.contains("   / the piece that cannot be placed: c4, d4 and e4\n"));
    assert!(out.contains("   [ ] the piece that is placed: "));
}

#[test]
fn the_faces_of_a_path_are_numbered_in_the_pictures() {
    let page = caminos(&["rules", "path", "--html", "-"]).ok();
    // Over the tower there are twelve.
    for number in 1..=12 {
        assert!(page.contains(&format!(">{number}</text></g>")), "{number}");
    }
    assert!(!page.contains(">13</text></g>"));
}

#[test]
fn the_page_stands_alone() {
    let page = caminos(&["--lang", "de", "rules", "--html", "-"]).ok();
    assert!(page.starts_with("<!doctype html>\n<html lang=\"de\">"));
    assert!(page.ends_with("</html>\n"));
    for outside in ["<script", "<link", "<img", "src=", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn a_chapter_that_is_not_there_is_refused_with_those_that_are() {
    let said = caminos(&["rules", "chess"]).refused(2);
    assert!(
        said.contains("there is no chapter chess; there are: goal, box,"),
        "{said}"
    );
}
