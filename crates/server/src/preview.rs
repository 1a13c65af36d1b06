//! What programs show beside a link: a title and a picture of the game or position that it leads to.
//!
//! What follows a `#` in an address never reaches a server, so only addresses that name a board in
//! their path or query have a picture of their own: `/position/…`, `/embed/…`, `/analysis?g=…` and
//! `/g/…`. A program that was built without the feature `previews` has one picture for all.

#[cfg(feature = "previews")]
mod cache;
#[cfg(feature = "previews")]
mod render;

#[cfg(not(feature = "previews"))]
mod without_pictures;

use axum::http::Uri;
use caminos_protocol::socket::GameId;
use caminos_rules::{LinkError, Material, Position, Setup, SetupError};

#[cfg(feature = "previews")]
pub(crate) use render::Previews;
#[cfg(not(feature = "previews"))]
pub(crate) use without_pictures::Previews;

/// What a link leads to, as far as its address says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// A game or a position as text. Its letters need no escaping.
    Board(String),
    /// A game on this server.
    Game(GameId),
}

/// Why there is no picture of a subject.
#[derive(Debug, thiserror::Error)]
pub(crate) enum PreviewError {
    /// The text is no game.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// The text is no position.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Too many pictures are being drawn, or none can be.
    #[error("no picture can be drawn now")]
    Unavailable,
}

impl Subject {
    /// More than the longest game needs.
    pub(crate) const MAX_TEXT: usize = 2000;

    /// What an address of the page leads to. A text that cannot be read leads to none: its picture
    /// could not be drawn.
    pub(crate) fn of(uri: &Uri) -> Option<Self> {
        let path = uri.path().trim_end_matches('/');
        let text = path.strip_prefix("/position/");
        if let Some(text) = text.or_else(|| path.strip_prefix("/embed/")) {
            return Self::readable_board(text);
        }
        if let Some(id) = path.strip_prefix("/g/") {
            return GameId::new(id).ok().map(Self::Game);
        }
        let mut query = uri.query().filter(|_| path == "/analysis")?.split('&');
        Self::readable_board(query.find_map(|pair| pair.strip_prefix("g="))?)
    }

    fn readable_board(text: &str) -> Option<Self> {
        Self::board(text).filter(|_| position(text).is_ok())
    }

    /// A game or a position as text, if it looks like one.
    pub(crate) fn board(text: &str) -> Option<Self> {
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '~' | '-');
        let is_short = text.len() <= Self::MAX_TEXT;
        let board = Self::Board(text.to_owned());
        (is_short && text.chars().all(plain) && board.name().is_some()).then_some(board)
    }

    /// The name of its board.
    fn name(&self) -> Option<&str> {
        let Self::Board(text) = self else {
            return None;
        };
        let field = usize::from(is_link(text));
        let name = text.split('.').nth(field)?;
        let boards = Material::standard().boards();
        boards
            .iter()
            .any(|board| board.name() == name)
            .then_some(name)
    }

    /// Where its picture is.
    pub(crate) fn picture(&self) -> String {
        match self {
            Self::Board(text) => format!("/preview/{text}.png"),
            Self::Game(id) => format!("/preview/g/{id}.png"),
        }
    }

    /// Its title.
    pub(crate) fn title(&self) -> String {
        match (self, self.name()) {
            (Self::Board(text), Some(name)) if is_link(text) => {
                format!("Caminos: a game on the {name} board")
            }
            (Self::Board(_), Some(name)) => format!("Caminos: a position on the {name} board"),
            _ => "Caminos: an online game".to_owned(),
        }
    }
}

/// Links of games begin with the number of their version, positions with the name of a board.
fn is_link(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
}

/// The position that a text leads to.
///
/// # Errors
/// Why it is none.
pub(crate) fn position(text: &str) -> Result<Position, PreviewError> {
    let material = Material::standard();
    if is_link(text) {
        Ok(Position::from_link(text, material)?)
    } else {
        Ok(Setup::from_link(text)?.position(material)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn subject(address: &str) -> Option<Subject> {
        Subject::of(&address.parse().unwrap())
    }

    #[test]
    fn addresses_that_name_a_board_have_a_picture_of_their_own() {
        for (address, picture) in [
            ("/embed/1.square.2.BA", "/preview/1.square.2.BA.png"),
            ("/embed/1.square.2.BA/", "/preview/1.square.2.BA.png"),
            ("/analysis?g=1.ring.2.", "/preview/1.ring.2..png"),
            ("/analysis?test&g=1.ring.2.", "/preview/1.ring.2..png"),
            (
                "/position/square.2.-.1Ic3c4c5~2Tb3-3c3_2.1.-",
                "/preview/square.2.-.1Ic3c4c5~2Tb3-3c3_2.1.-.png",
            ),
            ("/g/AbCdEfGh1234", "/preview/g/AbCdEfGh1234.png"),
        ] {
            let subject = subject(address).expect(address);
            assert_eq!(subject.picture(), picture);
            assert!(subject.title().starts_with("Caminos: a"), "{address}");
        }
    }

    #[test]
    fn no_other_address_is_written_into_the_page() {
        let long = format!("/embed/1.square.2.{}", "A".repeat(Subject::MAX_TEXT));
        for address in [
            "/",
            "/analysis",
            "/analysis?g=",
            "/table?g=1.square.2.",
            "/embed/",
            "/embed/1.moon.2.BA",
            "/embed/1.square.2.B",
            "/position/square.2.-.1Ia1a2.1.-",
            "/embed/%22%3E%3Cscript%3E",
            "/position/square%202%20-%20-%201%20-",
            "/g/short",
            &long,
        ] {
            assert_eq!(subject(address), None, "{address}");
        }
    }

    #[test]
    fn texts_that_are_no_position_are_refused() {
        for text in [
            "1.square.2.B",
            "1.square",
            "square.2",
            "square.2.-.1Ia1a2.1.-",
            "9.square.2.",
        ] {
            assert!(position(text).is_err(), "{text}");
        }
        for text in ["1.square.2.", "square.2.-.1Ia1a2a3.2.-"] {
            assert!(position(text).is_ok(), "{text}");
        }
    }
}
