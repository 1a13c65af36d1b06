//! The help of the program in the chosen language.
//!
//! A command's texts are found by name: `cmd-play` says what it does, `cmd-play-level` is one of
//! its arguments, `cmd-play-after` follows. What several commands share is `cmd-start-…`, and
//! what all have is `cmd-caminos-…`.

use caminos_text::{Language, Texts};
use clap::builder::PossibleValue;
use clap::{Arg, ArgAction, Command, CommandFactory as _};

use crate::language::{texts, tr};
use crate::wrap::{display_width, terminal_width};

/// Help is never wider, in columns.
pub(crate) const MAX_WIDTH: usize = 100;

/// The headings that arguments are given in the code.
pub(crate) const POSITION: &str = "position";
pub(crate) const PLAYERS: &str = "players";

/// The command line of this program with its texts.
pub(crate) fn command() -> Command {
    let mut command = crate::cli::Cli::command();
    // Only then are the arguments there that the parser adds itself.
    command.build();
    localise_command(command, "caminos")
}

fn localise_command(command: Command, name: &str) -> Command {
    let about = found(&format!("cmd-{name}")).unwrap_or_default();
    let mut command = command
        .mut_args(|arg| localise_arg(arg, name))
        .mut_subcommands(|sub| {
            let name = message_name(name, sub.get_name());
            localise_command(sub, &name)
        })
        .about(about);
    if let Some(text) = found(&format!("cmd-{name}-after")) {
        command = command.after_help(fitted(&text, width()));
    }
    let (heading, usage) = (tr!("cli-usage"), usage(&command));
    command
        .override_usage(usage)
        .subcommand_help_heading(tr!("cli-commands"))
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{heading}: {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
}

/// How wide help is, as the parser has it too.
fn width() -> usize {
    let columns = || std::env::var("COLUMNS").ok()?.parse().ok();
    terminal_width()
        .or_else(columns)
        .unwrap_or(MAX_WIDTH)
        .min(MAX_WIDTH)
}

/// Examples that are too wide have what they do on a line of its own, and sentences that go on in
/// the next line are left to the parser to wrap.
fn fitted(text: &str, width: usize) -> String {
    const DEEPER: &str = "      ";
    let fit = |line: &str| {
        let start = line.len() - line.trim_start().len();
        if start == 0 || display_width(line) <= width {
            return line.to_owned();
        }
        match line[start..].split_once("  ") {
            Some((example, does)) => {
                let indent = &line[..start];
                format!("{indent}{example}\n{DEEPER}{}", does.trim_start())
            }
            None if start > DEEPER.len() => format!("{DEEPER}{}", line.trim_start()),
            None => line.to_owned(),
        }
    };
    let goes_on = |line: &str| !(line.is_empty() || line.starts_with(' '));
    let mut fitted = String::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        fitted.push_str(&fit(line));
        let is_open = goes_on(line) && !line.ends_with(['.', ':']);
        match lines.peek() {
            Some(next) if is_open && goes_on(next) => fitted.push(' '),
            Some(_) => fitted.push('\n'),
            None => {}
        }
    }
    fitted
}

/// What the messages of a command are named after: `play`, `puzzles-play`.
fn message_name(parent: &str, name: &str) -> String {
    match (parent, name) {
        ("caminos", _) | (_, "help") => name.to_owned(),
        _ => format!("{parent}-{name}"),
    }
}

/// How a command is written, after the heading. Its arguments have their texts already.
pub(crate) fn usage(command: &Command) -> String {
    let name = command.get_bin_name().unwrap_or(command.get_name());
    let mut parts = vec![name.to_owned()];
    let options = || command.get_arguments().filter(|arg| !arg.is_positional());
    let is_optional = |arg: &Arg| takes_part(arg) && !arg.is_required_set() && !arg.is_hide_set();
    if options().any(is_optional) {
        parts.push(tr!("cli-any-options"));
    }
    let required = options().filter(|arg| arg.is_required_set());
    parts.extend(required.map(Arg::to_string));
    parts.extend(command.get_positionals().map(Arg::to_string));
    if command.has_subcommands() {
        let any = tr!("cli-any-command");
        parts.push(if command.is_subcommand_required_set() {
            format!("<{any}>")
        } else {
            format!("[{any}]")
        });
    }
    parts.join(" ")
}

/// Whether an argument does something beside printing help or the version.
fn takes_part(arg: &Arg) -> bool {
    !matches!(
        arg.get_action(),
        ArgAction::Help | ArgAction::HelpShort | ArgAction::HelpLong | ArgAction::Version
    )
}

fn localise_arg(arg: Arg, command: &str) -> Arg {
    let mut help = argument_message(command, &arg)
        .and_then(|id| found(&id))
        .unwrap_or_default();
    let values = arg.get_possible_values();
    if !values.is_empty() && !arg.is_hide_possible_values_set() && takes_value(&arg) {
        let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        help = format!("{help} {}", tr!("cli-values", values = names.join(", ")));
    }
    let defaults = arg.get_default_values().iter();
    let defaults: Vec<_> = defaults.map(|value| value.to_string_lossy()).collect();
    if !defaults.is_empty() && takes_value(&arg) {
        help = format!("{help} {}", tr!("cli-default", value = defaults.join(", ")));
    }
    let heading = match arg.get_help_heading() {
        Some(POSITION) => tr!("cli-position"),
        Some(PLAYERS) => tr!("cli-players"),
        Some(other) => other.to_owned(),
        None if arg.is_positional() => tr!("cli-arguments"),
        None => tr!("cli-options"),
    };
    let names = arg.get_value_names().unwrap_or_default().iter();
    let names: Vec<String> = names.map(|name| value_name(name)).collect();
    let arg = if takes_value(&arg) && !names.is_empty() {
        arg.value_names(names)
    } else {
        arg
    };
    arg.help(help)
        .help_heading(heading)
        .hide_possible_values(true)
        .hide_default_value(true)
}

/// The message that explains an argument of a command.
fn argument_message(command: &str, arg: &Arg) -> Option<String> {
    let id = arg.get_id().as_str().replace('_', "-");
    let names = [command, "start", "caminos"].map(|family| format!("cmd-{family}-{id}"));
    let known = Texts::of(Language::ENGLISH);
    names.into_iter().find(|name| known.has(name))
}

/// What an argument's value is called. Signs such as N and MS are the same in every language.
fn value_name(name: &str) -> String {
    found(&value_message(name)).unwrap_or_else(|| name.to_owned())
}

fn value_message(name: &str) -> String {
    let id = name.to_ascii_lowercase().replace([':', '='], "-");
    format!("cmd-value-{id}")
}

fn takes_value(arg: &Arg) -> bool {
    arg.get_action().takes_values()
}

/// The text of a message whose name is put together, if there is one.
fn found(id: &str) -> Option<String> {
    let there = Texts::of(Language::ENGLISH).has(id);
    there.then(|| texts().text(id, &[]))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// A command and those below it, with what their messages are named after.
    fn with_subcommands(name: String, command: &Command) -> Vec<(String, &Command)> {
        // What the parser lists below `help` are the commands once more.
        let subcommands = command.get_subcommands().filter(|_| name != "help");
        let below = subcommands.flat_map(|sub| {
            let name = message_name(&name, sub.get_name());
            with_subcommands(name, sub)
        });
        let below: Vec<_> = below.collect();
        [(name, command)].into_iter().chain(below).collect()
    }

    #[test]
    fn examples_and_sentences_are_fitted_to_the_width() {
        let text = "Examples:\n  caminos play     two\n  caminos play --level 3    you are yellow\n                  in two teams of four\n\nA long sentence\nin two lines.\nAnother.";
        assert_eq!(
            fitted(text, 30),
            "Examples:\n  caminos play     two\n  caminos play --level 3\n      you are yellow\n      in two teams of four\n\nA long sentence in two lines.\nAnother."
        );
        assert!(
            fitted(text, 100)
                .starts_with("Examples:\n  caminos play     two\n  caminos play --level 3    you")
        );
    }

    #[test]
    fn every_command_and_argument_has_its_text_and_no_text_is_left_over() {
        let mut root = crate::cli::Cli::command();
        root.build();
        let mut used = BTreeSet::new();
        for (name, command) in with_subcommands("caminos".to_owned(), &root) {
            let name = name.as_str();
            used.insert(format!("cmd-{name}"));
            if name == "help" {
                continue;
            }
            if !name.contains('-') || Texts::of(Language::ENGLISH).has(&format!("cmd-{name}-after"))
            {
                used.insert(format!("cmd-{name}-after"));
            }
            for arg in command.get_arguments() {
                for value in arg.get_value_names().unwrap_or_default() {
                    let is_sign = |c: char| c.is_ascii_uppercase() || ":=".contains(c);
                    let is_word = value.len() > 2 && value.chars().all(is_sign);
                    if is_word && takes_value(arg) && !arg.is_hide_set() {
                        used.insert(value_message(value));
                    }
                }
                let message = argument_message(name, arg);
                used.insert(message.unwrap_or_else(|| panic!("{name} {arg} is not explained")));
            }
        }
        for message in &used {
            let there = Texts::of(Language::ENGLISH).has(message);
            assert!(there, "{message} is missing");
        }
        let texts = include_str!("../../../locales/en/help.ftl");
        let messages = texts.lines().filter(|line| line.starts_with("cmd-"));
        for message in messages.filter_map(|line| line.split(" =").next()) {
            assert!(used.contains(message), "nothing uses {message}");
        }
    }

    #[test]
    fn the_line_of_usage_is_the_one_that_the_parser_would_write() {
        let mut plain = crate::cli::Cli::command();
        plain.build();
        let parsers = plain.get_subcommands().map(Clone::clone);
        for mut parser in parsers.filter(|sub| sub.get_name() != "help") {
            let written = parser.render_usage().to_string();
            assert_eq!(format!("Usage: {}", usage(&parser)), written);
        }
        let written = plain.render_usage().to_string();
        assert_eq!(format!("Usage: {}", usage(&plain)), written);
    }
}
