//! What points are worth to the search, with the scoring variant.

use caminos_rules::{Outcome, Placement, Position, Seat};

/// The wins at once that are looked at; more seldom differ.
const LOOKED_AT: usize = 8;

/// The points of a placement that wins at once.
fn points_of(position: &mut Position, win: Placement) -> u16 {
    position.play_unchecked(win.into());
    let points = position.outcome().map_or(0, Outcome::points);
    position.undo();
    points
}

/// The most points that a seat can win with at once; 0 if it cannot win.
pub(crate) fn most_winning_points(position: &mut Position, seat: Seat) -> u16 {
    let wins = position.threats(seat).into_iter().take(LOOKED_AT);
    let points = wins.map(|win| points_of(position, win));
    points.max().unwrap_or(0)
}

/// What a win with these points is worth beside one with many. A win stays a win: points
/// decide only between wins, or between losses.
pub(crate) fn win_share(points: u16) -> f32 {
    const MANY: f32 = 24.0;
    0.7 + 0.3 * (f32::from(points) / MANY).min(1.0)
}

#[cfg(test)]
mod tests {
    use caminos_rules::{MoveText, Options, Rules};

    use super::*;

    #[test]
    fn the_most_winning_points_is_the_one_with_the_longest_path() {
        let rules = Rules::standard("square", Options::default()).expect("a board");
        let mut position = Position::new(rules);
        let moves = MoveText::parse_list("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6");
        for text in moves.expect("moves") {
            position.play_text(&text).expect("legal");
        }
        let seat = position.to_move().expect("not over");
        let mut wins = position.winning_placements();
        wins.truncate(LOOKED_AT);
        let points: Vec<u16> = wins
            .iter()
            .map(|&win| points_of(&mut position, win))
            .collect();
        assert!(points.iter().any(|p| *p != points[0]), "{points:?}");
        assert_eq!(
            Some(most_winning_points(&mut position, seat)),
            points.into_iter().max()
        );
        assert!(win_share(8) < win_share(13) && win_share(30) <= 1.0);
    }
}
