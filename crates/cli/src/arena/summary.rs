//! The result of a match, for people and for programs.

use std::io::{self, Write};

use caminos_arena::{Basis, Contender, EngineMatch, Estimate, MatchScore, Sprt, Tally, Verdict};
use caminos_rules::{PerTeam, Team};
use serde_json::{Map, Value, json};

use super::messages;
use crate::language::tr;
use crate::messages::width;

pub(super) fn print(
    score: &MatchScore,
    engine_match: &EngineMatch,
    out: &mut dyn Write,
) -> io::Result<()> {
    for contender in Contender::BOTH {
        let (name, limits) = (
            &engine_match.settings.names[contender],
            engine_match.settings.limits[contender],
        );
        writeln!(out, "{contender}  {name} ({})", messages::limits(&limits))?;
    }
    writeln!(out)?;
    print_tallies(score, out)?;
    writeln!(out)?;
    if score.total().games() == 0 {
        writeln!(out, "{}", tr!("arena-no-game"))?;
        return Ok(());
    }
    print_estimate(score, out)?;
    print_forfeits(score, out)?;
    print_late(score, out)?;
    match engine_match.sprt {
        Some(sprt) => print_sprt(sprt, score, out),
        None => Ok(()),
    }
}

fn print_tallies(score: &MatchScore, out: &mut dyn Write) -> io::Result<()> {
    let PerTeam { yellow, green } = score.by_colour();
    let rows = [
        (tr!("arena-as-yellow"), yellow),
        (tr!("arena-as-green"), green),
        (tr!("arena-in-all"), score.total()),
    ];
    let wide = width(&rows.each_ref().map(|(name, _)| name.clone())).max(11) + 1;
    writeln!(
        out,
        "{:wide$}{:>6}{:>7}{:>6}{:>9}",
        "",
        tr!("arena-won"),
        tr!("arena-drawn"),
        tr!("arena-lost-games"),
        tr!("arena-score")
    )?;
    for (name, tally) in rows {
        let Tally { won, drawn, lost } = tally;
        let score = match tally.games() {
            0 => "-".to_owned(),
            _ => format!("{:.1}%", 100.0 * tally.score()),
        };
        writeln!(out, "{name:wide$}{won:>6}{drawn:>7}{lost:>6}{score:>9}")?;
    }
    Ok(())
}

fn print_estimate(score: &MatchScore, out: &mut dyn Write) -> io::Result<()> {
    let (basis, sample) = score.sample();
    let basis = match basis {
        Basis::Pentanomial => tr!("arena-pentanomial", count = sample.count() as u32),
        Basis::Trinomial => tr!("arena-trinomial", count = sample.count() as u32),
    };
    let estimate = Estimate::new(&sample);
    let range = estimate.range();
    writeln!(out, "Elo    {estimate} (95%, {range}{basis})")?;
    writeln!(out, "LOS    {:.1}%", 100.0 * sample.superiority())?;
    let [zero, half, one, more, two] = score.pairs();
    let pairs = tr!("arena-pairs");
    writeln!(
        out,
        "{pairs:6} 0: {zero}  ½: {half}  1: {one}  1½: {more}  2: {two}"
    )?;
    Ok(())
}

fn print_forfeits(score: &MatchScore, out: &mut dyn Write) -> io::Result<()> {
    for contender in Contender::BOTH {
        let forfeits = score.forfeits()[contender].iter();
        let kinds =
            forfeits.map(|(kind, count)| format!("{count} × {}", messages::forfeit_kind(kind)));
        let kinds: Vec<String> = kinds.collect();
        if !kinds.is_empty() {
            let (contender, kinds) = (contender.to_string(), kinds.join(", "));
            let line = tr!("arena-forfeits", contender = contender, kinds = kinds);
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn print_late(score: &MatchScore, out: &mut dyn Write) -> io::Result<()> {
    for contender in Contender::BOTH {
        let late = score.late()[contender];
        if late.answers > 0 {
            let most = late.most.as_millis().to_string();
            let contender = contender.to_string();
            let line = tr!(
                "arena-late",
                contender = contender,
                count = late.answers,
                most = most
            );
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn print_sprt(sprt: Sprt, score: &MatchScore, out: &mut dyn Write) -> io::Result<()> {
    let (_, sample) = score.sample();
    let verdict = match sprt.verdict(&sample) {
        Verdict::Open => tr!("arena-sprt-open"),
        Verdict::AcceptH0 => tr!("arena-sprt-h0", elo = sprt.elo1.to_string()),
        Verdict::AcceptH1 => tr!("arena-sprt-h1", elo = sprt.elo0.to_string()),
    };
    let (ratio, bound) = (sprt.log_ratio(&sample), Sprt::bound());
    writeln!(
        out,
        "SPRT   LLR {ratio:.2} (-{bound:.2} … {bound:.2}): {verdict}"
    )?;
    Ok(())
}

/// The same as one JSON object.
pub(super) fn object(score: &MatchScore, engine_match: &EngineMatch) -> Value {
    let tally = |tally: Tally| {
        let Tally { won, drawn, lost } = tally;
        json!({ "won": won, "drawn": drawn, "lost": lost, "score": tally.score() })
    };
    let by_colour = score.by_colour();
    let colours = Team::ALL.map(|team| (team.name().to_owned(), tally(by_colour[team])));
    let (basis, sample) = score.sample();
    let estimate = Estimate::new(&sample);
    let forfeits = |contender: Contender| {
        let counts = score.forfeits()[contender].iter();
        let counts = counts.map(|(kind, count)| (kind.to_string(), json!(count)));
        Value::Object(counts.collect::<Map<_, _>>())
    };
    let late = |contender: Contender| {
        let late = score.late()[contender];
        json!({ "answers": late.answers, "most_ms": late.most.as_millis() as u64 })
    };
    let finite = |number: f64| number.is_finite().then_some(number);
    let mut object = json!({
        "a": engine_match.settings.names.a,
        "b": engine_match.settings.names.b,
        "match": engine_match.settings.title,
        "total": tally(score.total()),
        "by_colour": Value::Object(Map::from_iter(colours)),
        "pairs": score.pairs(),
        "elo": finite(estimate.elo),
        "elo_95": [finite(estimate.low), finite(estimate.high)],
        "basis": match basis {
            Basis::Pentanomial => "pentanomial",
            Basis::Trinomial => "trinomial",
        },
        "los": finite(sample.superiority()),
        "forfeits": { "a": forfeits(Contender::A), "b": forfeits(Contender::B) },
        "late": { "a": late(Contender::A), "b": late(Contender::B) },
    });
    if let Some(sprt) = engine_match.sprt {
        let verdict = match sprt.verdict(&sample) {
            Verdict::Open => Value::Null,
            Verdict::AcceptH0 => json!("H0"),
            Verdict::AcceptH1 => json!("H1"),
        };
        object["sprt"] = json!({
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "llr": finite(sprt.log_ratio(&sample)),
            "accepted": verdict,
        });
    }
    object
}
