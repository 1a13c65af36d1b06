//! `caminos analyse`: what the engine thinks of the moves of a record.

mod assess;
mod report;
mod summary;

use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;
use std::time::Duration;

use caminos_cei::Limits;
use caminos_rules::{Comment, Line, Material, Move, Position, Record};

use self::assess::{Analyser, MoveAssessment};
use crate::arg_value::number;
use crate::failure::Failure;
use crate::games::ReplayedGames;
use crate::language::texts;
use crate::output::Completion;
use crate::output_file::OutputFile;
use crate::wrap::{Folded, terminal_width, wrap};
use crate::{input, start};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N", value_parser = number(1_u32..))]
    game: Option<u32>,
    #[arg(long, value_name = "N", value_parser = number(1_u32..))]
    ply: Option<u32>,
    #[command(flatten)]
    material: start::MaterialArgs,
    #[arg(long, value_name = "MS", default_value_t = 500, conflicts_with = "nodes",
          value_parser = number(1..=3_600_000_u64))]
    time: u64,
    #[arg(long, value_name = "N", value_parser = number(1_u64..))]
    nodes: Option<u64>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, conflicts_with = "json")]
    record: bool,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let material = args.material.resolve()?;
    // All that can be refused is refused before the work begins.
    let mut games = chosen_games(args, &material)?;
    let file = args.out.as_deref().map(OutputFile::new).transpose()?;
    let time = Duration::from_millis(args.time);
    let analyser = Analyser::new(Limits {
        move_time: args.nodes.is_none().then_some(time),
        nodes: args.nodes,
        ..Limits::default()
    });
    let count = games.len();
    let width = report::width();
    for (i, (number, record, end)) in games.iter_mut().enumerate() {
        let assessed = analyser.game(end, args.ply, &mut |ply, plies| {
            progress(&report::progress(i + 1, count, ply, plies));
        });
        progress("");
        let game = AnalysedGame {
            number: *number,
            is_only: count == 1,
            end,
            assessed: &assessed,
        };
        if args.json {
            writeln!(out, "{}", report::object(&game, record))?;
        } else if !args.record {
            let mut out = Folded::new(out, terminal_width);
            for line in report::table(&game, record, width) {
                writeln!(out, "{line}")?;
            }
        }
        out.flush()?;
        annotate(record, end, &assessed);
    }
    let texts: Vec<String> = games
        .iter()
        .map(|(_, record, _)| record.to_string())
        .collect();
    let annotated = texts.join("\n");
    if args.record {
        write!(out, "{annotated}")?;
    }
    if let Some(file) = file {
        file.write(&annotated, out)?;
    }
    Ok(Completion::Success)
}

/// A game, and what the engine thinks of its moves.
struct AnalysedGame<'g> {
    /// In its file.
    number: u32,
    is_only: bool,
    end: &'g Position,
    assessed: &'g [MoveAssessment],
}

/// The games to look at, with their numbers in the file and the positions that they ended in.
fn chosen_games(args: &Args, material: &Material) -> Result<Vec<(u32, Record, Position)>, Failure> {
    let all = ReplayedGames::open(&args.file, material)?.collect()?;
    let count = all.len() as u32;
    let numbered = (1..)
        .zip(all)
        .map(|(number, (record, end))| (number, record, end));
    let is_chosen = |number: u32| args.game.is_none_or(|game| game == number);
    let chosen: Vec<_> = numbered.filter(|&(number, ..)| is_chosen(number)).collect();
    let file = || input::name(&args.file);
    if let (Some(number), true) = (args.game, chosen.is_empty()) {
        return Err(Failure::NoSuchGame {
            file: file(),
            number,
            games: count,
        });
    }
    if let Some(ply) = args.ply {
        if chosen.len() > 1 {
            return Err(Failure::WhichGame { file: file() });
        }
        let moves = chosen.first().map_or(0, |(.., end)| end.history().len());
        if ply as usize > moves {
            return Err(Failure::NoSuchPly {
                file: file(),
                ply: ply as usize,
                moves,
            });
        }
    }
    Ok(chosen)
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
    let mut nodes: Vec<_> = record.main_line_mut().collect();
    for assessment in assessed {
        let Some(node) = nodes.get_mut(assessment.ply) else {
            continue;
        };
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
        let bad = assessment.is_worse();
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

/// A comment in lines that fit a terminal with the braces around them.
fn comment(text: &str) -> Option<Comment> {
    const WIDTH: usize = 78;
    let comment = Comment::new(&wrap(text, WIDTH, "", "").join("\n"));
    debug_assert!(comment.is_ok(), "the words of this program can be written");
    comment.ok()
}
