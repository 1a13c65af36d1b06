//! What becomes of a replica, and of the commands that wait in it, when the log does not continue
//! what it knows. Everything that can happen otherwise is in the simulation.

use std::sync::Arc;

use caminos_event_log::{AppendError, Batch, GameKey, HistoryHash, TokenHash};
use caminos_node::{
    AbandonReason, Effect, History, LogTail, PublishedBatch, ReadFailure, Replica, Reply, Turn,
    Writers,
};
use caminos_table::{
    Actor, Command, CommandId, Match, MatchSetup, Moment, Player, SeatSetup, Strength, TimeControl,
    Token,
};

type Connection = u8;

fn owner() -> TokenHash {
    TokenHash::of(&Token::new(&"o".repeat(32)).unwrap())
}

fn opened() -> Batch {
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::here("Ben")];
    let (_, opened) = Match::open(MatchSetup::new("ring", seats), Moment(0)).unwrap();
    Batch {
        first: 0,
        count: 1,
        actor: Actor::Owner,
        command: None,
        seat_token: Some(owner()),
        events: serde_json::to_string(&[opened]).unwrap().into(),
    }
}

fn replica() -> Replica<Connection> {
    let history = History::new([opened()]).unwrap();
    Replica::new(GameKey(1), history, Writers::Many)
}

/// A replica of a game in which a clock runs.
fn timed() -> Replica<Connection> {
    let setup = MatchSetup {
        clock: Some(TimeControl::Days { days: 1 }),
        ..MatchSetup::new(
            "square",
            vec![SeatSetup::here("Ada"), SeatSetup::here("Ben")],
        )
    };
    let (_, event) = Match::open(setup, Moment(0)).unwrap();
    let events = serde_json::to_string(&[event]).unwrap().into();
    let history = History::new([Batch { events, ..opened() }]).unwrap();
    Replica::new(GameKey(1), history, Writers::Many)
}

fn play(replica: &mut Replica<Connection>, id: &str, text: &str, ply: u16) -> Vec<Effect<u8>> {
    let text = text.to_owned();
    let id = CommandId::new(id).unwrap();
    replica.submit(7, owner(), id, Command::Move { text, ply }, Moment(5))
}

/// Ids of commands that were answered with "unavailable", and whether the replica was abandoned.
fn unavailable(effects: &[Effect<Connection>]) -> Vec<&str> {
    let mut ids = Vec::new();
    for effect in effects {
        match effect {
            Effect::Reply {
                id,
                reply: Reply::Unavailable,
                ..
            } => ids.push(id.as_str()),
            Effect::Abandon(_) => ids.push("abandoned"),
            Effect::Append(_) | Effect::Read { .. } => panic!("it goes on: {effect:?}"),
            _ => {}
        }
    }
    ids
}

/// A replica with a command at the log and another one that waits for it.
fn busy() -> Replica<Connection> {
    let mut replica = replica();
    let effects = play(&mut replica, "command-1", "Ia3a4a5", 0);
    assert!(matches!(*effects, [Effect::Append(_)]), "{effects:?}");
    let effects = play(&mut replica, "command-2", "Ih3h4h5", 1);
    assert!(effects.is_empty(), "{effects:?}");
    replica
}

#[test]
fn a_log_that_was_set_back_ends_the_replica_and_every_command() {
    let mut replica = busy();
    let effects = replica.appended(Err(AppendError::Conflict));
    assert!(
        matches!(*effects, [Effect::Read { from: 1 }]),
        "{effects:?}"
    );
    let effects = replica.read_finished(Ok(LogTail {
        from: 1,
        events: 0,
        batches: Vec::new(),
    }));
    assert_eq!(
        unavailable(&effects),
        ["command-1", "command-2", "abandoned"]
    );
    let set_back = AbandonReason::SetBack {
        known: 1,
        stored: 0,
    };
    assert!(
        effects.iter().any(
            |effect| matches!(effect, Effect::Abandon(reason) if reason.to_string() == set_back.to_string())
        ),
        "{effects:?}"
    );
    let effects = play(&mut replica, "command-3", "Ia3a4a5", 0);
    assert_eq!(unavailable(&effects), ["command-3"]);
}

#[test]
fn a_deleted_game_ends_the_replica_and_every_command() {
    let mut replica = busy();
    let effects = replica.appended(Err(AppendError::NoSuchGame));
    assert_eq!(
        unavailable(&effects),
        ["command-1", "command-2", "abandoned"]
    );

    let mut replica = busy();
    assert_eq!(replica.appended(Err(AppendError::Conflict)).len(), 1);
    let effects = replica.read_finished(Err(ReadFailure::Deleted));
    assert_eq!(
        unavailable(&effects),
        ["command-1", "command-2", "abandoned"]
    );
}

/// What was appended is not carried on when the log turns out to hold something else.
#[test]
fn a_command_at_the_log_of_an_abandoned_replica_is_answered_once() {
    let mut replica = busy();
    let nonsense = Batch {
        first: 1,
        events: "[{}]".into(),
        ..opened()
    };
    let effects = replica.tail_found(LogTail {
        from: 1,
        events: 2,
        batches: vec![nonsense],
    });
    assert_eq!(unavailable(&effects), ["command-2", "abandoned"]);
    let effects = replica.appended(Err(AppendError::Conflict));
    assert_eq!(unavailable(&effects), ["command-1"]);
    assert!(replica.heard_of(9).is_empty());
}

#[test]
fn a_log_that_cannot_be_read_is_asked_again() {
    let mut replica = busy();
    assert_eq!(replica.appended(Err(AppendError::Conflict)).len(), 1);
    let effects = replica.read_finished(Err(ReadFailure::Unavailable));
    let append = effects
        .iter()
        .any(|effect| matches!(effect, Effect::Append(_) | Effect::Read { .. }));
    assert!(append, "the second command goes on: {effects:?}");
    assert!(
        effects.iter().any(|effect| matches!(
            effect,
            Effect::Reply {
                reply: Reply::Unavailable,
                ..
            }
        )),
        "{effects:?}"
    );
}

/// The move that waited was in the log first, and nothing was left to credit: its player lost the
/// time of the outage.
#[test]
fn nothing_goes_before_a_credit_that_could_not_be_written() {
    type Fault = fn(&mut Replica<Connection>) -> Vec<Effect<Connection>>;
    let faults: [Fault; 2] = [
        |replica| replica.appended(Err(AppendError::Overloaded)),
        |replica| {
            replica.appended(Err(AppendError::Conflict));
            replica.read_finished(Err(ReadFailure::Unavailable))
        },
    ];
    for fault in faults {
        let mut replica = timed();
        let (from, to) = (Moment(10), Moment(20));
        let credit = Command::Credit { from, to };
        let effects = replica.submit_as_server(credit, Moment(20));
        assert!(matches!(*effects, [Effect::Append(_)]), "{effects:?}");
        assert!(play(&mut replica, "command-1", "La1a2a3b3", 0).is_empty());
        let effects = fault(&mut replica);
        assert_eq!(unavailable(&effects), ["command-1"]);
        let retried = |effect: &Effect<_>| matches!(effect, Effect::RetryServerCommand);
        assert!(effects.iter().any(retried), "{effects:?}");
    }
}

fn token(of: char) -> TokenHash {
    TokenHash::of(&Token::new(&of.to_string().repeat(32)).unwrap())
}

fn submit(
    replica: &mut Replica<Connection>,
    token: TokenHash,
    id: &str,
    command: Command,
) -> Vec<Effect<Connection>> {
    replica.submit(7, token, CommandId::new(id).unwrap(), command, Moment(5))
}

fn read(replica: &mut Replica<Connection>) -> Vec<Effect<Connection>> {
    replica.read_finished(Ok(LogTail {
        from: 1,
        events: 1,
        batches: Vec::new(),
    }))
}

fn is_refused(effect: &Effect<Connection>) -> bool {
    let Effect::Reply { reply, .. } = effect else {
        return false;
    };
    matches!(reply, Reply::Refused { .. })
}

/// Each illegal command had the log read once more, and a player's move waited for all of them.
#[test]
fn one_read_of_the_log_answers_all_commands_that_wait() {
    let mut replica = replica();
    for number in 0..10 {
        let (id, text) = (format!("command-{number}"), "Ia1a2z9".to_owned());
        let effects = submit(&mut replica, owner(), &id, Command::Move { text, ply: 0 });
        let first = matches!(*effects, [Effect::Read { from: 1 }]);
        assert!(first || number > 0 && effects.is_empty(), "{effects:?}");
    }
    // It began after the first of them alone had come.
    let effects = read(&mut replica);
    assert!(
        matches!(&*effects, [refused, Effect::Read { .. }] if is_refused(refused)),
        "{effects:?}"
    );
    let effects = read(&mut replica);
    assert_eq!((effects.len(), effects.iter().all(is_refused)), (9, true));
    assert!(replica.is_idle());
}

#[test]
fn those_without_a_seat_leave_most_of_the_queue_to_those_who_play() {
    let mut replica = replica();
    let refused: usize = (0..40)
        .map(|number| {
            let id = format!("command-{number}");
            let effects = submit(&mut replica, token('s'), &id, Command::Rematch);
            let no_read = effects.iter().filter(|e| !matches!(e, Effect::Read { .. }));
            no_read.count()
        })
        .sum();
    assert_eq!(refused, 40 - 5, "one is looked at and four wait");
    for ply in 0..4 {
        let effects = play(&mut replica, &format!("own-move-{ply}"), "Ia3a4a5", ply);
        assert!(effects.is_empty(), "it waits: {effects:?}");
    }
}

/// The move was refused and the seat claimed once more.
#[test]
fn who_has_lost_their_seat_is_told_what_their_commands_have_done() {
    let seats = vec![SeatSetup::link(), SeatSetup::link()];
    let (_, event) = Match::open(MatchSetup::new("ring", seats), Moment(0)).unwrap();
    let events = serde_json::to_string(&[event]).unwrap().into();
    let history = History::new([Batch { events, ..opened() }]).unwrap();
    let mut replica = Replica::new(GameKey(1), history, Writers::One);
    let claim = || Command::Claim { name: None };
    let text = "Ia3a4a5".to_owned();
    let moved = Command::Move { text, ply: 0 };
    let player = Player::new(1).unwrap();
    for (token, id, command) in [
        (token('b'), "the-claim", claim()),
        (token('b'), "the-move", moved.clone()),
        (owner(), "to-free-it", Command::FreeSeat { player }),
    ] {
        let effects = submit(&mut replica, token, id, command);
        assert!(matches!(*effects, [Effect::Append(_)]), "{effects:?}");
        replica.appended(Ok(()));
    }
    let again = |replica: &mut Replica<_>, token, id, command| {
        let mut effects = submit(replica, token, id, command);
        match effects.pop() {
            Some(Effect::Reply { reply, .. }) => Some(reply),
            _ => None,
        }
    };
    let repeated = |first| Some(Reply::Repeated { first });
    let answer = again(&mut replica, token('b'), "the-move", moved.clone());
    assert_eq!(answer, repeated(2));
    let answer = again(&mut replica, token('b'), "the-claim", claim());
    assert_eq!(answer, repeated(1));
    // An id says nothing about anybody else's command.
    let answer = again(&mut replica, token('c'), "the-move", moved);
    assert!(matches!(answer, Some(Reply::Refused { .. })), "{answer:?}");
}

/// The log of a game against the computer in which the owner has given these commands.
fn log_of(commands: &[Command]) -> Vec<Batch> {
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::computer(Strength::FIRST)];
    let (mut match_state, event) = Match::open(MatchSetup::new("ring", seats), Moment(0)).unwrap();
    let mut batches = vec![Batch {
        events: serde_json::to_string(&[event]).unwrap().into(),
        ..opened()
    }];
    for command in commands {
        let first = match_state.event_count();
        let events = match_state
            .handle(Actor::Owner, command, Moment(1))
            .unwrap();
        batches.push(Batch {
            first,
            count: events.len() as u32,
            seat_token: None,
            events: serde_json::to_string(&events).unwrap().into(),
            ..opened()
        });
    }
    batches
}

fn first_move(text: &str) -> Command {
    let text = text.to_owned();
    Command::Move { text, ply: 0 }
}

fn replica_of(batches: &[Batch]) -> Replica<Connection> {
    let history = History::new(batches.to_vec()).unwrap();
    Replica::new(GameKey(1), history, Writers::Many)
}

fn whole(batches: &[Batch]) -> LogTail {
    LogTail {
        from: 0,
        events: batches.last().unwrap().end(),
        batches: batches.to_vec(),
    }
}

/// The ply was the same again: the move for the position before was made in the one after, or
/// dropped without a word, and the computer never moved again.
#[test]
fn a_computers_move_is_made_in_no_other_position_of_the_same_ply() {
    let stored = log_of(&[
        first_move("Ia3a4a5"),
        Command::Takeback { ply: 1 },
        first_move("Ib3b4b5"),
    ]);
    let mut replica = replica_of(&stored[..2]);
    let turn = Turn::of(replica.history().match_state()).unwrap();
    let effects = replica.submit_computer_move(turn, "Ih3h4h5".to_owned(), Moment(2));
    assert!(matches!(*effects, [Effect::Append(_)]), "{effects:?}");
    let effects = replica.appended(Err(AppendError::Conflict));
    assert!(
        matches!(*effects, [Effect::Read { from: 2 }]),
        "{effects:?}"
    );
    let effects = replica.read_finished(Ok(LogTail {
        from: 2,
        events: 4,
        batches: stored[2..].to_vec(),
    }));
    assert!(
        matches!(*effects, [Effect::Advanced(_), Effect::ComputerMoveRefused(refused)] if refused == turn),
        "{effects:?}"
    );
    let other = Turn::of(replica.history().match_state()).unwrap();
    assert_ne!(other, turn);
    let effects = replica.submit_computer_move(other, "Ih3h4h5".to_owned(), Moment(3));
    assert!(matches!(*effects, [Effect::Append(_)]), "{effects:?}");
}

/// Nobody heard of it, and nobody searched again.
#[test]
fn who_searches_learns_that_a_computers_move_was_refused() {
    let history = History::new(log_of(&[first_move("Ia3a4a5")])).unwrap();
    let turn = Turn::of(history.match_state()).unwrap();
    let mut replica: Replica<Connection> = Replica::new(GameKey(1), history, Writers::One);
    let effects = replica.submit_computer_move(turn, "Ia3a4a5".to_owned(), Moment(2));
    assert!(
        matches!(*effects, [Effect::ComputerMoveRefused(refused)] if refused == turn),
        "{effects:?}"
    );
}

/// A node that was stopped while a backup was restored served what it had known, and wrote behind it.
#[test]
fn a_replica_ends_when_the_log_holds_another_history_of_the_same_length() {
    let (known, stored) = (
        log_of(&[first_move("Ia3a4a5")]),
        log_of(&[first_move("Ib3b4b5")]),
    );
    let mut replica = replica_of(&known);
    let head = HistoryHash::of(&stored).to_string();
    assert!(replica.may_be_wrong(2, Some(&head)));
    let effects = replica.tail_found(whole(&stored));
    assert!(
        matches!(*effects, [Effect::Abandon(AbandonReason::OtherHistory)]),
        "{effects:?}"
    );
    let effects = play(&mut replica, "command-1", "Ic3c4c5", 0);
    assert_eq!(unavailable(&effects), ["command-1"]);
}

#[test]
fn a_client_with_another_history_does_not_end_a_replica_that_is_right() {
    let (known, other) = (
        log_of(&[first_move("Ia3a4a5")]),
        log_of(&[first_move("Ib3b4b5")]),
    );
    let mut replica = replica_of(&known);
    let own = replica.history().head().to_string();
    assert!(!replica.may_be_wrong(2, Some(&own)) && !replica.may_be_wrong(0, None));
    assert!(replica.may_be_wrong(2, Some(&HistoryHash::of(&other).to_string())));
    assert!(replica.tail_found(whole(&known)).is_empty());
    // What was read may be from before its last events: it is read again, and not ended.
    let effects = replica.tail_found(whole(&known[..1]));
    assert!(
        matches!(*effects, [Effect::Read { from: 2 }]),
        "{effects:?}"
    );
}

#[test]
fn a_batch_of_another_history_has_the_whole_log_compared() {
    let (known, stored) = (
        log_of(&[first_move("Ia3a4a5")]),
        log_of(&[first_move("Ib3b4b5"), Command::Takeback { ply: 1 }]),
    );
    let mut replica = replica_of(&known);
    let published = || PublishedBatch {
        before: HistoryHash::of(&stored[..2]),
        batch: Arc::new(stored[2].clone()),
    };
    let effects = replica.published(published());
    assert!(
        matches!(*effects, [Effect::Read { from: 0 }]),
        "{effects:?}"
    );
    // It is not forgotten when the log does not answer.
    assert!(
        replica
            .read_finished(Err(ReadFailure::Unavailable))
            .is_empty()
    );
    let effects = replica.heard_of(3);
    assert!(
        matches!(*effects, [Effect::Read { from: 0 }]),
        "{effects:?}"
    );
    let effects = replica.read_finished(Ok(whole(&stored)));
    let [Effect::Abandon(AbandonReason::OtherHistory)] = *effects else {
        panic!("{effects:?}");
    };
}

/// Nobody looked until somebody gave a command.
#[test]
fn a_log_with_fewer_events_than_a_replica_knows_is_read() {
    let mut replica = replica_of(&log_of(&[first_move("Ia3a4a5")]));
    assert!(replica.heard_of(2).is_empty());
    let effects = replica.heard_of(1);
    assert!(
        matches!(*effects, [Effect::Read { from: 2 }]),
        "{effects:?}"
    );
}

/// Spectators who sent one impossible command after another put it off.
#[test]
fn a_flag_waits_its_turn_whoever_else_wants_something() {
    let mut replica = timed();
    for number in 0..20 {
        // Who is no server cannot pretend that one is on its way, either.
        submit(
            &mut replica,
            owner(),
            &format!("command-{number}"),
            Command::Flag,
        );
    }
    assert!(!replica.has_flag());
    let late = Moment(2 * 24 * 3600 * 1000);
    let effects = replica.submit_as_server(Command::Flag, late);
    assert!(effects.is_empty() && replica.has_flag(), "{effects:?}");
    // The first read began before most of them had come.
    read(&mut replica);
    let effects = read(&mut replica);
    assert!(
        matches!(effects.last(), Some(Effect::Append(_))),
        "{effects:?}"
    );
    assert!(replica.has_flag());
    replica.appended(Ok(()));
    assert!(replica.history().match_state().is_over() && !replica.has_flag());
}
