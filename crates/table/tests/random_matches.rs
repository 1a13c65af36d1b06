//! Random matches of every kind: the events alone make the same state, and a refused
//! command changes nothing.

#[path = "../../rules/tests/dice/mod.rs"]
mod dice;

use caminos_rules::{Out, Team};
use caminos_table::{
    Actor, Command, Event, EventKind, Match, MatchSetup, Moment, Player, ReplayError, SeatSetup,
    Strength,
};
use dice::Dice;

const BOARDS: [&str; 4] = ["square", "diamond", "octagon", "ring"];
const COMMANDS: usize = 160;

fn seat_setup(dice: &mut Dice) -> SeatSetup {
    match dice.below(3) {
        0 => SeatSetup::here("Ada"),
        1 => SeatSetup::computer(Strength::nearest(1 + dice.below(9) as u8)),
        _ => SeatSetup::link(),
    }
}

fn setup(dice: &mut Dice) -> MatchSetup {
    let seats = if dice.one_in(3) { 4 } else { 2 };
    MatchSetup {
        neutral: dice.one_in(2),
        scoring: dice.one_in(2),
        swap: seats == 2 && dice.one_in(2),
        out: *dice.pick(&[Out::Seat, Out::Team]),
        first: *dice.pick(&[Team::Yellow, Team::Green]),
        games: 1 + dice.below(3) as u8,
        ..MatchSetup::new(
            BOARDS[dice.below(4)],
            (0..seats).map(|_| seat_setup(dice)).collect(),
        )
    }
}

fn player(dice: &mut Dice) -> Player {
    Player::new(1 + dice.below(4) as u8).unwrap()
}

fn actor(dice: &mut Dice) -> Actor {
    match dice.below(6) {
        0 | 1 => Actor::Owner,
        2 | 3 => Actor::Player(player(dice)),
        4 => Actor::Computer,
        _ => Actor::Spectator,
    }
}

/// Somebody who can play for the player, so that games get on.
fn rightful(match_state: &Match, player: Player) -> Actor {
    let all = [Actor::Owner, Actor::Computer, Actor::Player(player)];
    let mut all = all.into_iter();
    all.find(|actor| match_state.plays_for(*actor, player))
        .unwrap_or(Actor::Spectator)
}

fn command(match_state: &Match, dice: &mut Dice) -> (Actor, Command) {
    let honest = match_state.position().history().len() as u16;
    let ply = if dice.one_in(12) { honest + 1 } else { honest };
    match dice.below(40) {
        0..=2 => (actor(dice), Command::Claim { name: None }),
        3 => {
            let (player, name) = (player(dice), (*dice.pick(&["Bo", "", "a\u{202e}b"])).into());
            (actor(dice), Command::Name { player, name })
        }
        4 | 5 => (actor(dice), Command::Takeback { ply }),
        6 => {
            let player = player(dice);
            (actor(dice), Command::Resign { player, ply })
        }
        7..=9 => (actor(dice), Command::Agree),
        10 => (actor(dice), Command::Refuse),
        11..=13 => (actor(dice), Command::Next),
        14..=16 => (actor(dice), Command::Rematch),
        17 => {
            let text = (*dice.pick(&["swap", "resign", "Xa1", "Ia1a2a3", "Na1a2a3", "~"])).into();
            (actor(dice), Command::Move { text, ply })
        }
        _ => {
            let position = match_state.position();
            let moves = position.legal_moves();
            let text = if position.may_swap() && dice.one_in(3) {
                "swap".to_owned()
            } else if moves.is_empty() {
                "Ia1a2a3".to_owned()
            } else {
                position.rules().text(*dice.pick(&moves)).to_string()
            };
            let by = match match_state.player_to_move() {
                Some(player) if !dice.one_in(10) => rightful(match_state, player),
                _ => actor(dice),
            };
            (by, Command::Move { text, ply })
        }
    }
}

/// What the run has seen, so that it is known to have tried something.
#[derive(Default)]
struct Seen {
    refused: usize,
    rematches: usize,
    next: usize,
    taken_back: usize,
    agreed: usize,
    claimed: usize,
    moved: usize,
    swapped: usize,
}

impl Seen {
    fn note(&mut self, event: &Event) {
        match &event.kind {
            EventKind::RematchBegun => self.rematches += 1,
            EventKind::NextBegun => self.next += 1,
            EventKind::TakenBack { .. } => self.taken_back += 1,
            EventKind::TakebackAgreed { .. } | EventKind::RematchAgreed { .. } => self.agreed += 1,
            EventKind::Claimed { .. } => self.claimed += 1,
            EventKind::Moved { mv, .. } if mv == "swap" => self.swapped += 1,
            EventKind::Moved { .. } => self.moved += 1,
            _ => {}
        }
    }
}

#[test]
fn events_alone_make_the_same_match_and_refusals_change_nothing() {
    let mut dice = Dice::new(4);
    let mut seen = Seen::default();
    for _ in 0..250 {
        let (mut match_state, opened) = Match::open(setup(&mut dice), Moment(0)).unwrap();
        let mut events = vec![opened];
        for step in 0..COMMANDS {
            let (by, command) = command(&match_state, &mut dice);
            let before = match_state.clone();
            match match_state.handle(by, &command, Moment(step as u64)) {
                Ok(new) => {
                    assert!(!new.is_empty());
                    new.iter().for_each(|event| seen.note(event));
                    events.extend(new);
                }
                Err(_) => {
                    seen.refused += 1;
                    assert_eq!(match_state, before, "{by:?} {command:?}");
                }
            }
            let waiting = match_state.request().is_some();
            assert!(
                !waiting || match_state.parties().len() > 1,
                "nobody can answer"
            );
        }
        assert_eq!(match_state.event_count() as usize, events.len());
        let json = serde_json::to_string(&events).unwrap();
        let read: Vec<Event> = serde_json::from_str(&json).unwrap();
        assert_eq!(read, events);
        assert_eq!(Match::from_events(&read).unwrap(), match_state);
        no_event_happens_twice(&events, &mut dice);
    }
    let Seen {
        refused,
        rematches,
        next,
        taken_back,
        agreed,
        claimed,
        moved,
        swapped,
    } = seen;
    assert!(refused > 1000 && moved > 3000, "{refused} {moved}");
    let rare = [rematches, next, taken_back, agreed, claimed, swapped];
    assert!(rare.iter().all(|count| *count > 10), "{rare:?}");
}

/// Nothing but a name can happen twice in a row.
fn no_event_happens_twice(events: &[Event], dice: &mut Dice) {
    let at = dice.below(events.len());
    let mut doubled = events[..=at].to_vec();
    doubled.push(events[at].clone());
    let named = matches!(events[at].kind, EventKind::Named { .. });
    match Match::from_events(&doubled) {
        Ok(_) => assert!(named, "{:?}", events[at]),
        Err(ReplayError::Event { number, .. }) => assert_eq!(number, doubled.len()),
        Err(error) => panic!("{error}"),
    }
}
