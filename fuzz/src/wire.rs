//! The body of the target `message`, apart from the others since it needs more than the rules.

use caminos_protocol::socket::{ClientMessage, ServerMessage};
use caminos_table::{Actor, Match, MatchSetup, Moment, Player, SeatSetup, TimeControl};

/// Lines of messages: whatever is read is written and read as the same. Commands, each by
/// somebody else, are carried out or change nothing, and what happened makes the same match.
pub fn message(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::link()];
    let setup = MatchSetup {
        swap: true,
        games: 2,
        clock: Some(TimeControl::Increment {
            base: 60,
            increment: 1,
        }),
        ..MatchSetup::new("ring", seats)
    };
    let (mut match_state, opened) =
        Match::open(setup, Moment(0)).expect("a setup that can be played");
    let mut events = vec![opened];
    let friend = Player::new(2).expect("a player");
    let actors = [
        Actor::Spectator,
        Actor::Owner,
        Actor::Player(friend),
        Actor::Computer,
        Actor::Server,
    ];
    // A second for each line.
    let times = (1..).map(|second| Moment(second * 1000));
    let actors = actors.into_iter().cycle().zip(times);
    for (line, (actor, now)) in text.lines().zip(actors) {
        if let Ok(message) = serde_json::from_str::<ServerMessage>(line) {
            let written = serde_json::to_string(&message).expect("it was read");
            assert_eq!(
                serde_json::from_str::<ServerMessage>(&written).ok(),
                Some(message)
            );
        }
        let Ok(message) = serde_json::from_str::<ClientMessage>(line) else {
            continue;
        };
        let written = serde_json::to_string(&message).expect("it was read");
        assert_eq!(
            serde_json::from_str::<ClientMessage>(&written)
                .ok()
                .as_ref(),
            Some(&message)
        );
        let ClientMessage::Command { command, .. } = message else {
            continue;
        };
        let before = match_state.clone();
        match match_state.handle(actor, &command, now) {
            Ok(happened) => events.extend(happened),
            Err(_) => assert_eq!(match_state, before),
        }
    }
    assert_eq!(Match::from_events(&events).as_ref(), Ok(&match_state));
}
