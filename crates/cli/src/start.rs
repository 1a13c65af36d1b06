//! Where a command starts: the raw arguments, and the position that they resolve to.

use std::path::{Path, PathBuf};

use caminos_rules::{
    Board, Material, Move, MoveText, Options, Out, Players, Position, Rules, Setup, SetupError,
    Team,
};
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::arg_value::number;
use crate::failure::{Failure, UsageError, WithContext as _};
use crate::games::ReplayedGames;
use crate::{help, input};

/// Which game, and how far it has come.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = help::POSITION)]
pub(crate) struct StartArgs {
    #[arg(long, value_name = "BOARD")]
    board: Option<String>,
    #[arg(long, value_name = "2|4", hide_possible_values = true,
          value_parser = one_of::<Players>(&["2", "4"]))]
    players: Option<Players>,
    #[arg(long)]
    neutral: bool,
    #[arg(long)]
    scoring: bool,
    #[arg(long, value_name = "seat|team", hide_possible_values = true,
          value_parser = one_of::<Out>(&["seat", "team"]))]
    out: Option<Out>,
    #[arg(long)]
    swap: bool,
    #[arg(long, value_name = "yellow|green", hide_possible_values = true,
          value_parser = one_of::<Team>(&["yellow", "green"]))]
    first: Option<Team>,
    #[command(flatten)]
    material: MaterialArgs,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "N", requires = "record", value_parser = number(1_u32..))]
    game: Option<u32>,
    #[arg(long, value_name = "N", requires = "record", value_parser = number::<u32>(..))]
    ply: Option<u32>,
    #[arg(long, value_name = "TEXT", conflicts_with = "record")]
    position: Option<String>,
    #[arg(long, value_name = "TEXT", num_args = 0..=1, default_missing_value = "")]
    link: Option<String>,
    #[arg(long, value_name = "MOVES")]
    play: Option<String>,
}

/// One of a few words, listed when another is given.
fn one_of<T>(words: &'static [&'static str]) -> impl TypedValueParser<Value = T>
where
    T: std::str::FromStr + Clone + Send + Sync + 'static,
    T::Err: std::error::Error + Send + Sync + 'static,
{
    PossibleValuesParser::new(words).try_map(|word| word.parse::<T>())
}

/// Which box of pieces and boards.
#[derive(clap::Args, Debug)]
pub(crate) struct MaterialArgs {
    #[arg(long, value_name = "FILE")]
    material: Option<PathBuf>,
}

impl MaterialArgs {
    pub(crate) fn resolve(&self) -> Result<Material, Failure> {
        let Some(path) = &self.material else {
            return Ok(Material::standard().clone());
        };
        let text = input::read_text(path)?;
        Material::from_toml(&text).with_context(|| input::name(path))
    }
}

/// What the arguments name: the box of pieces, and a position of a game with it.
pub(crate) struct Start {
    pub(crate) position: Position,
    pub(crate) material: Material,
}

impl StartArgs {
    /// Reads the files and plays the moves.
    pub(crate) fn resolve(&self) -> Result<Start, Failure> {
        if self.wants_link() {
            return Err(UsageError::LinkText.into());
        }
        self.resolve_or_link()
    }

    /// The same for a command that prints the link where `--link` has no text.
    pub(crate) fn resolve_or_link(&self) -> Result<Start, Failure> {
        let material = self.material.resolve()?;
        let mut position = self.opening(&material)?;
        if let Some(text) = &self.play {
            let context = || "--play".to_owned();
            let moves = MoveText::parse_list(text).with_context(context)?;
            play_all(&mut position, &moves).with_context(context)?;
        }
        Ok(Start { position, material })
    }

    /// The file that describes the material, if one was given.
    pub(crate) fn material_file(&self) -> Option<&Path> {
        self.material.material.as_deref()
    }

    /// Whether `--link` stands without a text.
    pub(crate) fn wants_link(&self) -> bool {
        self.link.as_deref() == Some("")
    }

    /// The position before the moves of `--play`.
    fn opening(&self, material: &Material) -> Result<Position, Failure> {
        self.refuse_two_starts()?;
        if let Some(path) = &self.record {
            self.refuse_options("--record")?;
            let choice = self.game.map_or(GameChoice::Only, GameChoice::Number);
            return RecordedGame::read(path, choice, material)?.position(self.ply);
        }
        if let Some(text) = &self.position {
            self.refuse_options("--position")?;
            return read_position(text, material).with_context(|| "--position".to_owned());
        }
        if let Some(link) = self.link.as_deref().filter(|link| !link.is_empty()) {
            self.refuse_options("--link")?;
            return Position::from_link(link, material).with_context(|| "--link".to_owned());
        }
        let usual = Options::default();
        let options = Options {
            players: self.players.unwrap_or(usual.players),
            neutral: self.neutral,
            scoring: self.scoring,
            out: self.out.unwrap_or(usual.out),
            swap: self.swap,
            first: self.first.unwrap_or(usual.first),
        };
        let rules =
            Rules::new(material, self.board_of(material), options).map_err(UsageError::from)?;
        Ok(Position::new(rules))
    }

    /// A game starts from one place. `--link` without a text is none: it asks for the link.
    fn refuse_two_starts(&self) -> Result<(), UsageError> {
        let given = [
            ("--record", self.record.is_some()),
            ("--position", self.position.is_some()),
            ("--link", self.link.is_some() && !self.wants_link()),
        ];
        let mut given = given.into_iter().filter(|(_, given)| *given);
        match (given.next(), given.next()) {
            (Some((start, _)), Some((option, _))) => {
                Err(UsageError::StartSaysItself { start, option })
            }
            _ => Ok(()),
        }
    }

    /// The board that was asked for, or else the square, or else the box's first one.
    fn board_of<'a>(&'a self, material: &'a Material) -> &'a str {
        const USUAL: &str = Board::STANDARD[0];
        match &self.board {
            Some(board) => board,
            None if material.board(USUAL).is_some() => USUAL,
            None => material.boards().first().map_or(USUAL, Board::name),
        }
    }

    /// A record, a position and a link say themselves what is played.
    fn refuse_options(&self, start: &'static str) -> Result<(), UsageError> {
        let given = [
            ("--board", self.board.is_some()),
            ("--players", self.players.is_some()),
            ("--neutral", self.neutral),
            ("--scoring", self.scoring),
            ("--out", self.out.is_some()),
            ("--swap", self.swap),
            ("--first", self.first.is_some()),
        ];
        match given.into_iter().find(|(_, given)| *given) {
            None => Ok(()),
            Some((option, _)) => Err(UsageError::StartSaysItself { start, option }),
        }
    }
}

fn read_position(text: &str, material: &Material) -> Result<Position, SetupError> {
    text.parse::<Setup>()?.position(material)
}

/// Which game of a file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum GameChoice {
    /// There must be no other.
    Only,
    /// Counted from 1.
    Number(u32),
    Last,
}

/// A game of a record file.
pub(crate) struct RecordedGame {
    file: String,
    end: Position,
}

impl RecordedGame {
    /// Reads a game; errors name the file, the line and the column.
    pub(crate) fn read(
        path: &Path,
        choice: GameChoice,
        material: &Material,
    ) -> Result<Self, Failure> {
        let file = input::name(path);
        let mut games = ReplayedGames::open(path, material)?;
        let mut found = None;
        while let Some((_, end)) = games.next()? {
            match choice {
                GameChoice::Only if games.has_many() => return Err(Failure::WhichGame { file }),
                GameChoice::Number(wanted) if wanted != games.count() => continue,
                GameChoice::Number(_) => return Ok(Self { file, end }),
                GameChoice::Only | GameChoice::Last => found = Some(end),
            }
        }
        let games = games.count();
        match (found, choice) {
            (Some(end), _) => Ok(Self { file, end }),
            (None, GameChoice::Number(number)) => Err(Failure::NoSuchGame {
                file,
                number,
                games,
            }),
            (None, GameChoice::Only | GameChoice::Last) => Err(Failure::NoGame { file }),
        }
    }

    /// The position after so many moves, or at the end.
    pub(crate) fn position(self, ply: Option<u32>) -> Result<Position, Failure> {
        let mut position = self.end;
        let moves = position.history().len();
        let wanted = ply.map_or(moves, |ply| ply as usize);
        if wanted > moves {
            return Err(Failure::NoSuchPly {
                file: self.file,
                ply: wanted,
                moves,
            });
        }
        for _ in wanted..moves {
            position.undo();
        }
        Ok(position)
    }
}

/// Plays moves one after the other; an error names the move that is refused.
pub(crate) fn play_all(position: &mut Position, moves: &[MoveText]) -> Result<Vec<Move>, Failure> {
    let mut play = |(number, text): (usize, &MoveText)| {
        let refused = |reason| Failure::Move {
            number,
            text: text.to_string(),
            reason,
        };
        position.play_text(text).map_err(refused)
    };
    (1..).zip(moves).map(&mut play).collect()
}
