//! `caminos show`: a position in the terminal, as a picture, or as facts.

mod facts;

use std::io::{self, Write};
use std::path::PathBuf;

use anstream::{AutoStream, ColorChoice};
use caminos_rules::{Path, Position};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::draw::board::{self, Pitch};
use crate::draw::palette::Palette;
use crate::draw::relief::Relief;
use crate::draw::screen::{self, Depth};
use crate::draw::{Marks, plain, svg};
use crate::failure::Failure;
use crate::language::{texts, tr};
use crate::output::Completion;
use crate::start::{Start, StartArgs};
use crate::{messages, output_file};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    path: bool,
    #[arg(long, conflicts_with_all = ["path", "svg", "json"])]
    text: bool,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["path", "svg"])]
    json: bool,
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    color: When,
    // Last: its heading would also stand over what follows.
    #[command(flatten)]
    start: StartArgs,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, clap::ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let Start { position, .. } = args.start.resolve_or_link()?;
    if args.start.wants_link() {
        writeln!(out, "{}", position.link())?;
        return Ok(Completion::Success);
    }
    if args.text {
        writeln!(out, "{}", position.setup())?;
        return Ok(Completion::Success);
    }
    if args.json {
        writeln!(out, "{}", facts::facts(&position))?;
        return Ok(Completion::Success);
    }
    if let Some(file) = &args.svg {
        output_file::write(file, &picture(&position), out)?;
        return Ok(Completion::Success);
    }
    let colour = match args.color {
        When::Auto => AutoStream::choice(&io::stdout()) != ColorChoice::Never,
        When::Always => true,
        When::Never => false,
    };
    out.write_all(text(&position, colour.then(Depth::of_terminal)).as_bytes())?;
    if args.path {
        write_paths(&position, out)?;
    }
    Ok(Completion::Success)
}

/// The isometric picture.
fn picture(position: &Position) -> String {
    let board = position.rules().board().name();
    let description = format!(
        "{} {}",
        messages::placed(position),
        messages::turn_or_outcome(position)
    );
    svg::draw(
        &Relief::new(position),
        &Marks::of(position),
        &Palette::LIGHT,
        &tr!("show-title", board = texts().board(board)),
        &description,
    )
}

/// The board, the supplies and whose turn it is.
fn text(position: &Position, depth: Option<Depth>) -> String {
    let (relief, marks) = (Relief::new(position), Marks::of(position));
    let mut text = match depth {
        None => format!(
            "{}\n{}\n",
            plain::board(&relief, &marks),
            tr!("show-legend")
        ),
        Some(depth) => {
            let (width, height) = Pitch::SHOWN.size(relief.board());
            let area = Rect::new(0, 0, width, height);
            let mut buffer = Buffer::empty(area);
            let palette = depth.palette(Palette::DARK);
            board::draw(&relief, &marks, &palette, Pitch::SHOWN, area, &mut buffer);
            screen::ansi(&buffer, depth)
        }
    };
    text.push('\n');
    for line in messages::supplies(position) {
        text.push_str(&line);
        text.push('\n');
    }
    text.push_str(&messages::turn_or_outcome(position));
    text.push('\n');
    text
}

fn write_paths(position: &Position, out: &mut dyn Write) -> Result<(), Failure> {
    let paths = caminos_rules::Team::ALL
        .into_iter()
        .filter_map(|team| Some((team, position.shortest_path(team)?)));
    let mut any = false;
    for (team, path) in paths {
        any = true;
        let [from, to] = sides(position, &path);
        writeln!(out, "{}", messages::path_heading(team, from, to, &path))?;
        for face in path.faces() {
            writeln!(out, "  {}", messages::face(*face))?;
        }
    }
    if !any {
        writeln!(out, "{}", tr!("show-not-connected"))?;
    }
    Ok(())
}

/// The names of the sides that a path joins.
fn sides<'p>(position: &'p Position, path: &Path) -> [&'p str; 2] {
    let sides = position.rules().board().sides();
    path.goal().sides.map(|side| sides[side.index()].name())
}
