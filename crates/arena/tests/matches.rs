//! Whole matches between engines in this process.

use std::ops::ControlFlow;
use std::time::Duration;

use caminos_arena::{
    InProcess, Match, MatchScore, MatchSettings, OpeningSource, Openings, Pace, PerSide, Player,
    ResumeError, Side, Sprt, Verdict,
};
use caminos_cei::{BestMove, ClientError, Engine, Limits, Stop};
use caminos_rules::{Material, Options, Position, Record, Rules, Seat};
use caminos_search::{Greedy, Uct};

fn between(a: &str, b: &str, games: u32) -> Match {
    let pace = Pace {
        move_time: None,
        clock: None,
        nodes: Some(40),
    };
    Match {
        settings: MatchSettings {
            start: Position::new(Rules::standard("ring", Options::default()).unwrap()),
            names: PerSide {
                a: a.to_owned(),
                b: b.to_owned(),
            },
            paces: PerSide { a: pace, b: pace },
            grace: Duration::from_secs(60),
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

fn greedy_and_uct(side: Side) -> Result<Box<dyn Player>, ClientError> {
    let engine: Box<dyn Engine> = match side {
        Side::A => Box::new(Greedy::new(0)),
        Side::B => Box::new(Uct::new(0).with_memory(1 << 20)),
    };
    Ok(Box::new(InProcess(engine)))
}

/// Plays a match and gives its records, in order of their numbers, with the score.
fn played(
    play: &Match,
    start: &(dyn Fn(Side) -> Result<Box<dyn Player>, ClientError> + Sync),
) -> (Vec<Record>, MatchScore) {
    let mut score = MatchScore::default();
    let mut games = Vec::new();
    play.run(
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
    let mut play = between("greedy", "uct", 8);
    let (records, score) = played(&play, &greedy_and_uct);
    play.concurrency = 3;
    let (again, _) = played(&play, &greedy_and_uct);
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
    let play = between("greedy", "uct", 6);
    let (records, whole) = played(&play, &greedy_and_uct);
    let mut score = MatchScore::default();
    for record in &records[..3] {
        score
            .resume(record, &play.settings, Material::standard())
            .unwrap();
    }
    let mut numbers = Vec::new();
    let result = play.run(
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
    let mut other = play.settings.clone();
    other.title = "another".to_owned();
    let refused = score.resume(&records[0], &other, Material::standard());
    assert_eq!(refused, Err(ResumeError::OtherMatch("a test".to_owned())));
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
        (ClientError::Timeout, "hang"),
        (ClientError::Ended("exit status: 1".to_owned()), "crash"),
        (ClientError::NoMove("e4".to_owned()), "illegal move"),
        (ClientError::Refused("no".to_owned()), "refusal"),
    ] {
        let mut play = between("failing", "greedy", 40);
        play.sprt = Some(Sprt {
            elo0: 0.0,
            elo1: 200.0,
        });
        let start = |side: Side| -> Result<Box<dyn Player>, ClientError> {
            let greedy = InProcess(Box::new(Greedy::new(0)));
            Ok(match side {
                Side::A => Box::new(Failing(greedy, error.clone())),
                Side::B => Box::new(greedy),
            })
        };
        let (records, score) = played(&play, &start);
        assert_eq!(score.total().won, 0, "{kind}");
        let lost = score.total().lost;
        assert_eq!(score.forfeits().a.get(kind), Some(&lost));
        assert_eq!(play.verdict(&score), Verdict::AcceptH0);
        assert!(lost < 40, "the test has ended the match early");
        let termination = records[0].tag("Termination").unwrap();
        assert!(termination.starts_with(kind), "{termination}");
    }
}

#[test]
fn an_interrupted_match_counts_no_half_games() {
    let stop = Stop::new();
    stop.stop();
    let mut score = MatchScore::default();
    let play = between("greedy", "uct", 4);
    let result = play.run(
        &mut score,
        &greedy_and_uct,
        &balancer,
        &stop,
        &mut |_, _| ControlFlow::Continue(()),
    );
    assert_eq!(result, Ok(()));
    assert_eq!(score.total().games(), 0);
}
