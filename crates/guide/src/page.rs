//! Chapters and lessons as the page has them: made once into `web/src/wire/guide.ts`, so that
//! they weigh nothing in the wasm. Positions are links, which the rules replay.

use std::collections::BTreeMap;

use caminos_rules::{Cell, Position, Rules};
use serde::Serialize;

use crate::chapter::Block;
use crate::chapters::CHAPTERS;
use crate::figure::Figure;
use crate::guide_position::{GuideError, Held};
use crate::lesson::{Lesson, LessonTask};
use crate::lessons::LESSONS;

/// A chapter.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChapterView {
    /// Its name: the heading is the message `rules-` and this.
    pub id: &'static str,
    /// What it holds.
    pub blocks: Vec<BlockView>,
}

/// A part of a chapter.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum BlockView {
    /// A paragraph.
    Text {
        /// The message after `rules-`.
        id: String,
    },
    /// A point of a list.
    Point {
        /// The message after `rules-`.
        id: String,
    },
    /// A picture.
    Figure(FigureView),
}

/// A picture of a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FigureView {
    /// The caption's message after `rules-figure-`.
    pub id: &'static str,
    /// The position.
    pub link: String,
    /// A piece held over it.
    pub held: Option<HeldView>,
    /// Marked cells: columns and rows.
    pub marks: Vec<[u8; 2]>,
    /// The numbers that the caption names.
    pub values: BTreeMap<&'static str, u32>,
}

/// A piece held over the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HeldView {
    /// Its orientation by number.
    pub orientation: u16,
    /// The lower left cell of the box around it.
    pub anchor: [u8; 2],
}

/// A lesson.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LessonView {
    /// Its name: the title is the message `lesson-` and this.
    pub id: &'static str,
    /// Where it begins.
    pub link: String,
    /// Marked cells: columns and rows.
    pub marks: Vec<[u8; 2]>,
    /// What is asked.
    pub task: TaskView,
    /// An answer that is right, as text.
    pub solution: &'static str,
}

/// What a lesson asks for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum TaskView {
    /// Place a piece.
    Place {
        /// A place that is right.
        solution: HeldView,
    },
    /// Point at a cell.
    Point,
    /// Say a number.
    Count,
    /// Choose one of these placements.
    Placements {
        /// The pieces to look at, one at a time.
        choices: Vec<HeldView>,
    },
    /// Choose how the game has ended.
    Outcome {
        /// The endings: messages after `lesson-outcome-`.
        choices: Vec<&'static str>,
    },
}

/// All chapters.
///
/// # Errors
/// When a figure cannot be set.
pub fn chapters() -> Result<Vec<ChapterView>, GuideError> {
    let block = |chapter: &str, block: &Block| match block {
        Block::Text(id) => Ok(BlockView::Text {
            id: format!("{chapter}-{id}"),
        }),
        Block::Point(id) => Ok(BlockView::Point {
            id: format!("{chapter}-{id}"),
        }),
        Block::Figure(figure) => figure_view(figure).map(BlockView::Figure),
    };
    CHAPTERS
        .iter()
        .map(|chapter| {
            let blocks = chapter.blocks.iter().map(|part| block(chapter.id, part));
            Ok(ChapterView {
                id: chapter.id,
                blocks: blocks.collect::<Result<_, GuideError>>()?,
            })
        })
        .collect()
}

/// All lessons.
///
/// # Errors
/// When a lesson cannot be set.
pub fn lessons() -> Result<Vec<LessonView>, GuideError> {
    LESSONS.iter().map(lesson_view).collect()
}

fn figure_view(figure: &Figure) -> Result<FigureView, GuideError> {
    let position = figure.start.position()?;
    let held = figure.held(&position)?;
    Ok(FigureView {
        id: figure.id,
        link: position.link(),
        held: held.map(|held| held_view(position.rules(), &held)),
        marks: squares(figure.marks),
        values: figure.values().into_iter().collect(),
    })
}

fn lesson_view(lesson: &Lesson) -> Result<LessonView, GuideError> {
    let position = lesson.start.position()?;
    Ok(LessonView {
        id: lesson.id,
        link: position.link(),
        marks: squares(lesson.marks),
        task: task_view(lesson, &position)?,
        solution: lesson.solution,
    })
}

fn task_view(lesson: &Lesson, position: &Position) -> Result<TaskView, GuideError> {
    let held =
        |text: &&str| Held::read(position, text).map(|held| held_view(position.rules(), &held));
    Ok(match lesson.task {
        LessonTask::Place(_) => TaskView::Place {
            solution: held(&lesson.solution)?,
        },
        LessonTask::PointAtBrokenWall(_) => TaskView::Point,
        LessonTask::Count(_) => TaskView::Count,
        LessonTask::ChoosePlacement(texts) => TaskView::Placements {
            choices: texts.iter().map(held).collect::<Result<_, _>>()?,
        },
        LessonTask::ChooseOutcome(endings) => TaskView::Outcome {
            choices: endings.iter().map(|ending| ending.name()).collect(),
        },
    })
}

fn held_view(rules: &Rules, held: &Held) -> HeldView {
    let number = rules
        .orientations()
        .position(|orientation| orientation == held.orientation);
    HeldView {
        orientation: number.unwrap_or_default() as u16,
        anchor: [held.anchor.x(), held.anchor.y()],
    }
}

fn squares(names: &[&str]) -> Vec<[u8; 2]> {
    let cells = names.iter().filter_map(|name| name.parse::<Cell>().ok());
    cells.map(|cell| [cell.x(), cell.y()]).collect()
}
