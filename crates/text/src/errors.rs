//! Errors whose type is not known any more, for people.

use std::error::Error;
use std::io;

use caminos_message::Localise;
use caminos_rules::{
    IllegalMove, LinkError, MaterialFileError, NotationError, ParseCellError, ParseOutError,
    ParsePlayersError, ParseTeamError, RecordError, RulesError, SeriesError,
};

use crate::texts::Texts;

impl Texts {
    /// What a cause says, if it is one that this library knows.
    #[must_use]
    pub fn error(&self, error: &(dyn Error + 'static)) -> Option<String> {
        fn known<'e, E: Error + Localise + 'static>(
            error: &'e (dyn Error + 'static),
        ) -> Option<&'e dyn Localise> {
            error
                .downcast_ref::<E>()
                .map(|error| error as &dyn Localise)
        }
        let error = None
            .or_else(|| known::<IllegalMove>(error))
            .or_else(|| known::<RulesError>(error))
            .or_else(|| known::<NotationError>(error))
            .or_else(|| known::<RecordError>(error))
            .or_else(|| known::<SeriesError>(error))
            .or_else(|| known::<LinkError>(error))
            .or_else(|| known::<MaterialFileError>(error))
            .or_else(|| known::<ParseCellError>(error))
            .or_else(|| known::<ParseTeamError>(error))
            .or_else(|| known::<ParsePlayersError>(error))
            .or_else(|| known::<ParseOutError>(error))
            .or_else(|| known::<io::Error>(error));
        error.map(|error| self.localise(error))
    }
}
