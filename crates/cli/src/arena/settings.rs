//! The arguments of a match, and what they resolve to.

use std::path::{Path, PathBuf};
use std::time::Duration;

use caminos_arena::{
    Adjudication, Contender, ContenderLimits, EngineMatch, MatchSettings, OpeningBook,
    OpeningSource, Openings, PerContender, Sprt,
};
use caminos_cei::{ClientError, Clock, EngineProcess, Stop};
use caminos_rules::{Material, Position};

use super::contender::ContenderSpec;
use super::dialogues::Dialogues;
use crate::arg_value::{number, parsed, value};
use crate::failure::{Failure, UsageError, WithContext as _};
use crate::start::{Start, StartArgs};
use crate::{help, input};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "A", value_parser = parsed::<ContenderSpec>())]
    a: ContenderSpec,
    #[arg(value_name = "B", value_parser = parsed::<ContenderSpec>())]
    b: ContenderSpec,
    #[arg(value_name = "C", requires = "ladder", value_parser = parsed::<ContenderSpec>())]
    more: Vec<ContenderSpec>,
    #[arg(long, conflicts_with = "sprt")]
    ladder: bool,
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = number(1..=1_000_000_u32))]
    games: u32,
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = number(1..=256_u16))]
    concurrency: u16,
    #[arg(long, value_name = "FILE|PLIES")]
    openings: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u64>(..))]
    seed: u64,
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true,
          value_parser = value(parse_elo))]
    sprt: Option<Vec<f64>>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long, requires = "save")]
    resume: bool,
    #[arg(long, value_name = "N", value_parser = number(1..=100_u32))]
    adjudicate: Option<u32>,
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    verbose: bool,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    start: StartArgs,
}

/// How long the players may think, and how they are set.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = help::PLAYERS)]
struct LimitArgs {
    #[arg(long, value_name = "MS", value_parser = number::<u64>(..))]
    movetime: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = number::<u64>(..))]
    time: Option<u64>,
    #[arg(long, value_name = "MS", requires = "time", value_parser = number::<u64>(..))]
    inc: Option<u64>,
    #[arg(long, value_name = "N", value_parser = number::<u64>(..))]
    nodes: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = number::<u64>(..))]
    a_movetime: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = number::<u64>(..))]
    a_time: Option<u64>,
    #[arg(long, value_name = "MS", requires = "a_time", value_parser = number::<u64>(..))]
    a_inc: Option<u64>,
    #[arg(long, value_name = "N", value_parser = number::<u64>(..))]
    a_nodes: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = number::<u64>(..))]
    b_movetime: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = number::<u64>(..))]
    b_time: Option<u64>,
    #[arg(long, value_name = "MS", requires = "b_time", value_parser = number::<u64>(..))]
    b_inc: Option<u64>,
    #[arg(long, value_name = "N", value_parser = number::<u64>(..))]
    b_nodes: Option<u64>,
    #[arg(long, value_name = "MS", default_value_t = 2000, value_parser = number::<u64>(..))]
    grace: u64,
    #[arg(long, value_name = "NAME=VALUE", value_parser = value(parse_option))]
    option: Vec<OptionArg>,
    #[arg(long, value_name = "NAME=VALUE", value_parser = value(parse_option))]
    a_option: Vec<OptionArg>,
    #[arg(long, value_name = "NAME=VALUE", value_parser = value(parse_option))]
    b_option: Vec<OptionArg>,
}

/// `NAME=VALUE`
#[derive(Clone, PartialEq, Eq, Debug)]
struct OptionArg {
    name: String,
    value: String,
}

fn parse_option(text: &str) -> Result<OptionArg, UsageError> {
    let parts = text.split_once('=').map(|(n, v)| (n.trim(), v.trim()));
    match parts {
        Some((name, value)) if !name.is_empty() && !value.is_empty() => Ok(OptionArg {
            name: name.to_owned(),
            value: value.to_owned(),
        }),
        _ => Err(UsageError::EngineOption),
    }
}

fn parse_elo(text: &str) -> Result<f64, UsageError> {
    text.parse().map_err(|_| UsageError::NotANumber)
}

impl LimitArgs {
    fn of(&self, contender: Contender) -> ContenderLimits {
        let (movetime, time, inc, nodes) = match contender {
            Contender::A => (self.a_movetime, self.a_time, self.a_inc, self.a_nodes),
            Contender::B => (self.b_movetime, self.b_time, self.b_inc, self.b_nodes),
        };
        if movetime.is_none() && time.is_none() && nodes.is_none() {
            return contender_limits(self.movetime, self.time, self.inc, self.nodes);
        }
        contender_limits(movetime, time, inc, nodes)
    }

    fn options(&self, contender: Contender) -> impl Iterator<Item = (String, String)> {
        let own = match contender {
            Contender::A => &self.a_option,
            Contender::B => &self.b_option,
        };
        let all = self.option.iter().chain(own).cloned();
        all.map(|OptionArg { name, value }| (name, value))
    }
}

fn contender_limits(
    movetime: Option<u64>,
    time: Option<u64>,
    inc: Option<u64>,
    nodes: Option<u64>,
) -> ContenderLimits {
    const DEFAULT_MOVE_TIME: u64 = 100;
    let nothing = time.is_none() && nodes.is_none();
    let movetime = movetime.or(nothing.then_some(DEFAULT_MOVE_TIME));
    ContenderLimits {
        move_time: movetime.map(Duration::from_millis),
        clock: time.map(|time| Clock {
            left: Duration::from_millis(time),
            increment: Duration::from_millis(inc.unwrap_or(0)),
        }),
        nodes,
    }
}

/// A match, and where it is saved and shown.
pub(super) struct Settings {
    pub(super) engine_match: EngineMatch,
    pub(super) material: Material,
    pub(super) file: Option<PathBuf>,
    pub(super) resume: bool,
    pub(super) json: bool,
    contenders: PerContender<ContenderSpec>,
    options: PerContender<Vec<(String, String)>>,
    material_file: Option<PathBuf>,
    log: Option<Dialogues>,
    verbose: bool,
}

impl Args {
    /// Whether every player meets every other.
    pub(super) const fn is_ladder(&self) -> bool {
        self.ladder
    }

    /// All players.
    pub(super) fn contenders(&self) -> Vec<ContenderSpec> {
        let all = [&self.a, &self.b].into_iter().chain(&self.more);
        all.cloned().collect()
    }

    /// The match of the first two players.
    pub(super) fn resolve(&self) -> Result<Settings, Failure> {
        self.resolve_between(&self.a, &self.b)
    }

    /// The openings that were asked for, and how the match's title calls them.
    fn openings(&self, start: &Position) -> Result<(OpeningSource, String), Failure> {
        let source = match self.openings.as_deref() {
            None => OpeningSource::default_for(start),
            Some(text) => match text.parse() {
                Ok(plies) => OpeningSource::Random { plies },
                Err(_) => {
                    let path = Path::new(text);
                    let book = OpeningBook::parse(text, &input::read_text(path)?, start);
                    OpeningSource::Book(book.with_context(|| input::name(path))?)
                }
            },
        };
        let title = match &source {
            OpeningSource::Random { plies } => format!("balanced openings of {plies} plies"),
            OpeningSource::Book(book) => {
                let (name, print) = (book.name(), book.fingerprint(start.rules()));
                format!("book {name} ({print:08x})")
            }
        };
        Ok((source, title))
    }

    /// A match of two players.
    pub(super) fn resolve_between(
        &self,
        a: &ContenderSpec,
        b: &ContenderSpec,
    ) -> Result<Settings, Failure> {
        let Start { position, material } = self.start.resolve()?;
        if position.is_over() {
            return Err(UsageError::GameOver.into());
        }
        let material_file = self.start.material_file().map(Path::to_owned);
        if material_file.as_deref() == Some(Path::new("-")) {
            return Err(UsageError::MaterialStdin.into());
        }
        let contenders = PerContender {
            a: a.clone(),
            b: b.clone(),
        };
        let (source, openings) = self.openings(&position)?;
        let options = |contender: Contender| {
            let mut options = contenders[contender].options();
            options.extend(self.limits.options(contender));
            options
        };
        let options = PerContender {
            a: options(Contender::A),
            b: options(Contender::B),
        };
        let limits = PerContender {
            a: self.limits.of(Contender::A),
            b: self.limits.of(Contender::B),
        };
        let describe = |contender: Contender| {
            let mut text = format!("{} ({}", contenders[contender], limits[contender]);
            for (name, value) in &options[contender] {
                text += &format!(", {name} {value}");
            }
            text + ")"
        };
        let title = self.title(&describe(Contender::A), &describe(Contender::B), &openings);
        let names = PerContender {
            a: contenders.a.to_string(),
            b: contenders.b.to_string(),
        };
        let settings = MatchSettings {
            start: position,
            names,
            limits,
            grace: Duration::from_millis(self.limits.grace),
            adjudication: self.adjudicate.map(|moves| Adjudication { moves }),
            title,
        };
        Ok(Settings {
            engine_match: EngineMatch {
                settings,
                games: self.games.next_multiple_of(2),
                concurrency: usize::from(self.concurrency),
                openings: Openings {
                    source,
                    seed: self.seed,
                },
                sprt: self.sprt()?,
            },
            material,
            file: self.save.clone(),
            resume: self.resume,
            json: self.json,
            contenders,
            options,
            material_file,
            log: self.log.as_deref().map(Dialogues::open).transpose()?,
            verbose: self.verbose,
        })
    }

    /// Everything that decides which games are played, in one line.
    fn title(&self, a: &str, b: &str, openings: &str) -> String {
        let mut title = format!("{a} - {b}, {openings}, seed {}", self.seed);
        if let Some(moves) = self.adjudicate {
            title += &format!(", adjudicate {moves}");
        }
        title.replace(char::is_control, " ")
    }

    fn sprt(&self) -> Result<Option<Sprt>, UsageError> {
        let Some([elo0, elo1]) = self.sprt.as_deref() else {
            return Ok(None);
        };
        let (elo0, elo1) = (*elo0, *elo1);
        if elo0.abs() <= 2000.0 && elo1.abs() <= 2000.0 && elo0 < elo1 {
            Ok(Some(Sprt { elo0, elo1 }))
        } else {
            Err(UsageError::Sprt)
        }
    }
}

impl Settings {
    /// Starts a contender and sets its options.
    pub(super) fn start(
        &self,
        contender: Contender,
        interrupt: &Stop,
    ) -> Result<EngineProcess, ClientError> {
        let program = self.contenders[contender].command(self.material_file.as_deref());
        let program = program.map_err(|error| ClientError::NotStarted(error.to_string()))?;
        let log = self.log.as_ref().map(|log| log.of(contender));
        let mut process = EngineProcess::start_logged(program, self.verbose, log, interrupt)?;
        for (name, value) in &self.options[contender] {
            process.set_option(name, value)?;
        }
        process.wait_ready(interrupt)?;
        Ok(process)
    }
}
