//! Reading records.

use alloc::collections::BTreeSet;
use core::str::FromStr;

use super::{Comment, GameResult, Line, Mark, Node, Origin, ParseCommentError, Record, Tag};
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::notation::{NotationError, NotationFault, Scanner, TextPos};

impl Record {
    /// Reads a text that holds exactly one game.
    ///
    /// # Errors
    /// Where and why the text is no record.
    ///
    /// ```
    /// use caminos_rules::Record;
    /// let error = Record::parse("[Caminos \"1\"]\n1. Ia1a2a3 (Ib1b2b3").unwrap_err();
    /// assert_eq!(error.to_string(), "line 2, column 12: this variation is not closed: \")\" is missing");
    /// ```
    pub fn parse(text: &str) -> Result<Self, NotationError> {
        let mut scanner = start(text);
        if scanner.at_end() {
            return Err(scanner.error(NotationFault::NoGame));
        }
        let record = read_game(&mut scanner)?;
        if scanner.at_end() {
            Ok(record)
        } else {
            Err(scanner.error(NotationFault::SecondGame))
        }
    }

    /// Reads a text that holds any number of games, such as a series.
    ///
    /// # Errors
    /// Where and why the text is no list of records.
    ///
    /// ```
    /// use caminos_rules::Record;
    /// let games = Record::parse_all("[Caminos \"1\"] draw [Caminos \"1\"] 1. Ia1a2a3 *")?;
    /// assert_eq!(games.len(), 2);
    /// # Ok::<(), caminos_rules::NotationError>(())
    /// ```
    pub fn parse_all(text: &str) -> Result<Vec<Self>, NotationError> {
        let mut scanner = start(text);
        let mut records = Vec::new();
        while !scanner.at_end() {
            records.push(read_game(&mut scanner)?);
        }
        Ok(records)
    }
}

impl Record {
    /// Reads the first game of a text that begins at `pos` of a larger one, and gives what follows
    /// it and where that begins. A long file can so be read piece by piece: a game is whole when
    /// something follows it, or when the file has ended.
    ///
    /// # Errors
    /// Where and why the text is no record. The text may only be too short.
    ///
    /// ```
    /// use caminos_rules::{Record, TextPos};
    /// let text = "[Caminos \"1\"] draw\n[Caminos \"1\"] 1. Ia1a2a3 *";
    /// let start = TextPos { line: 1, column: 1 };
    /// let (game, rest, pos) = Record::parse_first(text, start)?;
    /// assert_eq!(game.result().to_string(), "draw");
    /// assert_eq!(rest, "[Caminos \"1\"] 1. Ia1a2a3 *");
    /// assert_eq!(pos, TextPos { line: 2, column: 1 });
    /// # Ok::<(), caminos_rules::NotationError>(())
    /// ```
    pub fn parse_first(text: &str, pos: TextPos) -> Result<(Self, &str, TextPos), NotationError> {
        let mut scanner = Scanner::at(text, pos);
        scanner.skip_whitespace();
        if scanner.at_end() {
            return Err(scanner.error(NotationFault::NoGame));
        }
        let record = read_game(&mut scanner)?;
        Ok((record, scanner.rest(), scanner.pos()))
    }
}

impl FromStr for Record {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text)
    }
}

/// At the first character that counts; a byte order mark does not.
fn start(text: &str) -> Scanner<'_> {
    let mut scanner = Scanner::new(text.strip_prefix('\u{feff}').unwrap_or(text));
    scanner.skip_whitespace();
    scanner
}

fn error_at(pos: TextPos, fault: impl Into<NotationFault>) -> NotationError {
    let fault = fault.into();
    NotationError { pos, fault }
}

/// Reads one game and the space after it.
fn read_game(scanner: &mut Scanner<'_>) -> Result<Record, NotationError> {
    let begin = scanner.pos();
    let tags = read_tags(scanner)?;
    let find = |name: &str| tags.iter().find(|tag| tag.name() == name);
    match find("Caminos") {
        None => return Err(error_at(begin, NotationFault::NoVersion)),
        Some(tag) if tag.value() != Record::VERSION => {
            return Err(error_at(
                tag.origin.0.unwrap_or(begin),
                NotationFault::Version {
                    version: tag.value().to_owned(),
                },
            ));
        }
        Some(_) => {}
    }
    let tagged = match find("Result") {
        None => None,
        Some(tag) => {
            let pos = tag.origin.0.unwrap_or(begin);
            let result = tag.value().parse::<GameResult>();
            Some((result.map_err(|error| error_at(pos, error))?, pos))
        }
    };
    let line = read_line(scanner, None, Vec::new())?;
    let ending = read_result(scanner)?;
    if let (Some((tagged, _)), Some((ending, pos))) = (&tagged, &ending)
        && tagged != ending
    {
        let (ending, tagged) = (*ending, *tagged);
        let fault = NotationFault::TwoResults { ending, tagged };
        return Err(error_at(*pos, fault));
    }
    let (result, result_origin) = match ending.or(tagged) {
        Some((result, pos)) => (result, pos.into()),
        None => (GameResult::Unfinished, Origin::default()),
    };
    Ok(Record {
        tags,
        line,
        result,
        result_origin,
    })
}

fn read_tags<'t>(scanner: &mut Scanner<'t>) -> Result<Vec<Tag>, NotationError> {
    let mut tags = Vec::new();
    let mut names: BTreeSet<&'t str> = BTreeSet::new();
    while scanner.peek() == Some('[') {
        let pos = scanner.pos();
        scanner.bump();
        scanner.skip_whitespace();
        let name = scanner.take_while(Tag::in_name);
        scanner.skip_whitespace();
        if name.is_empty() || scanner.peek() != Some('"') {
            return Err(error_at(pos, NotationFault::BadTag));
        }
        if !names.insert(name) {
            let fault = NotationFault::RepeatedTag {
                name: name.to_owned(),
            };
            return Err(error_at(pos, fault));
        }
        let value = read_quoted(scanner)?;
        scanner.skip_whitespace();
        if !scanner.accept(']') {
            let (name, shown) = (name.to_owned(), scanner.shown());
            return Err(scanner.error(NotationFault::OpenTag { name, shown }));
        }
        let mut tag = Tag::fixed(name, value);
        tag.origin = pos.into();
        tags.push(tag);
        scanner.skip_whitespace();
    }
    Ok(tags)
}

/// Reads a value in quotes, in which `\"` and `\\` stand for `"` and `\`.
fn read_quoted(scanner: &mut Scanner<'_>) -> Result<String, NotationError> {
    let open = scanner.pos();
    scanner.bump();
    let mut value = String::new();
    loop {
        let here = scanner.pos();
        match scanner.bump() {
            Some('"') => return Ok(value),
            Some('\\') => match scanner.bump() {
                Some(c @ ('"' | '\\')) => value.push(c),
                _ => return Err(error_at(here, NotationFault::BadEscape)),
            },
            None | Some('\n' | '\r') => {
                return Err(error_at(open, NotationFault::OpenValue));
            }
            Some(c) if c.is_control() => {
                return Err(error_at(
                    here,
                    NotationFault::ControlInValue { character: c },
                ));
            }
            Some(c) => value.push(c),
        }
    }
}

/// The variation that is being read: how deep, and where it was opened.
#[derive(Copy, Clone)]
struct Open {
    depth: usize,
    pos: TextPos,
}

/// Reads a line up to the end of its variation or game. `before` holds comments that
/// belong to its first move.
fn read_line(
    scanner: &mut Scanner<'_>,
    variation: Option<Open>,
    before: Vec<Comment>,
) -> Result<Line, NotationError> {
    let mut nodes: Vec<Node> = Vec::new();
    let mut pending = before;
    // Whether a comment or a mark here belongs to the last move.
    let mut beside_move = false;
    loop {
        scanner.skip_whitespace();
        match scanner.peek() {
            None => break,
            Some('{' | ';') => {
                let comment = read_comment(scanner)?;
                match nodes.last_mut() {
                    Some(node) if beside_move => node.after.push(comment),
                    _ => pending.push(comment),
                }
            }
            Some('(') => {
                let open = Open {
                    depth: variation.map_or(1, |outer| outer.depth + 1),
                    pos: scanner.pos(),
                };
                let Some(node) = nodes.last_mut() else {
                    return Err(scanner.error(NotationFault::LoneVariation));
                };
                let line = read_variation(scanner, open, core::mem::take(&mut pending))?;
                node.variations.push(line);
                beside_move = false;
            }
            Some(')') if variation.is_some() => break,
            Some(')') => return Err(scanner.error(NotationFault::ClosesNothing)),
            Some('!' | '?' | '$') => match nodes.last_mut() {
                Some(node) if beside_move => node.marks.push(read_mark(scanner)?),
                _ => return Err(scanner.error(NotationFault::LoneMark)),
            },
            // Numbers are for the eye; the order of the moves says all.
            Some(c) if c.is_ascii_digit() || c == '.' => {
                scanner.take_while(|c| c.is_ascii_digit() || c == '.');
                beside_move = false;
            }
            Some(_) if at_end_of_line(scanner) => break,
            Some(_) => {
                let pos = scanner.pos();
                let mut node = Node::new(scanner.read_move()?, pos.into());
                node.before = core::mem::take(&mut pending);
                nodes.push(node);
                beside_move = true;
            }
        }
    }
    if let Some(open) = variation {
        if scanner.peek() != Some(')') {
            return Err(error_at(open.pos, NotationFault::OpenVariation));
        }
        if nodes.is_empty() {
            return Err(error_at(open.pos, NotationFault::EmptyVariation));
        }
    }
    // A number without a move may stand before these comments; they follow the last move.
    if let Some(node) = nodes.last_mut()
        && node.variations.is_empty()
    {
        node.after.append(&mut pending);
    }
    Ok(Line {
        nodes,
        closing: pending,
    })
}

fn read_variation(
    scanner: &mut Scanner<'_>,
    open: Open,
    before: Vec<Comment>,
) -> Result<Line, NotationError> {
    if open.depth > Record::MAX_DEPTH {
        return Err(scanner.error(NotationFault::TooDeep));
    }
    scanner.bump();
    let line = read_line(scanner, Some(open), before)?;
    scanner.bump();
    Ok(line)
}

/// Whether a result comes next, or the tags of another game.
fn at_end_of_line(scanner: &Scanner<'_>) -> bool {
    matches!(scanner.peek(), Some('[' | '*'))
        || matches!(scanner.peek_word(), "draw" | "yellow" | "green")
}

/// Reads `{…}`, or `;…` up to the end of the line.
fn read_comment(scanner: &mut Scanner<'_>) -> Result<Comment, NotationError> {
    let open = scanner.pos();
    let braced = scanner.bump() == Some('{');
    let text = scanner.take_while(|c| match c {
        '\n' => braced,
        // Comment::new knows a line end from a stray one.
        '\r' => true,
        _ => Comment::may_hold(c),
    });
    match scanner.peek() {
        Some('}') if braced => {
            scanner.bump();
        }
        None if braced => {
            return Err(error_at(open, NotationFault::OpenComment));
        }
        Some('\n') | None => {}
        Some('}') => return Err(scanner.error(ParseCommentError::Brace.into())),
        Some(c) => return Err(scanner.error(ParseCommentError::Control { character: c }.into())),
    }
    let text = if braced { text } else { text.trim_end() };
    Comment::new(text).map_err(|error| error_at(open, error))
}

fn read_mark(scanner: &mut Scanner<'_>) -> Result<Mark, NotationError> {
    let pos = scanner.pos();
    let rest = scanner.rest();
    if scanner.accept('$') {
        scanner.take_while(|c| c.is_ascii_digit());
    } else {
        scanner.take_while(|c| matches!(c, '!' | '?'));
    }
    let text = &rest[..rest.len() - scanner.rest().len()];
    let mark = text.parse::<Mark>();
    mark.map_err(|error| error_at(pos, error))
}

/// Reads the result, if there is one, and makes sure that the game ends there.
fn read_result(scanner: &mut Scanner<'_>) -> Result<Option<(GameResult, TextPos)>, NotationError> {
    let pos = scanner.pos();
    let result = match scanner.peek() {
        None | Some('[') => return Ok(None),
        Some('*') => {
            scanner.bump();
            GameResult::Unfinished
        }
        Some(_) => {
            let rest = scanner.rest();
            let words = if scanner.peek_word() == "draw" { 1 } else { 3 };
            for _ in 0..words {
                scanner.skip_whitespace();
                scanner.take_while(|c| c.is_ascii_alphanumeric() || c == ':');
            }
            let text = &rest[..rest.len() - scanner.rest().len()];
            let result = text.parse::<GameResult>();
            result.map_err(|error| error_at(pos, error))?
        }
    };
    scanner.skip_whitespace();
    match scanner.peek() {
        None | Some('[') => Ok(Some((result, pos))),
        Some(_) => Err(scanner.error(NotationFault::AfterResult {
            shown: scanner.shown(),
        })),
    }
}
