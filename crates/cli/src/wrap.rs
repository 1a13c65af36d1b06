//! Paragraphs in lines of a width, counted in columns of the terminal.

pub(crate) use textwrap::core::display_width;
use textwrap::{Options, WordSplitter};

/// The words of a text in lines that are not wider than a number of columns, unless one word
/// is; the first line and the others begin as said.
pub(crate) fn wrap(text: &str, width: usize, first: &str, others: &str) -> Vec<String> {
    let options = Options::new(width)
        .initial_indent(first)
        .subsequent_indent(others)
        .break_words(false)
        .word_splitter(WordSplitter::NoHyphenation);
    let lines = textwrap::wrap(text, options).into_iter();
    lines.map(std::borrow::Cow::into_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_whole_and_lines_short() {
        assert_eq!(
            wrap("one two three", 9, "- ", "  "),
            ["- one two", "  three"]
        );
        assert_eq!(wrap("unbreakable", 4, "", ""), ["unbreakable"]);
        assert_eq!(wrap("à é", 3, "", ""), ["à é"]);
    }

    #[test]
    fn columns_are_counted_and_not_characters() {
        assert_eq!(wrap("漢字 漢字", 5, "", ""), ["漢字", "漢字"]);
        assert_eq!(
            wrap("e\u{301}e\u{301} e", 4, "", ""),
            ["e\u{301}e\u{301} e"]
        );
    }
}
