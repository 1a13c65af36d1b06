//! `caminos arena`: matches between programs that speak the engine protocol.

mod contender;
mod file;
mod forfeit;
mod game;
mod interrupt;
mod opening;
mod pace;
mod process;
mod progress;
mod sample;
mod settings;
mod side;
mod sprt;
mod standing;
mod table;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use anyhow::{Context, Result};

pub(crate) use self::contender::ParseContenderError;
use self::file::GameFile;
use self::game::{Fixture, Game};
use self::opening::{derived, opening};
use self::process::Process;
pub(crate) use self::process::Silence;
use self::progress::Progress;
pub(crate) use self::settings::Args;
use self::settings::Settings;
use self::side::{PerSide, Side};
use self::sprt::{Sprt, Verdict};
use self::standing::Standing;
use crate::language::tr;
use crate::output::Completion;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion> {
    let settings = args.resolve()?;
    let interrupt = interrupt::on_wish().with_context(|| tr!("arena-no-signals"))?;
    let mut standing = Standing::default();
    let mut file = match &settings.file {
        Some(name) => Some(GameFile::open(
            name,
            settings.resume,
            &settings.conditions,
            &settings.material,
            &mut standing,
        )?),
        None => None,
    };
    // Better now than after the players have been started.
    fixture(&settings, 0)?;
    let numbers: Vec<u32> = (0..settings.games)
        .filter(|&number| !standing.has(number))
        .collect();
    // A player that cannot play at all is a mistake of the caller's and no loss.
    for side in Side::BOTH {
        let name = &settings.conditions.names[side];
        let mut player = settings
            .start(side, &interrupt)
            .with_context(|| name.clone())?;
        settings
            .try_game(&mut player, &interrupt)
            .with_context(|| name.clone())?;
    }
    play_all(
        &settings,
        &numbers,
        &mut standing,
        file.as_mut(),
        &interrupt,
    )?;
    let Settings {
        conditions, sprt, ..
    } = &settings;
    if settings.json {
        writeln!(out, "{}", table::object(&standing, conditions, *sprt))?;
    } else {
        table::print(&standing, conditions, *sprt, out)?;
    }
    Ok(match verdict(*sprt, &standing) {
        Verdict::AcceptH0 => Completion::CheckFailed,
        Verdict::Open | Verdict::AcceptH1 => Completion::Success,
    })
}

fn verdict(sprt: Option<Sprt>, standing: &Standing) -> Verdict {
    sprt.map_or(Verdict::Open, |sprt| sprt.verdict(&standing.sample().1))
}

/// How a game of the match begins.
fn fixture(settings: &Settings, number: u32) -> Result<Fixture> {
    let plies = settings.openings;
    let start = &settings.conditions.start;
    let opening = opening(start, plies, settings.seed, number / 2);
    let none = || tr!("arena-no-opening", plies = plies);
    Ok(Fixture {
        number,
        opening: opening.with_context(none)?,
        seed: derived(!settings.seed, u64::from(number)),
    })
}

/// Plays games, several at once, until all are played, the test has decided or the person
/// wants to end.
fn play_all(
    settings: &Settings,
    numbers: &[u32],
    standing: &mut Standing,
    mut file: Option<&mut GameFile>,
    interrupt: &Arc<AtomicBool>,
) -> Result<()> {
    if verdict(settings.sprt, standing) != Verdict::Open {
        return Ok(());
    }
    let progress = Progress::new(settings.games, standing.total().games(), settings.sprt);
    let next = AtomicUsize::new(0);
    let enough = AtomicBool::new(false);
    let (sender, games) = mpsc::channel();
    let outcome = thread::scope(|scope| {
        for _ in 0..settings.concurrency.min(numbers.len()) {
            let sender = sender.clone();
            let (next, enough) = (&next, &enough);
            scope.spawn(move || work(settings, numbers, next, enough, interrupt, &sender));
        }
        drop(sender);
        let mut count = |game: Result<Game>| -> Result<Verdict> {
            let game = game?;
            if let Some(file) = &mut file {
                file.add(&game.record)?;
            }
            standing.add(game.number, &game.record, game.swapped);
            progress.show(&game, standing);
            Ok(verdict(settings.sprt, standing))
        };
        let mut failure = None;
        // Games that end after the test has decided are counted all the same: they were
        // begun before.
        for game in games {
            let is_enough = match count(game) {
                Ok(verdict) => verdict != Verdict::Open,
                Err(error) => {
                    failure.get_or_insert(error);
                    true
                }
            };
            enough.fetch_or(is_enough, Ordering::Relaxed);
        }
        failure.map_or(Ok(()), Err)
    });
    progress.end();
    outcome
}

/// What one thread does: game after game with its own two players.
fn work(
    settings: &Settings,
    numbers: &[u32],
    next: &AtomicUsize,
    enough: &AtomicBool,
    interrupt: &AtomicBool,
    sender: &Sender<Result<Game>>,
) {
    let start = |side| settings.start(side, interrupt);
    let mut players: PerSide<Option<Result<Process, Silence>>> = PerSide { a: None, b: None };
    while !enough.load(Ordering::Relaxed) && !interrupt.load(Ordering::Relaxed) {
        let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) else {
            return;
        };
        let mut seated = PerSide {
            a: players.a.take().unwrap_or_else(|| start(Side::A)),
            b: players.b.take().unwrap_or_else(|| start(Side::B)),
        };
        let play = |fixture: Fixture| settings.conditions.play(&fixture, &mut seated, interrupt);
        let game = fixture(settings, number).and_then(play);
        let forfeit = match &game {
            Ok(Some(game)) => game.forfeit.as_ref().map(|(side, _)| *side),
            Ok(None) | Err(_) => return report(game, sender),
        };
        // Who went wrong starts afresh in the next game.
        let PerSide { a, b } = seated;
        players.a = (forfeit != Some(Side::A)).then_some(a);
        players.b = (forfeit != Some(Side::B)).then_some(b);
        report(game, sender);
    }
}

fn report(game: Result<Option<Game>>, sender: &Sender<Result<Game>>) {
    if let Some(game) = game.transpose() {
        // The match listens until all threads are done.
        let _ = sender.send(game);
    }
}
