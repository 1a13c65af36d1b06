//! `caminos arena`: matches between engines.

mod contender;
mod dialogues;
mod file;
mod ladder;
mod messages;
mod progress;
mod settings;
mod summary;

use std::io::Write;
use std::ops::ControlFlow;

use caminos_arena::{Contender, MatchScore, Verdict};
use caminos_cei::{Engine, Stop};
use caminos_search::{PuctEngine, Settings as EngineSettings};

pub(crate) use self::contender::ParseContenderError;
use self::file::GameFile;
use self::progress::Progress;
pub(crate) use self::settings::Args;
use self::settings::Settings;
use crate::failure::{Failure, WithContext as _};
use crate::interrupt;
use crate::output::Completion;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    if args.is_ladder() {
        return ladder::run(args, out);
    }
    let settings = args.resolve()?;
    let interrupt = interrupt::on_signal().map_err(Failure::Signals)?;
    let mut score = MatchScore::default();
    let mut file = match &settings.file {
        Some(name) => {
            let mut only = [(&settings, &mut score)];
            Some(GameFile::open(name, settings.resume, &mut only)?)
        }
        None => None,
    };
    check(&settings, &interrupt)?;
    play(&settings, &mut score, file.as_mut(), &interrupt)?;
    if settings.json {
        writeln!(out, "{}", summary::object(&score, &settings.engine_match))?;
    } else {
        summary::print(&score, &settings.engine_match, out)?;
    }
    Ok(match settings.engine_match.verdict(&score) {
        Verdict::AcceptH0 => Completion::CheckFailed,
        Verdict::Open | Verdict::AcceptH1 => Completion::Success,
    })
}

/// Whether there are openings and both players can play: a player that cannot play at all is a
/// mistake of the caller's and no loss.
fn check(settings: &Settings, interrupt: &Stop) -> Result<(), Failure> {
    // Better now than after the players have been started.
    settings.engine_match.schedule(0, &mut *balancer())?;
    let match_settings = &settings.engine_match.settings;
    for contender in Contender::BOTH {
        let name = || match_settings.names[contender].clone();
        let mut player = settings.start(contender, interrupt).with_context(name)?;
        player
            .new_game(match_settings.start.rules(), interrupt)
            .with_context(name)?;
    }
    Ok(())
}

/// The engine that balances random openings, where there is no book.
fn balancer() -> Box<dyn Engine> {
    Box::new(PuctEngine::new(EngineSettings::default()))
}

fn play(
    settings: &Settings,
    score: &mut MatchScore,
    mut file: Option<&mut GameFile>,
    interrupt: &Stop,
) -> Result<(), Failure> {
    let progress = Progress::new(&settings.engine_match, score.total().games());
    let mut not_saved = Ok(());
    let played = settings.engine_match.run(
        score,
        &|contender| Ok(Box::new(settings.start(contender, interrupt)?)),
        &balancer,
        interrupt,
        &mut |game, score| {
            if let Some(file) = &mut file
                && let Err(error) = file.add(&game.record)
            {
                not_saved = Err(error);
                return ControlFlow::Break(());
            }
            progress.show(game, score);
            ControlFlow::Continue(())
        },
    );
    progress.end();
    not_saved?;
    Ok(played?)
}
