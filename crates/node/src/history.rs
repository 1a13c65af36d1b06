//! The durable events of a game, and the match that they make.

use std::sync::Arc;

use caminos_event_log::{Batch, GameSummary, HistoryHash, Lifecycle, TokenHash};
use caminos_table::{Actor, CommandId, Event, EventKind, Match, ReplayError, ReplayFault};

use crate::seats::Seats;

/// Why a batch cannot follow on a history. The history is as it was before.
#[derive(Debug, thiserror::Error)]
pub enum HistoryError {
    /// It does not begin where the history ends.
    #[error("a batch begins at event {found} instead of {expected}")]
    WrongSequence {
        /// Where the history ends.
        expected: u32,
        /// Where the batch begins.
        found: u32,
    },
    /// Its events are not JSON, or not as many as it says.
    #[error("the events from {first} on cannot be read: {detail}")]
    Unreadable {
        /// The first event.
        first: u32,
        /// Why.
        detail: String,
    },
    /// The first event does not open a match.
    #[error(transparent)]
    Opening(#[from] ReplayError),
    /// An event cannot have happened.
    #[error("event {number} cannot have happened: {fault}")]
    Impossible {
        /// Its sequence number.
        number: u32,
        /// Why.
        fault: ReplayFault,
    },
}

/// A batch with the match that it leads to.
#[derive(Debug)]
pub(crate) struct Step {
    pub(crate) batch: Arc<Batch>,
    pub(crate) events: Vec<Event>,
    pub(crate) next: Match,
}

#[derive(Clone, Debug)]
struct Entry {
    batch: Arc<Batch>,
    /// The hash with this batch.
    head: HistoryHash,
    /// Of the command id, quicker to scan than the ids.
    id_hash: u32,
    /// Where the batch ends: a search in the list reads nothing else.
    end: u32,
}

/// The durable events of a game, and the match that they make.
#[derive(Clone, Debug)]
pub struct History {
    entries: Vec<Entry>,
    match_state: Match,
    seats: Seats,
}

/// Whether somebody got or lost a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SeatChange {
    /// Everybody sits where they sat.
    None,
    /// Presence has to be announced anew.
    Changed,
}

impl SeatChange {
    pub(crate) const fn and(self, other: Self) -> Self {
        match self {
            Self::None => other,
            Self::Changed => self,
        }
    }
}

/// How far somebody who follows a game has got.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// The number of events that they have.
    pub events: u32,
}

/// Some events for somebody who follows a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventPage {
    /// How many events there were before.
    pub since: u32,
    /// The commands that led to them.
    pub ids: Vec<CommandId>,
    /// The hash of the history with them.
    pub head: HistoryHash,
    /// The events as a JSON list.
    pub events: String,
}

impl Entry {
    fn page(&self) -> EventPage {
        EventPage {
            since: self.batch.first,
            ids: self.batch.command.iter().cloned().collect(),
            head: self.head,
            events: self.batch.events.to_string(),
        }
    }
}

/// FNV-1a.
fn id_hash(id: Option<&CommandId>) -> u32 {
    let bytes = id.map_or(&[][..], |id| id.as_str().as_bytes());
    bytes.iter().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}

impl History {
    /// The bytes of events in one page, unless a single batch has more. Somebody who does not read
    /// holds two copies of it: the message, and the frame that is being sent.
    const PAGE: usize = 1 << 10;

    /// The history that batches make.
    ///
    /// # Errors
    /// The first batch that cannot be.
    pub fn new(batches: impl IntoIterator<Item = Batch>) -> Result<Self, HistoryError> {
        let mut batches = batches.into_iter();
        let first = batches.next().ok_or(ReplayError::NotOpened)?;
        let events = decode(&first)?;
        let (opened, rest) = events.split_first().ok_or(ReplayError::NotOpened)?;
        let mut history = Self {
            entries: Vec::new(),
            match_state: Match::from_opening(opened)?,
            seats: Seats::default(),
        };
        apply(&mut history.match_state, rest)?;
        history.record(Arc::new(first), &events);
        for batch in batches {
            history.check_sequence(&batch)?;
            let events = decode(&batch)?;
            apply(&mut history.match_state, &events)?;
            history.record(Arc::new(batch), &events);
        }
        Ok(history)
    }

    /// The match.
    #[must_use]
    pub const fn match_state(&self) -> &Match {
        &self.match_state
    }

    /// What the log knows of the match without its events.
    #[must_use]
    pub fn summary(&self) -> GameSummary {
        summary(&self.match_state)
    }

    /// Who holds which seat.
    #[must_use]
    pub const fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The number of events.
    #[must_use]
    pub fn events(&self) -> u32 {
        self.entries.last().map_or(0, |entry| entry.end)
    }

    /// The hash of all of them.
    #[must_use]
    pub fn head(&self) -> HistoryHash {
        self.entries
            .last()
            .map_or(HistoryHash::default(), |entry| entry.head)
    }

    /// Whether this is the history, too, of somebody who knows so many events with this hash.
    #[must_use]
    pub fn agrees(&self, events: u32, head: &str) -> bool {
        let own = self.head_at(events);
        own.is_some_and(|own| own.to_string() == head)
    }

    /// The hash of the first events; none in the middle of a batch and beyond the end.
    pub(crate) fn head_at(&self, events: u32) -> Option<HistoryHash> {
        if events == 0 {
            return Some(HistoryHash::default());
        }
        let end = |entry: &Entry| entry.end;
        let index = self.entries.binary_search_by_key(&events, end).ok()?;
        Some(self.entries[index].head)
    }

    /// The last batch and the hash with it, for somebody who has everything before it.
    #[must_use]
    pub fn last_after(&self, cursor: Cursor) -> Option<(&Batch, HistoryHash)> {
        let entry = self.entries.last()?;
        let is_next = entry.batch.first == cursor.events;
        is_next.then_some((&*entry.batch, entry.head))
    }

    /// The batch that begins at a sequence number.
    #[must_use]
    pub fn batch_at(&self, first: u32) -> Option<EventPage> {
        let begin = |entry: &Entry| entry.batch.first;
        let index = self.entries.binary_search_by_key(&first, begin).ok()?;
        Some(self.entries[index].page())
    }

    /// Where the events of a command begin, if it was executed: for who they are now, or for the
    /// seat that they held then and have lost since.
    pub(crate) fn find(&self, actor: Actor, token: &TokenHash, id: &CommandId) -> Option<u32> {
        let hash = id_hash(Some(id));
        let is_it = |(index, entry): &(usize, &Entry)| {
            entry.id_hash == hash
                && entry.batch.command.as_ref() == Some(id)
                && (entry.batch.actor == actor
                    || self.author(*index).is_some_and(|author| author.is(token)))
        };
        let found = self.entries.iter().enumerate().rev().find(is_it);
        found.map(|(_, entry)| entry.batch.first)
    }

    /// The token of who made a batch: with which their seat was taken before.
    fn author(&self, index: usize) -> Option<TokenHash> {
        let actor = self.entries[index].batch.actor;
        let batches = self.entries[..=index].iter().map(|entry| &entry.batch);
        let of_seat = |batch: &&Arc<Batch>| batch.actor == actor && batch.seat_token.is_some();
        batches.rev().find(of_seat)?.seat_token
    }

    /// Adds the next batch.
    ///
    /// # Errors
    /// Why it cannot follow; nothing has changed then.
    pub(crate) fn extend(&mut self, batch: Arc<Batch>) -> Result<SeatChange, HistoryError> {
        self.check_sequence(&batch)?;
        let events = decode(&batch)?;
        let mut next = self.match_state.clone();
        apply(&mut next, &events)?;
        Ok(self.push(Step {
            batch,
            events,
            next,
        }))
    }

    fn check_sequence(&self, batch: &Batch) -> Result<(), HistoryError> {
        let (expected, found) = (self.events(), batch.first);
        if expected == found {
            Ok(())
        } else {
            Err(HistoryError::WrongSequence { expected, found })
        }
    }

    /// Adds a step that was made from this history.
    pub(crate) fn push(&mut self, step: Step) -> SeatChange {
        self.match_state = step.next;
        self.record(step.batch, &step.events)
    }

    fn record(&mut self, batch: Arc<Batch>, events: &[Event]) -> SeatChange {
        let mut change = SeatChange::None;
        for event in events {
            if let EventKind::SeatFreed { player } = &event.kind {
                self.seats.free(*player);
                change = SeatChange::Changed;
            }
        }
        if let Some(token) = batch.seat_token {
            self.seats.add(batch.actor, token);
            change = SeatChange::Changed;
        }
        self.entries.push(Entry {
            head: self.head().after(&batch),
            id_hash: id_hash(batch.command.as_ref()),
            end: batch.end(),
            batch,
        });
        change
    }

    /// The next events for somebody who follows the game, and moves their cursor on. Whoever is
    /// behind gets many at once.
    pub fn page(&self, cursor: &mut Cursor) -> Option<EventPage> {
        let since = cursor.events;
        // Most often there is nothing new, or one batch.
        if since >= self.events() {
            return None;
        }
        let begin = self.entries.partition_point(|entry| entry.end <= since);
        let (first, rest) = self.entries[begin..].split_first()?;
        let mut page = first.page();
        cursor.events = first.end;
        for Entry {
            batch, head, end, ..
        } in rest
        {
            if page.events.len() + batch.events.len() > Self::PAGE {
                break;
            }
            // Two JSON lists become one.
            page.events.pop();
            page.events.push(',');
            page.events.push_str(&batch.events[1..]);
            page.ids.extend(batch.command.clone());
            page.head = *head;
            cursor.events = *end;
        }
        Some(page)
    }
}

pub(crate) fn summary(match_state: &Match) -> GameSummary {
    let lifecycle = if match_state.is_over() {
        Lifecycle::Finished
    } else if match_state.has_begun() {
        Lifecycle::InPlay
    } else {
        Lifecycle::NeverPlayed
    };
    GameSummary {
        lifecycle,
        deadline: match_state.deadline(),
    }
}

fn apply(match_state: &mut Match, events: &[Event]) -> Result<(), HistoryError> {
    for event in events {
        let number = match_state.event_count();
        match_state
            .apply(event)
            .map_err(|fault| HistoryError::Impossible { number, fault })?;
    }
    Ok(())
}

fn decode(batch: &Batch) -> Result<Vec<Event>, HistoryError> {
    let first = batch.first;
    let unreadable = |detail| HistoryError::Unreadable { first, detail };
    let events: Vec<Event> =
        serde_json::from_str(&batch.events).map_err(|error| unreadable(error.to_string()))?;
    if events.is_empty() || events.len() != batch.count as usize {
        let detail = format!("{} events instead of {}", events.len(), batch.count);
        return Err(unreadable(detail));
    }
    Ok(events)
}
