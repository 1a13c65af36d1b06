//! A round robin: every player meets every other, and all get a rating.

use std::io::{self, Write};

use caminos_arena::{MatchScore, PairScore, Rating, ratings};
use serde_json::{Value, json};

use super::contender::ContenderSpec;
use super::file::GameFile;
use super::settings::{Args, Settings};
use super::{check, interrupt, play};
use crate::failure::Failure;
use crate::language::tr;
use crate::messages::width;
use crate::output::Completion;

/// The match of two of the players.
struct Pairing {
    a: usize,
    b: usize,
    settings: Settings,
    score: MatchScore,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let players = args.contenders();
    let mut pairings = Vec::new();
    for b in 1..players.len() {
        for a in 0..b {
            pairings.push(Pairing {
                a,
                b,
                settings: args.resolve_between(&players[a], &players[b])?,
                score: MatchScore::default(),
            });
        }
    }
    let interrupt = interrupt::on_signal().map_err(Failure::Signals)?;
    let mut file = match pairings.first() {
        Some(Pairing { settings, .. }) => match settings.file.clone() {
            Some(name) => {
                let resume = settings.resume;
                let matches = pairings.iter_mut().map(|p| (&p.settings, &mut p.score));
                let mut matches: Vec<_> = matches.collect();
                Some(GameFile::open(&name, resume, &mut matches)?)
            }
            None => None,
        },
        None => None,
    };
    for pairing in &pairings {
        check(&pairing.settings, &interrupt)?;
    }
    let mut json = false;
    for Pairing {
        settings, score, ..
    } in &mut pairings
    {
        json = settings.json;
        if !interrupt.is_stopped() {
            play(settings, score, file.as_mut(), &interrupt)?;
        }
    }
    let scores = pairings.iter().map(|pairing| PairScore {
        a: pairing.a,
        b: pairing.b,
        tally: pairing.score.total(),
    });
    let scores: Vec<PairScore> = scores.collect();
    let mut rated: Vec<(&ContenderSpec, Rating)> = players
        .iter()
        .zip(ratings(players.len(), &scores))
        .collect();
    rated.sort_by(|(_, a), (_, b)| b.elo.total_cmp(&a.elo));
    if json {
        writeln!(out, "{}", object(&rated))?;
    } else {
        print(&rated, out)?;
    }
    Ok(Completion::Success)
}

fn print(rated: &[(&ContenderSpec, Rating)], out: &mut dyn Write) -> io::Result<()> {
    let names: Vec<String> = rated.iter().map(|(name, _)| name.to_string()).collect();
    let heading = tr!("arena-player");
    let mut cells = names.clone();
    cells.push(heading.clone());
    let wide = width(&cells) + 1;
    writeln!(
        out,
        "{heading:wide$}{:>14}{:>8}{:>9}",
        "Elo",
        tr!("arena-games"),
        tr!("arena-score")
    )?;
    for (name, (_, Rating { elo, error, tally })) in names.iter().zip(rated) {
        let range = format!("{elo:+.0} ± {error:.0}");
        let score = format!("{:.1}%", 100.0 * tally.score());
        writeln!(out, "{name:wide$}{range:>14}{:>8}{score:>9}", tally.games())?;
    }
    Ok(())
}

fn object(rated: &[(&ContenderSpec, Rating)]) -> Value {
    let players = rated.iter().map(|(name, Rating { elo, error, tally })| {
        json!({
            "player": name.to_string(),
            "elo": elo,
            "error_95": error,
            "games": tally.games(),
            "won": tally.won,
            "drawn": tally.drawn,
            "lost": tally.lost,
        })
    });
    json!({ "ladder": players.collect::<Vec<_>>() })
}
