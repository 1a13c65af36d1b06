//! `caminos replay`: is a record true, and how did the game end.

use std::io::Write;
use std::path::PathBuf;

use caminos_rules::{
    GameResult, Outcome, Position, Record, Series, SeriesBuilder, SeriesError, Team,
};

use crate::failure::{Failure, WithContext as _};
use crate::games::ReplayedGames;
use crate::language::tr;
use crate::messages::outcome_json;
use crate::output::Completion;
use crate::{input, messages, start};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    material: start::MaterialArgs,
    #[arg(long)]
    json: bool,
}

/// Checks game after game, so that a file of any length takes little memory: what is true so far
/// is printed before a fault is found.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let material = args.material.resolve()?;
    let mut games = ReplayedGames::open(&args.file, &material)?;
    let name = || input::name(&args.file);
    let mut series = SeriesCheck::default();
    while let Some((record, end)) = games.next()? {
        series.add(&record, &end).with_context(name)?;
        if args.json {
            writeln!(out, "{}", outcome_json(outcome(*record.result(), &end)))?;
            continue;
        }
        if games.has_many() {
            write!(out, "{}: ", tr!("game-number", game = games.count()))?;
        }
        writeln!(out, "{}", sentence(*record.result(), &end))?;
    }
    if let Some(series) = series.finish().with_context(name)?
        && !args.json
    {
        writeln!(out, "{}", totals(&series))?;
    }
    Ok(Completion::Success)
}

/// Whether games make a series: if one says so, all do.
#[derive(Default)]
struct SeriesCheck {
    builder: SeriesBuilder,
    /// What is wrong with the first game if a later one belongs to a series.
    none: Option<SeriesError>,
}

impl SeriesCheck {
    fn add(&mut self, record: &Record, end: &Position) -> Result<(), SeriesError> {
        let is_tagged = record.tag("Series").is_some();
        match &self.none {
            Some(error) if is_tagged => return Err(error.clone()),
            Some(_) => return Ok(()),
            None => {}
        }
        match self.builder.add(record, end) {
            Err(error) if !is_tagged && error.game == 1 => self.none = Some(error),
            added => added?,
        }
        Ok(())
    }

    fn finish(self) -> Result<Option<Series>, SeriesError> {
        match self.none {
            Some(_) => Ok(None),
            None => self.builder.finish().map(Some),
        }
    }
}

/// How the game ended, on the board or as the record alone knows.
fn outcome(result: GameResult, position: &Position) -> Option<Outcome> {
    position.outcome().or_else(|| result.off_the_board())
}

fn sentence(result: GameResult, position: &Position) -> String {
    match outcome(result, position) {
        Some(outcome) => messages::outcome_text(position, outcome, None),
        None => {
            let played = tr!("replay-unfinished", moves = position.history().len());
            format!("{played} {}", messages::turn_or_outcome(position))
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
