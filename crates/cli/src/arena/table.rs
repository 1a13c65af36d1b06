//! The result of a match, for people and for programs.

use std::io::Write;

use anyhow::Result;
use caminos_rules::{PerTeam, Team};
use serde_json::{Map, Value, json};

use super::game::Conditions;
use super::sample::Estimate;
use super::side::Side;
use super::sprt::{Sprt, Verdict};
use super::standing::{Basis, Standing, Tally};

pub(super) fn print(
    standing: &Standing,
    conditions: &Conditions,
    sprt: Option<Sprt>,
    out: &mut dyn Write,
) -> Result<()> {
    for side in Side::BOTH {
        let (name, pace) = (&conditions.names[side], conditions.paces[side]);
        writeln!(out, "{side}  {name} ({pace})")?;
    }
    writeln!(out)?;
    writeln!(
        out,
        "{:12}{:>6}{:>7}{:>6}{:>9}",
        "", "won", "drawn", "lost", "score"
    )?;
    let PerTeam { yellow, green } = standing.by_colour();
    for (name, tally) in [
        ("A as yellow", yellow),
        ("A as green", green),
        ("A in all", standing.total()),
    ] {
        let Tally { won, drawn, lost } = tally;
        let score = match tally.games() {
            0 => "-".to_owned(),
            _ => format!("{:.1}%", 100.0 * tally.score()),
        };
        writeln!(out, "{name:12}{won:>6}{drawn:>7}{lost:>6}{score:>9}")?;
    }
    writeln!(out)?;
    if standing.total().games() == 0 {
        writeln!(out, "No game was played.")?;
        return Ok(());
    }
    let (basis, sample) = standing.sample();
    let basis = match basis {
        Basis::Pentanomial => format!("pentanomial, {} pairs", sample.count()),
        Basis::Trinomial => format!("trinomial, {} games", sample.count()),
    };
    let estimate = Estimate::new(&sample);
    let range = estimate.range();
    writeln!(out, "Elo    {estimate} (95%, {range}{basis})")?;
    writeln!(out, "LOS    {:.1}%", 100.0 * sample.superiority())?;
    let [zero, half, one, more, two] = standing.pairs();
    writeln!(
        out,
        "Pairs  0: {zero}  ½: {half}  1: {one}  1½: {more}  2: {two}"
    )?;
    for side in Side::BOTH {
        let forfeits = &standing.forfeits()[side];
        if !forfeits.is_empty() {
            let kinds = forfeits
                .iter()
                .map(|(kind, count)| format!("{count} {kind}"));
            let kinds: Vec<String> = kinds.collect();
            writeln!(out, "{side} lost away from the board: {}", kinds.join(", "))?;
        }
    }
    if let Some(sprt) = sprt {
        let Sprt { elo0, elo1 } = sprt;
        let verdict = match sprt.verdict(&sample) {
            Verdict::Open => "not decided".to_owned(),
            Verdict::AcceptH0 => format!("A is not {elo1} Elo stronger (H0 accepted)"),
            Verdict::AcceptH1 => format!("A is more than {elo0} Elo stronger (H1 accepted)"),
        };
        let (ratio, bound) = (sprt.log_ratio(&sample), Sprt::bound());
        writeln!(
            out,
            "SPRT   LLR {ratio:.2} (-{bound:.2} to {bound:.2}): {verdict}"
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
