//! Why a list of events makes no match.

use caminos_rules::{IllegalMove, NotationError};

use crate::event::FORMAT;
use crate::match_setup::MatchSetupError;
use crate::match_state::MAX_EVENTS;
use crate::party::{Party, Player};

/// Why an event cannot have happened. The match is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// A match is opened once, by its first event.
    #[error("a match is opened once, at the start")]
    Opening,
    /// The events are of a later form than this program knows.
    #[error("the events have form {0}, and this program knows form {FORMAT}")]
    Format(u32),
    /// The setup cannot be played.
    #[error(transparent)]
    Setup(#[from] MatchSetupError),
    /// Nobody could take that seat.
    #[error("the seat of {0} is not open")]
    NotOpen(Player),
    /// There is no such player.
    #[error("there is no {0} at this table")]
    NoSuchPlayer(Player),
    /// Another player had the turn, or none.
    #[error("it is not the turn of {0}")]
    NotTheirTurn(Player),
    /// The text is no move.
    #[error(transparent)]
    Unreadable(#[from] NotationError),
    /// The move or the resignation is against the rules.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// There were not that many moves, or a resignation ended the game.
    #[error("the game cannot go back to {0} moves")]
    Takeback(u16),
    /// Nobody plays there who could ask or answer.
    #[error("{0} takes no part in this match")]
    NotSeated(Party),
    /// Somebody asked while another request waited for an answer.
    #[error("something else had been asked already")]
    AlreadyAsked,
    /// Somebody answered what nobody had asked.
    #[error("nothing of the kind had been asked")]
    NothingAsked,
    /// Somebody agreed to their own request, or twice.
    #[error("{0} had agreed already")]
    AlreadyAgreed(Party),
    /// The player's time had run out, or had not.
    #[error("the clock of {0} says otherwise")]
    Time(Player),
    /// The match is played without clocks.
    #[error("there are no clocks")]
    NoClock,
    /// No clock was running in the time that was credited.
    #[error("no clock was running then")]
    ClockStopped,
    /// The clocks were stopped by agreement.
    #[error("the game was paused")]
    Paused,
    /// The clocks were not stopped.
    #[error("the game was not paused")]
    NotPaused,
    /// The game had ended.
    #[error("the game was over")]
    GameOver,
    /// The game had not ended.
    #[error("the game was not over")]
    GameNotOver,
    /// The last game of the series had ended.
    #[error("the series was over")]
    SeriesOver,
    /// The last game of the series had not ended.
    #[error("the series was not over")]
    SeriesNotOver,
    /// More events than a match can have.
    #[error("a match has at most {MAX_EVENTS} events")]
    TooMany,
}

/// Why a list of events makes no match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// There is no event at all, or the first does not open a table.
    #[error("the events do not begin with the opening of a table")]
    NotOpened,
    /// An event that cannot have happened.
    #[error("event {number}: {fault}")]
    Event {
        /// Which one, counted from 1.
        number: usize,
        /// What is wrong.
        fault: ReplayFault,
    },
}
