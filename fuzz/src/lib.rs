//! The bodies of the fuzz targets, one an invariant. They take any bytes and panic where the
//! invariant is broken, so that an ordinary test can run them too
//! (`crates/rules/tests/fuzz_corpus.rs`).

use std::sync::{Arc, LazyLock};

use caminos_rules::{
    Board, Material, Move, MoveText, Options, Out, Players, Position, Record, Rules, Series, Setup,
    Team,
};

/// Every box that the targets know: the standard one and the two examples.
pub static MATERIALS: LazyLock<[Material; 3]> = LazyLock::new(|| {
    let read = |text| Material::from_toml(text).expect("an example that ships with the project");
    [
        Material::standard().clone(),
        read(include_str!("../../materials/mini.toml")),
        read(include_str!("../../materials/cross.toml")),
    ]
});

/// A move that was read is printed in its canonical form, which is read as the same move.
/// Resolving it on a board gives a move of that name, or a reason.
pub fn moves(data: &[u8]) {
    static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
        let swap = Options {
            swap: true,
            ..Options::default()
        };
        let neutral = Options {
            neutral: true,
            ..Options::default()
        };
        let mut positions = Vec::new();
        for (board, options) in [("square", swap), ("diamond", neutral), ("ring", swap)] {
            let rules = Rules::standard(board, options).expect("a standard board");
            let mut position = Position::new(rules);
            for n in [40, 30, 20] {
                positions.push(position.clone());
                let placement = position.nth_placement(n).expect("more than 40 placements");
                position.play_unchecked(placement.into());
            }
        }
        positions
    });
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(one) = text.parse::<MoveText>() {
        assert_eq!(MoveText::parse_list(text), Ok(vec![one.clone()]));
    }
    let Ok(moves) = MoveText::parse_list(text) else {
        return;
    };
    let printed: Vec<String> = moves.iter().map(MoveText::to_string).collect();
    assert_eq!(MoveText::parse_list(&printed.join(" ")), Ok(moves.clone()));
    for (mv, printed) in moves.iter().zip(&printed) {
        assert_eq!(printed.parse(), Ok(mv.clone()));
        for position in POSITIONS.iter() {
            match position.resolve(mv) {
                Ok(resolved) => {
                    assert_eq!(position.check(resolved), Ok(()));
                    assert_eq!(&position.rules().text(resolved), mv);
                }
                Err(reason) => assert!(!reason.to_string().is_empty()),
            }
        }
    }
}

/// A record that was read is printed in its canonical form, which is read as the same
/// record and printed alike. Replaying gives a position, whose own record and link lead back
/// to it, or a reason.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(record) = Record::parse(text) {
        assert_eq!(Record::parse_all(text), Ok(vec![record]));
    }
    let Ok(records) = Record::parse_all(text) else {
        return;
    };
    let printed: Vec<String> = records.iter().map(Record::to_string).collect();
    for (record, printed) in records.iter().zip(&printed) {
        let again = Record::parse(printed).expect("a printed record can be read");
        assert_eq!(&again, record);
        assert_eq!(&again.to_string(), printed);
        for material in MATERIALS.iter() {
            match record.replay(material) {
                Ok(position) => {
                    assert_eq!(again.replay(material).as_ref(), Ok(&position));
                    assert_eq!(position.history().len(), record.main_line().count());
                    check_texts(&position, material);
                }
                Err(reason) => assert!(!reason.to_string().is_empty()),
            }
        }
    }
    assert_eq!(Record::parse_all(&printed.concat()), Ok(records.clone()));
    for material in MATERIALS.iter() {
        if let Ok(series) = Series::from_records(&records, material) {
            assert_eq!(series.games().len(), records.len());
        }
    }
}

/// A material that was read is printed in a form that is read as the same material, and can
/// be played on each of its boards.
pub fn material(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let material = match Material::from_toml(text) {
        Ok(material) => material,
        Err(error) => {
            assert!(!error.fault.to_string().is_empty());
            return;
        }
    };
    let again = Material::from_toml(&material.to_toml()).expect("a printed material can be read");
    assert_eq!(again, material);
    let own = material.boards().iter().map(Board::name);
    for board in own.take(3) {
        for options in [0, 0b0001_1011] {
            if let Ok(rules) = Rules::new(&material, board, options_from(options)) {
                play_by(&rules, &material, data);
            }
        }
    }
}

/// A link that leads somewhere is the very link of that position.
pub fn link(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    for material in MATERIALS.iter() {
        match Position::from_link(text, material) {
            Ok(position) => {
                // A position as text may be written in many ways, and has one link.
                let form = |position: &Position| position.to_string();
                let again = Position::from_link(&position.link(), material);
                assert_eq!(again.as_ref().map(form), Ok(form(&position)));
                assert!(position.link() == text || text.starts_with("2."));
                check_texts(&position, material);
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                assert!((1..=text.chars().count() + 1).contains(&error.at));
            }
        }
    }
}

/// Whatever is played and taken back, a position stays the one that its moves lead to.
pub fn play(data: &[u8]) {
    let [box_number, board, options, moves @ ..] = data else {
        return;
    };
    let material = &MATERIALS[usize::from(*box_number) % MATERIALS.len()];
    let boards = material.boards();
    let board = boards[usize::from(*board) % boards.len()].name();
    if let Ok(rules) = Rules::new(material, board, options_from(*options)) {
        play_by(&rules, material, moves);
    }
}

fn options_from(bits: u8) -> Options {
    let bit = |n: u8| bits >> n & 1 == 1;
    Options {
        players: if bit(0) { Players::Four } else { Players::Two },
        neutral: bit(1),
        scoring: bit(2),
        out: if bit(3) { Out::Team } else { Out::Seat },
        first: if bit(4) { Team::Green } else { Team::Yellow },
        swap: bit(5),
    }
}

/// Two bytes a step: a placement by number, or now and then another kind of move, or a look
/// at the position from another side. At most 64 steps.
fn play_by(rules: &Arc<Rules>, material: &Material, data: &[u8]) {
    let mut position = Position::new(rules.clone());
    let mut before: Vec<(Position, u64)> = Vec::new();
    for step in data.chunks_exact(2).take(64) {
        match step[0] {
            255 => {
                let restored = before.pop();
                assert_eq!(position.undo().is_some(), restored.is_some());
                if let Some((earlier, hash)) = restored {
                    assert_eq!(position, earlier);
                    assert_eq!(position.hash(), hash);
                }
            }
            254 => turn_round(&position, step[1]),
            253 if position.may_swap() => advance(&mut position, &mut before, Move::Swap),
            252 if !position.is_over() => advance(&mut position, &mut before, Move::Resign),
            _ => {
                let count = position.count_placements();
                assert_eq!(count == 0, position.is_over());
                let number = u32::from(u16::from_le_bytes([step[0], step[1]]));
                if let Some(nth) = number.checked_rem(count) {
                    let placement = position.nth_placement(nth).expect("one of the count");
                    let text = rules.text(placement.into());
                    let parsed: MoveText = text.to_string().parse().expect("a printed move");
                    assert_eq!(position.resolve(&parsed), Ok(placement.into()));
                    let wins = position.winning_placements().contains(&placement);
                    let team = position.to_move().expect("the game goes on").team();
                    advance(&mut position, &mut before, placement.into());
                    assert_eq!(position.is_connected(team), wins);
                }
            }
        }
    }
    let mut again = Position::new(rules.clone());
    for (seat, mv) in position.history() {
        assert_eq!(again.play_as(seat, mv), Ok(()));
    }
    assert_eq!(again, position);
    assert_eq!(again.hash(), position.hash());
    check_texts(&position, material);
}

/// Plays a legal move and looks at what must hold after any move.
fn advance(position: &mut Position, before: &mut Vec<(Position, u64)>, mv: Move) {
    before.push((position.clone(), position.hash()));
    assert_eq!(position.play(mv), Ok(()));
    assert_eq!(position.history().len(), before.len());
    assert_eq!(position.outcome().is_some(), position.is_over());
    assert_eq!(position.is_over(), position.legal_moves().is_empty());
    let connected = Team::ALL.map(|team| position.is_connected(team));
    assert_ne!(connected, [true, true]);
    for (team, connected) in Team::ALL.into_iter().zip(connected) {
        assert_eq!(position.shortest_path(team).is_some(), connected);
        assert!(!connected || position.is_over());
    }
}

/// A symmetry of the board changes nothing that matters.
fn turn_round(position: &Position, which: u8) {
    let symmetries: Vec<_> = position.rules().symmetries().iter().collect();
    let symmetry = symmetries[usize::from(which) % symmetries.len()];
    let image = position.mapped(symmetry);
    assert_eq!(image.mapped(symmetry.inverse()), *position);
    assert_eq!(image.outcome(), position.outcome());
    assert_eq!(image.edge_pieces(), position.edge_pieces());
    assert_eq!(image.count_placements(), position.count_placements());
    assert_eq!(image.canonical().0.hash(), position.canonical().0.hash());
}

/// A position's record and link lead back to it.
fn check_texts(position: &Position, material: &Material) {
    let record = Record::from_position(position);
    let text = record.to_string();
    let again = Record::parse(&text).expect("a printed record can be read");
    assert_eq!(again, record);
    assert_eq!(again.replay(material).as_ref(), Ok(position));
    let link = position.link();
    let linked = Position::from_link(&link, material);
    if link.starts_with("1.") {
        assert_eq!(linked.as_ref(), Ok(position));
    }
    let setup = position.setup();
    let text = setup.to_string();
    let again: Setup = text.parse().expect("a printed position can be read");
    assert_eq!(again.to_string(), text);
    let read = again.position(material).expect("a position is possible");
    assert_eq!(read.to_string(), text);
    assert_eq!(read.to_move(), setup.turn);
}

/// A position that was read is printed in its canonical form, which is read as the same. If
/// it is possible, it plays on like any other.
pub fn setup(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(setup) = text.parse::<Setup>() else {
        return;
    };
    let canonical = setup.to_string();
    let again: Setup = canonical.parse().expect("a printed position can be read");
    assert_eq!(again.to_string(), canonical);
    assert_eq!(Setup::from_link(&setup.to_link()).as_ref(), Ok(&again));
    for material in MATERIALS.iter() {
        match setup.position(material) {
            Ok(mut position) => {
                assert_eq!(position.to_string(), canonical);
                assert_eq!(again.position(material).as_ref(), Ok(&position));
                assert_eq!(position.is_over(), position.legal_moves().is_empty());
                if let Some(&mv) = position.legal_moves().last() {
                    assert_eq!(position.play(mv), Ok(()));
                }
                check_texts(&position, material);
            }
            Err(reason) => {
                assert_eq!(again.position(material), Err(reason.clone()));
                assert!(!reason.to_string().is_empty());
            }
        }
    }
}
