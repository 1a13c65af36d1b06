//! The file that the games of a match are saved in.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use caminos_arena::MatchScore;
use caminos_rules::Record;

use super::settings::Settings;
use crate::failure::{Failure, UsageError, WithContext as _};
use crate::input;

/// Games are added whole, each as it ends, so the file is a good one at any time.
pub(super) struct GameFile {
    path: PathBuf,
    file: File,
}

impl GameFile {
    /// Opens a file. One that exists is only gone on with when that was asked for; its games
    /// are counted in the score of the match that they belong to, of those given.
    pub(super) fn open(
        path: &Path,
        resume: bool,
        matches: &mut [(&Settings, &mut MatchScore)],
    ) -> Result<Self, Failure> {
        let name = || input::name(path);
        let is_used = path.metadata().is_ok_and(|about| about.len() > 0);
        if is_used && !resume {
            return Err(UsageError::FileExists(name()).into());
        }
        if is_used {
            let text = input::read_text(path)?;
            let records = Record::parse_all(&text).with_context(name)?;
            for (game, record) in (1..).zip(&records) {
                count(record, matches)
                    .map_err(|failure| failure.in_game(game))
                    .with_context(name)?;
            }
        }
        let file = OpenOptions::new().create(true).append(true).open(path);
        Ok(Self {
            path: path.to_owned(),
            file: file.map_err(cannot_write(path))?,
        })
    }

    pub(super) fn add(&mut self, record: &Record) -> Result<(), Failure> {
        // One write, so that no reader sees half a game.
        let text = format!("{record}\n");
        self.file
            .write_all(text.as_bytes())
            .map_err(cannot_write(&self.path))
    }
}

/// Counts a game in its match; the first one refuses what belongs to none.
fn count(record: &Record, matches: &mut [(&Settings, &mut MatchScore)]) -> Result<(), Failure> {
    let title = record.tag("Match");
    let of = matches
        .iter()
        .position(|(settings, _)| title == Some(&settings.engine_match.settings.title));
    let Some((settings, score)) = matches.get_mut(of.unwrap_or(0)) else {
        return Ok(());
    };
    let own = &settings.engine_match.settings;
    let counted = score.resume(record, own, &settings.material);
    counted.map_err(|error| Failure::Resume {
        error,
        own: own.title.clone(),
    })
}

fn cannot_write(path: &Path) -> impl Fn(io::Error) -> Failure + '_ {
    move |error| Failure::Write {
        file: input::name(path),
        error,
    }
}
