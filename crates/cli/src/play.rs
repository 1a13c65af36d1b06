//! `caminos play`: people and the computer at one terminal.

mod app;
mod args;
mod computer;
mod describe;
mod file;
mod ghost;
mod hint;
mod keys;
mod local_match;
mod messages;
mod new_game;
mod repl;
#[cfg(test)]
mod tests;
mod view;

use std::io::{self, IsTerminal as _, Write};
use std::time::Duration;

use anstream::{AutoStream, ColorChoice};
use crossterm::event::{self, Event};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::app::App;
pub(crate) use self::args::Args;
use self::computer::{Computer, Purpose, Search};
use self::keys::Flow;
use self::local_match::LocalMatch;
use self::repl::{Repl, Shown};
use self::view::Look;
use crate::draw::palette::Palette;
use crate::draw::screen::Depth;
use crate::draw::screen_svg;
use crate::failure::{Failure, TerminalTask};
use crate::language::tr;
use crate::output::{self, Completion};
use crate::start::Start;

/// How long the computer seems to think at least, so that its moves can be followed.
const PACE: Duration = Duration::from_millis(400);
/// How often a running search is looked at.
const POLL: Duration = Duration::from_millis(20);

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let Start { position, material } = args.start.resolve()?;
    let players = args.players.seats(&position)?;
    let game = LocalMatch::new(&position, &material, players)?;
    let computer = args.players.computer();
    let palette = args.theme.palette();
    if let Some(file) = &args.picture {
        let mut app = App::new(game, material);
        press_all(&mut app, args.keys.as_deref().unwrap_or_default());
        write_picture(&app, palette, args.size, file)?;
    } else if args.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        let mut repl = Repl {
            game,
            material: &material,
            computer,
            shown: if args.plain {
                Shown::Described
            } else {
                Shown::Board
            },
        };
        repl.run(&mut io::stdin().lock(), out)?;
    } else {
        // The screen must not mix with the output that is buffered here.
        out.flush()?;
        full_screen(App::new(game, material), computer, palette)?;
    }
    Ok(Completion::Success)
}

/// Takes over the terminal until the players leave.
fn full_screen(app: App, computer: Computer, palette: Palette) -> Result<(), Failure> {
    let colour = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
    let look = Look {
        palette,
        depth: colour.then(Depth::of_terminal),
    };
    let mut terminal = ratatui::try_init().map_err(failed(TerminalTask::Open))?;
    let ended = event_loop(&mut terminal, app, computer, &look);
    ratatui::restore();
    ended
}

fn failed(task: TerminalTask) -> impl Fn(io::Error) -> Failure {
    move |error| Failure::Terminal { task, error }
}

/// Draws and takes keys. The computer thinks on another thread, and stops when its move is not
/// asked for any more.
fn event_loop(
    terminal: &mut ratatui::DefaultTerminal,
    mut app: App,
    computer: Computer,
    look: &Look,
) -> Result<(), Failure> {
    let mut search: Option<Search> = None;
    loop {
        let job = app.search_job();
        if search.as_ref().map(Search::job) != job {
            search = job.map(|job| Search::start(computer.clone(), app.position(), job));
        }
        terminal
            .draw(|frame| view::draw(&app, look, frame.area(), frame.buffer_mut()))
            .map_err(failed(TerminalTask::Draw))?;
        if let Some(running) = &mut search
            && wait(running, &mut app)?
        {
            search = None;
            continue;
        }
        if let Event::Key(key) = event::read().map_err(failed(TerminalTask::Read))?
            && app.press(key) == Flow::Leave
        {
            return Ok(());
        }
    }
}

/// Waits for a key or for the search; hands what was found to the app and says `true` if that
/// came first.
fn wait(search: &mut Search, app: &mut App) -> Result<bool, Failure> {
    let job = search.job();
    let pace = match job.purpose {
        Purpose::Move(_) => PACE,
        Purpose::Hint => Duration::ZERO,
    };
    while !event::poll(POLL).map_err(failed(TerminalTask::Read))? {
        if let Some(found) = search.poll(pace) {
            app.search_done(job, found.as_ref());
            return Ok(true);
        }
    }
    Ok(false)
}

/// The screen as it would be, for the documentation.
fn write_picture(app: &App, palette: Palette, size: (u16, u16), file: &str) -> Result<(), Failure> {
    let area = Rect::new(0, 0, size.0, size.1);
    let mut buffer = Buffer::empty(area);
    let look = Look {
        palette,
        depth: Some(Depth::True),
    };
    view::draw(app, &look, area, &mut buffer);
    let picture = screen_svg::draw(&buffer, &palette, &tr!("play-picture"));
    output::write_file(file, &picture)
}

/// Presses keys given as characters; `<` `>` `^` `v` are the arrows.
fn press_all(app: &mut App, keys: &str) {
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
        app.press(KeyEvent::new(code, KeyModifiers::NONE));
    }
}
