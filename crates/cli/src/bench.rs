//! `caminos bench`: how fast the rules are on this machine.

use std::io::Write;

use anyhow::Result;
use caminos_bench::Figures;
use serde_json::json;

use crate::output::Answer;

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Answer> {
    let figures = Figures::measure(|next| {
        let _ = writeln!(std::io::stderr(), "{next} …");
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
        return Ok(Answer::Yes);
    }
    for (name, perft) in [
        ("perft 3, the last placement counted", bulk),
        ("perft 3, every placement tested", no_bulk),
    ] {
        let millions = 1e3 / perft.ns_per_node;
        writeln!(
            out,
            "{name:38} {:>10.2} ns a node  {millions:.1} million a second",
            perft.ns_per_node
        )?;
    }
    for counting in counting {
        let name = format!("counting placements, {}", counting.board);
        writeln!(out, "{name:38} {:>10.0} ns a position", counting.ns)?;
    }
    writeln!(
        out,
        "{:38} {:>10.0} ns a test  {:.0} ns at worst",
        "is a team connected", win_test.mean_ns, win_test.worst_ns
    )?;
    for (name, per_second) in [
        ("random games, square", random_games.per_second),
        ("playouts of plain UCT, square", playouts.per_second),
        (
            "positions evaluated, square midgame",
            evaluations.per_second,
        ),
    ] {
        writeln!(out, "{name:38} {per_second:>10.0} a second")?;
    }
    Ok(Answer::Yes)
}
