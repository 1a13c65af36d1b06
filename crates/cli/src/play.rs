//! `caminos play`: two or four people at one terminal.

mod file;
mod ghost;
mod lines;
mod setup;
mod table;
#[cfg(test)]
mod tests;
mod view;
mod words;

use std::io::{self, IsTerminal as _, Write};

use anstream::{AutoStream, ColorChoice};
use anyhow::{Context, Result};
use crossterm::event::{self, Event};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::table::{Next, Table};
use self::view::Look;
use crate::draw::palette::Palette;
use crate::draw::screen::{self, Depth};
use crate::output::Answer;
use crate::start::{Start, StartArgs};

const EXAMPLES: &str = "\
Examples:
  caminos play                                  two players on the square
  caminos play --board octagon --players 4      four players in two teams
  caminos play --record game.caminos            go on with a saved game
  echo \"Lb2b3b4c4\" | caminos play               one move from a pipe

In the table press ? for the keys. Without a terminal, or with --plain, it reads one move or
command a line and answers in plain text; type help there.";

/// The raw arguments.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Plain lines instead of a full screen
    #[arg(long)]
    plain: bool,
    /// The colours of the table
    #[arg(long, value_name = "THEME", default_value = "dark")]
    theme: Theme,
    /// Write a picture of the screen to this file and end
    #[arg(long, value_name = "FILE", hide = true)]
    picture: Option<String>,
    /// How many columns and rows the picture has
    #[arg(long, value_name = "COLUMNSxROWS", hide = true, default_value = "100x34", value_parser = parse_size)]
    size: (u16, u16),
    /// Keys to press before the picture is taken
    #[arg(long, value_name = "KEYS", hide = true, requires = "picture")]
    keys: Option<String>,
    // Last: its heading would also stand over what follows.
    #[command(flatten)]
    start: StartArgs,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Theme {
    Dark,
    Light,
}

impl Theme {
    const fn palette(self) -> Palette {
        match self {
            Self::Dark => Palette::DARK,
            Self::Light => Palette::LIGHT,
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Answer> {
    let Start { position, material } = args.start.resolve()?;
    let palette = args.theme.palette();
    if let Some(file) = &args.picture {
        let mut table = Table::new(position, material);
        press_all(&mut table, args.keys.as_deref().unwrap_or_default());
        return write_picture(&table, palette, args.size, file);
    }
    if args.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return lines::run(position, &material, &mut io::stdin().lock(), out);
    }
    // The screen must not mix with the output that is held back here.
    out.flush()?;
    let colour = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
    let look = Look {
        palette,
        depth: colour.then(Depth::of_terminal),
    };
    let mut terminal = ratatui::try_init().context("cannot use the terminal")?;
    let ended = show(&mut terminal, Table::new(position, material), &look);
    ratatui::restore();
    ended?;
    Ok(Answer::Yes)
}

/// Shows the table and takes keys until the players leave.
fn show(terminal: &mut ratatui::DefaultTerminal, mut table: Table, look: &Look) -> Result<()> {
    loop {
        terminal
            .draw(|frame| view::draw(&table, look, frame.area(), frame.buffer_mut()))
            .context("cannot draw on the terminal")?;
        let next = match event::read().context("cannot read from the terminal")? {
            Event::Key(key) => table.press(key),
            _ => Next::Stay,
        };
        if next == Next::Leave {
            return Ok(());
        }
    }
}

/// The screen as it would be, for the documentation.
fn write_picture(table: &Table, palette: Palette, size: (u16, u16), file: &str) -> Result<Answer> {
    let area = Rect::new(0, 0, size.0, size.1);
    let mut buffer = Buffer::empty(area);
    let look = Look {
        palette,
        depth: Some(Depth::True),
    };
    view::draw(table, &look, area, &mut buffer);
    let picture = screen::svg(&buffer, &palette, "Caminos in the terminal");
    std::fs::write(file, picture).with_context(|| format!("cannot write {file}"))?;
    Ok(Answer::Yes)
}

fn parse_size(text: &str) -> Result<(u16, u16), String> {
    let size = text.split_once('x').and_then(|(columns, rows)| {
        let size: (u16, u16) = (columns.parse().ok()?, rows.parse().ok()?);
        ((1..=500).contains(&size.0) && (1..=500).contains(&size.1)).then_some(size)
    });
    size.ok_or_else(|| "a size is columns and rows, as in 100x34".to_owned())
}

/// Presses keys given as characters; `<` `>` `^` `v` are the arrows.
fn press_all(table: &mut Table, keys: &str) {
    use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    for key in keys.chars() {
        let code = match key {
            '<' => KeyCode::Left,
            '>' => KeyCode::Right,
            '^' => KeyCode::Up,
            'v' => KeyCode::Down,
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            other => KeyCode::Char(other),
        };
        table.press(KeyEvent::new(code, KeyModifiers::NONE));
    }
}
