//! A match, sentence by sentence.

mod replay;
mod requests;
mod series;

use caminos_rules::{Material, Outcome, Record, Seat, Team};
use caminos_table::{
    Actor, Command, EventKind, MAX_EVENTS, Match, MatchSetup, MatchSetupError, Moment, NameError,
    Party, Player, PlayerKind, RESERVED_EVENTS, Refusal, ReplayError, ReplayFault, SeatSetup,
    Strength, TimeControl,
};

/// Yellow connects with its third move.
const SHORT: [&str; 5] = [
    "La1a2a3b3",
    "Tg2h1h2h3",
    "La4a5a6b6",
    "Tg5h4h5h6",
    "La7a8b8c8",
];

fn p(number: u8) -> Player {
    Player::new(number).unwrap()
}

fn open(setup: MatchSetup) -> Match {
    Match::open(setup, Moment(0)).unwrap().0
}

fn square(seats: [SeatSetup; 2]) -> MatchSetup {
    MatchSetup::new("square", seats.into())
}

fn hot_seat() -> Match {
    open(square([SeatSetup::here("Ada"), SeatSetup::here("Bo")]))
}

fn by_link() -> Match {
    let mut match_state = open(square([SeatSetup::here("Ada"), SeatSetup::link()]));
    let name = Some("Bo".into());
    handle(&mut match_state, Actor::Spectator, Command::Claim { name }).unwrap();
    match_state
}

fn handle(match_state: &mut Match, by: Actor, command: Command) -> Result<Vec<EventKind>, Refusal> {
    let events = match_state.handle(by, &command, Moment(1))?;
    Ok(events.into_iter().map(|event| event.kind).collect())
}

fn ply(match_state: &Match) -> u16 {
    match_state.game().ply()
}

fn play(match_state: &mut Match, by: Actor, text: &str) -> Result<Vec<EventKind>, Refusal> {
    let ply = ply(match_state);
    handle(
        match_state,
        by,
        Command::Move {
            text: text.into(),
            ply,
        },
    )
}

fn take_back(match_state: &mut Match, by: Actor) -> Result<Vec<EventKind>, Refusal> {
    let ply = ply(match_state);
    handle(match_state, by, Command::Takeback { ply })
}

fn rightful(match_state: &Match) -> Actor {
    let player = match_state.player_to_move().unwrap();
    match match_state.player_kind(player).unwrap() {
        PlayerKind::Here => Actor::Owner,
        PlayerKind::Computer(_) => Actor::Computer,
        PlayerKind::Link => Actor::Player(player),
    }
}

fn play_all(match_state: &mut Match, moves: &[&str]) {
    for text in moves {
        let by = rightful(match_state);
        play(match_state, by, text).unwrap();
    }
}

#[test]
fn a_setup_is_checked_before_it_is_played() {
    let refuse = |setup| Match::open(setup, Moment(0)).unwrap_err();
    let two = || square([SeatSetup::here("Ada"), SeatSetup::here("Bo")]);
    let three = MatchSetup::new("square", vec![SeatSetup::link(); 3]);
    assert_eq!(refuse(three), MatchSetupError::Seats { count: 3 });
    assert_eq!(
        refuse(MatchSetup { games: 0, ..two() }),
        MatchSetupError::Games { games: 0 }
    );
    let (player, error) = (p(1), NameError::Invisible);
    let odd = square([SeatSetup::here("a\nb"), SeatSetup::link()]);
    assert_eq!(refuse(odd), MatchSetupError::Name { player, error });
    assert!(matches!(
        refuse(MatchSetup {
            board: "moon".into(),
            ..two()
        }),
        MatchSetupError::Rules { .. }
    ));
    let four = MatchSetup {
        swap: true,
        ..MatchSetup::new("ring", vec![SeatSetup::link(); 4])
    };
    assert!(matches!(refuse(four), MatchSetupError::Rules { .. }));
}

#[test]
fn only_who_sits_there_moves_and_only_in_turn() {
    let mut match_state = by_link();
    assert_eq!(
        play(&mut match_state, Actor::Player(p(2)), SHORT[0]),
        Err(Refusal::NotYourTurn { player: p(1) })
    );
    assert_eq!(
        play(&mut match_state, Actor::Spectator, SHORT[0]),
        Err(Refusal::NotSeated)
    );
    assert_eq!(
        play(&mut match_state, Actor::Computer, SHORT[0]),
        Err(Refusal::NotYourTurn { player: p(1) })
    );
    play(&mut match_state, Actor::Owner, SHORT[0]).unwrap();
    assert_eq!(
        play(&mut match_state, Actor::Owner, SHORT[1]),
        Err(Refusal::NotYourTurn { player: p(2) })
    );
    assert_eq!(
        play(&mut match_state, Actor::Player(p(3)), SHORT[1]),
        Err(Refusal::NotSeated)
    );
    play(&mut match_state, Actor::Player(p(2)), SHORT[1]).unwrap();
}

#[test]
fn moves_are_reported_in_their_canonical_form_and_refused_with_the_rule() {
    let mut match_state = hot_seat();
    let (player, mv) = (p(1), "La1a2a3b3".to_owned());
    assert_eq!(
        play(&mut match_state, Actor::Owner, "l b3, a1a2 a3"),
        Ok(vec![EventKind::Moved { player, mv }])
    );
    assert!(matches!(
        play(&mut match_state, Actor::Owner, "Ia1b1c1"),
        Err(Refusal::Illegal { .. })
    ));
    assert!(matches!(
        play(&mut match_state, Actor::Owner, "hello"),
        Err(Refusal::Notation { .. })
    ));
}

#[test]
fn a_late_command_is_seen() {
    let mut match_state = hot_seat();
    play_all(&mut match_state, &SHORT[..2]);
    let text = SHORT[2].to_owned();
    let late = Refusal::Late { then: 1, now: 2 };
    assert_eq!(
        handle(
            &mut match_state,
            Actor::Owner,
            Command::Move { text, ply: 1 }
        ),
        Err(late.clone())
    );
    assert_eq!(
        handle(&mut match_state, Actor::Owner, Command::Takeback { ply: 1 }),
        Err(late.clone())
    );
    let player = p(1);
    assert_eq!(
        handle(
            &mut match_state,
            Actor::Owner,
            Command::Resign { player, ply: 1 }
        ),
        Err(late)
    );
}

#[test]
fn seats_are_claimed_in_order_and_once() {
    let here = SeatSetup::here("Ada");
    let mut match_state = open(MatchSetup::new(
        "ring",
        vec![
            SeatSetup::link(),
            here,
            SeatSetup::link(),
            SeatSetup::computer(Strength::FIRST),
        ],
    ));
    let claim = || Command::Claim { name: None };
    let claimed = |player| Ok(vec![EventKind::Claimed { player, name: None }]);
    assert_eq!(
        handle(&mut match_state, Actor::Owner, claim()),
        Err(Refusal::AlreadySeated)
    );
    assert_eq!(
        handle(&mut match_state, Actor::Spectator, claim()),
        claimed(p(1))
    );
    assert_eq!(
        handle(&mut match_state, Actor::Player(p(1)), claim()),
        Err(Refusal::AlreadySeated)
    );
    assert_eq!(
        handle(&mut match_state, Actor::Spectator, claim()),
        claimed(p(3))
    );
    assert_eq!(
        handle(&mut match_state, Actor::Spectator, claim()),
        Err(Refusal::NoSeatFree)
    );
    assert_eq!(
        match_state.parties(),
        [Party::Owner, Party::Player(p(1)), Party::Player(p(3))]
    );
}

#[test]
fn nobody_moves_for_an_open_seat() {
    let mut match_state = open(square([SeatSetup::link(), SeatSetup::here("Ada")]));
    assert_eq!(
        play(&mut match_state, Actor::Owner, SHORT[0]),
        Err(Refusal::NotYourTurn { player: p(1) })
    );
    assert_eq!(
        play(&mut match_state, Actor::Player(p(1)), SHORT[0]),
        Err(Refusal::NotSeated)
    );
    handle(
        &mut match_state,
        Actor::Spectator,
        Command::Claim { name: None },
    )
    .unwrap();
    play(&mut match_state, Actor::Player(p(1)), SHORT[0]).unwrap();
}

/// An invitation that nobody followed was kept for ever once its host had moved.
#[test]
fn a_match_has_begun_when_nobody_is_awaited_for_a_first_move() {
    let mut match_state = open(square([SeatSetup::here("Ada"), SeatSetup::link()]));
    assert!(!match_state.has_begun());
    play(&mut match_state, Actor::Owner, SHORT[0]).unwrap();
    assert!(!match_state.has_begun(), "nobody has come");
    handle(
        &mut match_state,
        Actor::Spectator,
        Command::Claim { name: None },
    )
    .unwrap();
    assert!(match_state.has_begun(), "somebody thinks about an answer");
    handle(
        &mut match_state,
        Actor::Owner,
        Command::FreeSeat { player: p(2) },
    )
    .unwrap();
    assert!(!match_state.has_begun(), "nobody is there again");
    handle(
        &mut match_state,
        Actor::Spectator,
        Command::Claim { name: None },
    )
    .unwrap();
    play(&mut match_state, Actor::Player(p(2)), SHORT[1]).unwrap();
    handle(
        &mut match_state,
        Actor::Owner,
        Command::FreeSeat { player: p(2) },
    )
    .unwrap();
    assert!(
        match_state.has_begun(),
        "it was played before the seat was freed"
    );
    let mut match_state = hot_seat();
    assert!(!match_state.has_begun());
    play(&mut match_state, Actor::Owner, SHORT[0]).unwrap();
    assert!(match_state.has_begun());
}

#[test]
fn names_are_given_by_who_sits_there() {
    let mut match_state = by_link();
    let name = |player, name: &str| Command::Name {
        player,
        name: name.into(),
    };
    assert_eq!(match_state.name(p(2)).unwrap().as_str(), "Bo");
    assert_eq!(
        handle(&mut match_state, Actor::Owner, name(p(2), "X")),
        Err(Refusal::NotYours { player: p(2) })
    );
    assert_eq!(
        handle(&mut match_state, Actor::Spectator, name(p(2), "X")),
        Err(Refusal::NotSeated)
    );
    assert_eq!(
        handle(&mut match_state, Actor::Owner, name(p(3), "X")),
        Err(Refusal::NoSuchPlayer { player: p(3) })
    );
    let long = "x".repeat(33);
    assert_eq!(
        handle(&mut match_state, Actor::Player(p(2)), name(p(2), &long)),
        Err(Refusal::Name {
            error: NameError::TooLong
        })
    );
    handle(&mut match_state, Actor::Player(p(2)), name(p(2), " Zoë ")).unwrap();
    assert_eq!(match_state.name(p(2)).unwrap().as_str(), "Zoë");
}

#[test]
fn a_player_may_resign_at_any_time_and_the_other_team_wins() {
    let mut match_state = by_link();
    play_all(&mut match_state, &SHORT[..1]);
    let resign = |player| Command::Resign { player, ply: 1 };
    assert_eq!(
        handle(&mut match_state, Actor::Owner, resign(p(2))),
        Err(Refusal::NotYours { player: p(2) })
    );
    handle(&mut match_state, Actor::Owner, resign(p(1))).unwrap();
    assert_eq!(
        match_state.outcome(),
        Some(Outcome::Resigned {
            winner: Team::Green
        })
    );
    assert_eq!(match_state.player_to_move(), None);
    assert_eq!(
        play(&mut match_state, Actor::Player(p(2)), SHORT[1]),
        Err(Refusal::GameOver)
    );
    assert_eq!(
        handle(&mut match_state, Actor::Player(p(2)), resign(p(2))),
        Err(Refusal::GameOver)
    );
    let text = match_state.record_text();
    assert!(
        text.contains("[Yellow \"Ada\"]") && text.ends_with("green wins resign\n"),
        "{text}"
    );
    assert!(
        Record::parse(&text)
            .unwrap()
            .replay(Material::standard())
            .is_ok()
    );
}

#[test]
fn the_move_resign_is_a_resignation() {
    let mut match_state = hot_seat();
    assert_eq!(
        play(&mut match_state, Actor::Owner, "resign"),
        Ok(vec![EventKind::Resigned { player: p(1) }])
    );
}

#[test]
fn after_a_swap_the_people_have_exchanged_seats() {
    let seats = [SeatSetup::here("Ada"), SeatSetup::computer(Strength::FIRST)];
    let mut match_state = open(MatchSetup {
        swap: true,
        ..square(seats)
    });
    play_all(&mut match_state, &SHORT[..1]);
    play(&mut match_state, Actor::Computer, "swap").unwrap();
    assert_eq!(match_state.player_to_move(), Some(p(1)));
    assert_eq!(match_state.game().seat_of(p(1)), Seat::Two);
    play_all(&mut match_state, &SHORT[1..]);
    assert_eq!(
        match_state.score().wins(p(2)),
        1,
        "the computer plays yellow now"
    );
    take_back(&mut match_state, Actor::Owner).unwrap();
    take_back(&mut match_state, Actor::Owner).unwrap();
    take_back(&mut match_state, Actor::Owner).unwrap();
    assert_eq!(ply(&match_state), 0, "the move before the swap was Ada's");
}

#[test]
fn neutral_pieces_come_first() {
    let seats = [SeatSetup::here("Ada"), SeatSetup::here("Bo")];
    let mut match_state = open(MatchSetup {
        neutral: true,
        ..square(seats)
    });
    assert!(matches!(
        play(&mut match_state, Actor::Owner, SHORT[0]),
        Err(Refusal::Illegal { .. })
    ));
    play_all(&mut match_state, &["Nd4d5d6", "Ne4e5e6", SHORT[0]]);
    assert_eq!(match_state.player_to_move(), Some(p(2)));
}

#[test]
fn who_only_opened_the_table_may_begin_games_between_computers() {
    let mut match_state = open(square([
        SeatSetup::computer(Strength::FIRST),
        SeatSetup::computer(Strength::nearest(2)),
    ]));
    play_all(&mut match_state, &SHORT);
    assert_eq!(
        handle(&mut match_state, Actor::Spectator, Command::Rematch),
        Err(Refusal::NotSeated)
    );
    handle(&mut match_state, Actor::Owner, Command::Rematch).unwrap();
}

#[test]
fn lists_that_cannot_have_happened_are_refused() {
    let seats = [SeatSetup::here("Ada"), SeatSetup::here("Bo")];
    let (mut match_state, opened) = Match::open(square(seats), Moment(0)).unwrap();
    assert_eq!(Match::from_events(&[]), Err(ReplayError::NotOpened));
    let text = SHORT[0].to_owned();
    let moved = match_state
        .handle(Actor::Owner, &Command::Move { text, ply: 0 }, Moment(5))
        .unwrap();
    assert_eq!(Match::from_events(&moved), Err(ReplayError::NotOpened));
    let twice = [opened.clone(), opened.clone()];
    let fault = ReplayFault::Opening;
    assert_eq!(
        Match::from_events(&twice),
        Err(ReplayError::Event { number: 2, fault })
    );
    let again = [opened, moved[0].clone(), moved[0].clone()];
    let fault = ReplayFault::NotTheirTurn(p(1));
    assert_eq!(
        Match::from_events(&again),
        Err(ReplayError::Event { number: 3, fault })
    );
}

#[test]
fn a_match_does_not_grow_without_end() {
    let mut match_state = hot_seat();
    let full = (0..MAX_EVENTS).find_map(|_| {
        play(&mut match_state, Actor::Owner, "Ia1a2a3").unwrap();
        take_back(&mut match_state, Actor::Owner).err()
    });
    assert_eq!(full, Some(Refusal::Full));
    assert!(match_state.event_count() < MAX_EVENTS - RESERVED_EVENTS + 2);
    let before = match_state.clone();
    assert_eq!(
        take_back(&mut match_state, Actor::Owner),
        Err(Refusal::Full)
    );
    assert_eq!(match_state, before);
}

/// A timed match in which the second player fills all events that they can.
fn filled_with_names() -> Match {
    let mut match_state = open(MatchSetup {
        clock: Some(TimeControl::Days { days: 1 }),
        ..square([SeatSetup::here("Ada"), SeatSetup::link()])
    });
    let claim = Command::Claim { name: None };
    handle(&mut match_state, Actor::Spectator, claim).unwrap();
    let name = |number: u32| Command::Name {
        player: p(2),
        name: format!("Bo {number}"),
    };
    let full = (0..MAX_EVENTS)
        .find_map(|number| handle(&mut match_state, Actor::Player(p(2)), name(number)).err());
    assert_eq!(full, Some(Refusal::Full));
    match_state
}

/// No flag could fall any more.
#[test]
fn a_match_full_of_names_is_played_to_its_end() {
    let match_state = filled_with_names();
    let mut played = match_state.clone();
    play_all(&mut played, &SHORT);
    assert!(played.is_over());
    let mut resigned = match_state.clone();
    let resign = Command::Resign {
        player: p(1),
        ply: 0,
    };
    handle(&mut resigned, Actor::Owner, resign).unwrap();
    assert!(resigned.is_over());
    let mut timed = match_state;
    let deadline = timed.deadline().unwrap();
    timed
        .handle(Actor::Server, &Command::Flag, deadline)
        .unwrap();
    assert!(timed.is_over());
}

#[test]
fn in_a_full_match_a_pause_ends_and_an_open_seat_is_taken() {
    let mut match_state = open(MatchSetup {
        clock: Some(TimeControl::Days { days: 1 }),
        ..square([SeatSetup::here("Ada"), SeatSetup::link()])
    });
    handle(&mut match_state, Actor::Owner, Command::Pause).unwrap();
    let name = || Command::Name {
        player: p(1),
        name: "Eva".into(),
    };
    while handle(&mut match_state, Actor::Owner, name()).is_ok() {}
    let claim = Command::Claim { name: None };
    handle(&mut match_state, Actor::Spectator, claim).unwrap();
    handle(&mut match_state, Actor::Owner, Command::Resume).unwrap();
    play_all(&mut match_state, &SHORT);
    assert!(match_state.is_over());
}

/// The stored form: a change here needs a new [`caminos_table::FORMAT`].
#[test]
fn events_keep_their_form() {
    let setup = MatchSetup {
        games: 3,
        ..square([
            SeatSetup::here("Ada"),
            SeatSetup::computer(Strength::nearest(4)),
        ])
    };
    let (mut match_state, opened) = Match::open(setup, Moment(7)).unwrap();
    assert_eq!(
        serde_json::to_string(&opened).unwrap(),
        r#"{"at":7,"type":"opened","format":1,"setup":{"board":"square","neutral":false,"scoring":false,"swap":false,"out":"seat","first":"yellow","games":3,"seats":[{"who":"here","name":"Ada"},{"who":{"computer":4}}]}}"#
    );
    let moved = match_state
        .handle(
            Actor::Owner,
            &Command::Move {
                text: SHORT[0].into(),
                ply: 0,
            },
            Moment(8),
        )
        .unwrap();
    assert_eq!(
        serde_json::to_string(&moved).unwrap(),
        r#"[{"at":8,"type":"moved","player":1,"move":"La1a2a3b3"}]"#
    );
    let short = r#"{"board":"ring","seats":[{"who":"link"},{"who":"here"}]}"#;
    let read: MatchSetup = serde_json::from_str(short).unwrap();
    assert_eq!(read.games, 1);
    assert!(serde_json::from_str::<MatchSetup>(r#"{"board":"ring","seats":[],"x":1}"#).is_err());
}

#[test]
fn a_resignation_out_of_turn_ends_the_position_and_stands_in_the_record_alone() {
    let mut match_state = hot_seat();
    play(&mut match_state, Actor::Owner, "Ia1^3").unwrap();
    let first = Command::Resign {
        player: p(1),
        ply: 1,
    };
    handle(&mut match_state, Actor::Owner, first).unwrap();
    assert_eq!(match_state.position().outcome(), match_state.outcome());
    assert_eq!(match_state.position().winner(), Some(Team::Green));
    assert_eq!(match_state.game().ply(), 1);
    let text = match_state.record_text();
    assert!(text.contains("green wins resign"), "{text}");
    assert!(
        !text.lines().any(|line| line.starts_with("Ia1^3 resign")),
        "{text}"
    );
    let record = Record::parse(&text).unwrap();
    assert!(record.replay(Material::standard()).is_ok());
}
