//! `caminos play`: people and the computer at one terminal.

mod computer;
mod file;
mod game;
mod ghost;
mod lines;
mod seats;
mod setup;
mod table;
#[cfg(test)]
mod tests;
mod view;
mod voice;
mod words;

use std::io::{self, IsTerminal as _, Write};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anstream::{AutoStream, ColorChoice};
use anyhow::{Context, Result};
use caminos_rules::{Position, Seat, Team};
use caminos_search::{Limits, Strength};
use crossterm::event::{self, Event};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::computer::{Asked, Search, Thinker};
use self::lines::Manner;
pub(crate) use self::seats::ParseWhoError;
use self::seats::{Seats, Who};
use self::table::{Next, Table};
use self::view::Look;
use crate::draw::palette::Palette;
use crate::draw::screen::{self, Depth};
use crate::language::tr;
use crate::output::{Answer, UsageError};
use crate::start::{Start, StartArgs};

/// How long the computer seems to think at least, so that its moves can be followed.
const PACE: Duration = Duration::from_millis(400);
/// How often a running search is looked at.
const GLANCE: Duration = Duration::from_millis(20);

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    players: PlayerArgs,
    #[arg(long)]
    plain: bool,
    #[arg(long, value_name = "THEME", default_value = "dark")]
    theme: Theme,
    #[arg(long, value_name = "FILE", hide = true)]
    picture: Option<String>,
    #[arg(long, value_name = "COLUMNSxROWS", hide = true, default_value = "100x34", value_parser = parse_size)]
    size: (u16, u16),
    #[arg(long, value_name = "KEYS", hide = true, requires = "picture")]
    keys: Option<String>,
    // Last: its heading would also stand over what follows.
    #[command(flatten)]
    start: StartArgs,
}

/// Who plays, and how the computer does.
#[derive(clap::Args, Debug)]
struct PlayerArgs {
    #[arg(long, value_name = "1-9", conflicts_with = "green")]
    level: Option<Strength>,
    #[arg(long, value_name = "PLAYER")]
    yellow: Option<Who>,
    #[arg(long, value_name = "PLAYER")]
    green: Option<Who>,
    #[arg(long, value_name = "PLAYER")]
    seat1: Option<Who>,
    #[arg(long, value_name = "PLAYER")]
    seat2: Option<Who>,
    #[arg(long, value_name = "PLAYER")]
    seat3: Option<Who>,
    #[arg(long, value_name = "PLAYER")]
    seat4: Option<Who>,
    #[arg(long, value_name = "MS", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    think: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

impl PlayerArgs {
    fn seats(&self, position: &Position) -> Result<Seats, UsageError> {
        let mut seats = Seats::default();
        let green = self.level.map(Who::Computer).or(self.green);
        for (team, who) in [(Team::Yellow, self.yellow), (Team::Green, green)] {
            if let Some(who) = who {
                seats.set_team(team, who);
            }
        }
        let players = position.rules().options().players.count();
        let named = [self.seat1, self.seat2, self.seat3, self.seat4];
        for (i, (seat, who)) in Seat::ALL.into_iter().zip(named).enumerate() {
            let Some(who) = who else { continue };
            if i >= players {
                let number = seat.number();
                let text = tr!("usage-seat-needs-four", seat = number);
                return Err(UsageError(text));
            }
            seats.set(seat, who);
        }
        Ok(seats)
    }

    fn thinker(&self) -> Thinker {
        let time = Duration::from_millis(self.think);
        let limits = Limits {
            move_time: self.nodes.is_none().then_some(time),
            nodes: self.nodes,
            ..Limits::default()
        };
        // Any number will do, as long as the next game has another.
        let now = || SystemTime::now().duration_since(UNIX_EPOCH);
        let any = || now().map_or(0, |now| now.as_nanos() as u64);
        Thinker {
            limits,
            seed: self.seed.unwrap_or_else(any),
        }
    }
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
    let seats = args.players.seats(&position)?;
    let thinker = args.players.thinker();
    let palette = args.theme.palette();
    if let Some(file) = &args.picture {
        let mut table = Table::new(position, material, seats);
        press_all(&mut table, args.keys.as_deref().unwrap_or_default());
        return write_picture(&table, palette, args.size, file);
    }
    if args.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        let mut input = io::stdin().lock();
        let manner = if args.plain {
            Manner::Spoken
        } else {
            Manner::Drawn
        };
        return lines::run(position, &material, seats, thinker, manner, &mut input, out);
    }
    // The screen must not mix with the output that is held back here.
    out.flush()?;
    let colour = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
    let look = Look {
        palette,
        depth: colour.then(Depth::of_terminal),
    };
    let mut terminal = ratatui::try_init().with_context(|| tr!("play-cannot-use-terminal"))?;
    let table = Table::new(position, material, seats);
    let ended = show(&mut terminal, table, thinker, &look);
    ratatui::restore();
    ended?;
    Ok(Answer::Yes)
}

/// Shows the table and takes keys until the players leave. The computer thinks on another
/// thread, and stops when the table does not ask any more.
fn show(
    terminal: &mut ratatui::DefaultTerminal,
    mut table: Table,
    thinker: Thinker,
    look: &Look,
) -> Result<()> {
    let mut search: Option<Search> = None;
    loop {
        let task = table.task();
        if search.as_ref().map(Search::task) != task {
            search = task.map(|task| Search::start(thinker, table.position(), task));
        }
        terminal
            .draw(|frame| view::draw(&table, look, frame.area(), frame.buffer_mut()))
            .with_context(|| tr!("play-cannot-draw"))?;
        if let Some(running) = &mut search
            && wait(running, &mut table)?
        {
            search = None;
            continue;
        }
        let next = match event::read().with_context(|| tr!("play-cannot-read-terminal"))? {
            Event::Key(key) => table.press(key),
            _ => Next::Stay,
        };
        if next == Next::Leave {
            return Ok(());
        }
    }
}

/// Waits for a key or for the search's answer; hands the answer to the table and says `true`
/// if that came first.
fn wait(search: &mut Search, table: &mut Table) -> Result<bool> {
    let task = search.task();
    let pace = match task.asked {
        Asked::Move(_) => PACE,
        Asked::Hint => Duration::ZERO,
    };
    while !event::poll(GLANCE).with_context(|| tr!("play-cannot-read-terminal"))? {
        if let Some(found) = search.answer(pace) {
            table.answer(task, found.as_ref());
            return Ok(true);
        }
    }
    Ok(false)
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
    let picture = screen::svg(&buffer, &palette, &tr!("play-picture"));
    std::fs::write(file, picture).with_context(|| tr!("cannot-write", file = file))?;
    Ok(Answer::Yes)
}

fn parse_size(text: &str) -> Result<(u16, u16), String> {
    let size = text.split_once('x').and_then(|(columns, rows)| {
        let size: (u16, u16) = (columns.parse().ok()?, rows.parse().ok()?);
        ((1..=500).contains(&size.0) && (1..=500).contains(&size.1)).then_some(size)
    });
    size.ok_or_else(|| tr!("usage-size"))
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
