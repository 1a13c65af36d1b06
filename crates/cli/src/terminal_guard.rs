//! The terminal as it was found, also when a signal ends the program.

use std::io;

/// What the program has done to the terminal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum TerminalUse {
    /// Lines are edited: keys arrive one by one while a line is typed.
    Lines,
    /// Another screen is shown, and the mouse is reported.
    FullScreen,
}

/// Puts the terminal back on SIGINT, SIGTERM and SIGHUP, which would leave it as it is, and then lets
/// the signal do what it does. Until dropped.
#[cfg(unix)]
pub(crate) struct TerminalGuard {
    handle: signal_hook::iterator::Handle,
}

#[cfg(unix)]
impl TerminalGuard {
    pub(crate) fn new(used: TerminalUse) -> io::Result<Self> {
        use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        use signal_hook::iterator::Signals;

        let modes = tcgetattr(rustix::stdio::stdin()).ok();
        let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP])?;
        let handle = signals.handle();
        std::thread::spawn(move || {
            let Some(signal) = signals.forever().next() else {
                return;
            };
            // Past the standard library, whose lock the other thread may hold. The terminal may
            // be gone, and then nothing can be put back.
            if used == TerminalUse::FullScreen {
                let _ = rustix::io::write(rustix::stdio::stdout(), &leaving());
            }
            if let Some(modes) = modes {
                let _ = tcsetattr(rustix::stdio::stdin(), OptionalActions::Now, &modes);
            }
            let _ = signal_hook::low_level::emulate_default_handler(signal);
        });
        Ok(Self { handle })
    }
}

#[cfg(unix)]
impl Drop for TerminalGuard {
    fn drop(&mut self) {
        self.handle.close();
    }
}

/// Elsewhere nothing has to be put back.
#[cfg(not(unix))]
pub(crate) struct TerminalGuard;

#[cfg(not(unix))]
impl TerminalGuard {
    pub(crate) fn new(_: TerminalUse) -> io::Result<Self> {
        Ok(Self)
    }
}

/// What ends a full screen.
#[cfg(unix)]
fn leaving() -> Vec<u8> {
    use crossterm::cursor::Show;
    use crossterm::event::{DisableBracketedPaste, DisableMouseCapture};
    use crossterm::terminal::LeaveAlternateScreen;

    let mut bytes = Vec::new();
    // Writing to memory does not fail.
    let _ = crossterm::queue!(
        bytes,
        DisableMouseCapture,
        DisableBracketedPaste,
        LeaveAlternateScreen,
        Show
    );
    bytes
}
