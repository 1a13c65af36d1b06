//! A program that draws no pictures.

use axum::body::Bytes;
use caminos_rules::Position;

use super::PreviewError;

#[derive(Debug, Default)]
pub(crate) struct Previews(());

impl Previews {
    pub(crate) async fn of_board(&self, text: &str) -> Result<Bytes, PreviewError> {
        super::position(text)?;
        Err(PreviewError::Unavailable)
    }

    pub(crate) async fn of_position(&self, _: Position) -> Result<Bytes, PreviewError> {
        Err(PreviewError::Unavailable)
    }
}
