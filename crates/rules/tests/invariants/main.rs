//! What must hold in every position of every game, whatever the rules of placing are:
//! taking back, hashing, symmetry, notation and the values that are kept up to date.

mod dice;
mod naive;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use caminos_rules::{
    Board, Cell, Colour, Cube, Level, Move, MoveText, Options, Out, Outcome, PerTeam, Placement,
    Players, Position, Rules, Seat, Symmetry, Team, TestedNodes, perft, perft_tested,
};
use dice::Dice;
use naive::kit::Kit;

fn variants() -> Vec<Options> {
    let (two, four) = (Options::default(), Players::Four);
    vec![
        two,
        Options {
            neutral: true,
            scoring: true,
            swap: true,
            ..two
        },
        Options {
            first: Team::Green,
            swap: true,
            ..two
        },
        Options {
            players: four,
            scoring: true,
            ..two
        },
        Options {
            players: four,
            neutral: true,
            out: Out::Team,
            first: Team::Green,
            ..two
        },
    ]
}

/// Every standard board with every variant above, and twice as many odd boxes.
fn all_rules() -> Vec<Arc<Rules>> {
    let mut all = standard_rules();
    let mut dice = Dice::new(5);
    for _ in 0..8 {
        for options in variants() {
            let kit = Kit::random(&mut dice);
            all.push(Rules::new(&kit.material(), "odd", options).unwrap());
        }
    }
    all
}

fn standard_rules() -> Vec<Arc<Rules>> {
    let boards = Board::STANDARD.iter();
    boards
        .flat_map(|board| {
            variants()
                .into_iter()
                .map(|o| Rules::standard(board, o).unwrap())
        })
        .collect()
}

/// A legal move at random; now and then `swap`, hardly ever `resign`.
fn any_move(position: &Position, dice: &mut Dice) -> Move {
    if position.may_swap() && dice.one_in(2) {
        return Move::Swap;
    }
    if dice.one_in(200) {
        return Move::Resign;
    }
    let count = position.count_placements() as usize;
    let nth = position.nth_placement(dice.below(count) as u32);
    nth.expect("a game that goes on has a placement").into()
}

/// Plays random games and shows every position of them, the last included.
fn through_games(all: &[Arc<Rules>], games: usize, mut visit: impl FnMut(&Position, &mut Dice)) {
    for (i, rules) in all.iter().enumerate() {
        let mut dice = Dice::new(i as u64);
        for _ in 0..games {
            let mut position = Position::new(rules.clone());
            visit(&position, &mut dice);
            while !position.is_over() {
                position.play(any_move(&position, &mut dice)).unwrap();
                visit(&position, &mut dice);
            }
        }
    }
}

/// As above, but only some of the positions, for what takes long.
fn through_some(all: &[Arc<Rules>], games: usize, mut visit: impl FnMut(&Position, &mut Dice)) {
    through_games(all, games, |position, dice| {
        if position.is_over() || dice.one_in(6) {
            visit(position, dice);
        }
    });
}

fn story(position: &Position) -> String {
    let rules = position.rules();
    let moves = position.history().map(|(_, mv)| rules.text(mv).to_string());
    let moves: Vec<String> = moves.collect();
    let board = rules.board().name();
    format!("{board} {:?} after {}", rules.options(), moves.join(" "))
}

fn replayed(position: &Position) -> Position {
    let mut again = Position::new(position.rules().clone());
    for (seat, mv) in position.history() {
        again.play_as(seat, mv).unwrap();
    }
    again
}

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
            let told = mv.placement().is_some_and(|p| winning.contains(&p));
            assert_eq!(wins, told, "{}", story(&tried));
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

/// Everything that bears on the rest of a game, as a value of its own.
fn essence(position: &Position) -> impl Eq + std::fmt::Debug + use<> {
    let rules = position.rules();
    let cubes: Vec<u128> = Colour::ALL
        .into_iter()
        .flat_map(|colour| Level::all().map(move |level| (colour, level)))
        .map(|(colour, level)| position.cubes_of(colour, level).bits())
        .collect();
    let seats = Seat::ALL.map(|seat| {
        let supply: Vec<u8> = rules
            .shape_ids()
            .map(|id| position.supply(seat, id))
            .collect();
        (position.is_out(seat), supply)
    });
    let turn = (
        position.to_move(),
        position.places_neutral(),
        position.may_swap(),
        position.is_swapped(),
        position.outcome(),
    );
    (cubes, seats, turn, position.edge_pieces())
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
fn boards_have_as_many_symmetries_as_they_look() {
    for rules in standard_rules() {
        assert_eq!(
            rules.symmetries().iter().count(),
            8,
            "{}",
            rules.board().name()
        );
    }
}

fn mapped_move(rules: &Rules, symmetry: Symmetry, mv: Move) -> Move {
    match mv {
        Move::Place(placement) => rules.map_placement(symmetry, placement).into(),
        other => other,
    }
}

#[test]
fn turning_the_board_changes_nothing() {
    through_some(&all_rules(), 3, |position, _| {
        let rules = position.rules().clone();
        let symmetries: Vec<Symmetry> = rules.symmetries().iter().collect();
        assert_eq!(symmetries[0], Symmetry::IDENTITY);
        assert_eq!(position.mapped(Symmetry::IDENTITY), *position);
        let legal: BTreeSet<Move> = position.legal_moves().into_iter().collect();
        let canonical = position.canonical().0;
        for symmetry in symmetries {
            let image = position.mapped(symmetry);
            // The image was played by legal moves only.
            assert_eq!(replayed(&image), image, "{}", story(position));
            assert_eq!(image.outcome(), position.outcome(), "{}", story(position));
            assert_eq!(image.to_move(), position.to_move());
            assert_eq!(
                image.edge_pieces(),
                position.edge_pieces(),
                "{}",
                story(position)
            );
            let images: BTreeSet<Move> = legal
                .iter()
                .map(|&mv| mapped_move(&rules, symmetry, mv))
                .collect();
            assert_eq!(images, image.legal_moves().into_iter().collect());
            assert_eq!(image.mapped(symmetry.inverse()), *position);
            for team in Team::ALL {
                let tops = rules.map_cells(symmetry, position.tops(team));
                assert_eq!(image.tops(team), tops, "{}", story(position));
                let lengths = [position, &image].map(|p| {
                    p.shortest_path(team)
                        .map(|path| (path.length(), path.points()))
                });
                assert_eq!(lengths[0], lengths[1], "{}", story(position));
            }
            for cell in rules.board().cells_in(rules.board().cells()) {
                let to = rules.map_cell(symmetry, cell);
                assert_eq!(image.height(to), position.height(cell));
                assert_eq!(rules.map_cell(symmetry.inverse(), to), cell);
            }
            let same = image.canonical().0;
            assert_eq!(same.hash(), canonical.hash(), "{}", story(position));
            assert_eq!(essence(&same), essence(&canonical));
        }
        let (image, symmetry) = position.canonical();
        assert_eq!(position.mapped(symmetry), image);
    });
}

/// Who has the turn when the other team began.
fn other_seat(seat: Seat, players: Players) -> Seat {
    Seat::ALL[seat.number() as usize % players.count()]
}

fn mirrored(outcome: Outcome) -> Outcome {
    let swapped = |pieces: PerTeam<u8>| PerTeam {
        yellow: pieces.green,
        green: pieces.yellow,
    };
    match outcome {
        Outcome::Connected {
            team,
            faces,
            points,
        } => Outcome::Connected {
            team: team.other(),
            faces,
            points,
        },
        Outcome::Edges { winner, pieces } => Outcome::Edges {
            winner: winner.other(),
            pieces: swapped(pieces),
        },
        Outcome::Draw { pieces } => Outcome::Draw {
            pieces: swapped(pieces),
        },
        Outcome::Resigned { winner } => Outcome::Resigned {
            winner: winner.other(),
        },
    }
}

#[test]
fn the_other_team_beginning_gives_the_mirrored_game() {
    for (i, rules) in standard_rules().into_iter().enumerate() {
        let players = rules.options().players;
        let begun_by = |first| {
            let options = Options {
                first,
                ..*rules.options()
            };
            Rules::standard(rules.board().name(), options).unwrap()
        };
        let (rules, swapped) = (begun_by(Team::Yellow), begun_by(Team::Green));
        let mut dice = Dice::new(i as u64);
        for _ in 0..12 {
            let mut one = Position::new(rules.clone());
            let mut other = Position::new(swapped.clone());
            loop {
                let seat = one.to_move().map(|seat| match one.places_neutral() {
                    true => seat.team().other().first_seat(),
                    false => other_seat(seat, players),
                });
                assert_eq!(other.to_move(), seat, "{}", story(&one));
                assert_eq!(
                    other.outcome(),
                    one.outcome().map(mirrored),
                    "{}",
                    story(&one)
                );
                assert_eq!(one.legal_moves(), other.legal_moves(), "{}", story(&one));
                for level in Level::all() {
                    let cells = one.cubes_of(Colour::Yellow, level);
                    assert_eq!(cells, other.cubes_of(Colour::Green, level));
                    let cells = one.cubes_of(Colour::Neutral, level);
                    assert_eq!(cells, other.cubes_of(Colour::Neutral, level));
                }
                for seat in &Seat::ALL[..players.count()] {
                    let across = other_seat(*seat, players);
                    assert_eq!(one.is_out(*seat), other.is_out(across));
                }
                if one.is_over() {
                    break;
                }
                let mv = any_move(&one, &mut dice);
                one.play(mv).unwrap();
                other.play(mv).unwrap();
            }
        }
    }
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

/// The text with its cells shuffled, its letter lowered, and `^n` told by repeating.
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
                let here = rules.board().set_of([cube.cell]);
                on_edge |= cube.level.get() == 0 && here.meets(rim);
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
        for &seat in &Seat::ALL[..players.count()] {
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
