//! What somebody at the table wants, and why it is refused.

use caminos_rules::{IllegalMove, NotationError};
use serde::{Deserialize, Serialize};

use crate::decode::RawCommand;
use crate::event::Moment;
use crate::name::NameError;
use crate::party::Player;

/// What somebody wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", try_from = "RawCommand")]
pub enum Command {
    /// To take the next open seat.
    Claim {
        /// Under this name.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        name: Option<String>,
    },
    /// To be called by a name, or another one.
    Name {
        /// Which player.
        player: Player,
        /// The name.
        name: String,
    },
    /// To play a move.
    Move {
        /// The move.
        text: String,
        /// How many moves had been played when it was chosen, so that a late one is seen.
        ply: u16,
    },
    /// To take back the own last move and what followed it.
    Takeback {
        /// How many moves had been played when it was asked for.
        ply: u16,
    },
    /// To give up.
    Resign {
        /// Which player gives up.
        player: Player,
        /// How many moves had been played when it was decided.
        ply: u16,
    },
    /// To stop the clocks for a while.
    Pause,
    /// To go on after a pause. Whoever has the turn need not ask: only their own time runs.
    Resume,
    /// To open a seat again that somebody took by link: they lost their key to it, or are not
    /// wanted. For who opened the table.
    FreeSeat {
        /// Whose seat.
        player: Player,
    },
    /// To note that the time of the player to move has run out. For [`Actor::Server`](crate::Actor::Server).
    Flag,
    /// To give back time that was lost while the service was down. For [`Actor::Server`](crate::Actor::Server).
    Credit {
        /// Since when it was down.
        from: Moment,
        /// Until when.
        to: Moment,
    },
    /// To begin the next game of the series.
    Next,
    /// To play another match after this one.
    Rematch,
    /// To agree to what is asked for.
    Agree,
    /// To refuse what is asked for, or to ask no longer.
    Refuse,
}

/// Why a command is refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Refusal {
    /// Only those at the table can do that.
    #[error("you look on: only players can do that")]
    NotSeated,
    /// It is for another to decide.
    #[error("{player} is not yours to decide for")]
    NotYours {
        /// The player whom it is about.
        player: Player,
    },
    /// There is no such player in this match.
    #[error("there is no {player} at this table")]
    NoSuchPlayer {
        /// Which.
        player: Player,
    },
    /// Another player has the turn.
    #[error("it is the turn of {player}")]
    NotYourTurn {
        /// Who.
        player: Player,
    },
    /// The game has moved on since the command was chosen.
    #[error("the game has moved on: {now} moves have been played, not {then}")]
    Late {
        /// What the command says.
        then: u16,
        /// What is true.
        now: u16,
    },
    /// The text is no move.
    #[error("that is not a move: {error}")]
    Notation {
        /// What is wrong with it.
        #[from]
        error: NotationError,
    },
    /// The move is against the rules.
    #[error(transparent)]
    Illegal {
        /// Which rule, and where.
        #[from]
        illegal: IllegalMove,
    },
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The game has not ended.
    #[error("the game is not over yet")]
    GameNotOver,
    /// The series has no game left.
    #[error("the series is over")]
    SeriesOver,
    /// The series has games left.
    #[error("the series is not over yet")]
    SeriesNotOver,
    /// Nothing of one's own to take back.
    #[error("you have no move to take back")]
    NothingToTakeBack,
    /// Somebody has asked for something already.
    #[error("a question is waiting for its answer already")]
    AlreadyAsked,
    /// Nobody has asked, or not this one.
    #[error("there is no question that waits for your answer")]
    NothingAsked,
    /// There are no clocks to stop.
    #[error("this game has no clock")]
    NoClock,
    /// Nobody's time is running.
    #[error("no clock is running")]
    ClockStopped,
    /// The player to move has time left.
    #[error("{player} has time left")]
    TimeLeft {
        /// Who.
        player: Player,
    },
    /// The time of the player to move has run out.
    #[error("the time of {player} is over")]
    TimeOver {
        /// Who.
        player: Player,
    },
    /// The clocks stand still.
    #[error("the game is paused")]
    Paused,
    /// The clocks do not stand still.
    #[error("the game is not paused")]
    NotPaused,
    /// Only who opened the table can do that.
    #[error("only who opened the table can do that")]
    OwnerOnly,
    /// Only whoever keeps the time can do that.
    #[error("only whoever keeps the time can do that")]
    ServerOnly,
    /// Nobody came to that seat by link.
    #[error("nobody has taken the seat of {player} by link")]
    NotByLink {
        /// Who.
        player: Player,
    },
    /// Every seat is taken.
    #[error("every seat is taken")]
    NoSeatFree,
    /// One seat is enough.
    #[error("you have a seat already")]
    AlreadySeated,
    /// No name.
    #[error(transparent)]
    Name {
        /// What is wrong with it.
        #[from]
        error: NameError,
    },
    /// The match has gone on for far too long.
    #[error("this table has seen too much: open another one")]
    Full,
}
