//! What must hold in every position of every game, whatever the rules of placing are:
//! taking back, hashing, symmetry, notation and the values that are kept up to date.

#[path = "../dice/mod.rs"]
mod dice;
mod games;
#[path = "../naive/mod.rs"]
mod naive;
mod symmetry;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use caminos_rules::{
    Cell, Colour, Cube, Level, Move, MoveText, Options, Outcome, PerTeam, Placement, Players,
    Position, Rules, Seat, TestedNodes, perft, perft_tested,
};
use dice::Dice;
use games::{
    all_rules, any_move, essence, replayed, standard_rules, story, through_games, through_some,
};

#[test]
fn taking_back_leads_through_the_same_positions() {
    for (i, rules) in all_rules().into_iter().enumerate() {
        let mut dice = Dice::new(i as u64);
        for _ in 0..4 {
            let mut position = Position::new(rules.clone());
            let mut before = Vec::new();
            while !position.is_over() {
                let mv = any_move(&position, &mut dice);
                before.push((position.clone(), position.hash(), mv));
                position.play(mv).unwrap();
            }
            while let Some((earlier, hash, mv)) = before.pop() {
                assert_eq!(position.undo(), Some(mv));
                assert_eq!(position, earlier, "{}", story(&position));
                assert_eq!(position.hash(), hash, "{}", story(&position));
            }
            assert_eq!(position.undo(), None);
            assert_eq!(position, Position::new(rules.clone()));
        }
    }
}

#[test]
fn every_legal_move_can_be_played_and_taken_back() {
    through_some(&all_rules(), 3, |position, _| {
        let mut tried = position.clone();
        let mut winning = position.winning_placements();
        for mv in position.legal_moves() {
            let seat = tried.to_move().unwrap();
            tried.play_as(seat, mv).unwrap();
            let wins = matches!(tried.outcome(), Some(Outcome::Connected { .. }));
            let expected = mv.placement().is_some_and(|p| winning.contains(&p));
            assert_eq!(wins, expected, "{}", story(&tried));
            winning.retain(|p| Some(*p) != mv.placement());
            assert_ne!(tried, *position);
            assert_eq!(tried.history().last(), Some((seat, mv)));
            assert_eq!(tried.undo(), Some(mv));
            assert_eq!(tried, *position, "{}", story(position));
        }
        assert!(winning.is_empty(), "{}", story(position));
    });
}

/// Counts by playing every placement and taking it back.
fn by_playing(position: &mut Position, depth: u32) -> TestedNodes {
    let mut count = TestedNodes::default();
    if depth == 0 {
        count.nodes = 1;
        count.won = u64::from(matches!(
            position.outcome(),
            Some(Outcome::Connected { .. })
        ));
        return count;
    }
    for placement in position.placements() {
        position.play(placement.into()).unwrap();
        let deeper = by_playing(position, depth - 1);
        count.nodes += deeper.nodes;
        count.won += deeper.won;
        position.undo();
    }
    count
}

#[test]
fn counting_in_bulk_counts_what_playing_counts() {
    let mut won = 0;
    through_some(&all_rules(), 6, |position, _| {
        let mut position = position.clone();
        let before = position.clone();
        let depth = match position.count_placements() {
            0..=20 => 3,
            21..=150 => 2,
            _ => 1,
        };
        assert_eq!(perft(&mut position, 0), 1);
        assert_eq!(perft_tested(&mut position, 0).nodes, 1);
        for depth in 1..=depth {
            let played = by_playing(&mut position, depth);
            assert_eq!(
                perft(&mut position, depth),
                played.nodes,
                "{}",
                story(&position)
            );
            assert_eq!(
                perft_tested(&mut position, depth),
                played,
                "{}",
                story(&position)
            );
            won += played.won;
        }
        assert_eq!(position, before);
    });
    assert!(won > 0, "no win was among them");
}

#[test]
fn hashes_are_equal_exactly_where_positions_are() {
    for rules in standard_rules() {
        let mut known = HashMap::new();
        let mut compare = |position: &Position| {
            let found = essence(position);
            let known = known
                .entry(position.hash())
                .or_insert_with(|| essence(position));
            assert_eq!(
                *known,
                found,
                "two positions, one hash: {}",
                story(position)
            );
            assert_eq!(replayed(position).hash(), position.hash());
        };
        through_games(&[rules], 8, |position, _| compare(position));
    }
    // Neighbouring positions differ in as little as positions can.
    let mut start = Position::new(Rules::standard("square", Options::default()).unwrap());
    let mut known = BTreeSet::from([start.hash()]);
    for mv in start.legal_moves() {
        start.play(mv).unwrap();
        assert!(known.insert(start.hash()), "{}", story(&start));
        start.undo();
    }
    assert_eq!(known.len(), 1345);
}

#[test]
fn the_hash_knows_which_pieces_are_left() {
    // The same sixteen cubes, once of four Ts and once of four Ls.
    let ts = ["Tc3d3d4e3", "Te4f3f4f5", "Td6e5e6f6", "Tc4c5c6d5"];
    let ls = ["Lc3c4d3e3", "Ld4e4f3f4", "Lc5c6d5e5", "Ld6e6f5f6"];
    let green = ["Ia8^3", "Ih8^3", "La1^3b1", "Lg1h1^3"];
    let after = |yellow: [&str; 4]| {
        let mut position = Position::new(Rules::standard("square", Options::default()).unwrap());
        for text in yellow.into_iter().zip(green).flat_map(|(y, g)| [y, g]) {
            position.play_text(&text.parse().unwrap()).unwrap();
        }
        position
    };
    let (with_ts, with_ls) = (after(ts), after(ls));
    for level in Level::all() {
        let cubes = with_ts.cubes_of(Colour::Yellow, level);
        assert_eq!(cubes, with_ls.cubes_of(Colour::Yellow, level));
    }
    assert_ne!(with_ts.hash(), with_ls.hash());
}

#[test]
fn the_order_of_moves_does_not_change_the_hash() {
    let mut transposed = 0;
    let rules: Vec<_> = standard_rules()
        .into_iter()
        .filter(|rules| rules.options().players == Players::Two && !rules.options().swap)
        .collect();
    through_games(&rules, 12, |position, dice| {
        let mut one = position.clone();
        let mut moves = Vec::new();
        while moves.len() < 3 && !one.is_over() {
            let mv = any_move(&one, dice);
            moves.push(mv);
            one.play(mv).unwrap();
        }
        let mut other = position.clone();
        let reversed = moves.iter().rev().all(|&mv| other.play(mv).is_ok());
        if moves.len() == 3 && reversed && !one.is_over() && !other.is_over() {
            assert_eq!(one.hash(), other.hash(), "{}", story(&one));
            assert_eq!(essence(&one), essence(&other));
            assert!(one != other || moves[0] == moves[2]);
            transposed += 1;
        }
    });
    assert!(transposed > 100, "{transposed}");
}

#[test]
fn every_legal_move_survives_its_notation() {
    through_some(&all_rules(), 6, |position, _| {
        let rules = position.rules();
        let mut texts = BTreeSet::new();
        for mv in position.legal_moves().into_iter().chain([Move::Resign]) {
            if position.is_over() {
                break;
            }
            let text = rules.text(mv).to_string();
            let parsed: MoveText = text.parse().unwrap();
            assert_eq!(parsed.to_string(), text);
            assert_eq!(parsed, rules.text(mv));
            assert_eq!(
                position.resolve(&parsed),
                Ok(mv),
                "{text}: {}",
                story(position)
            );
            assert!(
                texts.insert(text),
                "two moves, one text: {}",
                story(position)
            );
        }
    });
}

/// The text with its cells shuffled, its letter lowered, and `^n` written by repeating.
fn loosely(text: &MoveText, dice: &mut Dice) -> String {
    let MoveText::Place(placement) = text else {
        return text.to_string();
    };
    let mut cells: Vec<Cell> = Vec::new();
    for &(cell, cubes) in placement.columns() {
        cells.extend(std::iter::repeat_n(cell, usize::from(cubes)));
    }
    for i in (1..cells.len()).rev() {
        cells.swap(i, dice.below(i + 1));
    }
    let mut loose = placement
        .letter()
        .as_char()
        .to_ascii_lowercase()
        .to_string();
    for cell in cells {
        loose += ["", " ", ",", ", "][dice.below(4)];
        loose += &cell.to_string();
    }
    loose
}

#[test]
fn loosely_written_moves_are_read_as_the_same_moves() {
    through_games(&standard_rules(), 1, |position, dice| {
        let rules = position.rules();
        let texts: Vec<MoveText> = (0..12)
            .filter_map(|_| position.nth_placement(dice.below(800) as u32))
            .map(|placement| rules.text(placement.into()))
            .collect();
        let loose: Vec<String> = texts.iter().map(|text| loosely(text, dice)).collect();
        for (text, loose) in texts.iter().zip(&loose) {
            assert_eq!(loose.parse::<MoveText>().as_ref(), Ok(text), "{loose}");
        }
        assert_eq!(MoveText::parse_list(&loose.join(" ")), Ok(texts));
    });
}

#[test]
fn every_way_to_ask_for_legal_moves_agrees() {
    through_some(&all_rules(), 3, |position, _| {
        let rules = position.rules();
        let listed = position.placements();
        let set: BTreeSet<Placement> = listed.iter().copied().collect();
        assert_eq!(set.len(), listed.len());
        assert_eq!(listed.len(), position.count_placements() as usize);
        let mut visited = Vec::new();
        position.for_each_placement(|placement| visited.push(placement));
        assert_eq!(visited, listed);
        for (n, &placement) in listed.iter().enumerate() {
            assert_eq!(position.nth_placement(n as u32), Some(placement));
        }
        assert_eq!(position.nth_placement(listed.len() as u32), None);
        assert_eq!(position.nth_placement(u32::MAX), None);
        let mut on_board = 0;
        for placement in rules.all_placements() {
            let legal = set.contains(&placement);
            assert_eq!(position.is_legal(placement), legal, "{}", story(position));
            assert_eq!(position.check(placement.into()).is_ok(), legal);
            on_board += 1;
        }
        let (width, height) = (rules.board().width(), rules.board().height());
        let mut fitting = 0;
        let mut dropped = BTreeSet::new();
        for orientation in rules.orientations() {
            for (x, y) in (0..width).flat_map(|x| (0..height).map(move |y| (x, y))) {
                let anchor = Cell::new(x, y).unwrap();
                let placement = rules.placement(orientation, anchor);
                fitting += usize::from(placement.is_some());
                if let Some(placement) = placement {
                    assert_eq!(rules.anchor(placement), anchor);
                    assert_eq!(placement.orientation(), orientation);
                }
                dropped.extend(position.place_at(orientation, anchor));
            }
        }
        assert_eq!(fitting, on_board);
        assert_eq!(dropped, set, "{}", story(position));
        let mut by_orientation = BTreeSet::new();
        position.for_each_orientation(|orientation, anchors| {
            for anchor in rules.board().cells_in(anchors) {
                by_orientation.extend(rules.placement(orientation, anchor));
            }
        });
        assert_eq!(by_orientation, set, "{}", story(position));
    });
}

#[test]
fn a_clone_goes_its_own_way() {
    through_games(&standard_rules(), 1, |position, dice| {
        let kept = replayed(position);
        let mut clone = position.clone();
        if !clone.is_over() {
            clone.play(any_move(&clone, dice)).unwrap();
        }
        while clone.undo().is_some() {}
        assert_eq!(*position, kept);
        assert_eq!(position.hash(), kept.hash());
    });
}

#[test]
fn values_kept_up_to_date_equal_values_counted_anew() {
    through_games(&all_rules(), 8, |position, _| {
        let rules = position.rules();
        assert_eq!(replayed(position), *position, "{}", story(position));
        let mut cubes: BTreeMap<Cube, Colour> = BTreeMap::new();
        let mut edge = PerTeam::<u8>::default();
        let mut used: BTreeMap<(Seat, u8), u8> = BTreeMap::new();
        for piece in position.pieces() {
            *used
                .entry((piece.seat, piece.shape.index() as u8))
                .or_default() += 1;
            let mut on_edge = false;
            for cube in rules.cubes(piece.placement) {
                assert_eq!(cubes.insert(cube, piece.colour), None);
                let rim = rules.board().rim();
                on_edge |= cube.level.get() == 0 && rules.board().set_contains(rim, cube.cell);
            }
            if let Some(team) = piece.colour.team() {
                assert_eq!(team, piece.seat.team());
                edge[team] += u8::from(on_edge);
            }
        }
        assert_eq!(position.edge_pieces(), edge, "{}", story(position));
        for cell in rules.board().cells_in(rules.board().cells()) {
            let mut height = 0;
            for level in Level::all() {
                let cube = Cube { cell, level };
                assert_eq!(position.colour_at(cube), cubes.get(&cube).copied());
                height += u8::from(cubes.contains_key(&cube));
            }
            assert_eq!(position.height(cell), height);
        }
        let players = rules.options().players;
        for seat in rules.seats() {
            for id in rules.shape_ids() {
                let all = rules.shape(id).count();
                let own = if !rules.is_neutral(id) {
                    all / (players.count() / 2) as u8
                } else if seat.number() <= 2 {
                    all
                } else {
                    0
                };
                let used = used.get(&(seat, id.index() as u8)).copied().unwrap_or(0);
                assert_eq!(position.supply(seat, id), own - used, "{}", story(position));
            }
        }
    });
}
