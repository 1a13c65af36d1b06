//! Where a command starts: the raw arguments, and the position that they resolve to.

use anyhow::{Context, Result};
use caminos_rules::{
    Material, Move, MoveText, Options, Out, Players, Position, Record, Rules, Team,
};
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::input;
use crate::output::UsageError;

/// Which game, and how far it has come.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = "Position")]
pub(crate) struct StartArgs {
    /// The board: square, diamond, octagon or ring, or one of the material file
    #[arg(
        long,
        value_name = "BOARD",
        default_value = "square",
        conflicts_with = "record"
    )]
    board: String,
    /// Two players, or four in two teams
    #[arg(long, value_name = "2|4", default_value = "2", hide_possible_values = true,
          value_parser = one_of::<Players>(&["2", "4"]))]
    players: Players,
    /// Each team first places a neutral piece
    #[arg(long)]
    neutral: bool,
    /// A game that nobody connects is decided by the pieces on the edge
    #[arg(long)]
    scoring: bool,
    /// Who is out when a seat cannot place: that seat or its team
    #[arg(long, value_name = "seat|team", default_value = "seat", hide_possible_values = true,
          value_parser = one_of::<Out>(&["seat", "team"]))]
    out: Out,
    /// The second player may answer the first move with `swap`
    #[arg(long)]
    swap: bool,
    /// The team that begins
    #[arg(long, value_name = "yellow|green", default_value = "yellow", hide_possible_values = true,
          value_parser = one_of::<Team>(&["yellow", "green"]))]
    first: Team,
    #[command(flatten)]
    material: MaterialArgs,
    /// Start from a record instead; - is standard input
    #[arg(long, value_name = "FILE",
          conflicts_with_all = ["players", "neutral", "scoring", "out", "swap", "first"])]
    record: Option<String>,
    /// Moves to play first, separated by spaces
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
pub(crate) struct MaterialArgs {}

impl MaterialArgs {
    pub(crate) fn resolve(&self) -> Result<Material> {
        Ok(Material::standard().clone())
    }
}

/// What the arguments name: the box of pieces, and a position of a game with it.
pub(crate) struct Start {
    pub(crate) position: Position,
    pub(crate) material: Material,
}

impl StartArgs {
    /// Reads the files and plays the moves.
    pub(crate) fn resolve(&self) -> Result<Start> {
        let material = self.material.resolve()?;
        let mut position = self.opening(&material)?;
        if let Some(text) = &self.play {
            let moves = MoveText::parse_list(text).context("--play")?;
            play_all(&mut position, &moves).context("--play")?;
        }
        Ok(Start { position, material })
    }

    /// The position before the moves of `--play`.
    fn opening(&self, material: &Material) -> Result<Position> {
        if let Some(path) = &self.record {
            return replay(path, material);
        }
        let options = Options {
            players: self.players,
            neutral: self.neutral,
            scoring: self.scoring,
            out: self.out,
            swap: self.swap,
            first: self.first,
        };
        let rules = Rules::new(material, &self.board, options)
            .map_err(|error| UsageError(error.to_string()))?;
        Ok(Position::new(rules))
    }
}

/// The position at the end of a record; errors name the file, the line and the column.
pub(crate) fn replay(path: &str, material: &Material) -> Result<Position> {
    let text = input::read_text(path)?;
    let name = || input::name(path).to_owned();
    let record = Record::parse(&text).with_context(name)?;
    record.replay(material).with_context(name)
}

/// Plays moves one after the other; an error names the move that is refused.
pub(crate) fn play_all(position: &mut Position, moves: &[MoveText]) -> Result<Vec<Move>> {
    moves
        .iter()
        .enumerate()
        .map(|(ply, text)| {
            position
                .play_text(text)
                .with_context(|| format!("move {} ({text})", ply + 1))
        })
        .collect()
}
