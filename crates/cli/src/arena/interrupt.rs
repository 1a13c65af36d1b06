//! Ending a match from the keyboard.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Becomes true when the person wants to end; a second wish ends the program at once.
pub(super) fn on_wish() -> std::io::Result<Arc<AtomicBool>> {
    let wish = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        // In this order: the first signal finds the flag still down.
        signal_hook::flag::register_conditional_default(signal, Arc::clone(&wish))?;
        signal_hook::flag::register(signal, Arc::clone(&wish))?;
    }
    Ok(wish)
}
