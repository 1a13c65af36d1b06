//! Why an event cannot have happened.

use caminos_rules::IllegalMove;
use caminos_table::{
    Event, EventKind, Match, MatchSetup, Moment, Party, ReplayFault, SeatSetup, TimeControl,
};

use crate::{SHORT, by_link, hot_seat, open, p, play_all, square};

/// Why it cannot happen now. The match is as it was before.
fn fault(match_state: &Match, kind: EventKind) -> ReplayFault {
    let mut after = match_state.clone();
    let at = Moment(9);
    let fault = after.apply(&Event { at, kind }).unwrap_err();
    assert_eq!(after, *match_state);
    fault
}

fn happens(match_state: &mut Match, kind: EventKind) {
    let at = Moment(9);
    match_state.apply(&Event { at, kind }).unwrap();
}

#[test]
fn a_game_and_a_series_end_once() {
    let mut match_state = hot_seat();
    let asked = EventKind::RematchAsked { by: Party::Owner };
    assert_eq!(
        fault(&match_state, EventKind::NextBegun),
        ReplayFault::GameNotOver
    );
    assert_eq!(
        fault(&match_state, EventKind::RematchBegun),
        ReplayFault::SeriesNotOver
    );
    assert_eq!(fault(&match_state, asked), ReplayFault::SeriesNotOver);
    play_all(&mut match_state, &SHORT);
    assert_eq!(
        fault(&match_state, EventKind::NextBegun),
        ReplayFault::SeriesOver
    );
    assert_eq!(
        fault(&match_state, EventKind::Resigned { player: p(1) }),
        ReplayFault::Illegal(IllegalMove::GameOver)
    );
}

#[test]
fn a_request_is_made_and_answered_once_by_those_who_play() {
    let (by, other) = (Party::Owner, Party::Player(p(2)));
    let mut match_state = by_link();
    let asked = EventKind::TakebackAsked { by, to_ply: 0 };
    assert_eq!(fault(&match_state, asked.clone()), ReplayFault::Takeback(0));
    assert_eq!(
        fault(&match_state, EventKind::TakenBack { to_ply: 0 }),
        ReplayFault::Takeback(0)
    );
    assert_eq!(
        fault(&match_state, EventKind::TakebackAgreed { by: other }),
        ReplayFault::NothingAsked
    );
    assert_eq!(
        fault(&match_state, EventKind::TakebackRefused { by: other }),
        ReplayFault::NothingAsked
    );
    play_all(&mut match_state, &SHORT[..1]);
    happens(&mut match_state, asked.clone());
    assert_eq!(fault(&match_state, asked), ReplayFault::AlreadyAsked);
    assert_eq!(
        fault(&match_state, EventKind::RematchAgreed { by: other }),
        ReplayFault::NothingAsked
    );
    assert_eq!(
        fault(&match_state, EventKind::TakebackAgreed { by }),
        ReplayFault::AlreadyAgreed(by)
    );
    let stranger = Party::Player(p(1));
    for kind in [
        EventKind::TakebackAgreed { by: stranger },
        EventKind::TakebackRefused { by: stranger },
    ] {
        assert_eq!(fault(&match_state, kind), ReplayFault::NotSeated(stranger));
    }
}

#[test]
fn clocks_are_stopped_and_started_in_turn() {
    let credited = EventKind::Credited {
        from: Moment(2),
        to: Moment(5),
    };
    let by = Party::Owner;
    let match_state = hot_seat();
    assert_eq!(fault(&match_state, EventKind::Paused), ReplayFault::NoClock);
    assert_eq!(
        fault(&match_state, EventKind::PauseAsked { by }),
        ReplayFault::NoClock
    );
    assert_eq!(
        fault(&match_state, credited.clone()),
        ReplayFault::ClockStopped
    );
    let mut match_state = open(MatchSetup {
        clock: Some(TimeControl::Days { days: 1 }),
        ..square([SeatSetup::here("Ada"), SeatSetup::here("Bo")])
    });
    assert_eq!(
        fault(&match_state, EventKind::Resumed),
        ReplayFault::NotPaused
    );
    assert_eq!(
        fault(&match_state, EventKind::ResumeAsked { by }),
        ReplayFault::NotPaused
    );
    happens(&mut match_state, EventKind::Paused);
    assert_eq!(fault(&match_state, EventKind::Paused), ReplayFault::Paused);
    let moved = EventKind::Moved {
        player: p(1),
        mv: SHORT[0].to_owned(),
    };
    assert_eq!(fault(&match_state, moved), ReplayFault::Paused);
    assert_eq!(fault(&match_state, credited), ReplayFault::ClockStopped);
    happens(&mut match_state, EventKind::Resumed);
    play_all(&mut match_state, &SHORT);
    assert_eq!(
        fault(&match_state, EventKind::Paused),
        ReplayFault::GameOver
    );
}
