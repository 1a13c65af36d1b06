//! Several nodes, their clients, the log and the bus in one deterministic simulation with seeded
//! faults, as FoundationDB and TigerBeetle test: messages are lost, delayed, doubled and out of order;
//! commits fail, or succeed though their reply is lost, or come late; nodes crash, or pause longer than any
//! timeout and go on with what they knew; connections break at any moment; clocks differ, jump and are
//! set back. In one of the games a computer plays, whose moves nodes search and take over.
//!
//! `SEEDS=100000 cargo test --release -p caminos-node --test simulation` runs more seeds than usual
//! (`make simulate`), `SEED=42` runs one and prints what happens in it.

mod action;
mod check;
mod client;
mod faults;
mod store;
mod totals;
mod world;

use std::panic::resume_unwind;

use faults::Faults;
use totals::Totals;
use world::World;

/// A number from the environment.
fn setting(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(
        text.parse()
            .unwrap_or_else(|_| panic!("{name}={text} is not a number")),
    )
}

fn run(seed: u64, faults: Faults, trace: bool) -> Totals {
    let mut world = World::new(seed, faults, trace);
    world.run();
    world.settle();
    check::check(&world).unwrap_or_else(|error| {
        panic!("seed {seed}: {error}\nSEED={seed} replays it with a trace");
    })
}

/// Each seed by itself, on all cores.
fn run_all(seeds: u64) -> Totals {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let share = |first: usize| {
        let mut totals = Totals::default();
        for seed in (first as u64..seeds).step_by(threads) {
            totals.add(run(seed, Faults::of(seed), false));
            // A long run shows how far it has come.
            if seed > 0 && seed.is_multiple_of(5000) {
                println!("{seed} of {seeds} seeds");
            }
        }
        totals
    };
    let mut totals = Totals::default();
    std::thread::scope(|scope| {
        let shares: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || share(first)))
            .collect();
        for share in shares {
            totals.add(share.join().unwrap_or_else(|panic| resume_unwind(panic)));
        }
    });
    totals
}

#[test]
fn nothing_acknowledged_is_lost_doubled_reordered_or_contradicted() {
    if let Some(seed) = setting("SEED") {
        println!("{:?}", run(seed, Faults::of(seed), true));
        return;
    }
    let seeds = setting("SEEDS").unwrap_or(2000);
    let totals = run_all(seeds);
    println!("{seeds} seeds: {totals:?}");
    // What never happens is not tested.
    let Totals {
        accepted,
        refused,
        repeated,
        conflicts,
        unknown,
        lost_messages,
        crashes,
        pauses,
        resyncs: _,
        flags,
        clock_jumps,
        outdated,
    } = totals;
    for count in [
        accepted,
        refused,
        repeated,
        conflicts,
        unknown,
        lost_messages,
        crashes,
        pauses,
        flags,
        clock_jumps,
        outdated,
    ] {
        assert!(count >= seeds / 20, "{totals:?}");
    }
}

#[test]
fn without_faults_every_command_is_answered_at_once() {
    for seed in 0..50 {
        let totals = run(seed, Faults::none(), false);
        assert!(totals.accepted > 0 && totals.unknown == 0);
    }
}

/// The checker finds what it is there to find.
#[test]
#[should_panic(expected = "seed 7")]
fn a_log_that_loses_a_commit_is_found_out() {
    run(
        7,
        Faults {
            forget_commits: 300,
            ..Faults::none()
        },
        false,
    );
}

#[test]
#[should_panic(expected = "seed")]
fn a_log_that_lets_two_writers_in_is_found_out() {
    for seed in 0..200 {
        run(
            seed,
            Faults {
                ignore_conflicts: true,
                ..Faults::of(seed)
            },
            false,
        );
    }
}
