//! Ending long work from the keyboard.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use caminos_cei::Stop;

/// Is stopped by the first interrupt; a second one ends the program at once.
pub(crate) fn on_signal() -> std::io::Result<Stop> {
    let flag = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        // In this order: the first signal finds the flag still down.
        signal_hook::flag::register_conditional_default(signal, Arc::clone(&flag))?;
        signal_hook::flag::register(signal, Arc::clone(&flag))?;
    }
    Ok(flag.into())
}
