//! `caminos bench`: how fast the rules are on this machine.

use std::io::Write;

use caminos_bench::Figures;
use serde_json::json;

use crate::failure::Failure;
use crate::language::{texts, tr};
use crate::messages::width;
use crate::output::Completion;

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let mut step = 0_u32;
    let figures = Figures::measure(|_| {
        step += 1;
        let _ = writeln!(std::io::stderr(), "{}", tr!("bench-step", step = step));
    });
    let Figures {
        bulk,
        no_bulk,
        counting,
        win_test,
        random_games,
        playouts,
        evaluations,
    } = &figures;
    if args.json {
        let counting: serde_json::Map<_, _> = counting
            .iter()
            .map(|counting| (counting.board.to_owned(), json!(counting.ns)))
            .collect();
        let object = json!({
            "perft_bulk": { "nodes": bulk.nodes, "ns_per_node": bulk.ns_per_node },
            "perft_tested": { "nodes": no_bulk.nodes, "ns_per_node": no_bulk.ns_per_node },
            "count_ns": counting,
            "win_test_ns": { "mean": win_test.mean_ns, "worst": win_test.worst_ns },
            "random_games_per_second": random_games.per_second,
            "uct_playouts_per_second": playouts.per_second,
            "evaluations_per_second": evaluations.per_second,
        });
        writeln!(out, "{object}")?;
        return Ok(Completion::Success);
    }
    let square = texts().board("square");
    let square = square.as_str();
    let mut rows = Vec::new();
    for (name, perft) in [
        (tr!("bench-perft-bulk"), bulk),
        (tr!("bench-perft-tested"), no_bulk),
    ] {
        let millions = format!("{:.1}", 1e3 / perft.ns_per_node);
        let note = tr!("bench-millions", count = millions);
        let unit = format!("{}  {note}", tr!("bench-per-node"));
        rows.push((name, format!("{:.2}", perft.ns_per_node), unit));
    }
    for counting in counting {
        let name = tr!("bench-counting", board = texts().board(counting.board));
        let unit = tr!("bench-per-position");
        rows.push((name, format!("{:.0}", counting.ns), unit));
    }
    let worst = tr!("bench-worst", ns = format!("{:.0}", win_test.worst_ns));
    let unit = format!("{}  {worst}", tr!("bench-per-test"));
    let mean = format!("{:.0}", win_test.mean_ns);
    rows.push((tr!("bench-connected"), mean, unit));
    for (name, per_second) in [
        (
            tr!("bench-random-games", board = square),
            random_games.per_second,
        ),
        (tr!("bench-playouts", board = square), playouts.per_second),
        (
            tr!("bench-evaluations", board = square),
            evaluations.per_second,
        ),
    ] {
        rows.push((name, format!("{per_second:.0}"), tr!("bench-per-second")));
    }
    let names: Vec<String> = rows.iter().map(|(name, ..)| name.clone()).collect();
    let wide = width(&names);
    for (name, figure, unit) in rows {
        writeln!(out, "{name:wide$} {figure:>10} {unit}")?;
    }
    Ok(Completion::Success)
}
