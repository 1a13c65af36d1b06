//! The rules as they are explained agree with the rules as they are played.

use std::collections::HashSet;

use caminos_guide::CHAPTERS;

#[test]
fn every_figure_shows_what_the_text_claims() {
    for figure in CHAPTERS.iter().flat_map(|chapter| chapter.figures()) {
        assert_eq!(figure.holds(), Ok(true), "{}", figure.id);
    }
}

#[test]
fn every_mark_is_a_cell_of_its_board() {
    for figure in CHAPTERS.iter().flat_map(|chapter| chapter.figures()) {
        let position = figure.start.position().expect("the stage can be set");
        let marked = figure.marked();
        assert_eq!(marked.len(), figure.marks.len(), "{}", figure.id);
        let on_board = |&cell| position.rules().board().contains(cell);
        assert!(marked.iter().all(on_board), "{}", figure.id);
    }
}

#[test]
fn a_false_claim_does_not_hold() {
    let figures = CHAPTERS.iter().flat_map(|chapter| chapter.figures());
    let all: Vec<_> = figures.collect();
    for figure in &all {
        // What another figure claims differently is not true of this one.
        for other in all.iter().filter(|other| other.claim != figure.claim) {
            let kind = std::mem::discriminant(&figure.claim);
            if kind == std::mem::discriminant(&other.claim) && figure.held.is_none() {
                let swapped = caminos_guide::Figure {
                    claim: other.claim,
                    ..**figure
                };
                assert_eq!(swapped.holds(), Ok(false), "{} as {}", figure.id, other.id);
            }
        }
    }
}

#[test]
fn chapters_and_figures_have_names_of_their_own() {
    let mut seen = HashSet::new();
    for chapter in CHAPTERS {
        assert!(seen.insert(chapter.heading()), "{}", chapter.id);
        for figure in chapter.figures() {
            assert!(seen.insert(figure.caption()), "{}", figure.id);
        }
    }
}
