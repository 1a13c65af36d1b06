//! How long the log keeps a game follows from what has happened in it.

use caminos_event_log::{Batch, GameKey, Lifecycle, TokenHash};
use caminos_node::{Effect, History, Replica, Writers};
use caminos_table::{Actor, Command, CommandId, Match, MatchSetup, Moment, SeatSetup, Token};

fn token(name: &str) -> TokenHash {
    TokenHash::of(&Token::new(&format!("{name:_<24}")).unwrap())
}

/// Executes a command; gives the lifecycle that goes into the log with its events, if it changes.
fn execute(replica: &mut Replica<()>, name: &str, command: Command) -> Option<Lifecycle> {
    let events = replica.history().events();
    let id = CommandId::new(&format!("command-{events}")).unwrap();
    let effects = replica.submit((), token(name), id, command, Moment(1));
    let [Effect::Append(append)] = &effects[..] else {
        panic!("{effects:?}");
    };
    let summary = append.summary;
    replica.appended(Ok(()));
    summary.map(|summary| summary.lifecycle)
}

/// It was kept for ever.
#[test]
fn an_invitation_whose_host_has_moved_still_expires() {
    let setup = MatchSetup::new("square", vec![SeatSetup::here("Ada"), SeatSetup::link()]);
    let (_, opened) = Match::open(setup, Moment(0)).unwrap();
    let first = Batch {
        first: 0,
        count: 1,
        actor: Actor::Owner,
        command: None,
        seat_token: Some(token("owner")),
        events: serde_json::to_string(&[opened]).unwrap().into(),
    };
    let history = History::new([first]).unwrap();
    assert_eq!(history.summary().lifecycle, Lifecycle::NeverPlayed);
    let mut replica = Replica::new(GameKey(1), history, Writers::One);
    let text = "La1a2a3b3".to_owned();
    let moved = execute(&mut replica, "owner", Command::Move { text, ply: 0 });
    assert_eq!(moved, None, "as before");
    let claimed = execute(&mut replica, "guest", Command::Claim { name: None });
    assert_eq!(claimed, Some(Lifecycle::InPlay));
}
