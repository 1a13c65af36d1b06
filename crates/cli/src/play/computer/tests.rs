//! With the computer in some seats.

use std::thread;
use std::time::Duration;

use caminos_cei::{Limits, Stop};
use caminos_rules::{Options, Players, Seat};
use caminos_table::{PlayerKind, Strength};
use crossterm::event::KeyCode;

use super::{Computer, Purpose, Search, SearchJob};
use crate::draw::screen::Depth;
use crate::language::tr;
use crate::play::app::{Mode, Notice, PromptKind};
use crate::play::key_hints::Situation;
use crate::play::tests::{
    COMPUTER, app, app_with_computer, contains, history, keys, press, screen, think,
};

#[test]
fn the_computer_answers_and_its_piece_is_named() {
    let mut app = app_with_computer("square", Options::default(), &[Seat::Two]);
    assert_eq!(app.search_job(), None);
    keys(&mut app, "Ia1^3\n");
    assert!(app.is_thinking());
    assert_eq!(app.notice(), Notice::Info("Green is thinking.".to_owned()));
    assert_eq!(app.situation(), Situation::Thinking);
    let shown = screen(&app, 80, 24, Some(Depth::True));
    assert!(contains(&shown, "Green, computer 3 …"), "{shown:#?}");
    assert!(contains(&shown, "Yellow, you"));
    think(&mut app);
    let text = history(&app)[1].clone();
    let said = format!("Green plays {text}. Yellow to move.");
    assert_eq!(app.notice(), Notice::Info(said));
    assert!(!app.scene().1.last.is_empty(), "its piece is marked");
    assert_eq!(app.search_job(), None);
}

#[test]
fn nobody_moves_for_the_computer_and_a_typed_move_waits() {
    let mut app = app_with_computer("square", Options::default(), &[Seat::Two]);
    keys(&mut app, "Ia1^3\n4");
    let refused = Notice::Refused("It is Green's turn, and the computer plays it.".to_owned());
    assert_eq!(app.notice(), refused);
    assert_eq!(*app.mode(), Mode::Free);
    keys(&mut app, "Ih8^3\n");
    assert_eq!(app.notice(), refused);
    assert_eq!(history(&app).len(), 1);
    assert!(app.is_thinking(), "typing does not stop it");
    think(&mut app);
    assert_eq!(*app.mode(), Mode::Prompt(PromptKind::Move, "Ih8^3".into()));
    keys(&mut app, "\n");
    assert_eq!(history(&app).len(), 3);
}

#[test]
fn undo_against_the_computer_goes_back_to_your_own_turn() {
    let mut app = app_with_computer("square", Options::default(), &[Seat::Two]);
    keys(&mut app, "Ia1^3\n");
    think(&mut app);
    let both = history(&app);
    keys(&mut app, "u");
    assert!(history(&app).is_empty());
    let said = format!("{} and Ia1^3 were undone.", both[1]);
    assert_eq!(app.notice(), Notice::Info(said));
    keys(&mut app, "y");
    assert_eq!(history(&app), both);
    assert_eq!(app.search_job(), None);
    // While it thinks, only your own move goes.
    keys(&mut app, "Ih8^3\nu");
    assert_eq!(history(&app), both);
    assert_eq!(app.search_job(), None);
}

#[test]
fn a_computer_that_began_is_not_taken_back() {
    let mut app = app_with_computer("ring", Options::default(), &[Seat::One]);
    think(&mut app);
    keys(&mut app, "u");
    assert_eq!(history(&app).len(), 1);
    assert_eq!(app.notice(), Notice::Refused(tr!("play-nothing-to-undo")));
}

#[test]
fn thinking_is_stopped_and_goes_on() {
    let mut app = app_with_computer("square", Options::default(), &[Seat::Two]);
    keys(&mut app, "Ia1^3\n");
    let job = app.search_job().unwrap();
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.search_job(), None);
    assert_eq!(app.notice(), Notice::Info(tr!("play-held")));
    // What comes too late is dropped.
    let found = COMPUTER.search(app.position(), job.purpose, &Stop::new());
    app.search_done(job, found.as_ref());
    assert_eq!(history(&app).len(), 1);
    keys(&mut app, "\n");
    assert_eq!(app.search_job(), Some(job));
    keys(&mut app, "u");
    assert_eq!(app.search_job(), None);
    keys(&mut app, "Ib1^3\n");
    assert_ne!(
        app.search_job(),
        Some(job),
        "another position is another question"
    );
    app.search_done(job, found.as_ref());
    assert_eq!(history(&app), ["Ib1^3"]);
    let job = app.search_job().unwrap();
    app.search_done(job, None);
    assert_eq!(app.notice(), Notice::Refused(tr!("play-no-move")));
    assert_eq!(app.search_job(), None);
}

#[test]
fn a_stopped_search_ends_and_a_finished_one_answers() {
    let app = app_with_computer("square", Options::default(), &[Seat::One]);
    let job = app.search_job().unwrap();
    let endless = Computer {
        limits: Limits::default(),
        seed: 1,
    };
    drop(Search::start(endless, app.position(), job));
    let mut search = Search::start(COMPUTER, app.position(), job);
    let found = loop {
        match search.poll(std::time::Duration::ZERO) {
            Some(found) => break found,
            None => std::thread::yield_now(),
        }
    };
    assert!(found.is_some_and(|info| info.best().is_some()));
}

#[test]
fn a_hint_is_a_ghost_with_a_reason_and_enter_places_it() {
    let mut app = app_with_computer("square", Options::default(), &[Seat::Two]);
    keys(&mut app, "h");
    assert_eq!(app.search_job().map(|job| job.purpose), Some(Purpose::Hint));
    assert_eq!(app.notice(), Notice::Info(tr!("play-looking")));
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.search_job(), None, "any key ends the wait");
    keys(&mut app, "h");
    think(&mut app);
    let Notice::Info(text) = app.notice() else {
        panic!("a hint");
    };
    assert!(text.starts_with("Hint: "), "{text}");
    assert!(
        text.contains(". Brings you closer to connecting. You need "),
        "{text}"
    );
    assert!(app.scene().1.ghost.is_some_and(|ghost| ghost.legal));
    keys(&mut app, "\n");
    assert_eq!(history(&app).len(), 1);
    assert!(text.contains(&history(&app)[0]));
    keys(&mut app, "h");
    assert!(app.is_thinking(), "no hint on the computer's turn");
    assert!(matches!(app.notice(), Notice::Refused(_)));
}

#[test]
fn a_hint_names_the_win_and_the_threat_that_it_stops() {
    let mut app = app();
    keys(&mut app, "La1a2a3b3\nIb7^3\nLa4a5a6b6\nh");
    think(&mut app);
    let Notice::Info(text) = app.notice() else {
        panic!("a hint");
    };
    assert!(
        text.contains(". Stops yellow from connecting next turn. "),
        "{text}"
    );
    press(&mut app, KeyCode::Esc);
    keys(&mut app, "Tg5h4h5h6\nh");
    think(&mut app);
    let Notice::Info(text) = app.notice() else {
        panic!("a hint");
    };
    assert!(text.ends_with(". This piece connects and wins."), "{text}");
}

#[test]
fn a_game_that_the_computer_plays_alone_can_be_watched() {
    let mut app = app_with_computer("octagon", Options::default(), &[Seat::One, Seat::Two]);
    think(&mut app);
    think(&mut app);
    keys(&mut app, "u");
    assert_eq!(history(&app).len(), 1, "one move, and the computer waits");
    assert_eq!(app.search_job(), None);
    keys(&mut app, "\n");
    while app.search_job().is_some() {
        think(&mut app);
    }
    assert!(app.position().is_over());
}

#[test]
fn four_players_with_two_computers_play_to_the_end() {
    let options = Options {
        players: Players::Four,
        neutral: true,
        ..Options::default()
    };
    let mut app = app_with_computer("diamond", options, &[Seat::Two, Seat::Three]);
    while !app.position().is_over() {
        if app.search_job().is_none() {
            keys(&mut app, "h");
        }
        think(&mut app);
        if matches!(app.mode(), Mode::Holding(_)) {
            keys(&mut app, "\n");
        }
    }
    for size in [(80, 24), (120, 40)] {
        let shown = screen(&app, size.0, size.1, Some(Depth::True));
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
    let mut app = app_with_computer("square", options, &[Seat::One]);
    think(&mut app);
    keys(&mut app, ":swap\n");
    assert!(app.is_thinking(), "the computer now plays green");
    think(&mut app);
    assert_eq!(app.search_job(), None);
    assert_eq!(app.position().to_move(), Some(Seat::One));
}

#[test]
fn a_new_game_seats_the_computer() {
    let mut app = app();
    keys(&mut app, "g");
    press(&mut app, KeyCode::Down);
    press(&mut app, KeyCode::Down);
    press(&mut app, KeyCode::Down);
    press(&mut app, KeyCode::Right);
    press(&mut app, KeyCode::Right);
    let shown = screen(&app, 80, 24, Some(Depth::True));
    assert!(contains(&shown, "◂ computer 2 ▸"), "{shown:#?}");
    keys(&mut app, "\n");
    assert_eq!(
        app.local_match().player_at(Seat::Two),
        PlayerKind::Computer(Strength::nearest(2))
    );
    assert_eq!(app.local_match().player_at(Seat::One), PlayerKind::Here);
    keys(&mut app, "Ia1^3\n");
    assert!(app.is_thinking());
}

/// Level 1 answers in less than a millisecond; a piece that is there at once is not noticed.
#[test]
fn a_quick_answer_waits_until_a_person_can_follow() {
    let app = app_with_computer("square", Options::default(), &[Seat::One]);
    let job = SearchJob {
        number: 1,
        purpose: Purpose::Move(Strength::FIRST),
    };
    let mut search = Search::start(COMPUTER, app.position(), job);
    while search.found.is_none() {
        assert!(search.poll(Duration::MAX).is_none());
        thread::yield_now();
    }
    assert!(search.poll(Duration::MAX).is_none(), "found, but not shown");
    let found = search.poll(Duration::ZERO).flatten();
    assert!(found.is_some(), "shown, with its move");
}
