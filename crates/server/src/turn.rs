//! The engine's job for a computer's turn.

use std::net::IpAddr;
use std::time::Duration;

use caminos_cei::Clock;
use caminos_node::Turn;
use caminos_protocol::socket::GameId;
use caminos_table::{Match, Moment, TimeControl};

use crate::engine::Job;
use crate::token;

/// The engine's job for the turn that it is, if the system has random numbers for it.
pub(crate) fn job(
    turn: Turn,
    game: GameId,
    address: IpAddr,
    match_state: &Match,
    now: Moment,
) -> Option<Job> {
    Some(Job {
        game,
        address,
        position: match_state.position().clone(),
        strength: turn.strength(),
        // Another one each time, or a weak engine would always err in the same way.
        seed: token::random_seed().ok()?,
        budget: clock_budget(match_state, now),
    })
}

/// The time that the clock which runs leaves for a move.
fn clock_budget(match_state: &Match, now: Moment) -> Option<Duration> {
    let left = match_state.time_left(match_state.clock_running()?, now)?;
    let increment = match match_state.setup().clock? {
        TimeControl::Increment { increment, .. } => Duration::from_secs(increment.into()),
        TimeControl::Days { .. } => Duration::ZERO,
    };
    Some(Clock { left, increment }.budget())
}

#[cfg(test)]
mod tests {
    use caminos_table::{Actor, Command, MatchSetup, SeatSetup, Strength};

    use super::*;

    /// It searched for 4 s whatever its clock said, and lost on time.
    #[test]
    fn the_computer_has_a_share_of_its_clock_for_a_move() {
        let setup = MatchSetup {
            clock: Some(TimeControl::Increment {
                base: 5,
                increment: 0,
            }),
            ..MatchSetup::new(
                "square",
                vec![SeatSetup::here("Ada"), SeatSetup::computer(Strength::FULL)],
            )
        };
        let (mut match_state, _) = Match::open(setup, Moment(0)).unwrap();
        let play = |match_state: &mut Match, actor, text: &str, at| {
            let (text, ply) = (text.to_owned(), match_state.game().ply());
            match_state
                .handle(actor, &Command::Move { text, ply }, Moment(at))
                .unwrap();
        };
        play(&mut match_state, Actor::Owner, "Ia1a2a3", 1_000);
        assert_eq!(
            clock_budget(&match_state, Moment(2_000)),
            None,
            "a free move"
        );
        play(&mut match_state, Actor::Computer, "Ih1h2h3", 2_000);
        play(&mut match_state, Actor::Owner, "Ia4a5a6", 3_000);
        let budget = clock_budget(&match_state, Moment(4_000));
        assert_eq!(budget, Some(Duration::from_millis(400)));
    }
}
