//! Checks of what is read.

use crate::Batch;

/// Whether batches follow each other without a gap, from `from` to the end of the game.
///
/// # Errors
/// The event at which they do not, and why.
pub(crate) fn check_order(
    batches: &[Batch],
    from: u32,
    events: u32,
) -> Result<(), (u32, &'static str)> {
    let Some(first) = batches.first() else {
        // A store that was set back has fewer events than were asked from: the caller sees it.
        return if from >= events && events > 0 {
            Ok(())
        } else {
            Err((from, "its events are missing"))
        };
    };
    if first.first > from {
        return Err((from, "the events before it are missing"));
    }
    let mut next = first.first;
    for batch in batches {
        if batch.first != next || batch.count == 0 {
            return Err((next, "the events before it are missing, or it has none"));
        }
        next = batch.end();
    }
    if next == events {
        Ok(())
    } else {
        Err((next, "the events after it are missing"))
    }
}
