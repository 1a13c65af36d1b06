//! Words that name no cell, team, number of players or rule, and files that cannot be opened.

use std::io;

use caminos_rules::{ParseCellError, ParseOutError, ParsePlayersError, ParseTeamError};

use crate::{Localise, Message, message};

impl Localise for ParseCellError {
    fn message(&self) -> Message {
        message!("bad-cell", text = &self.0)
    }
}

impl Localise for ParseTeamError {
    fn message(&self) -> Message {
        message!("bad-team", text = &self.0)
    }
}

impl Localise for ParsePlayersError {
    fn message(&self) -> Message {
        message!("bad-players", text = &self.0)
    }
}

impl Localise for ParseOutError {
    fn message(&self) -> Message {
        message!("bad-out", text = &self.0)
    }
}

impl Localise for io::Error {
    fn message(&self) -> Message {
        match self.kind() {
            io::ErrorKind::NotFound => message!("io-not-found"),
            io::ErrorKind::PermissionDenied => message!("io-permission-denied"),
            io::ErrorKind::IsADirectory => message!("io-is-a-directory"),
            io::ErrorKind::NotADirectory => message!("io-not-a-directory"),
            io::ErrorKind::StorageFull => message!("io-storage-full"),
            // The operating system's own words.
            _ => message!("verbatim", text = self.to_string()),
        }
    }
}
