//! Where a command starts: the raw arguments, and the position that they resolve to.

use anyhow::{Context, Result};
use caminos_rules::{Material, Move, MoveText, Options, Out, Players, Position, Rules, Team};
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::output::UsageError;

/// Which game, and how far it has come.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = "Position")]
pub(crate) struct StartArgs {
    /// The board: square, diamond, octagon or ring, or one of the material file
    #[arg(long, value_name = "BOARD", default_value = "square")]
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

impl StartArgs {
    /// The position that the arguments name.
    pub(crate) fn resolve(&self) -> Result<Position> {
        let mut position = self.opening()?;
        if let Some(text) = &self.play {
            let moves = MoveText::parse_list(text).context("--play")?;
            play_all(&mut position, &moves).context("--play")?;
        }
        Ok(position)
    }

    fn opening(&self) -> Result<Position> {
        let options = Options {
            players: self.players,
            neutral: self.neutral,
            scoring: self.scoring,
            out: self.out,
            swap: self.swap,
            first: self.first,
        };
        let rules = Rules::new(Material::standard(), &self.board, options)
            .map_err(|error| UsageError(error.to_string()))?;
        Ok(Position::new(rules))
    }
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
