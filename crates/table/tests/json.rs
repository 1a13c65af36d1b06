//! Events and commands are read as they are written.

use caminos_table::{
    Actor, Command, Event, EventKind, MatchSetup, Moment, Name, Party, Player, RequestKind,
    SeatSetup, Strength, TimeControl,
};

fn player(number: u8) -> Player {
    Player::new(number).expect("1 to 4")
}

#[test]
fn actors_are_written_as_pages_know_them() {
    let all = [
        (Actor::Owner, r#""owner""#),
        (Actor::Player(player(2)), r#"{"player":2}"#),
        (Actor::Computer, r#""computer""#),
        (Actor::Spectator, r#""spectator""#),
        (Actor::Server, r#""server""#),
    ];
    for (actor, json) in all {
        assert_eq!(serde_json::to_string(&actor).expect("JSON"), json);
        assert_eq!(
            serde_json::from_str::<Actor>(json).expect("an actor"),
            actor
        );
    }
}

#[test]
fn every_event_is_read_as_it_was_written() {
    let setup = MatchSetup {
        scoring: true,
        games: 3,
        ..MatchSetup::new(
            "ring",
            vec![
                SeatSetup::here("Ada"),
                SeatSetup::computer(Strength::nearest(4)),
            ],
        )
    };
    let name = Name::new("Bo").expect("a name");
    let by = Party::Player(player(2));
    let timed = MatchSetup {
        clock: Some(TimeControl::Days { days: 3 }),
        ..setup.clone()
    };
    let all = [
        EventKind::Opened { format: 1, setup },
        EventKind::Opened {
            format: 1,
            setup: timed,
        },
        EventKind::SeatFreed { player: player(2) },
        EventKind::TimeExpired { player: player(1) },
        EventKind::Credited {
            from: Moment(5),
            to: Moment(7),
        },
        EventKind::PauseAsked { by },
        EventKind::PauseAgreed { by: Party::Owner },
        EventKind::PauseRefused { by },
        EventKind::Paused,
        EventKind::ResumeAsked { by },
        EventKind::ResumeAgreed { by: Party::Owner },
        EventKind::ResumeRefused { by },
        EventKind::Resumed,
        EventKind::Claimed {
            player: player(2),
            name: Some(name.clone()),
        },
        EventKind::Claimed {
            player: player(3),
            name: None,
        },
        EventKind::Named {
            player: player(1),
            name,
        },
        EventKind::Moved {
            player: player(1),
            mv: "La1a2a3b3".to_owned(),
        },
        EventKind::TakebackAsked { by, to_ply: 3 },
        EventKind::TakebackAgreed { by: Party::Owner },
        EventKind::TakebackRefused { by },
        EventKind::TakenBack { to_ply: 2 },
        EventKind::Resigned { player: player(4) },
        EventKind::NextBegun,
        EventKind::RematchAsked { by },
        EventKind::RematchAgreed { by: Party::Owner },
        EventKind::RematchRefused { by },
        EventKind::RematchBegun,
    ];
    for kind in all {
        let event = Event {
            at: Moment(1_800_000_000_000),
            kind,
        };
        let text = serde_json::to_string(&event).expect("text");
        assert_eq!(
            serde_json::from_str::<Event>(&text).expect(&text),
            event,
            "{text}"
        );
    }
}

#[test]
fn every_command_is_read_as_it_was_written() {
    let all = [
        Command::Claim {
            name: Some("Bo".to_owned()),
        },
        Command::Claim { name: None },
        Command::Name {
            player: player(1),
            name: "Ada".to_owned(),
        },
        Command::Move {
            text: "swap".to_owned(),
            ply: 1,
        },
        Command::Takeback { ply: 5 },
        Command::Resign {
            player: player(2),
            ply: 0,
        },
        Command::Pause,
        Command::Resume,
        Command::FreeSeat { player: player(2) },
        Command::Flag,
        Command::Credit {
            from: Moment(5),
            to: Moment(7),
        },
        Command::Next,
        Command::Rematch,
        Command::Agree,
        Command::Refuse,
    ];
    for command in all {
        let text = serde_json::to_string(&command).expect("text");
        assert_eq!(
            serde_json::from_str::<Command>(&text).expect(&text),
            command,
            "{text}"
        );
    }
}

#[test]
fn what_is_no_event_or_command_says_what_is_wrong() {
    let events = [
        (r#"{"at":1,"type":"flown"}"#, "unknown variant `flown`"),
        (
            r#"{"at":1,"type":"moved","player":1}"#,
            "`moved` needs `move`",
        ),
        (
            r#"{"at":1,"type":"taken-back"}"#,
            "`taken-back` needs `ply`",
        ),
        (r#"{"type":"next-begun"}"#, "missing field `at`"),
        (r#"{"at":1}"#, "missing field `type`"),
        (
            r#"{"at":1,"type":"resigned","player":5}"#,
            "5 is not a player",
        ),
        (
            r#"{"at":1,"type":"named","player":1,"name":""}"#,
            "a name needs",
        ),
    ];
    for (text, why) in events {
        let error = serde_json::from_str::<Event>(text).expect_err(text);
        assert!(error.to_string().contains(why), "{text}: {error}");
    }
    let commands = [
        (r#"{"do":"fly"}"#, "unknown variant `fly`"),
        (r#"{"do":"move","text":"swap"}"#, "`move` needs `ply`"),
        (r#"{"do":"credit","from":1}"#, "`credit` needs `to`"),
        (
            r#"{"do":"takeback","ply":-1}"#,
            "invalid value: integer `-1`",
        ),
        (r#"{}"#, "missing field `do`"),
    ];
    for (text, why) in commands {
        let error = serde_json::from_str::<Command>(text).expect_err(text);
        assert!(error.to_string().contains(why), "{text}: {error}");
    }
}

/// A newer client may send more.
#[test]
fn unknown_fields_of_a_command_are_ignored() {
    for (text, command) in [
        (r#"{"do":"next","ply":3}"#, Command::Next),
        (
            r#"{"do":"takeback","ply":1,"text":"x"}"#,
            Command::Takeback { ply: 1 },
        ),
    ] {
        assert_eq!(serde_json::from_str::<Command>(text).expect(text), command);
    }
}

#[test]
fn an_event_may_contain_more_than_is_known_here() {
    let text = r#"{"at":7,"type":"next-begun","mood":"good"}"#;
    let event: Event = serde_json::from_str(text).expect("an event");
    assert_eq!(event.kind, EventKind::NextBegun);
}

#[test]
fn a_setup_without_a_clock_is_written_as_before() {
    let seats = || {
        vec![
            SeatSetup::here("Ada"),
            SeatSetup::computer(Strength::nearest(4)),
        ]
    };
    let text = serde_json::to_string(&MatchSetup::new("ring", seats())).expect("JSON");
    assert!(!text.contains("clock"), "{text}");
    assert_eq!(
        serde_json::from_str::<MatchSetup>(&text).expect("a setup"),
        MatchSetup::new("ring", seats())
    );
    let clock = TimeControl::Increment {
        base: 300,
        increment: 3,
    };
    let text = serde_json::to_string(&clock).expect("JSON");
    assert_eq!(text, r#"{"kind":"increment","base":300,"increment":3}"#);
    let more = r#"{"kind":"days","days":3,"hours":1}"#;
    let read: TimeControl = serde_json::from_str(more).expect("a later version has more");
    assert_eq!(read, TimeControl::Days { days: 3 });
}

#[test]
fn a_computer_is_written_with_the_number_of_its_strength() {
    for number in 1..=9 {
        let seat = SeatSetup::computer(Strength::nearest(number));
        let text = format!(r#"{{"who":{{"computer":{number}}}}}"#);
        assert_eq!(serde_json::to_string(&seat).expect("JSON"), text);
        assert_eq!(
            serde_json::from_str::<SeatSetup>(&text).expect("a seat"),
            seat
        );
    }
    for number in ["0", "10", "-1", "255"] {
        let text = format!(r#"{{"who":{{"computer":{number}}}}}"#);
        assert!(serde_json::from_str::<SeatSetup>(&text).is_err(), "{text}");
    }
}

#[test]
fn a_takeback_is_written_with_the_moves_that_stay() {
    let by = Party::Owner;
    for (kind, text) in [
        (
            EventKind::TakebackAsked { by, to_ply: 3 },
            r#"{"at":7,"type":"takeback-asked","by":"owner","ply":3}"#,
        ),
        (
            EventKind::TakenBack { to_ply: 2 },
            r#"{"at":7,"type":"taken-back","ply":2}"#,
        ),
    ] {
        let at = Moment(7);
        let event = Event { at, kind };
        assert_eq!(serde_json::to_string(&event).expect("JSON"), text);
        let read: Event = serde_json::from_str(text).expect("an event");
        assert_eq!(read, event);
    }
    let kind = RequestKind::Takeback { to_ply: 2 };
    let text = r#"{"type":"takeback","ply":2}"#;
    assert_eq!(serde_json::to_string(&kind).expect("JSON"), text);
}
