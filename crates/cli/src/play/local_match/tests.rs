//! Timed games at the terminal, with a time that only the test moves on.

use std::cell::Cell;
use std::time::Duration;

use caminos_rules::{Material, Options, Position, Rules, Team};
use caminos_table::{Moment, PlayerKind, Strength, TimeControl};

use super::super::app::App;
use super::super::lines::PlainLines;
use super::super::repl::{OutputStyle, Repl};
use super::super::tests::{COMPUTER, screen};
use super::{LocalMatch, MatchTerms, SeatPlayers};

thread_local! {
    /// Later than any match is opened.
    static NOW: Cell<u64> = const { Cell::new(4_000_000_000_000) };
}

fn now() -> Moment {
    Moment(NOW.get())
}

fn later(seconds: u64) {
    NOW.set(NOW.get() + seconds * 1000);
}

fn timed(players: SeatPlayers) -> LocalMatch {
    let rules = Rules::standard("square", Options::default()).unwrap();
    let clock: TimeControl = "5+3".parse().unwrap();
    let position = Position::new(rules);
    let terms = MatchTerms {
        players,
        clock: Some(clock),
        ..MatchTerms::default()
    };
    let local_match = LocalMatch::new(&position, Material::standard(), terms);
    local_match.unwrap().with_time(now)
}

#[test]
fn the_panel_shows_the_clocks_and_the_flag_falls() {
    let local_match = timed(SeatPlayers::default());
    let mut app = App::new(local_match, Material::standard().clone());
    app.play("La1a2a3b3").unwrap();
    app.play("Tg2h1h2h3").unwrap();
    later(10);
    app.keep_time();
    let lines = screen(&app, 100, 34, None);
    let shows = |time: &str| lines.iter().any(|line| line.contains(time));
    assert!(shows("4:50") && shows("5:00"), "{lines:#?}");
    app.play("La4a5a6b6").unwrap();
    later(300);
    app.keep_time();
    assert!(app.local_match().is_over());
    let said = app.notice().text().to_owned();
    assert_eq!(said, "Yellow wins. Green ran out of time.");
    assert!(!app.local_match().is_clock_running());
}

#[test]
fn plain_lines_describe_the_clocks_and_notice_the_flag_at_the_next_command() {
    let local_match = timed(SeatPlayers::default());
    let mut repl = Repl::new(
        local_match,
        Material::standard(),
        COMPUTER,
        OutputStyle::Described,
    );
    let mut out = Vec::new();
    let moves = "La1a2a3b3\nTg2h1h2h3\nLa4a5a6b6\n";
    repl.run(&mut PlainLines(moves.as_bytes()), &mut out)
        .unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(text.contains("Yellow 5:03 · Green 5:00"), "{text}");
    later(301);
    let mut out = Vec::new();
    let moves = "moves a1\nTg5h4h5h6\n";
    repl.run(&mut PlainLines(moves.as_bytes()), &mut out)
        .unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(
        text.contains("Yellow wins. Green ran out of time."),
        "{text}"
    );
    assert!(
        repl.local_match()
            .record_text()
            .contains("yellow wins time")
    );
}

#[test]
fn the_computer_knows_its_clock() {
    let mut players = SeatPlayers::default();
    players.set(
        caminos_rules::Seat::Two,
        PlayerKind::Computer(Strength::FIRST),
    );
    let mut local_match = timed(players);
    local_match.play("La1a2a3b3").unwrap();
    let clocks = local_match.engine_clocks().unwrap();
    assert_eq!(clocks[Team::Green].left, Duration::from_secs(300));
    assert_eq!(clocks[Team::Green].increment, Duration::from_secs(3));
    let limits = COMPUTER.with_clocks(local_match.engine_clocks()).limits;
    let budget = limits.budget(Team::Green).unwrap();
    assert!(budget > Duration::from_secs(10) && budget < Duration::from_secs(60));
}
