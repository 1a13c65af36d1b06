//! A match that goes on from a position.

use caminos_rules::{Material, Move, Position};

use crate::event::{Event, EventKind, Moment};
use crate::match_setup::{MatchSetup, MatchSetupError, SeatSetup};
use crate::match_state::Match;
use crate::time_control::TimeControl;

impl Match {
    /// A match whose first game has come as far as a position has, and the events that make it:
    /// every move that led there was played by the player of its seat, and took no time.
    ///
    /// # Errors
    /// What cannot be played, or that the position is of another material.
    ///
    /// ```
    /// use caminos_rules::{Material, Options, Position, Rules};
    /// use caminos_table::{Match, Moment, SeatSetup, Strength};
    /// let mut position = Position::new(Rules::standard("ring", Options::default())?);
    /// position.play_text(&"Ia3a4a5".parse()?)?;
    /// let seats = vec![SeatSetup::here("Ada"), SeatSetup::computer(Strength::nearest(4))];
    /// let (match_state, events) =
    ///     Match::from_position(&position, Material::standard(), seats, None, Moment(0))?;
    /// assert_eq!(*match_state.position(), position);
    /// assert_eq!(Match::from_events(&events)?, match_state);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_position(
        position: &Position,
        material: &Material,
        seats: Vec<SeatSetup>,
        clock: Option<TimeControl>,
        now: Moment,
    ) -> Result<(Self, Vec<Event>), MatchSetupError> {
        Self::series_from_position(position, material, seats, 1, clock, now)
    }

    /// The same for a series of games.
    ///
    /// # Errors
    /// As [`Match::from_position`], or too many games.
    pub fn series_from_position(
        position: &Position,
        material: &Material,
        seats: Vec<SeatSetup>,
        games: u8,
        clock: Option<TimeControl>,
        now: Moment,
    ) -> Result<(Self, Vec<Event>), MatchSetupError> {
        let setup = MatchSetup {
            games,
            clock,
            ..setup_of(position, material, seats)
        };
        let (mut game, opened) = Self::open_with(setup, material, now)?;
        let mut events = vec![opened];
        for (seat, mv) in position.history() {
            let player = game.player_at(seat).expect("every seat has a player");
            let kind = match mv {
                Move::Resign => EventKind::Resigned { player },
                Move::Place(_) | Move::Swap => EventKind::Moved {
                    player,
                    mv: position.rules().text(mv).to_string(),
                },
            };
            let event = Event { at: now, kind };
            game.apply(&event)
                .expect("what led to the position is legal");
            events.push(event);
        }
        Ok((game, events))
    }
}

fn setup_of(position: &Position, material: &Material, seats: Vec<SeatSetup>) -> MatchSetup {
    let (rules, standard) = (position.rules(), Material::standard().name());
    let options = rules.options();
    let name = material.name();
    let start = position.start();
    let has_pieces = start.pieces().next().is_some();
    MatchSetup {
        position: has_pieces.then(|| start.to_string()),
        material: (name != standard).then(|| name.to_owned()),
        neutral: options.neutral,
        scoring: options.scoring,
        swap: options.swap,
        out: options.out,
        first: options.first,
        ..MatchSetup::new(rules.board().name(), seats)
    }
}
