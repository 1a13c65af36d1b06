//! `caminos replay`: is a record true, and how did the game end.

use std::io::Write;

use caminos_rules::{GameResult, Position, Series, Team, WinBy};
use serde_json::{Value, json};

use crate::failure::{Failure, InPlace as _};
use crate::language::tr;
use crate::messages::outcome_json;
use crate::output::Completion;
use crate::{input, messages, start};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    material: start::MaterialArgs,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let material = args.material.resolve()?;
    let (records, ends) = input::read_games(&args.file, &material)?;
    let name = || input::name(&args.file);
    let is_series = records.iter().any(|record| record.tag("Series").is_some());
    let series = is_series
        .then(|| Series::from_records(&records, &material))
        .transpose()
        .in_place(name)?;
    if args.json {
        for (record, position) in records.iter().zip(&ends) {
            writeln!(out, "{}", object(*record.result(), position))?;
        }
        return Ok(Completion::Success);
    }
    for (number, (record, position)) in (1..).zip(records.iter().zip(&ends)) {
        let sentence = sentence(*record.result(), position);
        if records.len() > 1 {
            write!(out, "{}: ", tr!("game-number", game = number as u32))?;
        }
        writeln!(out, "{sentence}")?;
    }
    if let Some(series) = &series {
        writeln!(out, "{}", totals(series))?;
    }
    Ok(Completion::Success)
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
        None => outcome_json(position),
    }
}

fn sentence(result: GameResult, position: &Position) -> String {
    let moves = position.history().len();
    match (claimed(result, position), position.outcome()) {
        (Some((winner, by)), _) => messages::claimed(winner, by),
        (None, Some(outcome)) => {
            messages::outcome_sentence(outcome, position.rules().options().scoring)
        }
        (None, None) => {
            let played = tr!("replay-unfinished", moves = moves);
            format!("{played} {}", messages::standing(position))
        }
    }
}

fn totals(series: &Series) -> String {
    let (points, wins) = (series.points(), series.wins());
    let side = |team: Team| {
        tr!(
            "replay-series-team",
            team = messages::team_within(team),
            wins = tr!("count-wins", count = wins[team]),
            points = tr!("count-points", count = points[team])
        )
    };
    tr!(
        "replay-series",
        name = series.name(),
        yellow = side(Team::Yellow),
        green = side(Team::Green)
    )
}
