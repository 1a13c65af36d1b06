//! The table without a terminal: keys go in, states and screens come out.

use caminos_rules::{Material, Options, Players, Position, Rules, Seat};
use caminos_search::{Limits, Stop};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;

use crate::language::tr;

use super::computer::{Asked, Search, Thinker};
use super::seats::{Seats, Who};
use super::table::{Line, Message, Mode, Next, Question, Table};
use super::view::{self, Look};
use crate::draw::palette::Palette;
use crate::draw::screen::Depth;

fn table_on(board: &str, options: Options) -> Table {
    let rules = Rules::standard(board, options).unwrap();
    Table::new(
        Position::new(rules),
        Material::standard().clone(),
        Seats::default(),
    )
}

fn table() -> Table {
    table_on("square", Options::default())
}

/// With the computer in seats, at level 3.
fn table_with_computer(board: &str, options: Options, computers: &[Seat]) -> Table {
    let rules = Rules::standard(board, options).unwrap();
    let mut seats = Seats::default();
    for &seat in computers {
        seats.set(seat, "computer:3".parse().unwrap());
    }
    Table::new(Position::new(rules), Material::standard().clone(), seats)
}

const THINKER: Thinker = Thinker {
    limits: Limits {
        move_time: None,
        nodes: Some(20),
        depth: None,
        clocks: None,
        lines: 1,
    },
    seed: 1,
};

/// Does what the table asks of the computer, once.
fn think(table: &mut Table) {
    let task = table.task().expect("something to think about");
    let found = THINKER.think(table.position(), task.asked, &Stop::new());
    table.answer(task, found.as_ref());
}

fn press(table: &mut Table, code: KeyCode) -> Next {
    table.press(KeyEvent::new(code, KeyModifiers::NONE))
}

fn keys(table: &mut Table, text: &str) {
    for key in text.chars() {
        let code = match key {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            other => KeyCode::Char(other),
        };
        assert_eq!(press(table, code), Next::Stay);
    }
}

fn history(table: &Table) -> Vec<String> {
    let rules = table.position().rules();
    let moves = table.position().history();
    moves.map(|(_, mv)| rules.text(mv).to_string()).collect()
}

fn screen(table: &Table, width: u16, height: u16, depth: Option<Depth>) -> Vec<String> {
    let look = Look {
        palette: Palette::DARK,
        depth,
    };
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal
        .draw(|frame| view::draw(table, &look, frame.area(), frame.buffer_mut()))
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

fn contains(screen: &[String], text: &str) -> bool {
    screen.iter().any(|line| line.contains(text))
}

#[test]
fn a_typed_move_is_played() {
    let mut table = table();
    keys(&mut table, "lb2b3b4c4\n");
    assert_eq!(history(&table), ["Lb2b3b4c4"]);
    assert_eq!(*table.mode(), Mode::Free);
    assert!(table.is_unsaved());
}

#[test]
fn a_typed_move_is_shown_before_it_is_played() {
    let mut table = table();
    keys(&mut table, "Lb2b3b4c");
    assert!(table.scene().1.ghost.is_none());
    keys(&mut table, "4");
    let (shown, marks) = table.scene();
    assert!(marks.ghost.is_some_and(|ghost| ghost.legal));
    assert_eq!(shown.pieces().count(), 1);
    assert_eq!(table.position().pieces().count(), 0);
}

#[test]
fn a_refused_move_says_why_and_can_be_mended() {
    let mut table = table();
    keys(&mut table, "Ic2d2e2\nLb2^3c2\n");
    assert_eq!(
        table.message(),
        Message::Refused("Lb2^3c2 is refused: a gap would stay under c2 at level 1.".to_owned())
    );
    assert_eq!(
        *table.mode(),
        Mode::Typing(Line::Move, "Lb2^3c2".to_owned())
    );
    press(&mut table, KeyCode::Esc);
    keys(&mut table, "Tb2\n");
    assert!(matches!(table.message(), Message::Refused(_)));
    press(&mut table, KeyCode::Esc);
    keys(&mut table, "T!\n");
    assert!(
        matches!(table.message(), Message::Refused(text) if text.starts_with("This is no move: "))
    );
    assert_eq!(history(&table), ["Ic2d2e2"]);
}

#[test]
fn a_piece_is_chosen_turned_moved_and_placed_with_keys() {
    let mut table = table();
    keys(&mut table, "4");
    assert!(matches!(table.mode(), Mode::Holding(_)));
    for _ in 0..9 {
        press(&mut table, KeyCode::Left);
        press(&mut table, KeyCode::Down);
    }
    assert_eq!(
        table.message(),
        Message::Plain("Ia1b1c1. Enter places it.".to_owned())
    );
    keys(&mut table, "r");
    press(&mut table, KeyCode::Left);
    press(&mut table, KeyCode::Down);
    assert_eq!(
        table.message(),
        Message::Plain("Ia1a2a3. Enter places it.".to_owned())
    );
    keys(&mut table, "f\n");
    assert_eq!(history(&table), ["Ia2^3"]);
    assert_eq!(*table.mode(), Mode::Free);
}

#[test]
fn a_piece_in_the_wrong_place_is_marked_and_stays_in_hand() {
    let mut table = table();
    keys(&mut table, "Id4e4f4\n4\n");
    assert!(matches!(table.mode(), Mode::Holding(_)));
    let (shown, marks) = table.scene();
    let ghost = marks.ghost.unwrap();
    assert!(!ghost.legal);
    assert!(!ghost.offending.is_empty());
    assert_eq!(shown, *table.position());
    let Message::Refused(reason) = table.message() else {
        panic!("a refusal");
    };
    assert!(
        reason.starts_with("Not here: the piece would not touch the board"),
        "{reason}"
    );
    press(&mut table, KeyCode::Esc);
    assert_eq!(*table.mode(), Mode::Free);
}

#[test]
fn tab_goes_through_the_pieces_that_are_left() {
    let mut table = table();
    let mut seen = Vec::new();
    for _ in 0..5 {
        keys(&mut table, "\t");
        let Mode::Holding(ghost) = table.mode() else {
            panic!("a piece in hand");
        };
        let rules = table.position().rules();
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
    let mut table = table_on("ring", options);
    keys(&mut table, "1");
    let Mode::Holding(ghost) = table.mode() else {
        panic!("a piece in hand");
    };
    let rules = table.position().rules();
    assert!(rules.is_neutral(ghost.shape(rules)));
}

#[test]
fn a_shape_that_is_used_up_cannot_be_chosen() {
    let mut table = table();
    keys(&mut table, "Ia1^3\nIh1^3\nIa3^3\nIh3^3\n4");
    assert_eq!(table.message(), Message::Refused(tr!("play-no-such-piece")));
    assert_eq!(*table.mode(), Mode::Free);
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let mut table = table();
    keys(&mut table, "u");
    assert_eq!(
        table.message(),
        Message::Refused(tr!("play-nothing-to-undo"))
    );
    keys(&mut table, "Ia1^3\nIh1^3\nuu");
    assert!(history(&table).is_empty());
    keys(&mut table, "y");
    assert_eq!(history(&table), ["Ia1^3"]);
    table.press(KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL));
    assert!(history(&table).is_empty());
    table.press(KeyEvent::new(KeyCode::Char('y'), KeyModifiers::CONTROL));
    keys(&mut table, "Ib1^3\ny");
    assert_eq!(
        history(&table),
        ["Ia1^3", "Ib1^3"],
        "a new move ends what was taken back"
    );
    assert_eq!(
        table.message(),
        Message::Refused(tr!("play-nothing-to-redo"))
    );
}

#[test]
fn swap_and_resign_are_typed_after_a_colon() {
    let options = Options {
        swap: true,
        ..Options::default()
    };
    let mut table = table_on("square", options);
    keys(&mut table, "Ia1^3\n:swap\n:resign\n");
    assert_eq!(history(&table), ["Ia1^3", "swap", "resign"]);
    assert_eq!(
        table.message(),
        Message::Plain("Green resigns, yellow wins.".to_owned())
    );
    assert_eq!(table.hint(), tr!("play-keys-over"));
}

#[test]
fn an_unsaved_game_is_not_left_without_asking() {
    let mut table = table();
    assert_eq!(press(&mut table, KeyCode::Char('q')), Next::Leave);
    keys(&mut table, "Ia1^3\nq");
    assert_eq!(*table.mode(), Mode::Asking(Question::Quit));
    keys(&mut table, "n");
    assert_eq!(*table.mode(), Mode::Free);
    keys(&mut table, "q");
    assert_eq!(press(&mut table, KeyCode::Char('y')), Next::Leave);
    keys(&mut table, "g");
    assert!(matches!(
        table.mode(),
        Mode::Asking(Question::NewGame) | Mode::Setup(_)
    ));
}

#[test]
fn a_game_is_saved_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a game.caminos");
    let path = path.to_str().unwrap();
    let mut table = table();
    keys(&mut table, "Ia1^3\ns");
    assert_eq!(
        *table.mode(),
        Mode::Typing(Line::Save, "game.caminos".to_owned())
    );
    for _ in 0.."game.caminos".len() {
        press(&mut table, KeyCode::Backspace);
    }
    keys(&mut table, path);
    keys(&mut table, "\n");
    assert_eq!(
        table.message(),
        Message::Plain(tr!("play-saved", file = path))
    );
    assert!(!table.is_unsaved());
    let mut other = self::table();
    other.save(path);
    other.open(path);
    assert!(history(&other).is_empty());
    table.save(path);
    other.open(path);
    assert_eq!(history(&other), ["Ia1^3"]);
    assert!(!other.is_unsaved());
    other.open("no/such/file");
    assert!(matches!(other.message(), Message::Refused(_)));
    assert_eq!(history(&other), ["Ia1^3"]);
}

#[test]
fn a_file_of_another_game_is_not_written_over_without_asking() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept");
    std::fs::write(&path, "precious").unwrap();
    let mut table = table();
    keys(&mut table, "s");
    for _ in 0.."game.caminos".len() {
        press(&mut table, KeyCode::Backspace);
    }
    keys(&mut table, path.to_str().unwrap());
    keys(&mut table, "\n");
    assert!(matches!(table.mode(), Mode::Asking(Question::Overwrite(_))));
    keys(&mut table, "n");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious");
}

#[test]
fn a_new_game_is_set_up_with_the_arrows() {
    let mut table = table();
    keys(&mut table, "g");
    press(&mut table, KeyCode::Right);
    press(&mut table, KeyCode::Down);
    press(&mut table, KeyCode::Right);
    keys(&mut table, "\n");
    let rules = table.position().rules();
    assert_eq!(rules.board().name(), "diamond");
    assert_eq!(rules.options().players, Players::Four);
    assert_eq!(*table.mode(), Mode::Free);
}

#[test]
fn choices_that_do_not_go_together_are_refused() {
    let mut table = table();
    keys(&mut table, "g");
    press(&mut table, KeyCode::Down);
    press(&mut table, KeyCode::Right);
    for _ in 0..8 {
        press(&mut table, KeyCode::Down);
    }
    press(&mut table, KeyCode::Right);
    keys(&mut table, "\n");
    assert_eq!(
        table.message(),
        Message::Refused("The swap rule is for two players only.".to_owned())
    );
    assert!(matches!(table.mode(), Mode::Setup(_)));
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
            let table = table_on(board, options);
            for (width, height) in [(80, 24), (100, 30), (120, 40), (200, 60)] {
                let shown = screen(&table, width, height, Some(Depth::True));
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
fn a_terminal_that_is_too_small_is_told_so() {
    let table = table();
    for (width, height) in [(40, 10), (20, 3), (1, 1), (79, 8)] {
        let shown = screen(&table, width, height, Some(Depth::True));
        if width > 30 {
            assert!(contains(&shown, "This terminal is too small."), "{shown:?}");
        }
    }
}

#[test]
fn without_colours_the_board_is_in_signs() {
    let mut table = table();
    keys(&mut table, "Ia1^3\n");
    let shown = screen(&table, 100, 30, None);
    assert!(contains(&shown, "<y3>"), "{shown:#?}");
    assert!(contains(&shown, "Green to move."));
    keys(&mut table, "4");
    assert!(contains(&screen(&table, 100, 30, None), "[g1]"));
}

#[test]
fn heights_ghost_and_messages_are_on_the_screen() {
    let mut table = table();
    keys(&mut table, "Ic2d2e2\n1");
    let shown = screen(&table, 80, 24, Some(Depth::Indexed));
    assert!(contains(&shown, "1. Ic2d2e2"));
    assert!(contains(&shown, "In hand: L"));
    assert!(contains(&shown, "Enter places it."), "{shown:#?}");
    assert!(contains(&shown, "┏━━"), "the ghost's outline");
    press(&mut table, KeyCode::Down);
    press(&mut table, KeyCode::Down);
    let shown = screen(&table, 80, 24, Some(Depth::True));
    assert!(contains(&shown, "Not here: "), "{shown:#?}");
    assert!(contains(&shown, "╱"));
}

#[test]
fn the_end_of_a_game_shows_its_path_and_result() {
    let mut table = table();
    keys(
        &mut table,
        "La1a2a3b3\nTg2h1h2h3\nLa4a5a6b6\nTg5h4h5h6\nLa7a8b8c8\n",
    );
    let shown = screen(&table, 100, 34, Some(Depth::True));
    assert!(contains(&shown, "Yellow is connected: 8 faces, 8 points."));
    let dots: usize = shown.iter().map(|line| line.matches("1 ●").count()).sum();
    assert_eq!(dots, 8);
    keys(&mut table, "4");
    assert_eq!(*table.mode(), Mode::Free, "nothing can be chosen any more");
}

#[test]
fn help_covers_the_table_and_any_key_closes_it() {
    let mut table = table();
    keys(&mut table, "?");
    for size in [(80, 24), (120, 40)] {
        let shown = screen(&table, size.0, size.1, Some(Depth::True));
        assert!(contains(&shown, "turn it on the board"));
        assert!(contains(&shown, &tr!("play-help-back")), "{shown:#?}");
    }
    keys(&mut table, "x");
    assert_eq!(*table.mode(), Mode::Free);
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
    let mut table = table_on("diamond", Options::default());
    let mut seed = 7u32;
    for step in 0..4000 {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let code = codes[(seed >> 16) as usize % codes.len()];
        press(&mut table, code);
        if step % 50 == 0 {
            screen(&table, 80, 24, Some(Depth::True));
        }
    }
}

#[test]
fn the_computer_answers_and_its_piece_is_named() {
    let mut table = table_with_computer("square", Options::default(), &[Seat::Two]);
    assert_eq!(table.task(), None);
    keys(&mut table, "Ia1^3\n");
    assert!(table.is_thinking());
    assert_eq!(
        table.message(),
        Message::Plain("Green is thinking.".to_owned())
    );
    assert_eq!(table.hint(), tr!("play-keys-thinking"));
    let shown = screen(&table, 80, 24, Some(Depth::True));
    assert!(contains(&shown, "Green, computer 3 …"), "{shown:#?}");
    assert!(contains(&shown, "Yellow, you"));
    think(&mut table);
    let text = history(&table)[1].clone();
    let said = format!("Green plays {text}. Yellow to move.");
    assert_eq!(table.message(), Message::Plain(said));
    assert!(!table.scene().1.last.is_empty(), "its piece is marked");
    assert_eq!(table.task(), None);
}

#[test]
fn nobody_moves_for_the_computer_and_a_typed_move_waits() {
    let mut table = table_with_computer("square", Options::default(), &[Seat::Two]);
    keys(&mut table, "Ia1^3\n4");
    let refused = Message::Refused("It is Green's turn, and the computer plays it.".to_owned());
    assert_eq!(table.message(), refused);
    assert_eq!(*table.mode(), Mode::Free);
    keys(&mut table, "Ih8^3\n");
    assert_eq!(table.message(), refused);
    assert_eq!(history(&table).len(), 1);
    assert!(table.is_thinking(), "typing does not stop it");
    think(&mut table);
    assert_eq!(*table.mode(), Mode::Typing(Line::Move, "Ih8^3".to_owned()));
    keys(&mut table, "\n");
    assert_eq!(history(&table).len(), 3);
}

#[test]
fn undo_against_the_computer_goes_back_to_your_own_turn() {
    let mut table = table_with_computer("square", Options::default(), &[Seat::Two]);
    keys(&mut table, "Ia1^3\n");
    think(&mut table);
    let both = history(&table);
    keys(&mut table, "u");
    assert!(history(&table).is_empty());
    let said = format!("{} and Ia1^3 are taken back.", both[1]);
    assert_eq!(table.message(), Message::Plain(said));
    keys(&mut table, "y");
    assert_eq!(history(&table), both);
    assert_eq!(table.task(), None);
    // While it thinks, only your own move goes.
    keys(&mut table, "Ih8^3\nu");
    assert_eq!(history(&table), both);
    assert_eq!(table.task(), None);
}

#[test]
fn a_computer_that_began_is_not_taken_back() {
    let mut table = table_with_computer("ring", Options::default(), &[Seat::One]);
    think(&mut table);
    keys(&mut table, "u");
    assert_eq!(history(&table).len(), 1);
    assert_eq!(
        table.message(),
        Message::Refused(tr!("play-nothing-to-undo"))
    );
}

#[test]
fn thinking_is_stopped_and_goes_on() {
    let mut table = table_with_computer("square", Options::default(), &[Seat::Two]);
    keys(&mut table, "Ia1^3\n");
    let task = table.task().unwrap();
    press(&mut table, KeyCode::Esc);
    assert_eq!(table.task(), None);
    assert_eq!(table.message(), Message::Plain(tr!("play-held")));
    // What comes too late is dropped.
    let found = THINKER.think(table.position(), task.asked, &Stop::new());
    table.answer(task, found.as_ref());
    assert_eq!(history(&table).len(), 1);
    keys(&mut table, "\n");
    assert_eq!(table.task(), Some(task));
    keys(&mut table, "u");
    assert_eq!(table.task(), None);
    keys(&mut table, "Ib1^3\n");
    assert_ne!(
        table.task(),
        Some(task),
        "another position is another question"
    );
    table.answer(task, found.as_ref());
    assert_eq!(history(&table), ["Ib1^3"]);
    let task = table.task().unwrap();
    table.answer(task, None);
    assert_eq!(table.message(), Message::Refused(tr!("play-no-move")));
    assert_eq!(table.task(), None);
}

#[test]
fn a_stopped_search_ends_and_a_finished_one_answers() {
    let table = table_with_computer("square", Options::default(), &[Seat::One]);
    let task = table.task().unwrap();
    let endless = Thinker {
        limits: Limits::default(),
        seed: 1,
    };
    drop(Search::start(endless, table.position(), task));
    let mut search = Search::start(THINKER, table.position(), task);
    let found = loop {
        match search.answer(std::time::Duration::ZERO) {
            Some(found) => break found,
            None => std::thread::yield_now(),
        }
    };
    assert!(found.is_some_and(|info| info.best().is_some()));
}

#[test]
fn a_hint_is_a_ghost_with_a_reason_and_enter_places_it() {
    let mut table = table_with_computer("square", Options::default(), &[Seat::Two]);
    keys(&mut table, "h");
    assert_eq!(table.task().map(|task| task.asked), Some(Asked::Hint));
    assert_eq!(table.message(), Message::Plain(tr!("play-looking")));
    press(&mut table, KeyCode::Esc);
    assert_eq!(table.task(), None, "any key ends the wait");
    keys(&mut table, "h");
    think(&mut table);
    let Message::Plain(text) = table.message() else {
        panic!("a hint");
    };
    assert!(text.starts_with("Hint: "), "{text}");
    assert!(text.contains("takes you from 8 to "), "{text}");
    assert!(table.scene().1.ghost.is_some_and(|ghost| ghost.legal));
    keys(&mut table, "\n");
    assert_eq!(history(&table).len(), 1);
    assert!(text.contains(&history(&table)[0]));
    keys(&mut table, "h");
    assert!(table.is_thinking(), "no hint on the computer's turn");
    assert!(matches!(table.message(), Message::Refused(_)));
}

#[test]
fn a_hint_names_the_win_and_the_threat_that_it_stops() {
    let mut table = table();
    keys(&mut table, "La1a2a3b3\nIb7^3\nLa4a5a6b6\nh");
    think(&mut table);
    let Message::Plain(text) = table.message() else {
        panic!("a hint");
    };
    assert!(text.contains(" stops a win at a7 a8"), "{text}");
    press(&mut table, KeyCode::Esc);
    keys(&mut table, "Tg5h4h5h6\nh");
    think(&mut table);
    let Message::Plain(text) = table.message() else {
        panic!("a hint");
    };
    assert!(text.contains(" connects you by "), "{text}");
}

#[test]
fn a_game_that_the_computer_plays_alone_can_be_watched() {
    let mut table = table_with_computer("octagon", Options::default(), &[Seat::One, Seat::Two]);
    think(&mut table);
    think(&mut table);
    keys(&mut table, "u");
    assert_eq!(history(&table).len(), 1, "one move, and the computer waits");
    assert_eq!(table.task(), None);
    keys(&mut table, "\n");
    while table.task().is_some() {
        think(&mut table);
    }
    assert!(table.position().is_over());
}

#[test]
fn four_players_with_two_computers_play_to_the_end() {
    let options = Options {
        players: Players::Four,
        neutral: true,
        ..Options::default()
    };
    let mut table = table_with_computer("diamond", options, &[Seat::Two, Seat::Three]);
    while !table.position().is_over() {
        if table.task().is_none() {
            keys(&mut table, "h");
        }
        think(&mut table);
        if matches!(table.mode(), Mode::Holding(_)) {
            keys(&mut table, "\n");
        }
    }
    for size in [(80, 24), (120, 40)] {
        let shown = screen(&table, size.0, size.1, Some(Depth::True));
        assert!(contains(&shown, "Yellow 3, computer 3"), "{shown:#?}");
        assert!(contains(&shown, "Green 4, you"));
    }
}

#[test]
fn a_swap_exchanges_the_players() {
    let options = Options {
        swap: true,
        ..Options::default()
    };
    let mut table = table_with_computer("square", options, &[Seat::One]);
    think(&mut table);
    keys(&mut table, ":swap\n");
    assert!(table.is_thinking(), "the computer now plays green");
    think(&mut table);
    assert_eq!(table.task(), None);
    assert_eq!(table.position().to_move(), Some(Seat::One));
}

#[test]
fn a_new_game_seats_the_computer() {
    let mut table = table();
    keys(&mut table, "g");
    press(&mut table, KeyCode::Down);
    press(&mut table, KeyCode::Down);
    press(&mut table, KeyCode::Down);
    press(&mut table, KeyCode::Right);
    press(&mut table, KeyCode::Right);
    let shown = screen(&table, 80, 24, Some(Depth::True));
    assert!(contains(&shown, "◂ computer 2 ▸"), "{shown:#?}");
    keys(&mut table, "\n");
    assert_eq!(table.seats().at(Seat::Two).to_string(), "computer 2");
    assert_eq!(table.seats().at(Seat::One), Who::Person);
    keys(&mut table, "Ia1^3\n");
    assert!(table.is_thinking());
}

#[test]
fn players_are_read_from_words() {
    assert_eq!("me".parse(), Ok(Who::Person));
    for text in ["computer", "computer:1", "computer:9"] {
        assert!(matches!(text.parse(), Ok(Who::Computer(_))), "{text}");
    }
    for text in [
        "",
        "computer:",
        "computer:0",
        "computer:10",
        "Computer",
        "you",
    ] {
        assert!(text.parse::<Who>().is_err(), "{text}");
    }
}
