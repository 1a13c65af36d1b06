//! The game without a terminal: keys go in, states and screens come out.

use caminos_cei::{Limits, Stop};
use caminos_rules::{Material, Options, Players, Position, Rules, Seat};
use caminos_table::{PlayerKind, Strength};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;

use super::app::{App, Confirm, Mode, Notice, PromptKind};
use super::computer::Computer;
use super::key_hints::Situation;
use super::keys::Flow;
use super::local_match::{LocalMatch, MatchTerms, SeatPlayers};
use super::text_field::TextField;
use super::view::{self, ColourScheme};
use crate::draw::palette::Palette;
use crate::draw::screen::Depth;
use crate::language::tr;

fn app_on(board: &str, options: Options) -> App {
    app_with_computer(board, options, &[])
}

pub(super) fn app() -> App {
    app_on("square", Options::default())
}

/// With the computer in seats, at strength 3.
pub(super) fn app_with_computer(board: &str, options: Options, computers: &[Seat]) -> App {
    let mut players = SeatPlayers::default();
    for &seat in computers {
        players.set(seat, PlayerKind::Computer(Strength::nearest(3)));
    }
    let terms = MatchTerms {
        players,
        ..MatchTerms::default()
    };
    app_with_terms(board, options, terms)
}

fn app_with_terms(board: &str, options: Options, terms: MatchTerms) -> App {
    let rules = Rules::standard(board, options).unwrap();
    let material = Material::standard().clone();
    let local_match = LocalMatch::new(&Position::new(rules), &material, terms).unwrap();
    App::new(local_match, material)
}

pub(super) const COMPUTER: Computer = Computer {
    limits: Limits {
        move_time: None,
        nodes: Some(20),
        depth: None,
        clocks: None,
        multi_pv: 1,
        search_moves: Vec::new(),
    },
    seed: 1,
};

/// Searches for what is wanted of the computer, once.
pub(super) fn think(app: &mut App) {
    let job = app.search_job().expect("something to think about");
    let found = COMPUTER.search(app.position(), job.purpose, &Stop::new());
    app.search_done(job, found.as_ref());
}

pub(super) fn press(app: &mut App, code: KeyCode) -> Flow {
    app.press(KeyEvent::new(code, KeyModifiers::NONE))
}

pub(super) fn keys(app: &mut App, text: &str) {
    for key in text.chars() {
        let code = match key {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            other => KeyCode::Char(other),
        };
        assert_eq!(press(app, code), Flow::Stay);
    }
}

pub(super) fn history(app: &App) -> Vec<String> {
    let rules = app.position().rules();
    let moves = app.position().history();
    moves.map(|(_, mv)| rules.text(mv).to_string()).collect()
}

pub(super) fn screen(app: &App, width: u16, height: u16, depth: Option<Depth>) -> Vec<String> {
    let scheme = ColourScheme {
        palette: Palette::DARK,
        depth,
    };
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal
        .draw(|frame| view::draw(app, &scheme, frame.area(), frame.buffer_mut()))
        .unwrap();
    let buffer = terminal.backend().buffer();
    if depth.is_none() {
        let plain =
            |cell: &ratatui::buffer::Cell| (cell.fg, cell.bg) == (Color::Reset, Color::Reset);
        assert!(buffer.content.iter().all(plain), "colours without a depth");
    }
    buffer
        .content
        .chunks(usize::from(width))
        .map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>())
        .collect()
}

pub(super) fn contains(screen: &[String], text: &str) -> bool {
    screen.iter().any(|line| line.contains(text))
}

#[test]
fn a_typed_move_is_played() {
    let mut app = app();
    keys(&mut app, "lb2b3b4c4\n");
    assert_eq!(history(&app), ["Lb2b3b4c4"]);
    assert_eq!(*app.mode(), Mode::Free);
    assert!(app.is_unsaved());
}

#[test]
fn a_typed_move_is_shown_before_it_is_played() {
    let mut app = app();
    keys(&mut app, "Lb2b3b4c");
    assert!(app.scene().1.ghost.is_none());
    keys(&mut app, "4");
    let (shown, marks) = app.scene();
    assert!(marks.ghost.is_some_and(|ghost| ghost.legal));
    assert_eq!(shown.pieces().count(), 1);
    assert_eq!(app.position().pieces().count(), 0);
}

#[test]
fn a_refused_move_says_why_and_can_be_mended() {
    let mut app = app();
    keys(&mut app, "Ic2d2e2\nLb2^3c2\n");
    assert_eq!(
        app.notice(),
        Notice::Refused("Lb2^3c2 is refused: there would be a gap under c2 at level 1.".to_owned())
    );
    assert_eq!(
        *app.mode(),
        Mode::Prompt(PromptKind::Move, "Lb2^3c2".into())
    );
    press(&mut app, KeyCode::Esc);
    keys(&mut app, "Tb2\n");
    assert!(matches!(app.notice(), Notice::Refused(_)));
    press(&mut app, KeyCode::Esc);
    keys(&mut app, "T!\n");
    assert!(
        matches!(app.notice(), Notice::Refused(text) if text.starts_with("This is not a move: "))
    );
    assert_eq!(history(&app), ["Ic2d2e2"]);
}

#[test]
fn a_piece_is_chosen_turned_moved_and_placed_with_keys() {
    let mut app = app();
    keys(&mut app, "4");
    assert!(matches!(app.mode(), Mode::Holding(_)));
    for _ in 0..9 {
        press(&mut app, KeyCode::Left);
        press(&mut app, KeyCode::Down);
    }
    assert_eq!(
        app.notice(),
        Notice::Info("Ia1b1c1. Press Enter to place it.".to_owned())
    );
    keys(&mut app, "r");
    press(&mut app, KeyCode::Left);
    press(&mut app, KeyCode::Down);
    assert_eq!(
        app.notice(),
        Notice::Info("Ia1a2a3. Press Enter to place it.".to_owned())
    );
    keys(&mut app, "f\n");
    assert_eq!(history(&app), ["Ia2^3"]);
    assert_eq!(*app.mode(), Mode::Free);
}

#[test]
fn a_piece_in_the_wrong_place_is_marked_and_stays_in_hand() {
    let mut app = app();
    keys(&mut app, "Id4e4f4\n4");
    press(&mut app, KeyCode::Up);
    keys(&mut app, "\n");
    assert!(matches!(app.mode(), Mode::Holding(_)));
    let (shown, marks) = app.scene();
    let ghost = marks.ghost.unwrap();
    assert!(!ghost.legal);
    assert!(!ghost.offending.is_empty());
    assert_eq!(shown, *app.position());
    let reason = Notice::Refused("Must touch the board.".to_owned());
    assert_eq!(app.notice(), reason);
    press(&mut app, KeyCode::Esc);
    assert_eq!(*app.mode(), Mode::Free);
}

#[test]
fn tab_goes_through_the_pieces_that_are_left() {
    let mut app = app();
    let mut seen = Vec::new();
    for _ in 0..5 {
        keys(&mut app, "\t");
        let Mode::Holding(ghost) = app.mode() else {
            panic!("a piece in hand");
        };
        let rules = app.position().rules();
        seen.push(rules.shape(ghost.shape(rules)).letter().as_char());
    }
    assert_eq!(seen, ['L', 'T', 'Z', 'I', 'L']);
}

#[test]
fn only_the_neutral_piece_can_be_chosen_while_it_is_due() {
    let options = Options {
        neutral: true,
        ..Options::default()
    };
    let mut app = app_on("ring", options);
    keys(&mut app, "1");
    let Mode::Holding(ghost) = app.mode() else {
        panic!("a piece in hand");
    };
    let rules = app.position().rules();
    assert!(rules.is_neutral(ghost.shape(rules)));
}

#[test]
fn a_shape_that_is_used_up_cannot_be_chosen() {
    let mut app = app();
    keys(&mut app, "Ia1^3\nIh1^3\nIa3^3\nIh3^3\n4");
    assert_eq!(app.notice(), Notice::Refused(tr!("play-no-such-piece")));
    assert_eq!(*app.mode(), Mode::Free);
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let mut app = app();
    keys(&mut app, "u");
    assert_eq!(app.notice(), Notice::Refused(tr!("play-nothing-to-undo")));
    keys(&mut app, "Ia1^3\nIh1^3\nuu");
    assert!(history(&app).is_empty());
    keys(&mut app, "y");
    assert_eq!(history(&app), ["Ia1^3"]);
    app.press(KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL));
    assert!(history(&app).is_empty());
    app.press(KeyEvent::new(KeyCode::Char('y'), KeyModifiers::CONTROL));
    keys(&mut app, "Ib1^3\ny");
    assert_eq!(
        history(&app),
        ["Ia1^3", "Ib1^3"],
        "a new move ends what was taken back"
    );
    assert_eq!(app.notice(), Notice::Refused(tr!("play-nothing-to-redo")));
}

#[test]
fn swap_and_resign_are_typed_after_a_colon() {
    let options = Options {
        swap: true,
        ..Options::default()
    };
    let mut app = app_on("square", options);
    keys(&mut app, "Ia1^3\n:swap\n");
    let folder = tempfile::tempdir().unwrap();
    app.save(folder.path().join("game.caminos").to_str().unwrap());
    assert!(!app.is_unsaved());
    keys(&mut app, ":resign\n");
    assert!(app.is_unsaved(), "a resignation would be lost");
    assert_eq!(history(&app), ["Ia1^3", "swap", "resign"]);
    assert_eq!(
        app.notice(),
        Notice::Info("Yellow wins. Green resigned.".to_owned())
    );
    assert_eq!(app.situation(), Situation::Resigned);
    keys(&mut app, "u");
    assert!(
        app.local_match().is_over(),
        "a resignation is not taken back"
    );
}

#[test]
fn an_unsaved_game_is_not_left_without_asking() {
    let mut app = app();
    assert_eq!(press(&mut app, KeyCode::Char('q')), Flow::Leave);
    keys(&mut app, "Ia1^3\nq");
    assert_eq!(*app.mode(), Mode::Confirm(Confirm::Quit));
    keys(&mut app, "n");
    assert_eq!(*app.mode(), Mode::Free);
    keys(&mut app, "q");
    assert_eq!(press(&mut app, KeyCode::Char('y')), Flow::Leave);
    keys(&mut app, "g");
    assert!(matches!(
        app.mode(),
        Mode::Confirm(Confirm::NewGame) | Mode::NewGame(_)
    ));
}

#[test]
fn a_game_is_saved_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a game.caminos");
    let path = path.to_str().unwrap();
    let mut app = app();
    keys(&mut app, "Ia1^3\ns");
    assert_eq!(
        *app.mode(),
        Mode::Prompt(PromptKind::Save, TextField::proposed("game.caminos"))
    );
    keys(&mut app, path);
    keys(&mut app, "\n");
    assert_eq!(app.notice(), Notice::Info(tr!("play-saved", file = path)));
    assert!(!app.is_unsaved());
    let mut other = self::app();
    other.save(path);
    other.open(path);
    assert!(history(&other).is_empty());
    app.save(path);
    other.open(path);
    assert_eq!(history(&other), ["Ia1^3"]);
    assert!(!other.is_unsaved());
    other.open("no/such/file");
    assert!(matches!(other.notice(), Notice::Refused(_)));
    assert_eq!(history(&other), ["Ia1^3"]);
}

#[test]
fn a_file_of_another_game_is_not_written_over_without_asking() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept");
    std::fs::write(&path, "precious").unwrap();
    let mut app = app();
    keys(&mut app, "s");
    keys(&mut app, path.to_str().unwrap());
    keys(&mut app, "\n");
    assert!(matches!(app.mode(), Mode::Confirm(Confirm::Overwrite(_))));
    keys(&mut app, "n");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious");
}

#[test]
fn a_new_game_is_set_up_with_the_arrows() {
    let mut app = app();
    keys(&mut app, "g");
    press(&mut app, KeyCode::Right);
    press(&mut app, KeyCode::Down);
    press(&mut app, KeyCode::Right);
    keys(&mut app, "\n");
    let rules = app.position().rules();
    assert_eq!(rules.board().name(), "diamond");
    assert_eq!(rules.options().players, Players::Four);
    assert_eq!(*app.mode(), Mode::Free);
}

#[test]
fn choices_that_do_not_go_together_are_refused() {
    let mut app = app();
    keys(&mut app, "g");
    press(&mut app, KeyCode::Down);
    press(&mut app, KeyCode::Right);
    for _ in 0..8 {
        press(&mut app, KeyCode::Down);
    }
    press(&mut app, KeyCode::Right);
    keys(&mut app, "\n");
    assert_eq!(
        app.notice(),
        Notice::Refused("The swap rule is for two players only.".to_owned())
    );
    assert!(matches!(app.mode(), Mode::NewGame(_)));
}

#[test]
fn every_board_fits_on_a_small_and_a_large_screen() {
    for board in ["square", "diamond", "octagon", "ring"] {
        for players in [Players::Two, Players::Four] {
            let options = Options {
                players,
                neutral: true,
                ..Options::default()
            };
            let app = app_on(board, options);
            for (width, height) in [(80, 24), (100, 30), (120, 40), (200, 60)] {
                let shown = screen(&app, width, height, Some(Depth::True));
                assert!(contains(&shown, "Yellow"), "{board} {width}x{height}");
                assert!(
                    contains(&shown, "neutral piece."),
                    "{board} {width}x{height}"
                );
                let names = if board == "diamond" { "k" } else { "h" };
                assert!(contains(&shown, names), "{board} {width}x{height}");
            }
        }
    }
}

#[test]
fn a_terminal_that_is_too_small_says_so() {
    let app = app();
    for (width, height) in [(40, 10), (20, 3), (1, 1), (79, 8)] {
        let shown = screen(&app, width, height, Some(Depth::True));
        if width > 30 {
            assert!(contains(&shown, "This terminal is too small."), "{shown:?}");
        }
    }
}

#[test]
fn without_colours_the_board_is_in_signs() {
    let mut app = app();
    keys(&mut app, "Ia1^3\n");
    let shown = screen(&app, 100, 30, None);
    assert!(contains(&shown, "<y3>"), "{shown:#?}");
    assert!(contains(&shown, "Green to move."));
    keys(&mut app, "4");
    assert!(contains(&screen(&app, 100, 30, None), "[g1]"));
}

#[test]
fn heights_ghost_and_messages_are_on_the_screen() {
    let mut app = app();
    keys(&mut app, "Ic2d2e2\n1");
    let shown = screen(&app, 80, 24, Some(Depth::Indexed));
    assert!(contains(&shown, "1. Ic2d2e2"));
    assert!(contains(&shown, "In hand: L"));
    assert!(contains(&shown, "Press Enter to place it."), "{shown:#?}");
    assert!(contains(&shown, "┏━━"), "the ghost's outline");
    press(&mut app, KeyCode::Down);
    press(&mut app, KeyCode::Down);
    let shown = screen(&app, 80, 24, Some(Depth::True));
    assert!(contains(&shown, "Must touch the board."), "{shown:#?}");
    assert!(contains(&shown, "╱"));
}

#[test]
fn the_end_of_a_game_shows_its_path_and_result() {
    let mut app = app();
    keys(
        &mut app,
        "La1a2a3b3\nTg2h1h2h3\nLa4a5a6b6\nTg5h4h5h6\nLa7a8b8c8\n",
    );
    let shown = screen(&app, 100, 34, Some(Depth::True));
    assert!(contains(
        &shown,
        "Yellow wins. From south to north, 8 faces."
    ));
    let dots: usize = shown.iter().map(|line| line.matches("1 ●").count()).sum();
    assert_eq!(dots, 8);
    keys(&mut app, "4");
    assert_eq!(*app.mode(), Mode::Free, "nothing can be chosen any more");
}

#[test]
fn help_covers_the_table_and_any_key_closes_it() {
    let mut app = app();
    keys(&mut app, "?");
    for (size, back) in [
        ((80, 24), tr!("play-help-scroll")),
        ((120, 40), tr!("play-help-back")),
    ] {
        let shown = screen(&app, size.0, size.1, Some(Depth::True));
        assert!(contains(&shown, "turn it on the board"));
        assert!(contains(&shown, &back), "{shown:#?}");
    }
    keys(&mut app, "x");
    assert_eq!(*app.mode(), Mode::Free);
}

#[test]
fn help_names_the_key_for_the_next_game_only_in_a_series() {
    for (games, named) in [(1, false), (3, true)] {
        let terms = MatchTerms {
            games,
            ..MatchTerms::default()
        };
        let mut app = app_with_terms("square", Options::default(), terms);
        keys(&mut app, "?");
        let shown = screen(&app, 120, 40, Some(Depth::True));
        assert_eq!(contains(&shown, &tr!("play-help-next-game")), named);
    }
}

#[test]
fn no_key_in_any_state_breaks_the_table() {
    use KeyCode::{Backspace, Char, Delete, Down, Enter, Esc, F, Left, Right, Tab, Up};
    let codes = [
        Left,
        Right,
        Up,
        Down,
        Enter,
        Esc,
        Tab,
        Backspace,
        Delete,
        F(1),
        Char('1'),
        Char('2'),
        Char('3'),
        Char('4'),
        Char('9'),
        Char('r'),
        Char('f'),
        Char('t'),
        Char('u'),
        Char('y'),
        Char('g'),
        Char('?'),
        Char(':'),
        Char('é'),
        Char('Z'),
        Char('n'),
    ];
    let mut app = app_on("diamond", Options::default());
    let mut seed = 7u32;
    for step in 0..4000 {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let code = codes[(seed >> 16) as usize % codes.len()];
        press(&mut app, code);
        if step % 50 == 0 {
            screen(&app, 80, 24, Some(Depth::True));
        }
    }
}
