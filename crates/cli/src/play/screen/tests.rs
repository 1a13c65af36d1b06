//! Every screen at every size of a terminal, the mouse, and prompts.

use caminos_rules::{Options, Players, Seat};
use caminos_text::Language;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position as Point, Rect};

use super::app::{App, Confirm, Mode, Notice, PromptKind};
use super::key_hints::Situation;
use super::tests::{app, app_with_computer, contains, history, keys, press, screen};
use super::view::{self, ColourScheme, Target};
use crate::draw::palette::Palette;
use crate::draw::screen::Depth;
use crate::language::{in_language, tr};
use crate::wrap::display_width;

/// The largest size that is tried.
const WIDEST: u16 = 120;
const TALLEST: u16 = 50;

fn four_players() -> App {
    let options = Options {
        players: Players::Four,
        neutral: true,
        ..Options::default()
    };
    app_with_computer("diamond", options, &[Seat::Four])
}

/// Every screen and overlay: with a piece in hand, where it may and may not be placed, prompts,
/// questions, the form, the help from its start and its end, and the end of a game.
fn screens() -> Vec<(&'static str, App)> {
    let with = |mut app: App, text: &str| {
        keys(&mut app, text);
        app
    };
    let mut scrolled = with(app(), "?");
    press(&mut scrolled, KeyCode::PageDown);
    let mut refused = with(app(), "Id4e4f4\n4");
    press(&mut refused, KeyCode::Up);
    vec![
        ("free", app()),
        ("four players", four_players()),
        ("neutral in hand", with(four_players(), "1")),
        ("in hand", with(app(), "1")),
        ("refused", refused),
        ("typing", with(app(), "Lb2b3b4c4")),
        (
            "saving",
            with(
                app(),
                "s/a/very/long/name/of/a/file/that/does/not/fit/anywhere/game",
            ),
        ),
        ("asking", with(app(), "Ia1^3\nq")),
        ("form", with(app(), "g")),
        ("form of four", with(four_players(), "g")),
        ("help", with(app(), "?")),
        ("help scrolled", scrolled),
        (
            "won",
            with(
                app(),
                "La1a2a3b3\nTg2h1h2h3\nLa4a5a6b6\nTg5h4h5h6\nLa7a8b8c8\n",
            ),
        ),
    ]
}

fn draw_all(
    sizes: impl Iterator<Item = (u16, u16)>,
    languages: impl Fn(u16, u16) -> Vec<Language>,
) {
    let screens = screens();
    for (width, height) in sizes {
        for language in languages(width, height) {
            in_language(language, || {
                for (_, app) in &screens {
                    screen(app, width, height, Some(Depth::True));
                }
            });
        }
    }
}

/// The sizes at which something changes, and one language after the other: what all sizes and
/// languages take is too much for every day.
#[test]
fn no_screen_breaks_at_the_sizes_where_the_layout_changes() {
    let heights = [
        1, 2, 5, 12, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 30, TALLEST,
    ];
    let widths = [
        1, 2, 20, 40, 58, 60, 62, 66, 70, 74, 76, 77, 78, 80, 100, WIDEST,
    ];
    let sizes = heights
        .into_iter()
        .flat_map(|height| widths.map(|width| (width, height)));
    let all = Language::ALL;
    draw_all(sizes, |width, height| {
        vec![all[usize::from(width + height) % all.len()]]
    });
}

/// `cargo test -p caminos every_screen -- --ignored` takes some minutes.
#[test]
#[ignore = "takes minutes; the sizes where the layout changes are tried every day"]
fn every_screen_is_drawn_at_every_size_in_every_language() {
    let sizes = (1..=TALLEST).flat_map(|height| (1..=WIDEST).map(move |width| (width, height)));
    draw_all(sizes, |_, _| Language::ALL.to_vec());
}

#[test]
fn a_small_terminal_is_told_the_size_that_then_works() {
    for (name, app) in screens() {
        let shown = screen(&app, 30, 9, Some(Depth::True)).join(" ");
        let words: Vec<&str> = shown.split_whitespace().collect();
        assert!(shown.contains("too small"), "{name}: {shown}");
        let numbers: Vec<u16> = words.iter().filter_map(|word| word.parse().ok()).collect();
        let (width, height) = (numbers[0], numbers[1]);
        let shown = screen(&app, width, height, Some(Depth::True));
        assert!(!contains(&shown, "too small"), "{name}: {width}x{height}");
        for size in [(width - 1, height), (width, height - 1)] {
            let shown = screen(&app, size.0, size.1, Some(Depth::True)).join(" ");
            assert!(shown.contains("too small"), "{name}: {size:?} is enough");
        }
    }
}

#[test]
fn the_supplies_of_every_seat_and_the_keys_are_in_sight_in_every_layout() {
    let app = four_players();
    for (width, height) in [(120, 40), (80, 24), (76, 21), (60, 20), (49, 20)] {
        let shown = screen(&app, width, height, Some(Depth::True)).join("\n");
        for seat in ["Yellow 1", "Green 2", "Yellow 3", "Green 4"] {
            assert!(shown.contains(seat), "{width}x{height}: {seat}\n{shown}");
        }
        assert!(shown.contains("? help"), "{width}x{height}\n{shown}");
        let neutral = shown.contains("N 1") || shown.contains("N1");
        assert!(neutral, "{width}x{height}\n{shown}");
    }
}

#[test]
fn a_footer_of_78_columns_has_room_for_all_key_hints_in_every_language() {
    for language in Language::ALL {
        in_language(language, || {
            for situation in Situation::ALL {
                let hints: Vec<String> = situation
                    .key_hints()
                    .iter()
                    .map(ToString::to_string)
                    .collect();
                let line = hints.join(" · ");
                assert!(display_width(&line) <= 78, "{language:?}: {line}");
            }
        });
    }
}

#[test]
fn a_narrow_footer_keeps_the_key_that_does_it_and_the_one_that_helps() {
    for language in Language::ALL {
        in_language(language, || {
            for keys_pressed in ["1", "g"] {
                let mut app = app();
                keys(&mut app, keys_pressed);
                let shown = screen(&app, 60, 20, Some(Depth::True));
                let footer = shown.last().unwrap();
                for key in [tr!("play-footer-key-enter"), tr!("play-footer-key-escape")] {
                    assert!(footer.contains(&key), "{footer}");
                }
            }
        });
    }
}

#[test]
fn help_calls_keys_as_the_footer_does() {
    for language in Language::ALL {
        in_language(language, || {
            let mut app = app();
            keys(&mut app, "?");
            let shown = screen(&app, 120, 40, Some(Depth::True));
            for (key, meaning) in [
                (tr!("play-footer-key-enter"), tr!("play-help-place")),
                (tr!("play-footer-key-escape"), tr!("play-help-let-go")),
            ] {
                let named = |line: &String| line.contains(&key) && line.contains(&meaning);
                assert!(shown.iter().any(named), "{language:?}: {key}: {shown:#?}");
            }
        });
    }
}

#[test]
fn a_narrow_footer_keeps_the_keys_that_turn_a_piece_and_change_a_choice() {
    for language in Language::ALL {
        in_language(language, || {
            for (keys_pressed, wanted) in [
                ("1", format!("R F T {}", tr!("play-footer-rotate"))),
                ("g", format!("←→ {}", tr!("play-footer-change"))),
            ] {
                let mut app = app();
                keys(&mut app, keys_pressed);
                let shown = screen(&app, 60, 20, Some(Depth::True));
                let footer = shown.last().unwrap();
                assert!(footer.contains(&wanted), "{language:?}: {footer}");
            }
        });
    }
}

#[test]
fn a_prompt_says_what_enter_does_there() {
    for (key, does) in [
        ("s", "Enter save"),
        ("o", "Enter open"),
        (":", "Enter play it"),
    ] {
        let mut app = app();
        keys(&mut app, key);
        let shown = screen(&app, 80, 24, Some(Depth::True));
        let footer = shown.last().unwrap();
        assert!(footer.contains(does), "{footer}");
    }
}

#[test]
fn no_move_in_the_list_is_cut_off_in_a_narrow_terminal() {
    let mut app = app();
    for text in ["Ld4d5e4f4", "Le4f4g4^2"] {
        keys(&mut app, text);
        press(&mut app, KeyCode::Enter);
    }
    for width in [60, 80] {
        let shown = screen(&app, width, 20, Some(Depth::True)).join("\n");
        for text in ["1. Ld4d5e4f4", "Le4f4g4^2"] {
            assert!(shown.contains(text), "{width}: {text}\n{shown}");
        }
    }
}

#[test]
fn all_of_the_help_can_be_read_in_a_low_terminal() {
    let mut app = app();
    keys(&mut app, "?");
    let mut seen = String::new();
    for _ in 0..40 {
        seen.push_str(&screen(&app, 80, 18, Some(Depth::True)).join("\n"));
        press(&mut app, KeyCode::Down);
    }
    assert!(matches!(app.mode(), Mode::Help(_)));
    for text in [
        tr!("play-help-choose"),
        tr!("play-help-quit"),
        tr!("play-help-mouse-rotate"),
        "one team.".to_owned(),
    ] {
        assert!(seen.contains(&text), "{text}");
    }
    assert!(seen.contains(&tr!("play-help-scroll")));
}

const AREA: Rect = Rect::new(0, 0, 80, 24);

fn scheme() -> ColourScheme {
    ColourScheme {
        palette: Palette::DARK,
        depth: Some(Depth::True),
    }
}

/// Where on a screen of 80 by 24 something is found.
fn find(app: &App, wanted: Target) -> Point {
    let points = AREA.positions();
    let mut found = points.filter(|&at| view::target(app, &scheme(), AREA, at) == Some(wanted));
    let first = found.next().expect("it is on the screen");
    // Not at the edge of the cell.
    found.nth(1).unwrap_or(first)
}

fn mouse(app: &mut App, kind: MouseEventKind, at: Point) {
    let event = MouseEvent {
        kind,
        column: at.x,
        row: at.y,
        modifiers: KeyModifiers::NONE,
    };
    let target = view::target(app, &scheme(), AREA, at);
    app.mouse(event, target);
}

fn cell(name: &str) -> Target {
    Target::Cell(name.parse().unwrap())
}

#[test]
fn a_whole_game_is_played_with_the_mouse() {
    use MouseEventKind::{Down, Moved};
    let mut app = app();
    let mut moves = 0;
    while !app.local_match().is_over() {
        // The first piece that is left goes to the first cell where it fits.
        let shape = app.choosable()[0];
        let supply = find(&app, Target::Supply(shape));
        mouse(&mut app, Down(MouseButton::Left), supply);
        assert!(matches!(app.mode(), Mode::Holding(_)));
        let board = app.position().rules().board();
        let cells: Vec<_> = board.cells_in(board.cells()).collect();
        let placed = (0..12).any(|turn| {
            if turn > 0 {
                let kind = if turn % 4 == 0 {
                    MouseEventKind::ScrollDown
                } else {
                    Down(MouseButton::Right)
                };
                mouse(&mut app, kind, supply);
            }
            cells.iter().any(|&cell| {
                let at = find(&app, Target::Cell(cell));
                mouse(&mut app, Moved, at);
                mouse(&mut app, Down(MouseButton::Left), at);
                history(&app).len() > moves
            })
        });
        if !placed {
            // This shape fits nowhere the way it was turned: resign instead.
            press(&mut app, KeyCode::Esc);
            keys(&mut app, ":resign\n");
        }
        moves = history(&app).len();
    }
    assert!(moves > 5, "{:?}", history(&app));
}

#[test]
fn the_piece_follows_the_pointer_to_the_nearest_place_that_is_allowed() {
    use MouseEventKind::{Down, Moved};
    let mut app = app();
    keys(&mut app, "Id4e4f4\n4");
    for name in ["a1", "h8", "d3", "g5"] {
        let at = find(&app, cell(name));
        mouse(&mut app, Moved, at);
        let Mode::Holding(ghost) = app.mode() else {
            panic!("a piece in hand");
        };
        assert!(app.landing(ghost).is_ok(), "{name}: {:?}", app.notice());
        let rules = app.position().rules();
        assert!(ghost.covers(rules, name.parse().unwrap()), "{name}");
    }
    // A click where the piece is not brings it there first.
    let at = find(&app, cell("a8"));
    mouse(&mut app, Down(MouseButton::Left), at);
    assert_eq!(history(&app).len(), 1);
    mouse(&mut app, Down(MouseButton::Left), at);
    assert_eq!(history(&app).len(), 2);
    assert!(matches!(app.mode(), Mode::Free));
    // Outside the board nothing happens.
    mouse(&mut app, Down(MouseButton::Left), Point::new(0, 0));
    assert_eq!(history(&app).len(), 2);
}

#[test]
fn a_piece_is_taken_where_it_may_lie_and_the_reason_is_not_cut_off_where_it_may_not() {
    for digit in ["2", "3", "4"] {
        let mut app = app();
        keys(&mut app, "Lc4c5d4e4\nZb4^2c4^2\nZb5^2c5^2\nLd4e4f4^2\n");
        keys(&mut app, digit);
        let said = app.notice();
        assert!(matches!(said, Notice::Info(_)), "{digit}: {said:?}");
        for (code, times) in [(KeyCode::Left, 9), (KeyCode::Right, 9), (KeyCode::Up, 9)] {
            for _ in 0..times {
                press(&mut app, code);
                let footer = screen(&app, 80, 24, Some(Depth::True)).join("\n");
                assert!(!footer.contains('…'), "{digit}: {footer}");
                let said = app.notice();
                assert!(footer.contains(said.text()), "{digit}: {said:?}\n{footer}");
            }
        }
    }
}

fn press_with(app: &mut App, code: KeyCode, modifiers: KeyModifiers) {
    app.press(KeyEvent::new(code, modifiers));
}

#[test]
fn a_prompt_is_edited_and_remembers_what_was_entered() {
    let mut app = app();
    keys(&mut app, "Lb2b3b4d4\n");
    assert!(matches!(app.notice(), Notice::Refused(_)));
    press(&mut app, KeyCode::Left);
    press(&mut app, KeyCode::Backspace);
    keys(&mut app, "c\n");
    assert_eq!(history(&app), ["Lb2b3b4c4"]);
    keys(&mut app, "s");
    press_with(&mut app, KeyCode::Char('u'), KeyModifiers::CONTROL);
    let empty = Mode::Prompt(PromptKind::Save, "".into());
    assert_eq!(*app.mode(), empty, "Ctrl-U empties the line");
    press(&mut app, KeyCode::Esc);
    keys(&mut app, ":");
    press(&mut app, KeyCode::Up);
    let last = Mode::Prompt(PromptKind::Move, "Lb2b3b4c4".into());
    assert_eq!(*app.mode(), last);
    press(&mut app, KeyCode::Up);
    let first = Mode::Prompt(PromptKind::Move, "Lb2b3b4d4".into());
    assert_eq!(*app.mode(), first);
    press(&mut app, KeyCode::Down);
    press(&mut app, KeyCode::Down);
    assert_eq!(*app.mode(), Mode::Prompt(PromptKind::Move, "".into()));
    press_with(&mut app, KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(*app.mode(), Mode::Confirm(Confirm::Quit));
}

#[test]
fn a_series_goes_on_with_the_next_game_and_adds_up() {
    let mut app = app();
    keys(&mut app, "g");
    press(&mut app, KeyCode::Up);
    press(&mut app, KeyCode::Right);
    keys(&mut app, "\n");
    let shown = screen(&app, 100, 30, Some(Depth::True));
    assert!(
        contains(&shown, "Game 1 of 2 · Yellow 0:0 Green"),
        "{shown:#?}"
    );
    keys(&mut app, ":resign\n");
    assert_eq!(app.situation(), Situation::NextGame);
    keys(&mut app, "n");
    assert!(history(&app).is_empty());
    assert_eq!(app.local_match().seat_to_move().map(Seat::number), Some(2));
    let shown = screen(&app, 100, 30, Some(Depth::True));
    assert!(
        contains(&shown, "Game 2 of 2 · Yellow 0:1 Green"),
        "{shown:#?}"
    );
    assert!(
        app.local_match()
            .record_text()
            .contains("[Series \"2 games\"]")
    );
    keys(&mut app, ":resign\n");
    assert_eq!(app.situation(), Situation::Resigned, "the series is over");
}
