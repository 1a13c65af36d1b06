//! A chapter of the rules.

use crate::figure::Figure;

/// A part of the rules with a heading.
#[derive(Copy, Clone, Debug)]
pub struct Chapter {
    /// Its name in addresses and messages.
    pub id: &'static str,
    /// What it holds, in order.
    pub blocks: &'static [Block],
}

/// A part of a chapter. Texts are named by the last part of their message.
#[derive(Copy, Clone, Debug)]
pub enum Block {
    /// A paragraph.
    Text(&'static str),
    /// A point of a list.
    Point(&'static str),
    /// A picture with its caption.
    Figure(Figure),
}

impl Chapter {
    /// The message of its heading.
    #[must_use]
    pub fn heading(&self) -> String {
        format!("rules-{}", self.id)
    }

    /// The message of one of its texts.
    #[must_use]
    pub fn message(&self, text: &str) -> String {
        format!("rules-{}-{text}", self.id)
    }

    /// Its figures in order.
    pub fn figures(&self) -> impl Iterator<Item = &'static Figure> + use<> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Figure(figure) => Some(figure),
            Block::Text(_) | Block::Point(_) => None,
        })
    }
}
