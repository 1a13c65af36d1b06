//! The file that the games of a match are saved in.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result, bail};
use caminos_rules::{Material, Record};

use super::game::Conditions;
use super::standing::Standing;
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
    pub(super) fn open(
        name: &str,
        resume: bool,
        conditions: &Conditions,
        material: &Material,
        standing: &mut Standing,
    ) -> Result<Self> {
        let path = Path::new(name);
        let is_used = path.metadata().is_ok_and(|about| about.len() > 0);
        if is_used && !resume {
            let message = tr!("arena-file-exists", file = name);
            return Err(UsageText(message).into());
        }
        if is_used {
            let text = input::read_text(name)?;
            let records = Record::parse_all(&text).with_context(|| name.to_owned())?;
            for (game, record) in (1..).zip(&records) {
                count(record, conditions, material, standing)
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

fn count(
    record: &Record,
    conditions: &Conditions,
    material: &Material,
    standing: &mut Standing,
) -> Result<()> {
    let title = record.tag("Match").unwrap_or("none");
    if title != conditions.title {
        bail!(tr!(
            "arena-other-match",
            title = title,
            own = &conditions.title
        ));
    }
    let position = record.replay(material)?;
    if position.rules() != conditions.start.rules() {
        bail!(tr!("arena-other-rules"));
    }
    let round: Option<u32> = record.tag("Round").and_then(|round| round.parse().ok());
    let Some(number) = round.and_then(|round| round.checked_sub(1)) else {
        bail!(tr!("arena-bad-round"));
    };
    standing.add(number, record, position.is_swapped());
    Ok(())
}
