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
use std::time::{Duration, Instant};

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
/// How often a clock that runs is drawn.
const TICK: Duration = Duration::from_millis(200);

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let Start { position, material } = args.start.resolve()?;
    let players = args.players.seats(&position)?;
    let game = LocalMatch::new(&position, &material, players, args.clock)?;
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
        app.keep_time();
        let job = app.search_job();
        if search.as_ref().map(Search::job) != job {
            let computer = computer.clone().with_clocks(app.game().engine_clocks());
            search = job.map(|job| Search::start(computer, app.position(), job));
        }
        terminal
            .draw(|frame| view::draw(&app, look, frame.area(), frame.buffer_mut()))
            .map_err(failed(TerminalTask::Draw))?;
        match wait(search.as_mut(), &mut app)? {
            Waited::Key => {}
            Waited::Tick => continue,
            Waited::Found => {
                search = None;
                continue;
            }
        }
        if let Event::Key(key) = event::read().map_err(failed(TerminalTask::Read))?
            && app.press(key) == Flow::Leave
        {
            return Ok(());
        }
    }
}

/// What came first.
enum Waited {
    Key,
    /// The search is over, and the app has what was found.
    Found,
    /// A clock runs and has to be drawn again.
    Tick,
}

/// Waits for a key, for the search, and for the next tick of a clock.
fn wait(mut search: Option<&mut Search>, app: &mut App) -> Result<Waited, Failure> {
    if search.is_none() && !app.game().is_clock_running() {
        return Ok(Waited::Key);
    }
    let started = Instant::now();
    while !event::poll(POLL).map_err(failed(TerminalTask::Read))? {
        if let Some(search) = &mut search {
            let job = search.job();
            let pace = match job.purpose {
                Purpose::Move(_) => PACE,
                Purpose::Hint => Duration::ZERO,
            };
            if let Some(found) = search.poll(pace) {
                app.search_done(job, found.as_ref());
                return Ok(Waited::Found);
            }
        }
        if app.game().is_clock_running() && started.elapsed() >= TICK {
            return Ok(Waited::Tick);
        }
    }
    Ok(Waited::Key)
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
