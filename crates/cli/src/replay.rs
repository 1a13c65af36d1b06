//! `caminos replay`: is a record true, and how did the game end.

use std::io::Write;

use anyhow::{Context, Result};
use caminos_rules::{GameResult, Position, Series, Team, WinBy};
use serde_json::{Value, json};

use crate::output::Answer;
use crate::words::{self, capital, counted};
use crate::{input, start, verdict};

const EXAMPLES: &str = "\
Examples:
  caminos replay game.caminos            one sentence on how the game ended
  caminos replay --json - < game.caminos

Every move, variation and result is checked. A file with several games gets a line a game, and
a series its points added up. Exit code 1 and the place of the fault if a record is not true.";

/// The raw arguments.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The record, or - for standard input
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    material: start::MaterialArgs,
    /// Print the result as a JSON object, one a game
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Answer> {
    let material = args.material.resolve()?;
    let (records, ends) = input::read_games(&args.file, &material)?;
    let name = || input::name(&args.file).to_owned();
    let is_series = records.iter().any(|record| record.tag("Series").is_some());
    let series = is_series
        .then(|| Series::from_records(&records, &material))
        .transpose()
        .with_context(name)?;
    if args.json {
        for (record, position) in records.iter().zip(&ends) {
            writeln!(out, "{}", object(*record.result(), position))?;
        }
        return Ok(Answer::Yes);
    }
    for (number, (record, position)) in (1..).zip(records.iter().zip(&ends)) {
        let sentence = sentence(*record.result(), position);
        if records.len() > 1 {
            write!(out, "Game {number}: ")?;
        }
        writeln!(out, "{sentence}")?;
    }
    if let Some(series) = &series {
        writeln!(out, "{}", totals(series))?;
    }
    Ok(Answer::Yes)
}

/// A win that the board does not show: the record alone knows of it.
fn claimed(result: GameResult, position: &Position) -> Option<(Team, WinBy)> {
    match result {
        GameResult::Wins { team, by } if !position.is_over() => Some((team, by)),
        _ => None,
    }
}

fn object(result: GameResult, position: &Position) -> Value {
    match claimed(result, position) {
        Some((winner, by)) => {
            let by = match by {
                WinBy::Time => "time",
                WinBy::Resign => "resign",
            };
            json!({ "connected": null, "winner": winner.name(), "by": by })
        }
        None => verdict::json(position),
    }
}

fn sentence(result: GameResult, position: &Position) -> String {
    let moves = position.history().len();
    match (claimed(result, position), position.outcome()) {
        (Some((team, WinBy::Time)), _) => {
            let (winner, other) = (capital(team.name()), team.other());
            format!("{winner} wins: {other} ran out of time.")
        }
        (Some((team, WinBy::Resign)), _) => {
            let (winner, other) = (capital(team.name()), team.other());
            format!("{winner} wins: {other} resigned.")
        }
        (None, Some(outcome)) => {
            words::outcome_sentence(outcome, position.rules().options().scoring)
        }
        (None, None) => format!(
            "The game is not finished: {} played. {}",
            counted(moves as u16, "move"),
            words::standing(position)
        ),
    }
}

fn totals(series: &Series) -> String {
    let (points, wins) = (series.points(), series.wins());
    let side = |team: Team| {
        format!(
            "{team} {} and {}",
            counted(wins[team] as u16, "win"),
            counted(points[team] as u16, "point")
        )
    };
    format!(
        "Series \"{}\": {}, {}.",
        series.name(),
        side(Team::Yellow),
        side(Team::Green)
    )
}
