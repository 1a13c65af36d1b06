//! What is wrong with the arguments, from the parser's error kind and context alone: its own
//! sentences are English.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};

use crate::help;
use crate::language::tr;

/// What is wrong, with the usage of the command. Help and the version are no errors.
pub(crate) fn explain(
    error: &Error,
    command: &Command,
    args: impl Iterator<Item = OsString>,
) -> Option<String> {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    ) {
        return None;
    }
    let mut text = tr!("error", text = reason(error));
    for kind in [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ] {
        if let Some(names) = context(error, kind) {
            text.push_str("\n\n  ");
            text.push_str(&tr!("arg-error-similar", names = names));
        }
    }
    let usage = help::usage(chosen(command, args));
    text.push_str(&format!("\n\n{}: {usage}", tr!("cli-usage")));
    Some(format!("{text}\n\n{}\n", tr!("arg-error-more")))
}

/// The command that the arguments name, or the whole program.
fn chosen(command: &Command, args: impl Iterator<Item = OsString>) -> &Command {
    let names = args.skip(1).take_while(|arg| arg != "--");
    names.fold(command, |chosen, name| {
        chosen.find_subcommand(name).unwrap_or(chosen)
    })
}

/// What the parser knows about an error under a name.
fn context(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        ContextValue::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

fn reason(error: &Error) -> String {
    let known = |kind| context(error, kind).unwrap_or_default();
    let arg = || known(ContextKind::InvalidArg);
    let value = || known(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::ArgumentConflict if known(ContextKind::PriorArg) == arg() => {
            tr!("arg-error-again", arg = arg())
        }
        ErrorKind::ArgumentConflict => {
            let others = known(ContextKind::PriorArg);
            tr!("arg-error-conflict", arg = arg(), others = others)
        }
        ErrorKind::InvalidValue if value().is_empty() => tr!("arg-error-no-value", arg = arg()),
        ErrorKind::InvalidValue => {
            let refused = tr!("arg-error-value", value = value(), arg = arg());
            let values = known(ContextKind::ValidValue);
            format!("{refused}\n  {}", tr!("arg-error-values", values = values))
        }
        ErrorKind::ValueValidation => {
            let refused = tr!("arg-error-value", value = value(), arg = arg());
            // Put there by the parsers of `arg_value`, in the language.
            match context(error, ContextKind::Custom) {
                Some(reason) => format!("{refused}: {reason}"),
                None => refused,
            }
        }
        ErrorKind::InvalidSubcommand => {
            let command = known(ContextKind::InvalidSubcommand);
            tr!("arg-error-command", command = command)
        }
        ErrorKind::MissingRequiredArgument => tr!("arg-error-missing", args = arg()),
        ErrorKind::MissingSubcommand => tr!("arg-error-no-command"),
        ErrorKind::TooManyValues => tr!("arg-error-too-many", value = value(), arg = arg()),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            let expected = context(error, ContextKind::ExpectedNumValues)
                .unwrap_or_else(|| known(ContextKind::MinValues));
            let actual = known(ContextKind::ActualNumValues);
            tr!(
                "arg-error-count",
                arg = arg(),
                expected = expected,
                actual = actual
            )
        }
        ErrorKind::UnknownArgument => tr!("arg-error-unknown", arg = arg()),
        ErrorKind::InvalidUtf8 => tr!("arg-error-text"),
        _ => tr!("arg-error-other"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<clap::ArgMatches, Error> {
        help::command().try_get_matches_from(line.split(' '))
    }

    fn explained(error: &Error, line: &str) -> Option<String> {
        explain(error, &help::command(), line.split(' ').map(OsString::from))
    }

    #[test]
    fn the_parser_takes_what_it_took_without_its_texts() {
        help::command().debug_assert();
        assert!(parse("caminos --lang ca play --level 3 --players 4").is_ok());
        assert!(parse("caminos perft --depth 2 --board ring --lang=de").is_ok());
        for (line, kind) in [
            ("caminos perft", ErrorKind::MissingRequiredArgument),
            ("caminos perft --depth 0", ErrorKind::ValueValidation),
            ("caminos play --lang xx", ErrorKind::ValueValidation),
            ("caminos show --color blue", ErrorKind::InvalidValue),
            ("caminos nonsense", ErrorKind::InvalidSubcommand),
            ("caminos moves --nonsense", ErrorKind::UnknownArgument),
            ("caminos show --json --path", ErrorKind::ArgumentConflict),
            ("caminos arena 1 2 --sprt 3", ErrorKind::WrongNumberOfValues),
        ] {
            let error = parse(line).unwrap_err();
            assert_eq!(error.kind(), kind, "{line}");
            let text = explained(&error, line).unwrap_or_default();
            assert!(text.starts_with("error: "), "{text}");
            assert!(text.contains("--help"), "{text}");
        }
        let line = "caminos help play";
        let help = parse(line).unwrap_err();
        assert_eq!(explained(&help, line), None);
        assert!(help.to_string().contains("Usage: caminos play [OPTIONS]"));
    }

    #[test]
    fn the_usage_is_that_of_the_command() {
        let line = "caminos --lang en perft";
        let text = explained(&parse(line).unwrap_err(), line).unwrap_or_default();
        assert!(
            text.contains("\nUsage: caminos perft [OPTIONS] --depth <N>\n"),
            "{text}"
        );
    }

    #[test]
    fn every_value_that_is_refused_has_a_reason_in_the_language() {
        let root = help::command();
        for command in root.get_subcommands() {
            for arg in command.get_arguments() {
                if !arg.get_action().takes_values() {
                    continue;
                }
                let mut line = vec!["caminos".to_owned(), command.get_name().to_owned()];
                line.extend(arg.get_long().map(|long| format!("--{long}")));
                let values = arg.get_num_args().map_or(1, |range| range.min_values());
                line.extend(std::iter::repeat_n("?".to_owned(), values.max(1)));
                let Err(error) = help::command().try_get_matches_from(&line) else {
                    continue;
                };
                if error.kind() == ErrorKind::ValueValidation {
                    let reason = context(&error, ContextKind::Custom);
                    assert!(reason.is_some(), "{}: {arg}", command.get_name());
                }
            }
        }
    }
}
