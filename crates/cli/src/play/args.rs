//! The arguments of `caminos play`, and what they resolve to.

use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use caminos_cei::Limits;
use caminos_rules::{Position, Seat, Team};
use caminos_search::Strength;
use caminos_table::{MatchSetup, PlayerKind, TimeControl};

use super::computer::Computer;
use super::local_match::SeatPlayers;
use crate::arg_value::{number, parsed, value};
use crate::draw::palette::Palette;
use crate::failure::UsageError;
use crate::start::StartArgs;

/// The strength of a computer that nobody gave one.
const USUAL_STRENGTH: Strength = Strength::nearest(4);

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) players: PlayerArgs,
    #[arg(long, value_name = "TIME", value_parser = parsed::<TimeControl>())]
    pub(super) clock: Option<TimeControl>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number(1..=MatchSetup::MAX_GAMES))]
    pub(super) games: u8,
    #[arg(long)]
    pub(super) plain: bool,
    #[arg(long)]
    pub(super) no_mouse: bool,
    #[arg(long, value_name = "THEME", default_value = "dark")]
    pub(super) theme: Theme,
    #[arg(long, value_name = "FILE", hide = true)]
    pub(super) picture: Option<PathBuf>,
    #[arg(long, value_name = "COLUMNSxROWS", hide = true, default_value = "100x34", value_parser = value(parse_size))]
    pub(super) size: (u16, u16),
    #[arg(long, value_name = "KEYS", hide = true, requires = "picture")]
    pub(super) keys: Option<String>,
    // Last: its heading would also stand over what follows.
    #[command(flatten)]
    pub(super) start: StartArgs,
}

/// Who plays, and how the computer does.
#[derive(clap::Args, Debug)]
pub(super) struct PlayerArgs {
    #[arg(long, value_name = "1-9", conflicts_with = "green", value_parser = parsed::<Strength>())]
    level: Option<Strength>,
    #[arg(long, value_name = "PLAYER", value_parser = value(parse_player))]
    yellow: Option<PlayerKind>,
    #[arg(long, value_name = "PLAYER", value_parser = value(parse_player))]
    green: Option<PlayerKind>,
    #[arg(long, value_name = "PLAYER", value_parser = value(parse_player))]
    seat1: Option<PlayerKind>,
    #[arg(long, value_name = "PLAYER", value_parser = value(parse_player))]
    seat2: Option<PlayerKind>,
    #[arg(long, value_name = "PLAYER", value_parser = value(parse_player))]
    seat3: Option<PlayerKind>,
    #[arg(long, value_name = "PLAYER", value_parser = value(parse_player))]
    seat4: Option<PlayerKind>,
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = number(1..=3_600_000_u64))]
    think: u64,
    #[arg(long, value_name = "N", value_parser = number(1_u64..))]
    nodes: Option<u64>,
    #[arg(long, value_name = "N", value_parser = number::<u64>(..))]
    seed: Option<u64>,
}

impl PlayerArgs {
    /// Who plays from each seat of a game.
    pub(super) fn seats(&self, position: &Position) -> Result<SeatPlayers, UsageError> {
        let mut seats = SeatPlayers::default();
        let green = self.level.map(PlayerKind::Computer).or(self.green);
        for seat in Seat::ALL {
            let player = match seat.team() {
                Team::Yellow => self.yellow,
                Team::Green => green,
            };
            if let Some(player) = player {
                seats.set(seat, player);
            }
        }
        let players = position.rules().options().players.count();
        let named = [self.seat1, self.seat2, self.seat3, self.seat4];
        for (i, (seat, player)) in Seat::ALL.into_iter().zip(named).enumerate() {
            let Some(player) = player else { continue };
            if i >= players {
                return Err(UsageError::SeatNeedsFour(seat));
            }
            seats.set(seat, player);
        }
        Ok(seats)
    }

    pub(super) fn computer(&self) -> Computer {
        let time = Duration::from_millis(self.think);
        let limits = Limits {
            move_time: self.nodes.is_none().then_some(time),
            nodes: self.nodes,
            ..Limits::default()
        };
        // Any number will do, as long as the next game has another.
        let now = || SystemTime::now().duration_since(UNIX_EPOCH);
        let any = || now().map_or(0, |now| now.as_nanos() as u64);
        Computer {
            limits,
            seed: self.seed.unwrap_or_else(any),
        }
    }
}

/// `me`, `computer`, or `computer:1` to `computer:9`.
fn parse_player(text: &str) -> Result<PlayerKind, UsageError> {
    let strength = match text {
        "me" => return Ok(PlayerKind::Here),
        "computer" => Some(USUAL_STRENGTH),
        _ => text
            .strip_prefix("computer:")
            .and_then(|level| level.parse().ok()),
    };
    let computer = strength.map(PlayerKind::Computer);
    computer.ok_or_else(|| UsageError::Player(text.chars().take(20).collect()))
}

fn parse_size(text: &str) -> Result<(u16, u16), UsageError> {
    let size = text.split_once('x').and_then(|(columns, rows)| {
        let size: (u16, u16) = (columns.parse().ok()?, rows.parse().ok()?);
        ((1..=500).contains(&size.0) && (1..=500).contains(&size.1)).then_some(size)
    });
    size.ok_or(UsageError::Size)
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Theme {
    Dark,
    Light,
}

impl Theme {
    pub(super) const fn palette(self) -> Palette {
        match self {
            Self::Dark => Palette::DARK,
            Self::Light => Palette::LIGHT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_from_words() {
        assert_eq!(parse_player("me"), Ok(PlayerKind::Here));
        for (text, level) in [("computer", 4), ("computer:1", 1), ("computer:9", 9)] {
            let computer = PlayerKind::Computer(Strength::nearest(level));
            assert_eq!(parse_player(text), Ok(computer));
        }
        for text in [
            "",
            "computer:",
            "computer:0",
            "computer:10",
            "Computer",
            "you",
        ] {
            assert!(parse_player(text).is_err(), "{text}");
        }
    }
}
