//! `caminos play`: people and the computer at one terminal.

mod app;
mod args;
mod computer;
mod describe;
mod file;
mod ghost;
mod hint;
mod key_hints;
mod keys;
mod lines;
mod local_match;
mod messages;
mod mouse;
mod new_game;
mod repl;
#[cfg(test)]
#[path = "play/screen/tests.rs"]
mod screen_tests;
#[cfg(test)]
mod tests;
mod text_field;
mod view;

use std::io::{self, IsTerminal as _, Write};
use std::time::{Duration, Instant};

use anstream::{AutoStream, ColorChoice};
use caminos_table::Pace;
use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};

use self::app::App;
pub(crate) use self::args::Args;
use self::computer::{Computer, Purpose, Search};
use self::keys::Flow;
use self::lines::{EditedLines, PlainLines};
use self::local_match::{LocalMatch, MatchTerms};
use self::repl::{OutputStyle, Repl};
use self::view::ColourScheme;
use crate::draw::palette::Palette;
use crate::draw::screen::Depth;
use crate::draw::screen_svg;
use crate::failure::{Failure, TerminalTask};
use crate::language::tr;
use crate::output::Completion;
use crate::output_file;
use crate::start::Start;
use crate::terminal_guard::{TerminalGuard, TerminalUse};
use crate::wrap::{Folded, terminal_width};

/// How long the computer seems to think at least.
const PACE: Duration = Pace::USUAL.at_least;
/// How often a running search is looked at.
const POLL: Duration = Duration::from_millis(20);
/// How often a clock that runs is drawn.
const TICK: Duration = Duration::from_millis(200);

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let Start { position, material } = args.start.resolve()?;
    let terms = MatchTerms {
        players: args.players.seats(&position)?,
        clock: args.clock,
        games: args.games,
    };
    let local_match = LocalMatch::new(&position, &material, terms)?;
    let computer = args.players.computer();
    let palette = args.theme.palette();
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if let Some(file) = &args.picture {
        let mut app = App::new(local_match, material);
        press_all(&mut app, args.keys.as_deref().unwrap_or_default());
        output_file::write(file, &picture(&app, palette, args.size), out)?;
    } else if args.plain || !is_terminal || is_dumb() {
        let style = if args.plain {
            OutputStyle::Described
        } else {
            OutputStyle::Board
        };
        let out = &mut Folded::new(out, terminal_width);
        let mut repl = Repl::new(local_match, &material, computer, style);
        if is_terminal {
            let _guard = guard(TerminalUse::Lines)?;
            repl.pace = PACE;
            repl.run(&mut EditedLines::new()?, out)?;
        } else {
            repl.run(&mut PlainLines(io::stdin().lock()), out)?;
        }
    } else {
        // The screen must not mix with the output that is buffered here.
        out.flush()?;
        let mouse = !args.no_mouse;
        full_screen(App::new(local_match, material), computer, palette, mouse)?;
    }
    Ok(Completion::Success)
}

/// Whether the terminal can do no more than print lines.
fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

fn guard(used: TerminalUse) -> Result<TerminalGuard, Failure> {
    TerminalGuard::new(used).map_err(failed(TerminalTask::Open))
}

/// Takes over the terminal until the players leave.
fn full_screen(app: App, computer: Computer, palette: Palette, mouse: bool) -> Result<(), Failure> {
    let colour = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
    let scheme = ColourScheme {
        palette,
        depth: colour.then(Depth::of_terminal),
    };
    let _guard = guard(TerminalUse::FullScreen)?;
    let mut terminal = ratatui::try_init().map_err(failed(TerminalTask::Open))?;
    // Without a mouse everything still goes by keys.
    if mouse {
        let _ = crossterm::execute!(io::stdout(), EnableMouseCapture);
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let _ = crossterm::execute!(io::stdout(), DisableMouseCapture);
            hook(info);
        }));
    }
    let ended = event_loop(&mut terminal, app, computer, &scheme);
    if mouse {
        let _ = crossterm::execute!(io::stdout(), DisableMouseCapture);
    }
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
    scheme: &ColourScheme,
) -> Result<(), Failure> {
    let mut search: Option<Search> = None;
    loop {
        app.keep_time();
        let job = app.search_job();
        if search.as_ref().map(Search::job) != job {
            let computer = computer
                .clone()
                .with_clocks(app.local_match().engine_clocks());
            search = job.map(|job| Search::start(computer, app.position(), job));
        }
        terminal
            .draw(|frame| view::draw(&app, scheme, frame.area(), frame.buffer_mut()))
            .map_err(failed(TerminalTask::Draw))?;
        match wait(search.as_mut(), &mut app)? {
            Waited::Key => {}
            Waited::Tick => continue,
            Waited::Found => {
                search = None;
                continue;
            }
        }
        match event::read().map_err(failed(TerminalTask::Read))? {
            Event::Key(key) if app.press(key) == Flow::Leave => return Ok(()),
            Event::Mouse(mouse) => {
                let area = terminal.get_frame().area();
                let point = Point::new(mouse.column, mouse.row);
                let target = view::target(&app, scheme, area, point);
                app.mouse(mouse, target);
            }
            _ => {}
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
    if search.is_none() && !app.local_match().is_clock_running() {
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
        if app.local_match().is_clock_running() && started.elapsed() >= TICK {
            return Ok(Waited::Tick);
        }
    }
    Ok(Waited::Key)
}

/// The screen as it would be, for the documentation.
fn picture(app: &App, palette: Palette, size: (u16, u16)) -> String {
    let area = Rect::new(0, 0, size.0, size.1);
    let mut buffer = Buffer::empty(area);
    let scheme = ColourScheme {
        palette,
        depth: Some(Depth::True),
    };
    view::draw(app, &scheme, area, &mut buffer);
    screen_svg::draw(&buffer, &palette, &tr!("play-picture"))
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
