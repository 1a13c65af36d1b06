//! Pictures that were asked for lately, within bounds.

use std::collections::HashMap;

use axum::body::Bytes;

/// The least recently used go first when there are too many or they take too much memory.
#[derive(Debug)]
pub(super) struct Cache {
    entries: HashMap<String, Entry>,
    bytes: usize,
    uses: u64,
    most_entries: usize,
    most_bytes: usize,
}

#[derive(Debug)]
struct Entry {
    picture: Bytes,
    used: u64,
}

impl Cache {
    pub(super) fn new(most_entries: usize, most_bytes: usize) -> Self {
        Self {
            entries: HashMap::new(),
            bytes: 0,
            uses: 0,
            most_entries,
            most_bytes,
        }
    }

    pub(super) fn get(&mut self, key: &str) -> Option<Bytes> {
        self.uses += 1;
        let entry = self.entries.get_mut(key)?;
        entry.used = self.uses;
        Some(entry.picture.clone())
    }

    pub(super) fn put(&mut self, key: String, picture: Bytes) {
        self.remove(&key);
        let size = key.len() + picture.len();
        if size > self.most_bytes {
            return;
        }
        while self.entries.len() >= self.most_entries || self.bytes + size > self.most_bytes {
            let oldest = self.entries.iter().min_by_key(|(_, entry)| entry.used);
            let Some(oldest) = oldest.map(|(key, _)| key.clone()) else {
                return;
            };
            self.remove(&oldest);
        }
        self.uses += 1;
        self.bytes += size;
        let used = self.uses;
        self.entries.insert(key, Entry { picture, used });
    }

    fn remove(&mut self, key: &str) {
        if let Some(entry) = self.entries.remove(key) {
            self.bytes -= key.len() + entry.picture.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(size: usize) -> Bytes {
        Bytes::from(vec![0; size])
    }

    #[test]
    fn it_stays_within_its_bounds_and_forgets_what_was_used_least_lately() {
        let mut cache = Cache::new(3, 100);
        for key in ["a", "b", "c"] {
            cache.put(key.to_owned(), picture(9));
        }
        assert!(cache.get("a").is_some());
        cache.put("d".to_owned(), picture(9));
        assert!(cache.get("b").is_none(), "it was used least lately");
        assert!(cache.get("a").is_some() && cache.get("d").is_some());
        cache.put("e".to_owned(), picture(79));
        assert!(cache.bytes <= 100 && cache.entries.len() <= 3);
        assert!(cache.get("e").is_some() && cache.get("c").is_none());
        cache.put("f".to_owned(), picture(200));
        assert!(cache.get("f").is_none(), "larger than all there is");
        assert!(cache.get("e").is_some());
        for number in 0..1000 {
            cache.put(number.to_string(), picture(number % 50));
            assert!(cache.bytes <= 100 && cache.entries.len() <= 3);
        }
        let held: usize = cache
            .entries
            .iter()
            .map(|(key, entry)| key.len() + entry.picture.len())
            .sum();
        assert_eq!(held, cache.bytes);
    }

    #[test]
    fn a_picture_is_replaced() {
        let mut cache = Cache::new(3, 100);
        cache.put("a".to_owned(), picture(10));
        cache.put("a".to_owned(), picture(20));
        assert_eq!(cache.get("a").map(|bytes| bytes.len()), Some(20));
        assert_eq!(cache.bytes, 21);
    }
}
