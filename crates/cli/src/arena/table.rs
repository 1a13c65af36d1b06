//! The result of a match, for people and for programs.

use std::io::Write;

use anyhow::Result;
use caminos_rules::{PerTeam, Team};
use serde_json::{Map, Value, json};

use super::forfeit::told_kind;
use super::game::Conditions;
use super::sample::Estimate;
use super::side::Side;
use super::sprt::{Sprt, Verdict};
use super::standing::{Basis, Standing, Tally};
use crate::language::tr;
use crate::messages::width;

pub(super) fn print(
    standing: &Standing,
    conditions: &Conditions,
    sprt: Option<Sprt>,
    out: &mut dyn Write,
) -> Result<()> {
    for side in Side::BOTH {
        let (name, pace) = (&conditions.names[side], conditions.paces[side]);
        writeln!(out, "{side}  {name} ({})", pace.words())?;
    }
    writeln!(out)?;
    let PerTeam { yellow, green } = standing.by_colour();
    let rows = [
        (tr!("arena-as-yellow"), yellow),
        (tr!("arena-as-green"), green),
        (tr!("arena-in-all"), standing.total()),
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
    writeln!(out)?;
    if standing.total().games() == 0 {
        writeln!(out, "{}", tr!("arena-no-game"))?;
        return Ok(());
    }
    let (basis, sample) = standing.sample();
    let basis = match basis {
        Basis::Pentanomial => tr!("arena-pentanomial", count = sample.count() as u32),
        Basis::Trinomial => tr!("arena-trinomial", count = sample.count() as u32),
    };
    let estimate = Estimate::new(&sample);
    let range = estimate.range();
    writeln!(out, "Elo    {estimate} (95%, {range}{basis})")?;
    writeln!(out, "LOS    {:.1}%", 100.0 * sample.superiority())?;
    let [zero, half, one, more, two] = standing.pairs();
    let pairs = tr!("arena-pairs");
    writeln!(
        out,
        "{pairs:6} 0: {zero}  ½: {half}  1: {one}  1½: {more}  2: {two}"
    )?;
    for side in Side::BOTH {
        let forfeits = &standing.forfeits()[side];
        if !forfeits.is_empty() {
            let kinds = forfeits
                .iter()
                .map(|(kind, count)| format!("{count} × {}", told_kind(kind)));
            let kinds: Vec<String> = kinds.collect();
            let side = side.to_string();
            let kinds = kinds.join(", ");
            writeln!(out, "{}", tr!("arena-forfeits", side = side, kinds = kinds))?;
        }
    }
    if let Some(sprt) = sprt {
        let Sprt { elo0, elo1 } = sprt;
        let verdict = match sprt.verdict(&sample) {
            Verdict::Open => tr!("arena-sprt-open"),
            Verdict::AcceptH0 => tr!("arena-sprt-h0", elo = elo1.to_string()),
            Verdict::AcceptH1 => tr!("arena-sprt-h1", elo = elo0.to_string()),
        };
        let (ratio, bound) = (sprt.log_ratio(&sample), Sprt::bound());
        writeln!(
            out,
            "SPRT   LLR {ratio:.2} (-{bound:.2} … {bound:.2}): {verdict}"
        )?;
    }
    Ok(())
}

/// The same as one JSON object.
pub(super) fn object(standing: &Standing, conditions: &Conditions, sprt: Option<Sprt>) -> Value {
    let tally = |tally: Tally| {
        let Tally { won, drawn, lost } = tally;
        json!({ "won": won, "drawn": drawn, "lost": lost, "score": tally.score() })
    };
    let by_colour = standing.by_colour();
    let colours = Team::ALL.map(|team| (team.name().to_owned(), tally(by_colour[team])));
    let (basis, sample) = standing.sample();
    let estimate = Estimate::new(&sample);
    let forfeits = |side: Side| {
        let counts = standing.forfeits()[side].iter();
        let counts = counts.map(|(kind, count)| (kind.clone(), json!(count)));
        Value::Object(counts.collect::<Map<_, _>>())
    };
    let finite = |number: f64| number.is_finite().then_some(number);
    let mut object = json!({
        "a": conditions.names.a,
        "b": conditions.names.b,
        "match": conditions.title,
        "total": tally(standing.total()),
        "by_colour": Value::Object(Map::from_iter(colours)),
        "pairs": standing.pairs(),
        "elo": finite(estimate.elo),
        "elo_95": [finite(estimate.low), finite(estimate.high)],
        "basis": match basis {
            Basis::Pentanomial => "pentanomial",
            Basis::Trinomial => "trinomial",
        },
        "los": finite(sample.superiority()),
        "forfeits": { "a": forfeits(Side::A), "b": forfeits(Side::B) },
    });
    if let Some(sprt) = sprt {
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
