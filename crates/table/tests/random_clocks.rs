//! Random timed matches with a clock that also jumps back: no time is lost or made, none is
//! negative, and the events alone make the same state.

#[path = "../../rules/tests/dice/mod.rs"]
mod dice;

use caminos_table::{
    Actor, Command, Event, EventKind, Match, MatchSetup, Moment, Player, SeatSetup, Strength,
    TimeControl,
};
use dice::Dice;

const COMMANDS: usize = 120;

fn setup(dice: &mut Dice) -> MatchSetup {
    let seats = if dice.one_in(3) { 4 } else { 2 };
    let mut seat = || match dice.below(5) {
        0 | 1 => SeatSetup::here("Ada"),
        2 => SeatSetup::computer(Strength::FIRST),
        _ => SeatSetup::link(),
    };
    let seats: Vec<_> = (0..seats).map(|_| seat()).collect();
    let clock = match dice.below(3) {
        0 => TimeControl::Days { days: 1 },
        _ => TimeControl::Increment {
            base: 1 + dice.below(60) as u32,
            increment: dice.below(4) as u32,
        },
    };
    MatchSetup {
        swap: seats.len() == 2 && dice.one_in(2),
        neutral: dice.one_in(3),
        games: 1 + dice.below(2) as u8,
        clock: Some(clock),
        ..MatchSetup::new(["square", "ring"][dice.below(2)], seats)
    }
}

/// Somebody who can play for the player.
fn rightful(match_state: &Match, player: Player) -> Actor {
    let mut all = [Actor::Owner, Actor::Computer, Actor::Player(player)].into_iter();
    all.find(|actor| match_state.plays_for(*actor, player))
        .unwrap_or(Actor::Spectator)
}

fn command(match_state: &Match, now: u64, dice: &mut Dice) -> (Actor, Command) {
    let ply = match_state.game().ply();
    let player = Player::new(1 + dice.below(4) as u8).unwrap();
    let anybody = *dice.pick(&[Actor::Owner, Actor::Player(player), Actor::Server]);
    match dice.below(30) {
        0..=2 => (Actor::Spectator, Command::Claim { name: None }),
        3 => (Actor::Owner, Command::FreeSeat { player }),
        4 | 5 => (anybody, Command::Takeback { ply }),
        6 => (anybody, Command::Pause),
        7 | 8 => (anybody, Command::Resume),
        9 | 10 => (anybody, Command::Agree),
        11 => (anybody, Command::Next),
        12 => (anybody, Command::Rematch),
        13 => (Actor::Server, Command::Flag),
        14 => {
            let from = Moment(now.saturating_sub(dice.below(4000) as u64));
            let to = Moment(now.saturating_sub(dice.below(1000) as u64));
            (Actor::Server, Command::Credit { from, to })
        }
        _ => {
            let position = match_state.position();
            let moves = position.legal_moves();
            let by = match_state
                .player_to_move()
                .map(|player| rightful(match_state, player));
            let text = if position.may_swap() && dice.one_in(3) {
                "swap".to_owned()
            } else if moves.is_empty() {
                "resign".to_owned()
            } else {
                position.rules().text(*dice.pick(&moves)).to_string()
            };
            (by.unwrap_or(anybody), Command::Move { text, ply })
        }
    }
}

/// The same clocks kept in another way: what everybody used and earned, in signed numbers.
struct Ledger {
    control: TimeControl,
    balance: [i64; 4],
    /// After each move of the game.
    after: Vec<[i64; 4]>,
    paused: bool,
    last: u64,
}

impl Ledger {
    fn new(control: TimeControl, opened: &Event) -> Self {
        let balance = [control.initial().as_millis() as i64; 4];
        Self {
            control,
            balance,
            after: vec![balance],
            paused: false,
            last: opened.at.0,
        }
    }

    fn note(&mut self, before: &Match, event: &Event) {
        let runs = before.player_to_move().filter(|player| {
            let days = matches!(self.control, TimeControl::Days { .. });
            let moved = before.game().movers().contains(player);
            !self.paused && before.open_seat().is_none() && (days || moved)
        });
        assert_eq!(runs, before.clock_running());
        assert!(event.at.0 >= self.last, "time runs backwards");
        let mut used = event.at.0 - self.last;
        if let EventKind::Credited { from, to } = event.kind {
            used -= to.0.min(event.at.0) - from.0.max(self.last);
        }
        if let Some(player) = runs {
            self.balance[usize::from(player.number()) - 1] -= used as i64;
        }
        match &event.kind {
            EventKind::Moved { player, .. } => {
                let balance = &mut self.balance[usize::from(player.number()) - 1];
                match self.control {
                    TimeControl::Increment { increment, .. } if runs.is_some() => {
                        *balance += i64::from(increment) * 1000;
                    }
                    TimeControl::Increment { .. } => {}
                    TimeControl::Days { .. } => *balance = 86_400_000,
                }
                self.after.push(self.balance);
            }
            EventKind::TakenBack { to_ply: ply } => {
                self.after.truncate(usize::from(*ply) + 1);
                self.balance = *self.after.last().unwrap();
            }
            EventKind::Paused => self.paused = true,
            EventKind::Resumed => self.paused = false,
            EventKind::NextBegun | EventKind::RematchBegun => {
                *self = Self::new(self.control, event);
            }
            _ => {}
        }
        self.last = event.at.0;
    }
}

#[test]
fn time_is_neither_lost_nor_made_and_never_runs_backwards() {
    let mut dice = Dice::new(7);
    let (mut flags, mut pauses, mut credits, mut back, mut freed) = (0, 0, 0, 0, 0);
    for _ in 0..250 {
        let setup = setup(&mut dice);
        let control = setup.clock.unwrap();
        let mut now = 10_000;
        let (mut match_state, opened) = Match::open(setup, Moment(now)).unwrap();
        let mut ledger = Ledger::new(control, &opened);
        let mut events = vec![opened];
        for _ in 0..COMMANDS {
            let far = if dice.one_in(20) { 40_000_000 } else { 3000 };
            now = if dice.one_in(8) {
                now.saturating_sub(dice.below(20_000) as u64)
            } else {
                now + dice.below(far) as u64
            };
            let (by, command) = command(&match_state, now, &mut dice);
            let mut before = match_state.clone();
            let Ok(new) = match_state.handle(by, &command, Moment(now)) else {
                assert_eq!(match_state, before);
                continue;
            };
            for event in &new {
                ledger.note(&before, event);
                before.apply(event).unwrap();
                match event.kind {
                    EventKind::TimeExpired { .. } => flags += 1,
                    EventKind::Paused => pauses += 1,
                    EventKind::Credited { .. } => credits += 1,
                    EventKind::TakenBack { .. } => back += 1,
                    EventKind::SeatFreed { .. } => freed += 1,
                    _ => {}
                }
            }
            assert_eq!(before, match_state, "{command:?}");
            events.extend(new);
            for (player, balance) in match_state.players().zip(ledger.balance) {
                let left = match_state
                    .time_left(player, match_state.last_event_at())
                    .unwrap();
                // A name or a seat may be noted after the time is over: then none is left.
                assert_eq!(left.as_millis() as i64, balance.max(0), "{player}");
            }
            let deadline = match_state.deadline();
            assert!(deadline.is_none_or(|deadline| deadline >= match_state.last_event_at()));
        }
        assert_eq!(Match::from_events(&events).unwrap(), match_state);
    }
    let seen = [flags, pauses, credits, back, freed];
    assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
}
