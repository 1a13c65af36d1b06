//! What is known of positions that were looked at before, in bounded memory.

use std::sync::atomic::{AtomicU64, Ordering};

use super::order::Code;
use super::score::{Value, is_proven};

/// How a value is meant.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Known {
    pub(super) value: Value,
    pub(super) bound: Bound,
    /// How many moves deep one looked.
    pub(super) depth: u8,
    /// The best move, or the one that was good enough.
    pub(super) best: Option<Code>,
}

impl Known {
    /// The value, if it settles a search this deep within this window.
    pub(super) fn settles(&self, depth: i32, alpha: Value, beta: Value) -> Option<Value> {
        let deep_enough = i32::from(self.depth) >= depth || is_proven(self.value);
        let settled = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.value >= beta,
            Bound::AtMost => self.value <= alpha,
        };
        (deep_enough && settled).then_some(self.value)
    }
}

/// A slot: the key mixed with the content, so that a slot torn by two threads does not match.
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    content: AtomicU64,
}

/// Slots that a key may go to, beside each other.
const BUCKET: usize = 4;
/// More is not worth the time that it takes to get it from the system.
const MOST_BYTES: usize = 32 << 20;

/// A table that threads share.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
    /// The number of the search, by which old entries are told.
    age: u8,
}

const AGES: u8 = 63;

impl Table {
    /// A table of at most so many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let most = bytes.min(MOST_BYTES) / (size_of::<Slot>() * BUCKET);
        let buckets = 1usize << most.max(1).ilog2();
        let mut slots = Vec::new();
        slots.resize_with(buckets * BUCKET, Slot::default);
        Self { slots, age: 1 }
    }

    /// Begins another search; what is known stays.
    pub(super) fn next_search(&mut self) {
        self.age = self.age % AGES + 1;
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        for slot in &mut self.slots {
            *slot = Slot::default();
        }
        self.age = 1;
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        let buckets = self.slots.len() / BUCKET;
        let first = (key as usize & (buckets - 1)) * BUCKET;
        &self.slots[first..first + BUCKET]
    }

    pub(super) fn get(&self, key: u64) -> Option<Known> {
        self.bucket(key).iter().find_map(|slot| {
            let content = slot.content.load(Ordering::Relaxed);
            let matches = slot.check.load(Ordering::Relaxed) ^ content == key;
            if matches { unpack(content) } else { None }
        })
    }

    /// Keeps what is known, in place of what is worth least: the same position, then the
    /// oldest, then the shallowest.
    pub(super) fn put(&self, key: u64, known: &Known) {
        let worth = |slot: &Slot| {
            let content = slot.content.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ content == key {
                return -1;
            }
            let is_new = age_of(content) == self.age;
            i32::from(is_new) * 256 + unpack(content).map_or(-256, |known| i32::from(known.depth))
        };
        let Some(slot) = self.bucket(key).iter().min_by_key(|slot| worth(slot)) else {
            return;
        };
        let content = pack(known, self.age);
        slot.check.store(key ^ content, Ordering::Relaxed);
        slot.content.store(content, Ordering::Relaxed);
    }
}

/// Value, best move, depth, bound and age, from the lowest bit; 0 is nothing.
fn pack(known: &Known, age: u8) -> u64 {
    let bound = match known.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    let best = known.best.map_or(0, |code| code.number() + 1);
    u64::from(known.value as u32)
        | u64::from(best) << 32
        | u64::from(known.depth) << 48
        | bound << 56
        | u64::from(age) << 58
}

fn unpack(content: u64) -> Option<Known> {
    if age_of(content) == 0 {
        return None;
    }
    let bound = match content >> 56 & 3 {
        0 => Bound::Exact,
        1 => Bound::AtLeast,
        _ => Bound::AtMost,
    };
    Some(Known {
        value: content as u32 as Value,
        bound,
        depth: (content >> 48) as u8,
        best: ((content >> 32) as u16).checked_sub(1).map(Code::new),
    })
}

const fn age_of(content: u64) -> u8 {
    (content >> 58) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(value: Value, depth: u8) -> Known {
        Known {
            value,
            bound: Bound::AtMost,
            depth,
            best: Some(Code::new(24_575)),
        }
    }

    #[test]
    fn what_is_put_is_found_again() {
        let table = Table::new(1 << 16);
        let none = Known {
            best: None,
            bound: Bound::Exact,
            ..known(7, 0)
        };
        for (key, content) in [(0, known(-1_999_999, 9)), (u64::MAX, none)] {
            assert_eq!(table.get(key), None);
            table.put(key, &content);
            assert_eq!(table.get(key), Some(content));
        }
    }

    #[test]
    fn deep_entries_outlive_shallow_ones_and_old_ones_go_first() {
        let mut table = Table::new(size_of::<Slot>() * BUCKET);
        for key in 0..4 {
            table.put(key, &known(1, 5 + key as u8));
        }
        table.put(9, &known(1, 1));
        assert_eq!(table.get(0), None, "the shallowest had to go");
        table.put(10, &known(1, 1));
        assert_eq!(table.get(9), None);
        assert!(table.get(3).is_some());
        table.next_search();
        for key in 20..23 {
            table.put(key, &known(1, 0));
        }
        assert_eq!(table.get(1), None);
        assert!(table.get(3).is_some(), "the deepest of the old ones");
        table.put(23, &known(1, 0));
        assert!((20..24).all(|key| table.get(key).is_some()));
    }

    #[test]
    fn memory_is_bounded() {
        for bytes in [1 << 20, 3 << 20, 100] {
            let table = Table::new(bytes);
            assert!(table.slots.len() * size_of::<Slot>() <= bytes.max(64));
        }
    }
}
