//! `caminos rules`: the rules with their figures, in the terminal or as a page to print.

mod figure;
mod page;

use std::io::{self, Write};
use std::path::PathBuf;

use anstream::{AutoStream, ColorChoice};
use caminos_guide::{Block, CHAPTERS, Chapter, Figure};
use caminos_text::Value;

use self::figure::Drawn;
use crate::draw::screen::Depth;
use crate::failure::{Failure, UsageError};
use crate::language::texts;
use crate::output::Completion;
use crate::wrap::{display_width, wrap};
use crate::{output_file, pager};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "CHAPTER")]
    chapter: Option<String>,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[arg(long, conflicts_with = "html")]
    plain: bool,
    #[arg(long)]
    no_pager: bool,
}

/// Lines longer than this are hard to read.
const WIDEST: usize = 88;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let chapters = chosen(args.chapter.as_deref())?;
    if let Some(file) = &args.html {
        let page = page::page(&chapters)?;
        output_file::write(file, &page, out)?;
        return Ok(Completion::Success);
    }
    let colour = !args.plain && AutoStream::choice(&io::stdout()) != ColorChoice::Never;
    let width = crossterm::terminal::size().map_or(80, |(width, _)| usize::from(width));
    let reader = Reader {
        width: width.clamp(40, WIDEST),
        depth: colour.then(Depth::of_terminal),
    };
    let text = reader.read(&chapters)?;
    if args.no_pager {
        out.write_all(text.as_bytes())?;
    } else {
        pager::show(&text, out)?;
    }
    Ok(Completion::Success)
}

/// The chapter that is asked for, by name or by number, or all of them.
fn chosen(wanted: Option<&str>) -> Result<Vec<(usize, &'static Chapter)>, UsageError> {
    let numbered = CHAPTERS
        .iter()
        .enumerate()
        .map(|(i, chapter)| (i + 1, chapter));
    let Some(wanted) = wanted else {
        return Ok(numbered.collect());
    };
    let found: Vec<_> = numbered
        .filter(|(number, chapter)| chapter.id == wanted || number.to_string() == wanted)
        .collect();
    if found.is_empty() {
        let names: Vec<&str> = CHAPTERS.iter().map(|chapter| chapter.id).collect();
        return Err(UsageError::NoChapter {
            wanted: wanted.to_owned(),
            known: names.join(", "),
        });
    }
    Ok(found)
}

/// The caption of a figure with its numbers.
fn caption(figure: &Figure) -> String {
    let values: Vec<(&str, Value<'_>)> = figure
        .values()
        .into_iter()
        .map(|(name, value)| (name, Value::Count(value)))
        .collect();
    texts().text(&figure.caption(), &values)
}

/// How a terminal is written to.
struct Reader {
    width: usize,
    /// None where there are no colours.
    depth: Option<Depth>,
}

impl Reader {
    fn read(&self, chapters: &[(usize, &'static Chapter)]) -> Result<String, Failure> {
        let mut text = String::new();
        for (number, chapter) in chapters {
            if !text.is_empty() {
                text.push('\n');
            }
            let heading = format!("{number}. {}", texts().text(&chapter.heading(), &[]));
            text.push_str(&self.heading(&heading));
            for block in chapter.blocks {
                text.push_str(&self.block(chapter, block)?);
                text.push('\n');
            }
        }
        Ok(text)
    }

    fn heading(&self, heading: &str) -> String {
        match self.depth {
            Some(_) => format!("\x1b[1;4m{heading}\x1b[0m\n\n"),
            None => format!("{heading}\n{}\n\n", "=".repeat(display_width(heading))),
        }
    }

    fn block(&self, chapter: &'static Chapter, block: &'static Block) -> Result<String, Failure> {
        let message = |id: &str| texts().text(&chapter.message(id), &[]);
        Ok(match block {
            Block::Text(id) => self.paragraph(&message(id), "", ""),
            Block::Point(id) => self.paragraph(&message(id), "- ", "  "),
            Block::Figure(figure) => {
                let drawn = Drawn::new(figure)?;
                let mut text = drawn.in_terminal(self.width, self.depth);
                for line in drawn.legend(self.depth) {
                    text.push_str(&self.paragraph(&line, "   ", "     "));
                }
                text + &self.paragraph(&caption(figure), "   ", "   ")
            }
        })
    }

    fn paragraph(&self, text: &str, first: &str, others: &str) -> String {
        let lines = wrap(text, self.width, first, others);
        lines.join("\n") + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::localised;

    fn reader(width: usize) -> Reader {
        Reader { width, depth: None }
    }

    #[test]
    fn every_chapter_is_printed_with_its_figures_and_fits_the_width() {
        let all = chosen(None).expect("all chapters");
        let text = reader(60).read(&all).expect("every figure can be drawn");
        for chapter in CHAPTERS {
            assert!(
                text.contains(&texts().text(&chapter.heading(), &[])),
                "{}",
                chapter.id
            );
        }
        assert_eq!(
            text.matches("a    b    c").count(),
            all.iter()
                .flat_map(|(_, chapter)| chapter.figures())
                .count()
        );
        let widest = text.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(60), "{widest:?}");
    }

    #[test]
    fn a_chapter_is_found_by_its_name_and_by_its_number() {
        let by_name = chosen(Some("path")).expect("a chapter");
        let by_number = chosen(Some("5")).expect("a chapter");
        assert_eq!(by_name[0].1.id, by_number[0].1.id);
        let error = localised(&chosen(Some("chess")).expect_err("no chapter"));
        assert!(
            error.contains("chess") && error.contains("placing"),
            "{error}"
        );
    }
}
