//! Why a link leads to no position.

use caminos_rules::{LinkError, LinkFault};

use crate::{Localise, Message, about, message};

impl Localise for LinkError {
    fn message(&self) -> Message {
        about(
            message!("link-fault-place", at = self.at),
            self.fault.message(),
        )
    }
}

impl Localise for LinkFault {
    fn message(&self) -> Message {
        match self {
            Self::Version => message!("link-fault-version"),
            Self::Setup(error) => error.message(),
            Self::TooShort => message!("link-fault-too-short"),
            Self::Options => message!("link-fault-options"),
            Self::Rules(error) => error.message(),
            Self::OtherMaterial(name) => message!("link-fault-other-material", name = name),
            Self::Character(character) => message!("link-fault-character", text = *character),
            Self::NoPlacement => message!("link-fault-no-placement"),
            Self::IllegalMove { number, reason } => message!(
                "link-fault-illegal-move",
                number = *number,
                reason = reason.message()
            ),
        }
    }
}
