//! Whole matches between engines in this process.

use std::ops::ControlFlow;
use std::time::Duration;

use caminos_arena::{
    Adjudication, Contender, ContenderLimits, EngineMatch, ForfeitKind, InProcess, MatchScore,
    MatchSettings, OpeningSource, Openings, PerContender, Player, ResumeError, Sprt, Verdict,
};
use caminos_cei::{BestMove, ClientError, Engine, Limits, Score, Stop};
use caminos_rules::{Material, Options, Position, Record, Rules, Seat};
use caminos_search::{Greedy, Uct};

fn between(a: &str, b: &str, games: u32) -> EngineMatch {
    let limits = ContenderLimits {
        move_time: None,
        clock: None,
        nodes: Some(40),
    };
    EngineMatch {
        settings: MatchSettings {
            start: Position::new(Rules::standard("ring", Options::default()).unwrap()),
            names: PerContender {
                a: a.to_owned(),
                b: b.to_owned(),
            },
            limits: PerContender {
                a: limits,
                b: limits,
            },
            grace: Duration::from_secs(60),
            adjudication: None,
            title: "a test".to_owned(),
        },
        games,
        concurrency: 1,
        openings: Openings {
            source: OpeningSource::Random { plies: 3 },
            seed: 5,
        },
        sprt: None,
    }
}

fn balancer() -> Box<dyn Engine> {
    Box::new(Greedy::new(0))
}

fn greedy_and_uct(side: Contender) -> Result<Box<dyn Player>, ClientError> {
    let engine: Box<dyn Engine> = match side {
        Contender::A => Box::new(Greedy::new(0)),
        Contender::B => Box::new(Uct::new(0).with_memory(1 << 20)),
    };
    Ok(Box::new(InProcess(engine)))
}

/// Plays a match and gives its records, in order of their numbers, with the score.
fn played(
    engine_match: &EngineMatch,
    start: &(dyn Fn(Contender) -> Result<Box<dyn Player>, ClientError> + Sync),
) -> (Vec<Record>, MatchScore) {
    let mut score = MatchScore::default();
    let mut games = Vec::new();
    engine_match
        .run(
            &mut score,
            start,
            &balancer,
            &Stop::new(),
            &mut |game, _| {
                games.push((game.number, game.record.clone()));
                ControlFlow::Continue(())
            },
        )
        .unwrap();
    games.sort_by_key(|(number, _)| *number);
    (games.into_iter().map(|(_, record)| record).collect(), score)
}

#[test]
fn a_match_by_nodes_repeats_itself_on_any_number_of_threads() {
    let mut engine_match = between("greedy", "uct", 8);
    let (records, score) = played(&engine_match, &greedy_and_uct);
    engine_match.concurrency = 3;
    let (again, _) = played(&engine_match, &greedy_and_uct);
    assert_eq!(records.len(), 8);
    assert_eq!(score.total().games(), 8);
    let text = |records: &[Record]| records.iter().map(Record::to_string).collect::<Vec<_>>();
    assert_eq!(text(&records), text(&again));
}

#[test]
fn records_have_both_games_of_a_pair_with_colours_exchanged() {
    let (records, _) = played(&between("greedy", "uct", 2), &greedy_and_uct);
    let names = |record: &Record| {
        let name = |seat| record.player(seat).map(str::to_owned);
        [name(Seat::One), name(Seat::Two)]
    };
    let some = |name: &str| Some(name.to_owned());
    assert_eq!(names(&records[0]), [some("greedy"), some("uct")]);
    assert_eq!(names(&records[1]), [some("uct"), some("greedy")]);
    for record in &records {
        record.replay(Material::standard()).unwrap();
        assert_eq!(record.tag("Termination"), Some("rules"));
        assert!(record.to_string().contains("[%eval "));
    }
}

#[test]
fn a_match_goes_on_where_saved_games_ended() {
    let engine_match = between("greedy", "uct", 6);
    let (records, whole) = played(&engine_match, &greedy_and_uct);
    let mut score = MatchScore::default();
    for record in &records[..3] {
        score
            .resume(record, &engine_match.settings, Material::standard())
            .unwrap();
    }
    let mut numbers = Vec::new();
    let result = engine_match.run(
        &mut score,
        &greedy_and_uct,
        &balancer,
        &Stop::new(),
        &mut |game, _| {
            numbers.push(game.number);
            ControlFlow::Continue(())
        },
    );
    assert_eq!(result, Ok(()));
    assert_eq!(numbers, [3, 4, 5]);
    assert_eq!(score.total(), whole.total());
    let mut other = engine_match.settings.clone();
    other.title = "another".to_owned();
    let refused = score.resume(&records[0], &other, Material::standard());
    assert_eq!(refused, Err(ResumeError::OtherMatch("a test".to_owned())));
}

/// Plays as greedy does, and always reports the same score and time.
struct Reporting(InProcess, Score, Duration);

impl Player for Reporting {
    fn new_game(&mut self, rules: &Rules, seed: u64, stop: &Stop) -> Result<(), ClientError> {
        self.0.new_game(rules, seed, stop)
    }

    fn choose(
        &mut self,
        position: &Position,
        limits: Limits,
        timeout: Duration,
        stop: &Stop,
    ) -> Result<BestMove, ClientError> {
        let mut best = self.0.choose(position, limits, timeout, stop)?;
        if let Some(pv) = &mut best.pv {
            pv.score = self.1;
        }
        best.time = self.2;
        Ok(best)
    }
}

fn reporting(
    scores: PerContender<Score>,
    time: Duration,
) -> impl Fn(Contender) -> StartedPlayer + Sync {
    move |side| {
        let engine = InProcess(Box::new(Greedy::new(0)));
        Ok(Box::new(Reporting(engine, scores[side], time)))
    }
}

type StartedPlayer = Result<Box<dyn Player>, ClientError>;

#[test]
fn evaluations_in_records_are_for_yellow_whoever_moved() {
    let sure = PerContender {
        a: Score::Expected(0.4),
        b: Score::Expected(-3.0),
    };
    let (records, _) = played(&between("a", "b", 2), &reporting(sure, Duration::ZERO));
    for (record, [yellow, green]) in records.iter().zip([["0.40", "1.00"], ["-1.00", "-0.40"]]) {
        // After an opening of three placements it is green's turn.
        let moves = record.main_line().enumerate().skip(3);
        for (ply, node) in moves {
            let comment = &node.comments()[0];
            let expected = if ply % 2 == 0 { yellow } else { green };
            assert_eq!(comment.command("eval"), Some(expected), "{record}");
            assert!(comment.command("depth").is_some(), "{record}");
            assert_eq!(comment.command("emt"), None, "a match by nodes repeats");
        }
    }
}

#[test]
fn a_game_that_both_players_take_for_decided_is_adjudicated() {
    let mut engine_match = between("a", "b", 2);
    engine_match.settings.adjudication = Some(Adjudication { moves: 2 });
    let scores = PerContender {
        a: Score::Win(3),
        b: Score::Expected(-0.99),
    };
    let (records, score) = played(&engine_match, &reporting(scores, Duration::ZERO));
    for (record, winner) in records.iter().zip(["yellow", "green"]) {
        assert_eq!(record.main_line().count(), 3 + 4, "{record}");
        assert_eq!(record.tag("Termination"), Some("adjudication"));
        assert_eq!(record.result().to_string(), format!("{winner} wins resign"));
        record.validate(Material::standard()).unwrap();
    }
    assert_eq!(score.total().won, 2);
    assert!(score.forfeits().b.is_empty(), "it is lost on the board");
    let disagreeing = PerContender {
        a: Score::Win(3),
        b: Score::Win(3),
    };
    let (records, _) = played(&engine_match, &reporting(disagreeing, Duration::ZERO));
    for record in &records {
        assert_eq!(record.tag("Termination"), Some("rules"));
    }
}

#[test]
fn late_answers_within_the_grace_are_counted_and_recorded() {
    let mut engine_match = between("a", "b", 2);
    engine_match.settings.limits.b = ContenderLimits {
        move_time: Some(Duration::from_millis(100)),
        clock: None,
        nodes: None,
    };
    let even = PerContender {
        a: Score::Expected(0.0),
        b: Score::Expected(0.0),
    };
    let time = Duration::from_millis(250);
    let (records, score) = played(&engine_match, &reporting(even, time));
    let late = score.late();
    assert_eq!(late.a.answers, 0, "nodes have no limit in time");
    assert!(late.b.answers > 2);
    assert_eq!(late.b.most, Duration::from_millis(150));
    assert_eq!(records[0].tag("LateA"), None);
    assert!(records[0].tag("LateB").unwrap().ends_with(", up to 150 ms"));
    assert!(records[0].to_string().contains("[%emt 0:00:00.250]"));
    let mut resumed = MatchScore::default();
    for record in &records {
        let counted = resumed.resume(record, &engine_match.settings, Material::standard());
        counted.unwrap();
    }
    assert_eq!(resumed.late(), late);
}

/// Fails in one way on its first move, and is otherwise greedy.
struct Failing(InProcess, ClientError);

impl Player for Failing {
    fn new_game(&mut self, rules: &Rules, seed: u64, stop: &Stop) -> Result<(), ClientError> {
        self.0.new_game(rules, seed, stop)
    }

    fn choose(
        &mut self,
        _: &Position,
        _: Limits,
        _: Duration,
        _: &Stop,
    ) -> Result<BestMove, ClientError> {
        Err(self.1.clone())
    }
}

#[test]
fn losses_away_from_the_board_are_counted_by_kind_and_end_the_test() {
    for (error, kind) in [
        (ClientError::Timeout, ForfeitKind::Hang),
        (
            ClientError::Ended("exit status: 1".to_owned()),
            ForfeitKind::Crash,
        ),
        (
            ClientError::NoMove("e4".to_owned()),
            ForfeitKind::IllegalMove,
        ),
        (ClientError::Refused("no".to_owned()), ForfeitKind::Refusal),
    ] {
        let mut engine_match = between("failing", "greedy", 40);
        engine_match.sprt = Some(Sprt {
            elo0: 0.0,
            elo1: 200.0,
        });
        let start = |side: Contender| -> Result<Box<dyn Player>, ClientError> {
            let greedy = InProcess(Box::new(Greedy::new(0)));
            Ok(match side {
                Contender::A => Box::new(Failing(greedy, error.clone())),
                Contender::B => Box::new(greedy),
            })
        };
        let (records, score) = played(&engine_match, &start);
        assert_eq!(score.total().won, 0, "{kind}");
        let lost = score.total().lost;
        assert_eq!(score.forfeits().a.get(&kind), Some(&lost));
        assert_eq!(engine_match.verdict(&score), Verdict::AcceptH0);
        assert!(lost < 40, "the test has ended the match early");
        let termination = records[0].tag("Termination").unwrap();
        assert!(termination.starts_with(&kind.to_string()), "{termination}");
    }
}

#[test]
fn an_interrupted_match_counts_no_half_games() {
    let stop = Stop::new();
    stop.stop();
    let mut score = MatchScore::default();
    let engine_match = between("greedy", "uct", 4);
    let result = engine_match.run(
        &mut score,
        &greedy_and_uct,
        &balancer,
        &stop,
        &mut |_, _| ControlFlow::Continue(()),
    );
    assert_eq!(result, Ok(()));
    assert_eq!(score.total().games(), 0);
}
