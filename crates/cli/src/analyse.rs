//! `caminos analyse`: what the engine thinks of the moves of a record.

mod assess;
mod eval;
mod file;
mod report;

use std::io::{self, IsTerminal as _, Write};
use std::time::Duration;

use caminos_cei::Limits;
use caminos_rules::{Comment, Line, Mark, Move, Position, Record};

use self::assess::{Analyser, MoveAssessment};
use crate::arg_value::number;
use crate::failure::Failure;
use crate::language::texts;
use crate::output::Completion;
use crate::{input, start};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    material: start::MaterialArgs,
    #[arg(long, value_name = "MS", default_value_t = 500, conflicts_with = "nodes",
          value_parser = number(1..=3_600_000_u64))]
    time: u64,
    #[arg(long, value_name = "N", value_parser = number(1_u64..))]
    nodes: Option<u64>,
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
    #[arg(long, conflicts_with = "json")]
    record: bool,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let material = args.material.resolve()?;
    // All that can be refused is refused before the work begins.
    let (mut records, ends) = input::read_games(&args.file, &material)?;
    if let Some(path) = &args.out {
        file::check(path)?;
    }
    let time = Duration::from_millis(args.time);
    let analyser = Analyser::new(Limits {
        move_time: args.nodes.is_none().then_some(time),
        nodes: args.nodes,
        ..Limits::default()
    });
    let games = records.len();
    for (number, (record, end)) in (1..).zip(records.iter_mut().zip(&ends)) {
        let assessed = analyser.game(end, &mut |ply, plies| {
            progress(&report::progress(number, games, ply, plies));
        });
        progress("");
        if args.json {
            writeln!(out, "{}", report::object(number, record, end, &assessed))?;
        } else if !args.record {
            for line in report::table(number, games, record, end, &assessed) {
                writeln!(out, "{line}")?;
            }
        }
        out.flush()?;
        annotate(record, end, &assessed);
    }
    let texts: Vec<String> = records.iter().map(Record::to_string).collect();
    let annotated = texts.join("\n");
    if args.record {
        write!(out, "{annotated}")?;
    }
    if let Some(path) = &args.out {
        file::write(path, &annotated)?;
    }
    Ok(Completion::Success)
}

/// Says how far it is, on a line that is written over again.
fn progress(text: &str) {
    let mut err = io::stderr();
    if err.is_terminal() {
        // Nothing is lost if nobody reads it.
        let _ = write!(err, "\r\u{1b}[K{text}");
        let _ = err.flush();
    }
}

/// Writes the assessments beside the moves; what was there stays.
fn annotate(record: &mut Record, end: &Position, assessed: &[MoveAssessment]) {
    let rules = end.rules();
    for (node, assessment) in record.main_line_mut().zip(assessed) {
        let text = report::comment(assessment.after, &report::sentence(texts(), assessment));
        if let Some(comment) = comment(&text)
            && !node.comments().contains(&comment)
        {
            node.add_comment(comment);
        }
        // Whoever has judged the move already is not contradicted beside it.
        let is_marked = node.marks().iter().any(|mark| mark.sign().is_some());
        if let Some(mark) = assessment.mark.filter(|_| !is_marked) {
            node.add_mark(mark);
        }
        let bad = assessment.mark.is_some_and(|mark| mark != Mark::GOOD);
        let line = assessment.best.iter().map(|&mv: &Move| rules.text(mv));
        let mut line = Line::from_moves(line);
        let known = node.variations().iter().any(|known| {
            let first = |line: &Line| line.nodes().first().map(|node| node.text().clone());
            first(known) == first(&line)
        });
        if bad && !known {
            let text = report::comment(assessment.before, "");
            if let (Some(first), Some(comment)) = (line.nodes_mut().first_mut(), comment(&text)) {
                first.add_comment(comment);
            }
            node.add_variation(line);
        }
    }
}

fn comment(text: &str) -> Option<Comment> {
    let comment = Comment::new(text);
    debug_assert!(comment.is_ok(), "the words of this program can be written");
    comment.ok()
}
