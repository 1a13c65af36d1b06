//! The page's match is the table's.

use caminos_table::{
    Actor, Command, Event, MatchSetup, MatchSetupError, Moment, Refusal, RequestKind, SeatSetup,
    Strength,
};
use caminos_wasm_rules::{CommandResult, MatchState, Refused};

fn open(seats: Vec<SeatSetup>) -> (MatchState, Vec<Event>) {
    let (match_state, opened) =
        MatchState::open(MatchSetup::new("square", seats), Moment(5)).unwrap();
    (match_state, vec![opened])
}

fn play(match_state: &mut MatchState, events: &mut Vec<Event>, actor: Actor, command: &Command) {
    match match_state.act(actor, command, Moment(6)) {
        CommandResult::Done { events: more } => events.extend(more),
        CommandResult::Refused(refused) => panic!("{refused:?}"),
    }
}

fn place(text: &str, ply: u16) -> Command {
    Command::Move {
        text: text.to_owned(),
        ply,
    }
}

#[test]
fn a_match_comes_back_from_its_events() {
    let (mut match_state, mut events) = open(vec![
        SeatSetup::here("Ada"),
        SeatSetup::computer(Strength::nearest(3)),
    ]);
    play(
        &mut match_state,
        &mut events,
        Actor::Owner,
        &place("la1a2a3b3", 0),
    );
    play(
        &mut match_state,
        &mut events,
        Actor::Computer,
        &place("Tg2h1h2h3", 1),
    );
    assert_eq!(MatchState::from_events(&events).unwrap(), match_state);
    let mut copy = MatchState::from_events(&events[..1]).unwrap();
    copy.apply(&events[1..]).unwrap();
    assert_eq!(copy, match_state);
    assert_eq!(copy.game().moves().len(), 2);
    assert!(copy.record().contains("[Yellow \"Ada\"]"));
}

#[test]
fn each_sees_whom_they_play_for_and_what_they_are_asked() {
    let (mut match_state, mut events) = open(vec![SeatSetup::here("Ada"), SeatSetup::link()]);
    assert!(match_state.view(Actor::Owner).players[1].open);
    let claim = Command::Claim {
        name: Some("Bo".to_owned()),
    };
    play(&mut match_state, &mut events, Actor::Spectator, &claim);
    play(
        &mut match_state,
        &mut events,
        Actor::Owner,
        &place("La1a2a3b3", 0),
    );
    play(
        &mut match_state,
        &mut events,
        Actor::Owner,
        &Command::Takeback { ply: 1 },
    );
    let guest = Actor::Player(match_state.view(Actor::Owner).players[1].player);
    let (mine, theirs) = (match_state.view(Actor::Owner), match_state.view(guest));
    assert_eq!((mine.yours.len(), theirs.yours.len()), (1, 1));
    assert_ne!(mine.yours, theirs.yours);
    assert!(match_state.view(Actor::Spectator).yours.is_empty());
    assert_eq!(theirs.to_move.as_ref(), theirs.yours.first());
    let (mine, theirs) = (mine.request.unwrap(), theirs.request.unwrap());
    assert_eq!(mine.kind, RequestKind::Takeback { to_ply: 0 });
    assert!(mine.yours && !mine.waits_for_you);
    assert!(!theirs.yours && theirs.waits_for_you);
    assert_eq!(theirs.by, mine.by);
}

#[test]
fn a_refused_command_says_why_and_changes_nothing() {
    let (mut match_state, _) = open(vec![
        SeatSetup::here("Ada"),
        SeatSetup::computer(Strength::nearest(3)),
    ]);
    let before = match_state.clone();
    let mut refused = |actor, text, ply| match match_state.act(actor, &place(text, ply), Moment(6))
    {
        CommandResult::Done { events } => panic!("{events:?}"),
        CommandResult::Refused(Refused { refusal, reasons }) => (refusal, reasons[0].to_string()),
    };
    let (refusal, reason) = refused(Actor::Owner, "Ia1a2a3", 4);
    assert_eq!(refusal, Refusal::Late { then: 4, now: 0 });
    assert_eq!(reason, "command-late");
    let (refusal, reason) = refused(Actor::Owner, "Zz9", 0);
    assert!(matches!(refusal, Refusal::Illegal { .. }));
    assert_eq!(reason, "broken-off-board(count: 1, cells: [z9])");
    let (_, reason) = refused(Actor::Computer, "Ia1a2a3", 0);
    assert_eq!(reason, "command-not-your-turn(player: Ada)");
    assert_eq!(match_state, before);
}

#[test]
fn a_setup_that_cannot_be_played_says_why() {
    let setup = MatchSetup::new("square", vec![SeatSetup::here("Ada")]);
    let refused = MatchState::open(setup, Moment(0)).unwrap_err();
    assert_eq!(refused.reason, MatchSetupError::Seats { count: 1 });
    assert_eq!(refused.message.to_string(), "setup-seats");
}

#[test]
fn a_batch_with_an_impossible_event_changes_nothing() {
    let (mut match_state, mut events) = open(vec![SeatSetup::here("Ada"), SeatSetup::here("Bo")]);
    let mut copy = MatchState::from_events(&events).unwrap();
    play(
        &mut match_state,
        &mut events,
        Actor::Owner,
        &place("la1a2a3b3", 0),
    );
    let batch = [events[1].clone(), events[1].clone()];
    assert!(copy.apply(&batch).is_err());
    assert_eq!(copy.game().moves().len(), 0);
    copy.apply(&events[1..]).unwrap();
    assert_eq!(copy, match_state);
}
