//! What is known of positions that were looked at before, in bounded memory.

use std::sync::OnceLock;
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
/// Slots that are taken from the system together, when the first of them is needed: all at
/// once would take longer than a search may overrun its time.
const PAGE: usize = 256;
const _: () = assert!(PAGE.is_multiple_of(BUCKET));
/// More is not needed for searches of minutes.
const MOST_BYTES: usize = 64 << 20;

/// A table that threads share.
#[derive(Debug)]
pub(super) struct Table {
    pages: Vec<OnceLock<Box<[Slot]>>>,
    /// How many slots all pages have together: a power of two.
    slots: usize,
    /// The number of the search, by which old entries are told.
    age: u8,
}

const AGES: u8 = 63;

impl Table {
    /// A table of at most so many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let most = bytes.min(MOST_BYTES) / (size_of::<Slot>() * BUCKET);
        let buckets = 1usize << most.max(1).ilog2();
        let slots = buckets * BUCKET;
        let mut pages = Vec::new();
        pages.resize_with(slots.div_ceil(PAGE), OnceLock::new);
        Self {
            pages,
            slots,
            age: 1,
        }
    }

    /// Begins another search; what is known stays.
    pub(super) fn next_search(&mut self) {
        self.age = self.age % AGES + 1;
    }

    /// The page of a key, and where its bucket begins there.
    fn place(&self, key: u64) -> (&OnceLock<Box<[Slot]>>, usize) {
        let first = (key as usize & (self.slots / BUCKET - 1)) * BUCKET;
        (&self.pages[first / PAGE], first % PAGE)
    }

    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let (page, first) = self.place(key);
        let bucket = &page.get()?[first..first + BUCKET];
        bucket.iter().find_map(|slot| {
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
        let (page, first) = self.place(key);
        let fresh = || (0..PAGE.min(self.slots)).map(|_| Slot::default()).collect();
        let bucket = &page.get_or_init(fresh)[first..first + BUCKET];
        let Some(slot) = bucket.iter().min_by_key(|slot| worth(slot)) else {
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

    /// The bytes that are in use.
    fn taken(table: &Table) -> usize {
        let pages = table.pages.iter().filter_map(OnceLock::get);
        pages.map(|page| size_of_val(&**page)).sum()
    }

    #[test]
    fn memory_is_bounded() {
        for bytes in [1 << 20, 3 << 20, 100] {
            let table = Table::new(bytes);
            for n in 0..1 << 18 {
                let key = u64::wrapping_mul(n, 0x9E37_79B9_7F4A_7C15);
                table.put(key, &known(1, 1));
                assert_eq!(table.get(key), Some(known(1, 1)));
            }
            assert!(taken(&table) <= bytes.max(BUCKET * size_of::<Slot>()));
        }
    }

    #[test]
    fn a_large_table_takes_its_memory_only_as_it_fills() {
        let table = Table::new(MOST_BYTES);
        assert_eq!(taken(&table), 0);
        table.put(7, &known(1, 1));
        assert_eq!(taken(&table), PAGE * size_of::<Slot>());
    }
}
