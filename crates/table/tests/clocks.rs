//! Clocks, sentence by sentence.

use std::time::Duration;

use caminos_rules::{Material, Outcome, Record, Team};
use caminos_table::{
    Actor, Command, Event, EventKind, Match, MatchSetup, MatchSetupError, Moment, Party, Player,
    Refusal, ReplayError, ReplayFault, SeatSetup, Strength, TimeControl, TimeControlError,
};

const MOVES: [&str; 4] = ["La1a2a3b3", "Tg2h1h2h3", "La4a5a6b6", "Tg5h4h5h6"];
const FIVE_PLUS_THREE: TimeControl = TimeControl::Increment {
    base: 300,
    increment: 3,
};
const DAY: u64 = 86_400_000;

/// A match, its events so far, and the time.
struct Timed {
    match_state: Match,
    events: Vec<Event>,
    now: u64,
}

fn p(number: u8) -> Player {
    Player::new(number).unwrap()
}

fn open_timed(setup: MatchSetup, clock: TimeControl) -> Timed {
    let clock = Some(clock);
    let (match_state, opened) = Match::open(MatchSetup { clock, ..setup }, Moment(1000)).unwrap();
    Timed {
        match_state,
        events: vec![opened],
        now: 1000,
    }
}

fn here(clock: TimeControl) -> Timed {
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::here("Bo")];
    open_timed(MatchSetup::new("square", seats), clock)
}

fn by_link(clock: TimeControl) -> Timed {
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::link()];
    let mut timed = open_timed(MatchSetup::new("square", seats), clock);
    let claim = Command::Claim { name: None };
    timed.act(Actor::Spectator, &claim).unwrap();
    timed
}

impl Timed {
    fn act(&mut self, by: Actor, command: &Command) -> Result<Vec<EventKind>, Refusal> {
        let events = self.match_state.handle(by, command, Moment(self.now))?;
        self.events.extend(events.clone());
        assert_eq!(
            Match::from_events(&self.events).as_ref(),
            Ok(&self.match_state)
        );
        Ok(events.into_iter().map(|event| event.kind).collect())
    }

    /// So many seconds later.
    fn later(&mut self, seconds: f64) -> &mut Self {
        self.now += (seconds * 1000.0) as u64;
        self
    }

    fn play(&mut self, text: &str) -> Result<Vec<EventKind>, Refusal> {
        let player = self.match_state.player_to_move().unwrap();
        let all = [Actor::Owner, Actor::Player(player), Actor::Computer];
        let by = all
            .into_iter()
            .find(|by| self.match_state.plays_for(*by, player));
        let (text, ply) = (text.to_owned(), self.match_state.game().ply());
        self.act(by.unwrap(), &Command::Move { text, ply })
    }

    fn left(&self, number: u8) -> f64 {
        let left = self
            .match_state
            .time_left(p(number), Moment(self.now))
            .unwrap();
        left.as_secs_f64()
    }

    fn flag(&mut self) -> Result<Vec<EventKind>, Refusal> {
        self.act(Actor::Server, &Command::Flag)
    }
}

#[test]
fn a_time_control_out_of_bounds_is_no_setup() {
    let seats = || vec![SeatSetup::here("Ada"), SeatSetup::here("Bo")];
    let refused = |clock| {
        let clock = Some(clock);
        let setup = MatchSetup {
            clock,
            ..MatchSetup::new("square", seats())
        };
        Match::open(setup, Moment(0)).unwrap_err()
    };
    let increment = |base, increment| TimeControl::Increment { base, increment };
    let error = |error| MatchSetupError::Clock { error };
    assert_eq!(refused(increment(0, 3)), error(TimeControlError::Base));
    assert_eq!(
        refused(increment(604_801, 3)),
        error(TimeControlError::Base)
    );
    assert_eq!(
        refused(increment(60, 601)),
        error(TimeControlError::Increment)
    );
    let days = |days| TimeControl::Days { days };
    assert_eq!(refused(days(0)), error(TimeControlError::Days));
    assert_eq!(refused(days(15)), error(TimeControlError::Days));
}

#[test]
fn each_players_first_move_is_free_and_later_ones_take_time_and_earn_the_increment() {
    let mut timed = here(FIVE_PLUS_THREE);
    assert_eq!(timed.match_state.deadline(), None);
    timed.later(100.0).play(MOVES[0]).unwrap();
    assert_eq!(timed.match_state.clock_running(), None);
    timed.later(100.0).play(MOVES[1]).unwrap();
    assert_eq!((timed.left(1), timed.left(2)), (300.0, 300.0));
    assert_eq!(timed.match_state.clock_running(), Some(p(1)));
    assert_eq!(
        timed.match_state.deadline(),
        Some(Moment(timed.now + 300_000))
    );
    timed.later(10.0);
    assert_eq!((timed.left(1), timed.left(2)), (290.0, 300.0));
    timed.play(MOVES[2]).unwrap();
    assert_eq!((timed.left(1), timed.left(2)), (293.0, 300.0));
    timed.later(20.5);
    assert_eq!((timed.left(1), timed.left(2)), (293.0, 279.5));
}

#[test]
fn a_day_a_move_runs_from_the_start_and_is_whole_again_after_each_move() {
    let mut timed = by_link(TimeControl::Days { days: 1 });
    assert_eq!(timed.match_state.deadline(), Some(Moment(timed.now + DAY)));
    timed.later(3600.0).play(MOVES[0]).unwrap();
    assert_eq!(timed.left(1), 86_400.0);
    assert_eq!(timed.match_state.clock_running(), Some(p(2)));
    timed.later(86_399.0);
    assert_eq!(timed.left(2), 1.0);
    timed.later(1.0);
    assert_eq!(
        timed.flag().unwrap(),
        [EventKind::TimeExpired { player: p(2) }]
    );
}

#[test]
fn the_flag_falls_at_the_deadline_however_late_it_is_noticed() {
    let mut timed = here(FIVE_PLUS_THREE);
    for text in &MOVES[..3] {
        timed.later(1.0).play(text).unwrap();
    }
    let deadline = timed.match_state.deadline();
    // The first move was free.
    timed.later(299.9);
    assert_eq!(timed.flag(), Err(Refusal::TimeLeft { player: p(2) }));
    timed.later(60.0);
    let late = timed.play(MOVES[3]);
    assert_eq!(late, Err(Refusal::TimeOver { player: p(2) }));
    let resign = Command::Resign {
        player: p(1),
        ply: 3,
    };
    let late = timed.act(Actor::Owner, &resign);
    assert_eq!(late, Err(Refusal::TimeOver { player: p(2) }));
    timed.flag().unwrap();
    assert_eq!(timed.events.last().map(|event| event.at), deadline);
    let winner = Team::Yellow;
    assert_eq!(timed.match_state.outcome(), Some(Outcome::Time { winner }));
    assert_eq!(timed.left(2), 0.0);
    assert_eq!(timed.match_state.deadline(), None);
    assert_eq!(timed.flag(), Err(Refusal::ClockStopped));
    let back = timed.act(Actor::Owner, &Command::Takeback { ply: 3 });
    assert_eq!(back, Err(Refusal::GameOver));
    assert_eq!(timed.match_state.score().wins(p(1)), 1);
}

#[test]
fn only_whoever_keeps_the_time_lets_a_flag_fall_or_gives_time_back() {
    let mut timed = by_link(FIVE_PLUS_THREE);
    for text in &MOVES[..2] {
        timed.play(text).unwrap();
    }
    timed.later(1000.0);
    let (from, to) = (Moment(0), Moment(timed.now));
    for by in [
        Actor::Owner,
        Actor::Player(p(2)),
        Actor::Computer,
        Actor::Spectator,
    ] {
        for command in [Command::Flag, Command::Credit { from, to }] {
            assert_eq!(timed.act(by, &command), Err(Refusal::ServerOnly));
        }
    }
}

#[test]
fn time_never_runs_backwards() {
    let mut timed = here(FIVE_PLUS_THREE);
    for text in &MOVES[..3] {
        timed.later(5.0).play(text).unwrap();
    }
    let now = timed.now;
    timed.now = 0;
    timed.play(MOVES[3]).unwrap();
    assert_eq!(timed.events.last().map(|event| event.at), Some(Moment(now)));
    assert_eq!(timed.match_state.last_event_at(), Moment(now));
    assert_eq!(timed.left(2), 303.0);
}

#[test]
fn a_log_with_a_clock_that_was_set_back_still_opens() {
    let mut timed = here(FIVE_PLUS_THREE);
    for text in MOVES {
        timed.later(5.0).play(text).unwrap();
    }
    timed.events[4].at = Moment(3);
    let match_state = Match::from_events(&timed.events).unwrap();
    assert_eq!(match_state.last_event_at(), timed.events[3].at);
}

#[test]
fn a_takeback_gives_everybody_the_time_that_they_had_then() {
    let mut timed = here(FIVE_PLUS_THREE);
    for text in &MOVES[..2] {
        timed.later(50.0).play(text).unwrap();
    }
    timed.later(10.0).play(MOVES[2]).unwrap();
    timed.later(20.0).play(MOVES[3]).unwrap();
    timed.later(7.0);
    assert_eq!((timed.left(1), timed.left(2)), (286.0, 283.0));
    let back = Command::Takeback { ply: 4 };
    timed.act(Actor::Owner, &back).unwrap();
    assert_eq!((timed.left(1), timed.left(2)), (293.0, 300.0));
    assert_eq!(timed.match_state.clock_running(), Some(p(2)));
    for ply in [3, 2, 1] {
        timed.act(Actor::Owner, &Command::Takeback { ply }).unwrap();
    }
    assert_eq!((timed.left(1), timed.left(2)), (300.0, 300.0));
    assert_eq!(timed.match_state.clock_running(), None);
}

#[test]
fn a_swap_leaves_each_player_with_their_own_clock() {
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::here("Bo")];
    let setup = MatchSetup {
        swap: true,
        ..MatchSetup::new("square", seats)
    };
    let mut timed = open_timed(setup, FIVE_PLUS_THREE);
    timed.play(MOVES[0]).unwrap();
    timed.play("swap").unwrap();
    assert_eq!(timed.match_state.player_to_move(), Some(p(1)));
    timed.later(10.0).play(MOVES[1]).unwrap();
    assert_eq!((timed.left(1), timed.left(2)), (293.0, 300.0));
    timed.later(4.0).play(MOVES[2]).unwrap();
    assert_eq!((timed.left(1), timed.left(2)), (293.0, 299.0));
}

#[test]
fn a_rematch_begins_with_full_clocks_and_free_first_moves() {
    let mut timed = here(FIVE_PLUS_THREE);
    for text in &MOVES[..2] {
        timed.later(1.0).play(text).unwrap();
    }
    timed.later(301.0).flag().unwrap();
    timed.act(Actor::Owner, &Command::Rematch).unwrap();
    assert_eq!((timed.left(1), timed.left(2)), (300.0, 300.0));
    assert_eq!(timed.match_state.clock_running(), None);
    assert_eq!(timed.match_state.player_to_move(), Some(p(2)));
    assert_eq!(timed.match_state.outcome(), None);
}

#[test]
fn four_players_have_four_clocks_and_a_team_loses_together() {
    let seats = ["Ada", "Bo", "Cy", "Di"].map(SeatSetup::here);
    let mut timed = open_timed(MatchSetup::new("ring", seats.into()), FIVE_PLUS_THREE);
    for round in 0..2 {
        for _ in 0..4 {
            let position = timed.match_state.position();
            let mv = position.rules().text(position.legal_moves()[0]).to_string();
            let seconds = if round == 0 { 30.0 } else { 10.0 };
            if timed.match_state.game().ply() < 6 {
                timed.later(seconds).play(&mv).unwrap();
            }
        }
    }
    let left: Vec<f64> = (1..=4).map(|number| timed.left(number)).collect();
    assert_eq!(left, [293.0, 293.0, 300.0, 300.0]);
    assert_eq!(timed.match_state.clock_running(), Some(p(3)));
    timed.later(300.0).flag().unwrap();
    let winner = Team::Green;
    assert_eq!(timed.match_state.outcome(), Some(Outcome::Time { winner }));
}

#[test]
fn a_pause_is_agreed_on_and_stops_clocks_and_moves() {
    let mut timed = by_link(FIVE_PLUS_THREE);
    for text in &MOVES[..2] {
        timed.play(text).unwrap();
    }
    let (ada, bo) = (Actor::Owner, Actor::Player(p(2)));
    assert_eq!(timed.act(ada, &Command::Resume), Err(Refusal::NotPaused));
    let by = Party::Owner;
    timed.later(10.0);
    let asked = timed.act(ada, &Command::Pause).unwrap();
    assert_eq!(asked, [EventKind::PauseAsked { by }]);
    // The clock runs until the other has agreed.
    timed.later(5.0);
    let by = Party::Player(p(2));
    let agreed = timed.act(bo, &Command::Agree).unwrap();
    assert_eq!(agreed, [EventKind::PauseAgreed { by }, EventKind::Paused]);
    assert!(timed.match_state.is_paused());
    assert_eq!((timed.match_state.deadline(), timed.left(1)), (None, 285.0));
    timed.later(1000.0);
    assert_eq!(timed.left(1), 285.0);
    assert_eq!(timed.play(MOVES[2]), Err(Refusal::Paused));
    assert_eq!(timed.act(bo, &Command::Pause), Err(Refusal::Paused));
    // Bo would make Ada's clock run, and has to ask; Ada need not.
    let asked = timed.act(bo, &Command::Resume).unwrap();
    assert_eq!(asked, [EventKind::ResumeAsked { by }]);
    let by = Party::Owner;
    let refused = timed.act(ada, &Command::Refuse).unwrap();
    assert_eq!(refused, [EventKind::ResumeRefused { by }]);
    assert!(timed.match_state.is_paused());
    assert_eq!(
        timed.act(ada, &Command::Resume).unwrap(),
        [EventKind::Resumed]
    );
    timed.later(5.0);
    assert_eq!(timed.left(1), 280.0);
    timed.play(MOVES[2]).unwrap();
}

#[test]
fn a_game_that_was_given_up_in_a_pause_is_over_and_no_longer_paused() {
    let mut timed = by_link(FIVE_PLUS_THREE);
    timed.play(MOVES[0]).unwrap();
    for actor in [Actor::Owner, Actor::Player(p(2))] {
        timed.act(actor, &Command::Pause).unwrap();
    }
    assert!(timed.match_state.is_paused());
    let player = p(1);
    let resign = Command::Resign { player, ply: 1 };
    timed.act(Actor::Owner, &resign).unwrap();
    assert!(timed.match_state.outcome().is_some());
    assert!(!timed.match_state.is_paused());
}

#[test]
fn two_who_both_want_a_pause_have_one() {
    let mut timed = by_link(FIVE_PLUS_THREE);
    timed.act(Actor::Owner, &Command::Pause).unwrap();
    timed.act(Actor::Player(p(2)), &Command::Pause).unwrap();
    assert!(timed.match_state.is_paused());
}

#[test]
fn a_game_without_clocks_is_not_paused() {
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::here("Bo")];
    let (mut match_state, _) = Match::open(MatchSetup::new("square", seats), Moment(0)).unwrap();
    let refused = match_state.handle(Actor::Owner, &Command::Pause, Moment(1));
    assert_eq!(refused, Err(Refusal::NoClock));
    assert_eq!(match_state.deadline(), None);
    assert_eq!(match_state.time_left(p(1), Moment(1)), None);
}

#[test]
fn the_computer_does_not_move_in_a_pause() {
    let seats = vec![SeatSetup::computer(Strength::FIRST), SeatSetup::here("Bo")];
    let mut timed = open_timed(MatchSetup::new("square", seats), FIVE_PLUS_THREE);
    assert!(timed.match_state.computer_to_move().is_some());
    timed.act(Actor::Owner, &Command::Pause).unwrap();
    assert_eq!(timed.match_state.computer_to_move(), None);
    assert_eq!(timed.play(MOVES[0]), Err(Refusal::Paused));
    timed.act(Actor::Owner, &Command::Resume).unwrap();
    assert!(timed.match_state.computer_to_move().is_some());
}

#[test]
fn an_outage_is_given_back_once() {
    let mut timed = here(FIVE_PLUS_THREE);
    for text in &MOVES[..2] {
        timed.play(text).unwrap();
    }
    let moved = timed.now;
    // Down from 10 s to 400 s after the move: the flag would have fallen meanwhile.
    timed.later(401.0);
    let outage = Command::Credit {
        from: Moment(moved + 10_000),
        to: Moment(moved + 400_000),
    };
    timed.act(Actor::Server, &outage).unwrap();
    assert_eq!(timed.left(1), 289.0);
    let again = timed.act(Actor::Server, &outage);
    assert_eq!(again, Err(Refusal::ClockStopped));
    // What lies before the last event was charged to nobody who still thinks.
    timed.play(MOVES[2]).unwrap();
    timed.later(1.0);
    let early = Command::Credit {
        from: Moment(0),
        to: Moment(moved),
    };
    assert_eq!(timed.act(Actor::Server, &early), Err(Refusal::ClockStopped));
}

#[test]
fn who_opened_the_table_may_open_a_seat_again() {
    let mut timed = by_link(FIVE_PLUS_THREE);
    let name = Command::Name {
        player: p(2),
        name: "Bo".into(),
    };
    timed.act(Actor::Player(p(2)), &name).unwrap();
    for text in &MOVES[..2] {
        timed.play(text).unwrap();
    }
    let free = |number| Command::FreeSeat { player: p(number) };
    for by in [Actor::Player(p(2)), Actor::Spectator, Actor::Computer] {
        assert_eq!(timed.act(by, &free(2)), Err(Refusal::OwnerOnly));
    }
    let refused = timed.act(Actor::Owner, &free(1));
    assert_eq!(refused, Err(Refusal::NotByLink { player: p(1) }));
    let refused = timed.act(Actor::Owner, &free(3));
    assert_eq!(refused, Err(Refusal::NoSuchPlayer { player: p(3) }));
    timed.act(Actor::Player(p(2)), &Command::Pause).unwrap();
    timed.later(10.0);
    let freed = timed.act(Actor::Owner, &free(2)).unwrap();
    assert_eq!(freed, [EventKind::SeatFreed { player: p(2) }]);
    assert_eq!(timed.match_state.open_seat(), Some(p(2)));
    assert_eq!(timed.match_state.name(p(2)), None);
    assert_eq!(timed.match_state.request(), None);
    let refused = timed.act(Actor::Owner, &free(2));
    assert_eq!(refused, Err(Refusal::NotByLink { player: p(2) }));
    let resign = Command::Resign {
        player: p(2),
        ply: 2,
    };
    let gone = timed.act(Actor::Player(p(2)), &resign);
    assert_eq!(gone, Err(Refusal::NotYours { player: p(2) }));
    // Nobody's time runs while somebody is missing.
    assert_eq!(timed.match_state.deadline(), None);
    timed.later(1000.0);
    assert_eq!(timed.left(1), 290.0);
    let claim = Command::Claim { name: None };
    timed.act(Actor::Spectator, &claim).unwrap();
    timed.later(1.0);
    assert_eq!(timed.left(1), 289.0);
}

#[test]
fn a_move_after_the_flag_or_a_flag_before_the_time_makes_no_match() {
    let mut timed = here(FIVE_PLUS_THREE);
    for text in &MOVES[..3] {
        timed.later(1.0).play(text).unwrap();
    }
    let fault = |events: &[Event]| match Match::from_events(events) {
        Err(ReplayError::Event { fault, .. }) => fault,
        other => panic!("{other:?}"),
    };
    timed.events[3].at = Moment(timed.now + 300_000);
    assert_eq!(fault(&timed.events), ReplayFault::Time(p(1)));
    timed.events[3].kind = EventKind::TimeExpired { player: p(1) };
    assert!(Match::from_events(&timed.events).is_ok());
    timed.events[3].at = Moment(timed.now);
    assert_eq!(fault(&timed.events), ReplayFault::Time(p(1)));
}

#[test]
fn a_refused_event_leaves_the_clocks_as_they_were() {
    let mut timed = here(FIVE_PLUS_THREE);
    for text in &MOVES[..2] {
        timed.play(text).unwrap();
    }
    let mut match_state = timed.match_state.clone();
    let impossible = Event {
        at: Moment(timed.now + 5000),
        kind: EventKind::NextBegun,
    };
    assert!(match_state.apply(&impossible).is_err());
    assert_eq!(match_state, timed.match_state);
}

#[test]
fn a_record_describes_the_time_after_each_move_and_that_time_decided() {
    let mut timed = here(FIVE_PLUS_THREE);
    for text in &MOVES[..2] {
        timed.play(text).unwrap();
    }
    timed.later(10.4).play(MOVES[2]).unwrap();
    timed.later(1000.0).flag().unwrap();
    let text = timed.match_state.record_text();
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.tag("TimeControl"), Some("300+3"));
    assert_eq!(record.tag("Result"), Some("yellow wins time"));
    let clocks: Vec<_> = record
        .main_line()
        .map(|node| node.comments()[0].command("clk").unwrap().to_owned())
        .collect();
    // 292.6 s: a part of a second counts as one.
    assert_eq!(clocks, ["0:05:00", "0:05:00", "0:04:53"]);
    let position = record.replay(Material::standard()).unwrap();
    assert_eq!(position.history().len(), 3);
}

#[test]
fn a_resigned_game_with_clocks_describes_the_time_of_its_moves() {
    let mut timed = here(TimeControl::Days { days: 3 });
    timed.play(MOVES[0]).unwrap();
    let resign = Command::Resign {
        player: p(2),
        ply: 1,
    };
    timed.act(Actor::Owner, &resign).unwrap();
    let text = timed.match_state.record_text();
    assert!(text.contains("{[%clk 72:00:00]}"), "{text}");
    assert!(text.contains("[TimeControl \"1/259200\"]"), "{text}");
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_string(), text);
    assert!(record.replay(Material::standard()).is_ok());
    let after: Vec<_> = timed.match_state.game().time_after_moves().collect();
    assert_eq!(after, [Duration::from_secs(259_200)]);
}
