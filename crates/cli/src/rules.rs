//! `caminos rules`: the rules with their figures, in the terminal or as a page to print.

mod figure;
mod page;
mod wrap;

use std::io::{self, Write};

use anstream::{AutoStream, ColorChoice};
use anyhow::{Context, Result};
use caminos_guide::{Block, CHAPTERS, Chapter, Figure};
use caminos_text::Value;

use self::figure::Drawn;
use self::wrap::wrapped;
use crate::draw::screen::Depth;
use crate::language::{texts, tr};
use crate::output::{Answer, UsageError};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "CHAPTER")]
    chapter: Option<String>,
    #[arg(long, value_name = "FILE")]
    html: Option<String>,
    #[arg(long, conflicts_with = "html")]
    plain: bool,
}

/// Lines longer than this are hard to read.
const WIDEST: usize = 88;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Answer> {
    let chapters = chosen(args.chapter.as_deref())?;
    if let Some(file) = &args.html {
        let page = page::page(&chapters)?;
        if file == "-" {
            out.write_all(page.as_bytes())?;
        } else {
            std::fs::write(file, page).with_context(|| tr!("cannot-write", file = file))?;
        }
        return Ok(Answer::Yes);
    }
    let colour = !args.plain && AutoStream::choice(&io::stdout()) != ColorChoice::Never;
    let width = crossterm::terminal::size().map_or(80, |(width, _)| usize::from(width));
    let reader = Reader {
        width: width.clamp(40, WIDEST),
        depth: colour.then(Depth::of_terminal),
    };
    out.write_all(reader.read(&chapters)?.as_bytes())?;
    Ok(Answer::Yes)
}

/// The chapter that is asked for, by name or by number, or all of them.
fn chosen(wanted: Option<&str>) -> Result<Vec<(usize, &'static Chapter)>> {
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
        let text = tr!("no-chapter", chapter = wanted, chapters = names.join(", "));
        return Err(UsageError(text).into());
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
    fn read(&self, chapters: &[(usize, &Chapter)]) -> Result<String> {
        let mut text = String::new();
        for (number, chapter) in chapters {
            let heading = format!("{number}. {}", texts().text(&chapter.heading(), &[]));
            if !text.is_empty() {
                text.push('\n');
            }
            match self.depth {
                Some(_) => text.push_str(&format!("\x1b[1;4m{heading}\x1b[0m\n\n")),
                None => {
                    let line = "=".repeat(heading.chars().count());
                    text.push_str(&format!("{heading}\n{line}\n\n"));
                }
            }
            for block in chapter.blocks {
                match block {
                    Block::Text(id) => {
                        let told = texts().text(&chapter.message(id), &[]);
                        text.push_str(&wrapped(&told, self.width, "", ""));
                    }
                    Block::Point(id) => {
                        let told = texts().text(&chapter.message(id), &[]);
                        text.push_str(&wrapped(&told, self.width, "- ", "  "));
                    }
                    Block::Figure(figure) => {
                        let drawn = Drawn::new(figure)?;
                        text.push_str(&drawn.in_terminal(self.width, self.depth));
                        for line in drawn.legend(self.depth) {
                            text.push_str(&wrapped(&line, self.width, "   ", "     "));
                        }
                        text.push_str(&wrapped(&caption(figure), self.width, "   ", "   "));
                    }
                }
                text.push('\n');
            }
        }
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader(width: usize) -> Reader {
        Reader { width, depth: None }
    }

    #[test]
    fn every_chapter_is_told_with_its_figures_and_fits_the_width() {
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
        let error = chosen(Some("chess")).expect_err("no chapter").to_string();
        assert!(
            error.contains("chess") && error.contains("placing"),
            "{error}"
        );
    }
}
