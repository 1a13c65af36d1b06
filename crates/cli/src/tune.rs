//! `caminos tune`: the engine learns from games against itself.

use std::fs::OpenOptions;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

use caminos_rules::{Material, Position, Rules, Setup};
use caminos_search::tune::{
    self, FitLosses, FitParams, InitialNetwork, Losses, Samples, SelfPlay, SelfPlayGame,
    TrainingGame,
};
use caminos_search::{NetworkChoice, SpatialNetwork, Weights};
use clap::ArgGroup;

use crate::arg_value::{number, value};
use crate::failure::{Failure, UsageError, WithContext as _};
use crate::language::tr;
use crate::output::Completion;
use crate::start::StartArgs;
use crate::{input, perft};

/// Begins the line of a file of games that says of which variant they are.
const VARIANT: &str = "# ";

/// The raw arguments.
#[derive(clap::Args, Debug)]
#[command(group = ArgGroup::new("uses-network").args(["save", "network"]))]
pub(crate) struct Args {
    #[command(flatten)]
    start: StartArgs,
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = number(10_u64..))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1_500, value_parser = number(10_u64..))]
    nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u64>(..))]
    seed: u64,
    #[arg(long, value_name = "N", value_parser = number(1_usize..))]
    threads: Option<usize>,
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "network")]
    data: Vec<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "data", conflicts_with = "save")]
    network: Option<PathBuf>,
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with = "from",
        requires = "uses-network"
    )]
    initial: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 16, requires = "network",
          value_parser = number(1_usize..))]
    epochs: usize,
    #[arg(long, value_name = "N", default_value_t = FitParams::default().rate,
          requires = "network", value_parser = value(learning_rate))]
    rate: f32,
}

fn learning_rate(text: &str) -> Result<f32, UsageError> {
    const HIGHEST: f32 = 0.1;
    match text.parse() {
        Ok(rate) if rate > 0.0 && rate <= HIGHEST => Ok(rate),
        Ok(_) => Err(UsageError::OutOfRange {
            value: text.to_owned(),
            bounds: format!("0..={HIGHEST}"),
        }),
        Err(_) => Err(UsageError::NotANumber),
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let rules = args.start.resolve()?.position.rules().clone();
    let start = match &args.from {
        Some(path) => read(path)?,
        None => Weights::of(rules.board().name()).clone(),
    };
    if let Some(file) = &args.save {
        return save_games(args, &rules, &start, file);
    }
    if let Some(file) = &args.network {
        return fit_network(args, &rules, &start, file);
    }
    let mut games = Vec::new();
    let play = SelfPlay::plain(args.nodes, start.clone());
    let training_game = |seed| TrainingGame::new(&rules, &play.play(&rules, seed));
    play_games(args, training_game, |number, game| {
        games.push((number, game));
        Ok(())
    })?;
    games.sort_by_key(|(number, _)| *number);
    let games: Vec<TrainingGame> = games.into_iter().map(|(_, game)| game).collect();
    let (teach, show) = games.split_at(games.len() * 9 / 10);
    let learned = tune::fit(&start, teach);
    report(&tr!("tune-before"), tune::losses(&start, show));
    report(&tr!("tune-after"), tune::losses(&learned, show));
    write!(out, "{learned}")?;
    Ok(Completion::Success)
}

/// Plays games and adds each to a file as it ends, a line a game.
fn save_games(
    args: &Args,
    rules: &Arc<Rules>,
    weights: &Weights,
    path: &Path,
) -> Result<Completion, Failure> {
    let mut play = SelfPlay::new(args.nodes, weights.clone());
    if let Some(network) = initial_network(args, rules)? {
        play.settings.network = NetworkChoice::Given(Arc::new(network));
    }
    let cannot_write = |error| Failure::Write {
        file: input::name(path),
        error,
    };
    let file = OpenOptions::new().create(true).append(true).open(path);
    let mut file = file.map_err(cannot_write)?;
    if file.metadata().is_ok_and(|file| file.len() == 0) {
        let start = Position::new(rules.clone());
        writeln!(file, "{VARIANT}{start}").map_err(cannot_write)?;
    }
    let line = |seed| play.play(rules, seed).line(rules);
    play_games(args, line, |_, line| {
        file.write_all(format!("{line}\n").as_bytes())
            .map_err(cannot_write)
    })?;
    Ok(Completion::Success)
}

/// Plays the games on all threads, each from its seed; `done` hears of them as they end, with their
/// numbers.
fn play_games<T: Send>(
    args: &Args,
    play: impl Fn(u64) -> T + Sync,
    mut done: impl FnMut(u64, T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let next = AtomicU64::new(0);
    let (sender, games) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..args.threads.unwrap_or_else(perft::all_threads) {
            let (sender, next, play) = (sender.clone(), &next, &play);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= args.games {
                        return;
                    }
                    let seed = args.seed.wrapping_mul(1 << 32).wrapping_add(number);
                    if sender.send((number, play(seed))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        // Taken, so that the threads stop when a game cannot be kept.
        for (count, (number, game)) in (1..).zip(games) {
            done(number, game)?;
            progress(count, args.games);
        }
        Ok(())
    })
}

/// The games of a file. Its first line says of which variant they are, as the position that they
/// begin with; without it they are of the variant that the arguments choose.
fn read_games(file: &Path, rules: &Arc<Rules>) -> Result<(Arc<Rules>, Vec<SelfPlayGame>), Failure> {
    let text = input::read_text(file)?;
    let mut lines = text.lines().peekable();
    let mut rules = rules.clone();
    if let Some(header) = lines.next_if(|line| line.starts_with(VARIANT)) {
        let setup: Setup = header[VARIANT.len()..]
            .parse()
            .with_context(|| input::name(file))?;
        let start = setup.position(Material::standard());
        rules = start.with_context(|| input::name(file))?.rules().clone();
    }
    let games = (1..).zip(lines).map(|(number, line)| {
        let game = SelfPlayGame::parse(line, &rules);
        let game = game.map_err(|error| Failure::from(error).in_game(number));
        game.with_context(|| input::name(file))
    });
    let games = games.collect::<Result<_, _>>()?;
    Ok((rules, games))
}

/// Fits the spatial network to games that were saved.
fn fit_network(
    args: &Args,
    rules: &Arc<Rules>,
    start: &Weights,
    path: &Path,
) -> Result<Completion, Failure> {
    let mut samples = Samples::new(rules);
    let mut played = 0;
    for file in &args.data {
        let (rules, games) = read_games(file, rules)?;
        if !samples.add(&rules, &games) {
            let board = rules.board().name().to_owned();
            return Err(UsageError::OtherBoard(board)).with_context(|| input::name(file));
        }
        played += games.len();
    }
    let initial = initial_network(args, rules)?;
    let params = FitParams {
        epochs: args.epochs,
        rate: args.rate,
        seed: args.seed,
        ..FitParams::default()
    };
    let mut record = vec![training_record(played, &samples, &params)];
    let initial = match &initial {
        Some(network) => InitialNetwork::Trained(network),
        None => InitialNetwork::Random(start),
    };
    let network = tune::fit_network(&samples, initial, &params, &mut |epoch, losses| {
        let FitLosses {
            result,
            search,
            policy,
        } = losses;
        let said = tr!(
            "tune-epoch",
            epoch = epoch,
            result = format!("{result:.4}"),
            search = format!("{search:.4}"),
            policy = format!("{policy:.4}")
        );
        let _ = writeln!(io::stderr(), "{said}");
        record.truncate(1);
        record.push(format!("held out: {losses:?}"));
    });
    std::fs::write(path, network.to_bytes(&record)).map_err(|error| Failure::Write {
        file: input::name(path),
        error,
    })?;
    Ok(Completion::Success)
}

/// The network that self-play uses and training goes on with, if one is given.
fn initial_network(args: &Args, rules: &Rules) -> Result<Option<SpatialNetwork>, Failure> {
    let Some(file) = &args.initial else {
        return Ok(None);
    };
    let network = read_network(file)?;
    if network.fits(rules) {
        return Ok(Some(network));
    }
    let board = network.board().to_owned();
    Err(UsageError::OtherBoard(board)).with_context(|| input::name(file))
}

/// What the file of a network says of its training; data, in every language the same.
fn training_record(games: usize, samples: &Samples, params: &FitParams) -> String {
    let (train, held_out) = samples.count();
    format!("{games} games, {train} + {held_out} samples, {params:?}")
}

/// What a file of a network says.
pub(crate) fn read_network(path: &Path) -> Result<SpatialNetwork, Failure> {
    SpatialNetwork::parse(&input::read_bytes(path)?).with_context(|| input::name(path))
}

/// What a file of weights says.
pub(crate) fn read(path: &Path) -> Result<Weights, Failure> {
    let text = input::read_text(path)?;
    text.parse::<Weights>().with_context(|| input::name(path))
}

/// Says how far it is, on a line that is written over again.
fn progress(done: u64, games: u64) {
    let mut err = io::stderr();
    if err.is_terminal() {
        let said = tr!("tune-progress", game = done, games = games);
        let end = if done == games { "\n" } else { "" };
        // Nothing is lost if nobody reads it.
        let _ = write!(err, "\r\u{1b}[K{said}{end}");
        let _ = err.flush();
    }
}

fn report(when: &str, errors: Losses) {
    let Losses { value, policy } = errors;
    let said = tr!(
        "tune-errors",
        when = when,
        value = format!("{value:.4}"),
        policy = format!("{policy:.4}")
    );
    let _ = writeln!(io::stderr(), "{said}");
}
