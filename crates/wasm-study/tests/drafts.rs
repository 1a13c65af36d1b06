//! Positions that the page puts together.

use caminos_message::Message;
use caminos_protocol::study::DraftView;
use caminos_rules::Players;
use caminos_wasm_study::draft::{clear, options, place, read, remove, turn};

const EMPTY: &str = "square 2 - - 1 -";

#[test]
fn a_piece_is_placed_and_the_view_says_what_can_be_analysed() {
    let view = place(EMPTY, 1, "ia1a2a3").unwrap();
    assert_eq!(view.text, "square 2 - 1Ia1a2a3 2 -");
    assert_eq!(view.turn, Some(2));
    assert_eq!(view.problem, None);
    let link = view.link.expect("a possible position");
    assert!(link.starts_with("2."), "{link}");
    let view = place(&view.text, 1, "Ib1b2b3").unwrap();
    assert_eq!(view.problem.unwrap().id, "position-turns");
    assert_eq!(view.link, None);
}

#[test]
fn what_cannot_be_done_is_refused_with_its_reason() {
    let one = "square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -";
    let refused = |result: Result<DraftView, Message>| result.unwrap_err().id;
    assert_eq!(refused(place(one, 2, "Ic3c4c5")), "refusal-placement");
    assert!(place(one, 1, "nonsense").is_err());
    assert!(place(one, 0, "Na1a2a3").is_err(), "no neutral pieces here");
    assert_eq!(refused(remove(one, [2, 4])), "editor-carries");
    assert_eq!(refused(remove(one, [7, 7])), "editor-no-piece");
    assert_eq!(refused(remove(one, [255, 255])), "editor-no-piece");
    let shapeless = "square 2 - 1Ia1a2 1 -";
    assert_eq!(refused(read(shapeless)), "position-not-this-shape");
    for text in ["square 2", "", "moon", "<script>"] {
        assert_eq!(refused(read(text)), "position-fields", "{text}");
    }
    let moon = options(one, "moon", Players::Two, false, false);
    assert_eq!(refused(moon), "options-unknown-board");
}

#[test]
fn a_text_is_read_as_it_is_even_when_turns_cannot_explain_it() {
    let text = "square 2 - 1Ia1a2a3,1Ib1b2b3 1 -";
    let view = read(text).unwrap();
    assert_eq!(view.text, text);
    assert_eq!(view.problem.unwrap().id, "position-turns");
    assert_eq!(read(&view.address).unwrap().text, text);
}

#[test]
fn turn_board_and_options_are_changed() {
    let one = "square 2 - 1Ia1a2a3 2 -";
    assert_eq!(turn(one, 1).unwrap().problem.unwrap().id, "position-turns");
    assert_eq!(turn(one, 2).unwrap().problem, None);
    let scored = options(one, "square", Players::Two, false, true).unwrap();
    assert_eq!(scored.text, "square 2 s 1Ia1a2a3 2 -");
    // a1 is no cell of the ring: all pieces go.
    let ring = options(one, "ring", Players::Four, true, false).unwrap();
    assert_eq!(ring.text, "ring 4 n - 1 -");
    assert!(ring.neutral && !ring.scoring);
    assert_eq!(clear(one).unwrap().text, EMPTY);
}
