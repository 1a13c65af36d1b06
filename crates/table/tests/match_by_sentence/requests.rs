//! What has to be agreed on: takebacks.

use caminos_table::{
    Actor, Command, EventKind, Match, MatchSetup, Party, Refusal, RequestKind, SeatSetup, Strength,
};

use crate::{SHORT, by_link, handle, hot_seat, open, p, play, play_all, ply, square, take_back};

#[test]
fn at_one_screen_a_takeback_takes_the_last_move() {
    let mut match_state = hot_seat();
    assert_eq!(
        take_back(&mut match_state, Actor::Owner),
        Err(Refusal::NothingToTakeBack)
    );
    play_all(&mut match_state, &SHORT[..2]);
    assert_eq!(
        take_back(&mut match_state, Actor::Owner),
        Ok(vec![EventKind::TakenBack { to_ply: 1 }])
    );
    assert_eq!(match_state.player_to_move(), Some(p(2)));
}

#[test]
fn against_the_computer_a_takeback_goes_to_the_own_last_move() {
    let mut match_state = open(square([
        SeatSetup::here("Ada"),
        SeatSetup::computer(Strength::nearest(3)),
    ]));
    play_all(&mut match_state, &SHORT[..4]);
    assert_eq!(
        take_back(&mut match_state, Actor::Computer),
        Err(Refusal::NotSeated)
    );
    assert_eq!(
        take_back(&mut match_state, Actor::Owner),
        Ok(vec![EventKind::TakenBack { to_ply: 2 }])
    );
    play_all(&mut match_state, &SHORT[2..3]);
    assert_eq!(
        take_back(&mut match_state, Actor::Owner),
        Ok(vec![EventKind::TakenBack { to_ply: 2 }])
    );
}

#[test]
fn a_winning_move_can_be_taken_back_and_a_resignation_cannot() {
    let mut match_state = hot_seat();
    play_all(&mut match_state, &SHORT);
    assert!(match_state.is_over());
    take_back(&mut match_state, Actor::Owner).unwrap();
    assert_eq!(match_state.outcome(), None);
    handle(
        &mut match_state,
        Actor::Owner,
        Command::Resign {
            player: p(2),
            ply: 4,
        },
    )
    .unwrap();
    assert_eq!(
        take_back(&mut match_state, Actor::Owner),
        Err(Refusal::GameOver)
    );
}

#[test]
fn by_link_a_takeback_has_to_be_agreed() {
    let mut match_state = by_link();
    play_all(&mut match_state, &SHORT[..2]);
    let by = Party::Owner;
    assert_eq!(
        take_back(&mut match_state, Actor::Owner),
        Ok(vec![EventKind::TakebackAsked { by, to_ply: 0 }])
    );
    assert_eq!(
        match_state.request().unwrap().kind(),
        RequestKind::Takeback { to_ply: 0 }
    );
    assert_eq!(
        take_back(&mut match_state, Actor::Player(p(2))),
        Err(Refusal::AlreadyAsked)
    );
    assert_eq!(
        handle(&mut match_state, Actor::Owner, Command::Agree),
        Err(Refusal::NothingAsked)
    );
    assert_eq!(
        handle(&mut match_state, Actor::Spectator, Command::Agree),
        Err(Refusal::NotSeated)
    );
    let by = Party::Player(p(2));
    assert_eq!(
        handle(&mut match_state, Actor::Player(p(2)), Command::Agree),
        Ok(vec![
            EventKind::TakebackAgreed { by },
            EventKind::TakenBack { to_ply: 0 }
        ])
    );
    assert_eq!(ply(&match_state), 0);
    assert_eq!(
        handle(&mut match_state, Actor::Player(p(2)), Command::Agree),
        Err(Refusal::NothingAsked)
    );
}

#[test]
fn a_takeback_can_be_refused_withdrawn_or_overtaken_by_a_move() {
    let mut match_state = by_link();
    play_all(&mut match_state, &SHORT[..2]);
    for by in [Actor::Player(p(2)), Actor::Owner] {
        take_back(&mut match_state, Actor::Owner).unwrap();
        handle(&mut match_state, by, Command::Refuse).unwrap();
        assert!(match_state.request().is_none());
    }
    take_back(&mut match_state, Actor::Owner).unwrap();
    play(&mut match_state, Actor::Owner, SHORT[2]).unwrap();
    assert_eq!(
        handle(&mut match_state, Actor::Player(p(2)), Command::Agree),
        Err(Refusal::NothingAsked)
    );
}

#[test]
fn everybody_by_link_has_to_agree() {
    let mut match_state = open(MatchSetup::new("square", vec![SeatSetup::link(); 4]));
    for _ in 0..3 {
        handle(
            &mut match_state,
            Actor::Spectator,
            Command::Claim { name: None },
        )
        .unwrap();
    }
    play_all(&mut match_state, &SHORT[..2]);
    take_back(&mut match_state, Actor::Player(p(2))).unwrap();
    assert_eq!(
        handle(&mut match_state, Actor::Player(p(1)), Command::Agree)
            .unwrap()
            .len(),
        1
    );
    assert_eq!(
        handle(&mut match_state, Actor::Player(p(1)), Command::Agree),
        Err(Refusal::NothingAsked)
    );
    assert_eq!(
        handle(&mut match_state, Actor::Player(p(3)), Command::Agree)
            .unwrap()
            .len(),
        2
    );
    assert_eq!(ply(&match_state), 1);
}

#[test]
fn whoever_asked_learns_that_it_was_declined_until_the_match_goes_on() {
    let mut match_state = by_link();
    play_all(&mut match_state, &SHORT[..2]);
    take_back(&mut match_state, Actor::Owner).unwrap();
    handle(&mut match_state, Actor::Player(p(2)), Command::Refuse).unwrap();
    let declined = match_state.declined_request().unwrap();
    assert_eq!(declined.kind, RequestKind::Takeback { to_ply: 0 });
    assert_eq!(declined.asked_by, Party::Owner);
    assert_eq!(declined.declined_by, Party::Player(p(2)));
    play(&mut match_state, Actor::Owner, SHORT[2]).unwrap();
    assert_eq!(match_state.declined_request(), None);
    // Who asks no longer has declined nothing.
    take_back(&mut match_state, Actor::Owner).unwrap();
    handle(&mut match_state, Actor::Owner, Command::Refuse).unwrap();
    assert_eq!(match_state.declined_request(), None);
    // Asking again is something new.
    take_back(&mut match_state, Actor::Owner).unwrap();
    handle(&mut match_state, Actor::Player(p(2)), Command::Refuse).unwrap();
    take_back(&mut match_state, Actor::Owner).unwrap();
    assert_eq!(match_state.declined_request(), None);
}

#[test]
fn a_takeback_is_possible_only_with_a_move_of_ones_own_and_nothing_asked() {
    let mut match_state = by_link();
    let bo = Actor::Player(p(2));
    let may = |match_state: &Match| {
        [Actor::Owner, bo, Actor::Spectator].map(|by| match_state.may_take_back(by))
    };
    assert_eq!(may(&match_state), [false, false, false]);
    play_all(&mut match_state, &SHORT[..1]);
    assert_eq!(may(&match_state), [true, false, false]);
    play_all(&mut match_state, &SHORT[1..2]);
    assert_eq!(may(&match_state), [true, true, false]);
    take_back(&mut match_state, Actor::Owner).unwrap();
    assert_eq!(may(&match_state), [false, false, false]);
    handle(&mut match_state, bo, Command::Refuse).unwrap();
    let ply = ply(&match_state);
    let resign = Command::Resign { player: p(1), ply };
    handle(&mut match_state, Actor::Owner, resign).unwrap();
    assert_eq!(may(&match_state), [false, false, false]);
}
