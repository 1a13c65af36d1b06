//! Series, rematches and their score.

use caminos_rules::{Material, Outcome, Record, Seat, Series, Team};
use caminos_table::{Actor, Command, EventKind, MatchSetup, Refusal, SeatSetup, Strength};

use crate::{SHORT, by_link, handle, open, p, play_all, square};

#[test]
fn a_series_alternates_who_begins_and_adds_up_points() {
    let seats = [SeatSetup::here("Ada"), SeatSetup::here("Bo")];
    let mut match_state = open(MatchSetup {
        games: 2,
        scoring: true,
        ..square(seats)
    });
    let next = || Command::Next;
    assert_eq!(
        handle(&mut match_state, Actor::Owner, next()),
        Err(Refusal::GameNotOver)
    );
    play_all(&mut match_state, &SHORT);
    assert_eq!(
        handle(&mut match_state, Actor::Owner, Command::Rematch),
        Err(Refusal::SeriesNotOver)
    );
    handle(&mut match_state, Actor::Owner, next()).unwrap();
    assert_eq!(match_state.player_to_move(), Some(p(2)));
    play_all(&mut match_state, &SHORT);
    assert_eq!(
        handle(&mut match_state, Actor::Owner, next()),
        Err(Refusal::SeriesOver)
    );
    let score = match_state.score();
    assert_eq!(
        [score.points(p(1)), score.points(p(2)), score.played()],
        [8, 8, 2]
    );
    assert_eq!([score.wins(p(1)), score.wins(p(2))], [1, 1]);
    let records = Record::parse_all(&match_state.record_text()).unwrap();
    let series = Series::from_records(&records, Material::standard()).unwrap();
    assert_eq!(
        [series.points()[Team::Yellow], series.points()[Team::Green]],
        [8, 8]
    );
}

#[test]
fn a_rematch_at_one_screen_begins_at_once_with_sides_exchanged() {
    let mut match_state = open(square([
        SeatSetup::here("Ada"),
        SeatSetup::computer(Strength::nearest(2)),
    ]));
    play_all(&mut match_state, &SHORT);
    assert_eq!(
        handle(&mut match_state, Actor::Owner, Command::Rematch),
        Ok(vec![EventKind::RematchBegun])
    );
    assert_eq!(
        match_state.computer_to_move(),
        Some((p(2), Strength::nearest(2)))
    );
    assert_eq!(match_state.player_at(Seat::One), Some(p(2)));
    assert_eq!(match_state.score().played(), 0);
    play_all(&mut match_state, &SHORT);
    assert_eq!(match_state.score().wins(p(2)), 1);
    assert!(
        match_state
            .record_text()
            .contains("[Yellow \"computer 2\"]")
    );
}

#[test]
fn a_rematch_by_link_has_to_be_agreed_or_asked_for_by_both() {
    let mut match_state = by_link();
    assert_eq!(
        handle(&mut match_state, Actor::Owner, Command::Rematch),
        Err(Refusal::GameNotOver)
    );
    play_all(&mut match_state, &SHORT);
    handle(&mut match_state, Actor::Owner, Command::Rematch).unwrap();
    handle(&mut match_state, Actor::Player(p(2)), Command::Refuse).unwrap();
    handle(&mut match_state, Actor::Owner, Command::Rematch).unwrap();
    handle(&mut match_state, Actor::Player(p(2)), Command::Rematch).unwrap();
    assert_eq!(match_state.player_to_move(), Some(p(2)));
}

#[test]
fn four_players_keep_their_partners_in_a_rematch() {
    let mut match_state = open(MatchSetup::new("square", vec![SeatSetup::here("x"); 4]));
    handle(
        &mut match_state,
        Actor::Owner,
        Command::Resign {
            player: p(4),
            ply: 0,
        },
    )
    .unwrap();
    assert_eq!(
        match_state.outcome(),
        Some(Outcome::Resigned {
            winner: Team::Yellow
        })
    );
    handle(&mut match_state, Actor::Owner, Command::Rematch).unwrap();
    let teams: Vec<Team> = match_state
        .players()
        .map(|player| match_state.game().seat_of(player).team())
        .collect();
    assert_eq!(
        teams,
        [Team::Green, Team::Yellow, Team::Green, Team::Yellow]
    );
    assert_eq!(match_state.player_to_move(), Some(p(4)));
}

#[test]
fn the_total_goes_on_over_rematches_by_person_and_not_by_colour() {
    let mut match_state = by_link();
    let bo = Actor::Player(p(2));
    // Ada wins as yellow, then Bo as yellow, then Ada gives up as green's opponent.
    for _ in 0..2 {
        play_all(&mut match_state, &SHORT);
        handle(&mut match_state, Actor::Owner, Command::Rematch).unwrap();
        handle(&mut match_state, bo, Command::Agree).unwrap();
    }
    let resign = Command::Resign {
        player: p(1),
        ply: 0,
    };
    handle(&mut match_state, Actor::Owner, resign).unwrap();
    assert_eq!([1, 2].map(|n| match_state.score().wins(p(n))), [0, 1]);
    let total = match_state.total_score();
    assert_eq!([1, 2].map(|n| total.wins(p(n))), [1, 2]);
    assert_eq!([total.draws(), total.played()], [0, 3]);
}
