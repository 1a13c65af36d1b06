//! Putting a few things in order. The standard sorts are made for long lists, and every kind of
//! list that they sort adds about 5 kB to the page; none of these lists is long.

/// Sorts a short list.
pub(crate) fn small_sort<T: Ord>(list: &mut [T]) {
    small_sort_by(list, |a, b| a < b);
}

/// Sorts a short list; those of which neither comes before the other stay as they are.
pub(crate) fn small_sort_by<T>(list: &mut [T], mut comes_before: impl FnMut(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && comes_before(&list[at], &list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_of_a_few_is_sorted() {
        let mut list = [0, 1, 2, 3, 3];
        // All ways to deal five numbers from 0 to 4 hold all orders, with and without equals.
        for dealt in 0..5_u32.pow(5) {
            let mut left = dealt;
            for number in &mut list {
                *number = left % 5;
                left /= 5;
            }
            let mut expected = list;
            expected.sort_unstable();
            small_sort(&mut list);
            assert_eq!(list, expected);
        }
    }

    #[test]
    fn equals_stay_in_their_order() {
        let mut list = [(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd'), (2, 'e')];
        small_sort_by(&mut list, |a, b| a.0 < b.0);
        assert_eq!(list, [(1, 'b'), (1, 'd'), (2, 'a'), (2, 'c'), (2, 'e')]);
    }
}
