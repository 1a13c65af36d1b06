//! The file that the games of a match are saved in.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Error, Result};
use caminos_arena::{MatchScore, ResumeError};
use caminos_rules::Record;

use super::settings::Settings;
use crate::causes::UsageText;
use crate::input;
use crate::language::tr;

/// Games are added whole, each as it ends, so the file is a good one at any time.
pub(super) struct GameFile {
    name: String,
    file: File,
}

impl GameFile {
    /// Opens a file. One that exists is only gone on with when that was asked for; its games
    /// are counted.
    pub(super) fn open(name: &str, settings: &Settings, score: &mut MatchScore) -> Result<Self> {
        let path = Path::new(name);
        let is_used = path.metadata().is_ok_and(|about| about.len() > 0);
        if is_used && !settings.resume {
            let message = tr!("arena-file-exists", file = name);
            return Err(UsageText(message).into());
        }
        if is_used {
            let text = input::read_text(name)?;
            let records = Record::parse_all(&text).with_context(|| name.to_owned())?;
            for (game, record) in (1..).zip(&records) {
                score
                    .resume(record, &settings.play.settings, &settings.material)
                    .map_err(|error| resume_error(error, settings))
                    .with_context(|| format!("{name}: {}", tr!("file-game", game = game as u32)))?;
            }
        }
        let file = OpenOptions::new().create(true).append(true).open(path);
        Ok(Self {
            name: name.to_owned(),
            file: file.with_context(|| tr!("cannot-write", file = name))?,
        })
    }

    pub(super) fn add(&mut self, record: &Record) -> Result<()> {
        // One write, so that no reader sees half a game.
        let text = format!("{record}\n");
        self.file
            .write_all(text.as_bytes())
            .with_context(|| tr!("cannot-write", file = &self.name))
    }
}

fn resume_error(error: ResumeError, settings: &Settings) -> Error {
    Error::msg(match error {
        ResumeError::OtherMatch(title) => tr!(
            "arena-other-match",
            title = title,
            own = &settings.play.settings.title
        ),
        ResumeError::OtherRules => tr!("arena-other-rules"),
        ResumeError::BadRound => tr!("arena-bad-round"),
        ResumeError::Replay(error) => return error.into(),
        error => return error.into(),
    })
}
