//! Everything that is said about a mistake is so on the board, checked with the rules alone, in
//! random games and in positions with double threats.

use caminos_cei::{Engine as _, Limits, Random, Score, Stop};
use caminos_connection::{path_distance, piece_distance};
use caminos_message::Message;
use caminos_puzzle::{Task, shipped};
use caminos_review::{
    Cut, Fact, LikelyDifference, Needed, ProvenWins, explain, score_for_yellow, win_for,
};
use caminos_rules::{Board, Material, Move, MoveText, Options, Position, Rules, Seat, Setup, Team};
use caminos_search::{PuctEngine, Settings};
use caminos_text::{Language, Texts};

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play(mv).expect("a legal move");
    next
}

/// Checks what a team is said to need, by placing as many pieces as are said.
fn check_needed(position: &Position, team: Team, needed: Option<Needed>) {
    let Some(Needed { pieces, cells }) = needed else {
        assert_eq!(path_distance(position, team), None);
        return;
    };
    let distance = path_distance(position, team).expect("a path");
    assert_eq!(distance.count(), cells);
    let seat = team.first_seat();
    assert_eq!(pieces == Some(1), position.has_threat(seat));
    if let Some(pieces) = pieces {
        let placements = piece_distance(position, team).expect("pieces").placements;
        assert_eq!(placements.len(), pieces as usize);
        let mut built = position.clone();
        for (seat, placement) in placements {
            built = built.turn_of(seat).expect("a turn");
            built.play(placement.into()).expect("a legal move");
        }
        assert!(built.is_connected(team));
    }
}

/// Whether a team that has just moved connects with its next move, whatever is answered:
/// every answer is tried.
fn nothing_stops(position: &Position, team: Team) -> bool {
    position.placements().into_iter().all(|answer| {
        let next = after(position, answer.into());
        next.to_move()
            .is_some_and(|seat| seat.team() == team && next.has_threat(seat))
    })
}

/// Whether one of two threats stays, whatever is answered.
fn no_piece_stops_both(position: &Position, seat: Seat, threats: Option<[Move; 2]>) -> bool {
    let Some(threats) = threats else {
        return true;
    };
    position.placements().into_iter().all(|answer| {
        let next = after(position, answer.into());
        threats.iter().any(|&threat| connects(&next, seat, threat))
    })
}

fn connects(position: &Position, seat: Seat, mv: Move) -> bool {
    mv.placement()
        .is_some_and(|placement| position.is_threat(seat, placement))
}

fn played_on(position: &Position, line: &[Move]) -> Position {
    line.iter()
        .fold(position.clone(), |position, &mv| after(&position, mv))
}

/// Checks what a move in a path does to it.
fn check_cut(position: &Position, cut: Cut) {
    check_needed(position, cut.team, Some(cut.before));
    check_needed(&after(position, cut.mv), cut.team, cut.after);
    assert!(cut.after.is_none_or(|after| after.is_more_than(cut.before)));
    let placement = cut.mv.placement().expect("a placement");
    let footprint = position.rules().footprint(placement);
    assert!(cut.cells.without(footprint).is_empty() && !cut.cells.is_empty());
}

/// Checks what is needed after the better line and after what was played.
fn check_likely(
    position: &Position,
    played: Move,
    better: &[Move],
    line: &[Move],
    it: LikelyDifference,
) {
    let with_better = played_on(position, &better[..it.plies]);
    let with_played = played_on(&after(position, played), &line[..it.plies - 1]);
    check_needed(&with_better, it.team, Some(it.better));
    check_needed(&with_played, it.team, Some(it.played));
    let mover = position.to_move().expect("a turn").team();
    assert_eq!(it.played.is_more_than(it.better), it.team == mover);
    assert_ne!(it.played, it.better);
}

/// Checks a fact about a move that was played in a position.
fn check(position: &Position, played: Move, better: &[Move], line: &[Move], fact: &Fact) {
    let reply = line.first().copied();
    let mover = position.to_move().expect("a turn");
    let (team, next) = (mover.team(), after(position, played));
    let own_seat = |team: Team| team.first_seat();
    match *fact {
        Fact::MissedConnection { team: whose, mv } => {
            assert_eq!(whose, team);
            assert!(after(position, mv).is_connected(team));
            assert!(!next.is_connected(team));
        }
        Fact::AllowsConnection { team: whose, mv } | Fact::LeavesConnection { team: whose, mv } => {
            assert!(after(&next, mv).is_connected(whose));
            let could = position.has_threat(own_seat(whose));
            assert_eq!(could, matches!(fact, Fact::LeavesConnection { .. }));
        }
        Fact::AllowsForcedConnection {
            team: whose,
            mv,
            threats,
        } => {
            assert_eq!(Some(mv), reply);
            let then = after(&next, mv);
            assert!(nothing_stops(&then, whose));
            assert!(threats.iter().flatten().all(|&threat| connects(
                &then,
                own_seat(whose),
                threat
            )));
            assert!(no_piece_stops_both(&then, own_seat(whose), threats));
        }
        Fact::PathChanged {
            team: whose,
            before,
            after: now,
        } => {
            check_needed(position, whose, Some(before));
            check_needed(&next, whose, now);
            let is_longer = now.is_none_or(|now| now.is_more_than(before));
            assert_eq!(is_longer, whose == team);
        }
        Fact::ReplyCuts(cut) => {
            assert_eq!(Some(cut.mv), reply);
            assert_eq!(cut.team, team);
            check_cut(&next, cut);
        }
        Fact::ReplyStops {
            mv,
            better: stopped,
        } => {
            assert_eq!(Some(mv), reply);
            assert_eq!(Some(stopped), better.first().copied());
            let now = after(&next, mv);
            let does = |position: &Position| {
                let then = after(position, stopped);
                let forces = !then.is_over() && nothing_stops(&then, team);
                (then.is_connected(team), forces, then.has_threat(mover))
            };
            assert!(now.check(stopped).is_err() || does(&now) != does(position));
        }
        Fact::LeavesPath {
            team: whose,
            needed,
            with_better,
        } => {
            assert_eq!(whose, team.other());
            check_needed(&next, whose, Some(needed));
            check_needed(&after(position, better[0]), whose, with_better);
            assert!(with_better.is_none_or(|more| more.is_more_than(needed)));
        }
        Fact::WinsLater { team: whose, .. } => {
            assert_eq!(whose, team);
            assert!(!next.is_connected(team));
        }
        Fact::AllowsWin {
            team: whose, mv, ..
        } => {
            assert_eq!(Some(mv), reply);
            assert_eq!(whose, team.other());
        }
        Fact::BetterWins {
            team: whose, mv, ..
        } => {
            assert_eq!(Some(mv), better.first().copied());
            assert_eq!(whose, team);
        }
        Fact::LikelyConnection {
            team: whose,
            mv,
            moves,
        } => {
            assert_eq!(Some(mv), reply);
            assert_eq!(whose, team.other());
            assert_eq!(line.len() as u32, 2 * moves - 1);
            assert!(played_on(&next, line).is_connected(whose));
        }
        Fact::LikelyWorse(it) => check_likely(position, played, better, line, it),
        Fact::LikelyBetter { mv, difference } => {
            assert_eq!(Some(mv), better.first().copied());
            check_likely(position, played, better, line, difference);
        }
        Fact::BetterForces { mv, threats } => {
            let then = after(position, mv);
            assert!(nothing_stops(&then, team));
            assert!(threats.iter().flatten().all(|&threat| connects(
                &then,
                own_seat(team),
                threat
            )));
            assert!(no_piece_stops_both(&then, own_seat(team), threats));
        }
        Fact::BetterThreatens { mv, threat } => {
            let then = after(position, mv);
            assert!(connects(&then, own_seat(team), threat));
        }
        Fact::BetterStops { mv, threat } => {
            let other = own_seat(team.other());
            assert!(connects(position, other, threat));
            assert!(!after(position, mv).has_threat(other));
        }
        Fact::BetterCuts(cut) => {
            assert_eq!(cut.team, team.other());
            check_cut(position, cut);
        }
        Fact::BetterShortens {
            team: whose,
            mv,
            played,
            better,
        } => {
            assert_eq!(whose, team);
            check_needed(&next, whose, played);
            check_needed(&after(position, mv), whose, Some(better));
            assert!(played.is_none_or(|played| played.is_more_than(better)));
        }
    }
    let message: Message = fact.message(position.rules());
    for language in Language::ALL {
        let text = Texts::of(language).format(&message);
        assert!(!text.contains('{') && text.ends_with('.'), "{text}");
    }
}

#[test]
fn every_fact_about_random_moves_is_so() {
    let mut random = Random::new(7);
    let mut facts_seen = 0;
    for game in 0..8 {
        let rules =
            Rules::standard(Board::STANDARD[game % 4], Options::default()).expect("a board");
        let mut position = Position::new(rules);
        while !position.is_over() {
            let moves = position.legal_moves();
            let [played, better] = [0; 2].map(|_| moves[random.below(moves.len() as u32) as usize]);
            let next = after(&position, played);
            let replies = next.legal_moves();
            let reply =
                (!replies.is_empty()).then(|| replies[random.below(replies.len() as u32) as usize]);
            for fact in explain(
                &position,
                played,
                &[better],
                reply.as_slice(),
                ProvenWins::default(),
            ) {
                check(&position, played, &[better], reply.as_slice(), &fact);
                facts_seen += 1;
            }
            position = next;
        }
    }
    assert!(facts_seen > 100, "{facts_seen}");
}

/// What the engine would play from a position.
fn line(position: &Position) -> Vec<Move> {
    searched(position).0
}

/// The same, and its score for yellow.
fn searched(position: &Position) -> (Vec<Move>, Score) {
    let limits = Limits {
        nodes: Some(200),
        ..Limits::default()
    };
    let mut engine = PuctEngine::new(Settings::default());
    let info = engine.choose(position, &limits, &Stop::new(), &mut |_| {});
    let best = info.and_then(|info| info.pvs.into_iter().next());
    let score = score_for_yellow(position, best.as_ref().map(|best| best.score));
    let mut position = position.clone();
    let moves = best.map_or_else(Vec::new, |best| best.moves);
    let play = |text: &MoveText| {
        let mv = position.resolve(text).expect("a legal move");
        position.play_unchecked(mv);
        mv
    };
    (moves.iter().map(play).collect(), score)
}

#[test]
fn every_fact_about_deliberate_mistakes_in_engine_games_is_so() {
    let mut random = Random::new(3);
    for board in Board::STANDARD {
        let mut position =
            Position::new(Rules::standard(board, Options::default()).expect("a board"));
        let mut facts_seen = 0;
        for ply in 1.. {
            let (better, best_score) = searched(&position);
            let Some(&best) = better.first() else {
                break;
            };
            // Now one side, now the other does not look.
            if ply % 5 != 0 {
                position.play_unchecked(best);
                continue;
            }
            let moves = position.legal_moves();
            let played = moves[random.below(moves.len() as u32) as usize];
            let next = after(&position, played);
            let (reply, score) = searched(&next);
            let team = position.to_move().expect("a turn").team();
            let wins = ProvenWins::of(team, best_score, score);
            for fact in explain(&position, played, &better, &reply, wins) {
                check(&position, played, &better, &reply, &fact);
                facts_seen += 1;
                if let Fact::AllowsWin { moves, .. } = fact {
                    assert_eq!(win_for(score, team.other()), Some(moves));
                }
            }
            position = next;
        }
        assert!(facts_seen > 3, "{board}: {facts_seen}");
    }
}

#[test]
fn a_double_threat_that_was_missed_is_named_by_two_moves_that_connect() {
    let wins = shipped().iter().filter(|puzzle| {
        puzzle.task.to_string() == "connect 2" && puzzle.position.rules().seats().count() == 2
    });
    let mut forced = 0;
    for puzzle in wins.take(60) {
        let position = &puzzle.position;
        let better = position.resolve(puzzle.solution()).expect("legal");
        let others = position.legal_moves();
        let played = others[others.len() / 2];
        if played == better {
            continue;
        }
        let facts = explain(position, played, &[better], &[], ProvenWins::default());
        let forces = |fact: &Fact| matches!(fact, Fact::BetterForces { .. });
        assert!(facts.iter().any(forces), "{puzzle}");
        // Now and then one threat alone cannot be stopped, or it takes three.
        let by_two = |fact: &Fact| {
            matches!(
                fact,
                Fact::BetterForces {
                    threats: Some(_),
                    ..
                }
            )
        };
        forced += usize::from(facts.iter().any(by_two));
        for fact in &facts {
            check(position, played, &[better], &[], fact);
        }
    }
    assert!(forced > 40);
}

#[test]
fn a_threat_that_was_overlooked_is_named_by_a_move_that_connects() {
    let position = game(
        "square",
        Options::default(),
        "La1a2a3b3 Tg2h1h2h3 La4a5a6b6",
    );
    let text = |text: &str| {
        position
            .resolve(&text.parse().expect("a move"))
            .expect("legal")
    };
    let stops = |mv: &Move| !after(&position, *mv).has_threat(Seat::One);
    let better = position.legal_moves().into_iter().find(stops);
    let (played, better) = (text("Tg5h4h5h6"), better.expect("a parry"));
    let facts = explain(&position, played, &[better], &[], ProvenWins::default());
    let says = |wanted: fn(&Fact) -> bool| facts.iter().any(wanted);
    assert!(
        says(|fact| matches!(
            fact,
            Fact::LeavesConnection {
                team: Team::Yellow,
                ..
            }
        )),
        "{facts:?}"
    );
    assert!(
        says(|fact| matches!(fact, Fact::BetterStops { .. })),
        "{facts:?}"
    );
    for fact in &facts {
        check(&position, played, &[better], &[], fact);
    }
}

#[test]
fn a_reply_that_connects_is_named_once_and_is_no_cut() {
    let position = game(
        "square",
        Options::default(),
        "La1a2a3b3 Tg2h1h2h3 La4a5a6b6",
    );
    let played = position
        .resolve(&"Tg5h4h5h6".parse().expect("a move"))
        .expect("legal");
    let better = position
        .resolve(&"Ta4b4^3".parse().expect("a move"))
        .expect("legal");
    let next = after(&position, played);
    for win in next.winning_placements() {
        let reply = Move::Place(win);
        let facts = explain(
            &position,
            played,
            &[better],
            &[reply],
            ProvenWins::default(),
        );
        let named = |fact: &Fact| match *fact {
            Fact::LeavesConnection { mv, .. } => Some(mv),
            Fact::BetterStops { threat, .. } => Some(threat),
            _ => None,
        };
        let named: Vec<Move> = facts.iter().filter_map(named).collect();
        assert_eq!(named, [reply, reply]);
        let cuts = |fact: &Fact| matches!(fact, Fact::ReplyCuts(_));
        assert!(!facts.iter().any(cuts), "{facts:?}");
    }
}

#[test]
fn what_is_needed_is_said_in_pieces_where_they_differ_and_else_in_cells() {
    let rules = Rules::standard("square", Options::default()).expect("a board");
    let said = |pieces: Option<u32>, cells, after: Option<Needed>| {
        let fact = Fact::PathChanged {
            team: Team::Green,
            before: Needed { pieces, cells },
            after,
        };
        Texts::of(Language::ENGLISH).format(&fact.message(&rules))
    };
    let needed = |pieces, cells| Some(Needed { pieces, cells });
    assert_eq!(
        said(Some(2), 6, needed(Some(1), 3)),
        "This leaves green with one piece to go instead of 2."
    );
    assert_eq!(
        said(Some(2), 6, needed(Some(2), 5)),
        "This leaves green with 5 cells to go instead of 6."
    );
    assert_eq!(
        said(None, 6, needed(Some(2), 1)),
        "This leaves green with one cell to go instead of 6."
    );
    assert_eq!(said(Some(2), 6, None), "This leaves green without a path.");
}

/// The position after these moves of a standard game.
fn game(board: &str, options: Options, moves: &str) -> Position {
    let mut position = Position::new(Rules::standard(board, options).expect("a board"));
    for text in MoveText::parse_list(moves).expect("moves") {
        position.play_text(&text).expect("legal");
    }
    position
}

fn moves(position: &Position, texts: &str) -> Vec<Move> {
    let mut position = position.clone();
    let texts = MoveText::parse_list(texts).expect("moves");
    let play = |text: &MoveText| {
        let mv = position.resolve(text).expect("legal");
        position.play_unchecked(mv);
        mv
    };
    texts.iter().map(play).collect()
}

#[test]
fn what_the_move_does_as_well_is_no_reason_for_the_better_one() {
    let start = "Ib3b4b5 Ih6h7h8 Ld3e3^3 Zg3g4h4h5";
    let position = game("square", Options::default(), start);
    assert!(position.has_threat(Seat::Two));
    let [played, better] = ["Tf2g2^2h2", "Tg5^3h5"].map(|text| moves(&position, text)[0]);
    let next = after(&position, played);
    assert!(!next.has_threat(Seat::Two), "it stops the threat");
    let reply = moves(&next, "Th2h3^3");
    let facts = explain(&position, played, &[better], &reply, ProvenWins::default());
    let stops = |fact: &Fact| matches!(fact, Fact::BetterStops { .. });
    assert!(!facts.iter().any(stops), "{facts:?}");
    for fact in &facts {
        check(&position, played, &[better], &reply, fact);
    }
}

#[test]
fn a_mistake_is_explained_by_what_follows_where_nothing_else_is_to_see() {
    let start = "Nb6c6d6 Nf7^3 Tc4d4^2e4 Ze3f3f4g4 Le10f10g10^2 Ld3^3d4";
    let options = Options {
        neutral: true,
        ..Options::default()
    };
    let position = game("diamond", options, start);
    let played = moves(&position, "Ld5e5f5f6")[0];
    let mut better = moves(&position, "Te4e5^3");
    better.extend(line(&after(&position, better[0])));
    let reply = line(&after(&position, played));
    let facts = explain(&position, played, &better, &reply, ProvenWins::default());
    for fact in &facts {
        check(&position, played, &better, &reply, fact);
    }
    let [about_better, about_played] = [true, false].map(|which| {
        let of = |fact: &&Fact| fact.is_about_better() == which;
        facts.iter().filter(of).count()
    });
    assert!(about_better > 0 && about_played > 0, "{facts:?}");
}

#[test]
fn a_win_that_the_better_move_is_proven_to_have_is_said() {
    let is_in_three = |task: Task| task == Task::Connect { moves: 3 };
    let puzzles = shipped().iter().filter(|puzzle| is_in_three(puzzle.task));
    for puzzle in puzzles.take(10) {
        let position = &puzzle.position;
        let better = moves(position, &puzzle.solution().to_string())[0];
        let played = position.legal_moves().into_iter().find(|&mv| mv != better);
        let played = played.expect("another move");
        let wins = ProvenWins {
            with_better: Some(3),
            ..ProvenWins::default()
        };
        let facts = explain(position, played, &[better], &[], wins);
        let team = position.to_move().expect("a turn").team();
        let said = Fact::BetterWins {
            team,
            mv: better,
            moves: 3,
        };
        assert!(facts.contains(&said), "{puzzle}: {facts:?}");
        let text = Texts::of(Language::ENGLISH).format(&said.message(position.rules()));
        assert!(
            text.ends_with(" wins in 3 moves, whatever the reply."),
            "{text}"
        );
    }
}

/// A position that was put together.
fn put_together(text: &str) -> Position {
    let setup: Setup = text.parse().expect("a position");
    setup
        .position(Material::standard())
        .expect("a possible position")
}

#[test]
fn a_win_that_was_given_away_is_named_with_the_reply_that_stops_it() {
    // A double threat, a win by force without one, and a win that a search has proven.
    let cases = [
        (
            "diamond 2 - 1Lb6^3c6@3,1Lc8@2d8@2e8^2,1Le2f2g2g3,1Tc6d5d6e6,1Te7f7f8g7,1Zc4d3d4e3,\
             1Zd9@2e9^2f9,2Ld6@2e6@2f6^2,2Lf7@2g7@2h7^2,2Tc6@2c7^3,2Tc8d7d8d9,2Zf8@2^2g8^2,\
             2Zf9@2^2g9^2 2 -",
            "Zg3g4^2g5",
            "Le10f10g10^2",
            "Zb5c5^2d5",
            2,
        ),
        (
            "square 2 - 1Ib6b7b8,1Lc2^3c3@3,1Le4^2f4@2g4@2,1Tb5c4c5d5,1Za4b3b4c3,1Zd5@2e5^2f5,\
             1Zd6@2^2e6^2,2Ia6a7a8,2Id2d3d4,2La3^2b3@2c3@2,2La5^2b5@2c5@2,2Lc6c7c8d6,2Le6@3f6^3,\
             2Tf4g3g4h4 1 -",
            "Zh4h5^2h6",
            "Lb7c7d7^2",
            "Td3e3^3",
            2,
        ),
        (
            "octagon 2 - 1Ld7@3d8^3,1Lf1^2f2@2f3@2,1Lf4g4h4h5,1Te2f2f3g2,1Te5e6^2e7,1Tf7@2g7^3,\
             2Lh3^2h4@2h5@2,2Tf5f6f7g6,2Tg2@2g3^3,2Tg4@2g5^2g6@2,2Zc7d7^2e7@2 2 -",
            "Lf7f8^3",
            "Le3^3f3",
            "Ze3e4^2e5",
            4,
        ),
    ];
    for (text, played, better, reply, moves_to_win) in cases {
        let position = put_together(text);
        let [played, better] = [played, better].map(|text| moves(&position, text)[0]);
        let reply = moves(&after(&position, played), reply);
        let wins = ProvenWins {
            with_better: Some(moves_to_win),
            ..ProvenWins::default()
        };
        let facts = explain(&position, played, &[better], &reply, wins);
        for fact in &facts {
            check(&position, played, &[better], &reply, fact);
        }
        let mv = reply[0];
        assert!(
            facts.contains(&Fact::ReplyStops { mv, better }),
            "{text}: {facts:?}"
        );
    }
}

#[test]
fn a_path_that_was_left_alone_is_said_where_nothing_else_is_wrong() {
    let position = put_together(
        "square 2 - 1Lc7c8d8e8,1Ld2@3e2^3,1Ld5d6d7e7,1Td2d3d4e3,2Ld1^2d2@2d3@2,2Ta2b2^2c2,\
         2Th1h2^2h3 2 -",
    );
    let played = moves(&position, "Zf1g1^2h1")[0];
    let better = moves(&position, "Zd4^2e4^2 Ta6a7a8b7 Le6^2e7e8 Ta1^3a2");
    let reply = moves(&after(&position, played), "Tb6b7^2b8 Zd4^2e4^2 Ia6a7a8");
    let facts = explain(&position, played, &better, &reply, ProvenWins::default());
    for fact in &facts {
        check(&position, played, &better, &reply, fact);
    }
    let left = |fact: &&Fact| matches!(fact, Fact::LeavesPath { .. });
    let said = facts.iter().find(left).expect("a reason");
    let text = Texts::of(Language::ENGLISH).format(&said.message(position.rules()));
    assert_eq!(text, "After this yellow still has only 2 cells to go.");
}

#[test]
fn a_place_that_the_other_side_takes_itself_is_not_said_to_stop_itself() {
    let position = game("square", Options::default(), "");
    let mv = moves(&position, "Id4^3")[0];
    let said = Fact::ReplyStops { mv, better: mv };
    let text = Texts::of(Language::ENGLISH).format(&said.message(position.rules()));
    assert_eq!(
        text,
        "Now the other side plays Id4^3 itself, which would have won."
    );
}

#[test]
fn a_win_that_only_comes_later_is_called_so() {
    let start = "Ib3b4b5 Ih6h7h8 Ld3e3^3 Zg3g4h4h5 Ib6b7b8";
    let position = game("square", Options::default(), start);
    let connects = position.first_threat(Seat::Two).expect("a threat").into();
    let is_quiet = |mv: &Move| {
        let next = after(&position, *mv);
        !next.is_over() && next.has_threat(Seat::Two) && !next.has_threat(Seat::One)
    };
    let played = position.legal_moves().into_iter().find(is_quiet);
    let played = played.expect("a move that leaves the threat");
    let wins = ProvenWins {
        with_better: Some(1),
        after_played: None,
        still: Some(1),
    };
    let facts = explain(&position, played, &[connects], &[], wins);
    let said = Fact::WinsLater {
        team: Team::Green,
        moves: 1,
    };
    assert!(facts.contains(&said), "{facts:?}");
    let text = Texts::of(Language::ENGLISH).format(&said.message(position.rules()));
    assert_eq!(text, "With this green still wins, but needs one more move.");
}
