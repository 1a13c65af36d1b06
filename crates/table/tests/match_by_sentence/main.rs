//! A match, sentence by sentence.

mod replay;
mod requests;
mod series;

use caminos_rules::{Material, Outcome, Record, Seat, Team};
use caminos_table::{
    Actor, Command, EventKind, MAX_EVENTS, Match, MatchSetup, MatchSetupError, Moment, NameError,
    Party, Player, PlayerKind, Refusal, ReplayError, ReplayFault, SeatSetup, Strength,
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
    let mut game = open(square([SeatSetup::here("Ada"), SeatSetup::link()]));
    let name = Some("Bo".into());
    handle(&mut game, Actor::Spectator, Command::Claim { name }).unwrap();
    game
}

fn handle(game: &mut Match, by: Actor, command: Command) -> Result<Vec<EventKind>, Refusal> {
    let events = game.handle(by, &command, Moment(1))?;
    Ok(events.into_iter().map(|event| event.kind).collect())
}

fn ply(game: &Match) -> u16 {
    game.game().ply()
}

fn play(game: &mut Match, by: Actor, text: &str) -> Result<Vec<EventKind>, Refusal> {
    let ply = ply(game);
    handle(
        game,
        by,
        Command::Move {
            text: text.into(),
            ply,
        },
    )
}

fn take_back(game: &mut Match, by: Actor) -> Result<Vec<EventKind>, Refusal> {
    let ply = ply(game);
    handle(game, by, Command::Takeback { ply })
}

fn rightful(game: &Match) -> Actor {
    let player = game.player_to_move().unwrap();
    match game.player_kind(player).unwrap() {
        PlayerKind::Here => Actor::Owner,
        PlayerKind::Computer(_) => Actor::Computer,
        PlayerKind::Link => Actor::Player(player),
    }
}

fn play_all(game: &mut Match, moves: &[&str]) {
    for text in moves {
        let by = rightful(game);
        play(game, by, text).unwrap();
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
    let mut game = by_link();
    assert_eq!(
        play(&mut game, Actor::Player(p(2)), SHORT[0]),
        Err(Refusal::NotYourTurn { player: p(1) })
    );
    assert_eq!(
        play(&mut game, Actor::Spectator, SHORT[0]),
        Err(Refusal::NotSeated)
    );
    assert_eq!(
        play(&mut game, Actor::Computer, SHORT[0]),
        Err(Refusal::NotYourTurn { player: p(1) })
    );
    play(&mut game, Actor::Owner, SHORT[0]).unwrap();
    assert_eq!(
        play(&mut game, Actor::Owner, SHORT[1]),
        Err(Refusal::NotYourTurn { player: p(2) })
    );
    assert_eq!(
        play(&mut game, Actor::Player(p(3)), SHORT[1]),
        Err(Refusal::NotSeated)
    );
    play(&mut game, Actor::Player(p(2)), SHORT[1]).unwrap();
}

#[test]
fn moves_are_reported_in_their_canonical_form_and_refused_with_the_rule() {
    let mut game = hot_seat();
    let (player, mv) = (p(1), "La1a2a3b3".to_owned());
    assert_eq!(
        play(&mut game, Actor::Owner, "l b3, a1a2 a3"),
        Ok(vec![EventKind::Moved { player, mv }])
    );
    assert!(matches!(
        play(&mut game, Actor::Owner, "Ia1b1c1"),
        Err(Refusal::Illegal { .. })
    ));
    assert!(matches!(
        play(&mut game, Actor::Owner, "hello"),
        Err(Refusal::Notation { .. })
    ));
}

#[test]
fn a_late_command_is_seen() {
    let mut game = hot_seat();
    play_all(&mut game, &SHORT[..2]);
    let text = SHORT[2].to_owned();
    let late = Refusal::Late { then: 1, now: 2 };
    assert_eq!(
        handle(&mut game, Actor::Owner, Command::Move { text, ply: 1 }),
        Err(late.clone())
    );
    assert_eq!(
        handle(&mut game, Actor::Owner, Command::Takeback { ply: 1 }),
        Err(late.clone())
    );
    let player = p(1);
    assert_eq!(
        handle(&mut game, Actor::Owner, Command::Resign { player, ply: 1 }),
        Err(late)
    );
}

#[test]
fn seats_are_claimed_in_order_and_once() {
    let here = SeatSetup::here("Ada");
    let mut game = open(MatchSetup::new(
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
        handle(&mut game, Actor::Owner, claim()),
        Err(Refusal::AlreadySeated)
    );
    assert_eq!(handle(&mut game, Actor::Spectator, claim()), claimed(p(1)));
    assert_eq!(
        handle(&mut game, Actor::Player(p(1)), claim()),
        Err(Refusal::AlreadySeated)
    );
    assert_eq!(handle(&mut game, Actor::Spectator, claim()), claimed(p(3)));
    assert_eq!(
        handle(&mut game, Actor::Spectator, claim()),
        Err(Refusal::NoSeatFree)
    );
    assert_eq!(
        game.parties(),
        [Party::Owner, Party::Player(p(1)), Party::Player(p(3))]
    );
}

#[test]
fn nobody_moves_for_an_open_seat() {
    let mut game = open(square([SeatSetup::link(), SeatSetup::here("Ada")]));
    assert_eq!(
        play(&mut game, Actor::Owner, SHORT[0]),
        Err(Refusal::NotYourTurn { player: p(1) })
    );
    assert_eq!(
        play(&mut game, Actor::Player(p(1)), SHORT[0]),
        Err(Refusal::NotSeated)
    );
    handle(&mut game, Actor::Spectator, Command::Claim { name: None }).unwrap();
    play(&mut game, Actor::Player(p(1)), SHORT[0]).unwrap();
}

/// An invitation that nobody followed was kept for ever once its host had moved.
#[test]
fn a_match_has_begun_when_nobody_is_awaited_for_a_first_move() {
    let mut game = open(square([SeatSetup::here("Ada"), SeatSetup::link()]));
    assert!(!game.has_begun());
    play(&mut game, Actor::Owner, SHORT[0]).unwrap();
    assert!(!game.has_begun(), "nobody has come");
    handle(&mut game, Actor::Spectator, Command::Claim { name: None }).unwrap();
    assert!(game.has_begun(), "somebody thinks about an answer");
    handle(&mut game, Actor::Owner, Command::FreeSeat { player: p(2) }).unwrap();
    assert!(!game.has_begun(), "nobody is there again");
    handle(&mut game, Actor::Spectator, Command::Claim { name: None }).unwrap();
    play(&mut game, Actor::Player(p(2)), SHORT[1]).unwrap();
    handle(&mut game, Actor::Owner, Command::FreeSeat { player: p(2) }).unwrap();
    assert!(game.has_begun(), "it was played before the seat was freed");
    let mut game = hot_seat();
    assert!(!game.has_begun());
    play(&mut game, Actor::Owner, SHORT[0]).unwrap();
    assert!(game.has_begun());
}

#[test]
fn names_are_given_by_who_sits_there() {
    let mut game = by_link();
    let name = |player, name: &str| Command::Name {
        player,
        name: name.into(),
    };
    assert_eq!(game.name(p(2)).unwrap().as_str(), "Bo");
    assert_eq!(
        handle(&mut game, Actor::Owner, name(p(2), "X")),
        Err(Refusal::NotYours { player: p(2) })
    );
    assert_eq!(
        handle(&mut game, Actor::Spectator, name(p(2), "X")),
        Err(Refusal::NotSeated)
    );
    assert_eq!(
        handle(&mut game, Actor::Owner, name(p(3), "X")),
        Err(Refusal::NoSuchPlayer { player: p(3) })
    );
    let long = "x".repeat(33);
    assert_eq!(
        handle(&mut game, Actor::Player(p(2)), name(p(2), &long)),
        Err(Refusal::Name {
            error: NameError::TooLong
        })
    );
    handle(&mut game, Actor::Player(p(2)), name(p(2), " Zoë ")).unwrap();
    assert_eq!(game.name(p(2)).unwrap().as_str(), "Zoë");
}

#[test]
fn a_player_may_resign_at_any_time_and_the_other_team_wins() {
    let mut game = by_link();
    play_all(&mut game, &SHORT[..1]);
    let resign = |player| Command::Resign { player, ply: 1 };
    assert_eq!(
        handle(&mut game, Actor::Owner, resign(p(2))),
        Err(Refusal::NotYours { player: p(2) })
    );
    handle(&mut game, Actor::Owner, resign(p(1))).unwrap();
    assert_eq!(
        game.outcome(),
        Some(Outcome::Resigned {
            winner: Team::Green
        })
    );
    assert_eq!(game.player_to_move(), None);
    assert_eq!(
        play(&mut game, Actor::Player(p(2)), SHORT[1]),
        Err(Refusal::GameOver)
    );
    assert_eq!(
        handle(&mut game, Actor::Player(p(2)), resign(p(2))),
        Err(Refusal::GameOver)
    );
    let text = game.record_text();
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
    let mut game = hot_seat();
    assert_eq!(
        play(&mut game, Actor::Owner, "resign"),
        Ok(vec![EventKind::Resigned { player: p(1) }])
    );
}

#[test]
fn after_a_swap_the_people_have_exchanged_seats() {
    let seats = [SeatSetup::here("Ada"), SeatSetup::computer(Strength::FIRST)];
    let mut game = open(MatchSetup {
        swap: true,
        ..square(seats)
    });
    play_all(&mut game, &SHORT[..1]);
    play(&mut game, Actor::Computer, "swap").unwrap();
    assert_eq!(game.player_to_move(), Some(p(1)));
    assert_eq!(game.game().seat_of(p(1)), Seat::Two);
    play_all(&mut game, &SHORT[1..]);
    assert_eq!(game.score().wins(p(2)), 1, "the computer plays yellow now");
    take_back(&mut game, Actor::Owner).unwrap();
    take_back(&mut game, Actor::Owner).unwrap();
    take_back(&mut game, Actor::Owner).unwrap();
    assert_eq!(ply(&game), 0, "the move before the swap was Ada's");
}

#[test]
fn neutral_pieces_come_first() {
    let seats = [SeatSetup::here("Ada"), SeatSetup::here("Bo")];
    let mut game = open(MatchSetup {
        neutral: true,
        ..square(seats)
    });
    assert!(matches!(
        play(&mut game, Actor::Owner, SHORT[0]),
        Err(Refusal::Illegal { .. })
    ));
    play_all(&mut game, &["Nd4d5d6", "Ne4e5e6", SHORT[0]]);
    assert_eq!(game.player_to_move(), Some(p(2)));
}

#[test]
fn who_only_opened_the_table_may_begin_games_between_computers() {
    let mut game = open(square([
        SeatSetup::computer(Strength::FIRST),
        SeatSetup::computer(Strength::nearest(2)),
    ]));
    play_all(&mut game, &SHORT);
    assert_eq!(
        handle(&mut game, Actor::Spectator, Command::Rematch),
        Err(Refusal::NotSeated)
    );
    handle(&mut game, Actor::Owner, Command::Rematch).unwrap();
}

#[test]
fn lists_that_cannot_have_happened_are_refused() {
    let seats = [SeatSetup::here("Ada"), SeatSetup::here("Bo")];
    let (mut game, opened) = Match::open(square(seats), Moment(0)).unwrap();
    assert_eq!(Match::from_events(&[]), Err(ReplayError::NotOpened));
    let text = SHORT[0].to_owned();
    let moved = game
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
    let mut game = hot_seat();
    while game.event_count() + 2 <= MAX_EVENTS {
        play(&mut game, Actor::Owner, "Ia1a2a3").unwrap();
        if game.event_count() + 2 <= MAX_EVENTS {
            take_back(&mut game, Actor::Owner).unwrap();
        }
    }
    let before = game.clone();
    assert_eq!(take_back(&mut game, Actor::Owner), Err(Refusal::Full));
    assert_eq!(game, before);
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
    let (mut game, opened) = Match::open(setup, Moment(7)).unwrap();
    assert_eq!(
        serde_json::to_string(&opened).unwrap(),
        r#"{"at":7,"type":"opened","format":1,"setup":{"board":"square","neutral":false,"scoring":false,"swap":false,"out":"seat","first":"yellow","games":3,"seats":[{"who":"here","name":"Ada"},{"who":{"computer":4}}]}}"#
    );
    let moved = game
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
    let mut game = hot_seat();
    play(&mut game, Actor::Owner, "Ia1^3").unwrap();
    let first = Command::Resign {
        player: p(1),
        ply: 1,
    };
    handle(&mut game, Actor::Owner, first).unwrap();
    assert_eq!(game.position().outcome(), game.outcome());
    assert_eq!(game.position().winner(), Some(Team::Green));
    assert_eq!(game.game().ply(), 1);
    let text = game.record_text();
    assert!(text.contains("green wins resign"), "{text}");
    assert!(
        !text.lines().any(|line| line.starts_with("Ia1^3 resign")),
        "{text}"
    );
    let record = Record::parse(&text).unwrap();
    assert!(record.replay(Material::standard()).is_ok());
}
