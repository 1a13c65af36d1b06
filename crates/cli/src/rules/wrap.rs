//! Paragraphs in lines of a width.

/// The words of a text in lines that are not longer than a width, unless one word is; the
/// first line and the others begin as said.
pub(super) fn wrapped(text: &str, width: usize, first: &str, others: &str) -> String {
    let mut lines = String::new();
    let mut line = first.to_owned();
    let mut is_empty = true;
    for word in text.split(' ') {
        let wide = line.chars().count() + usize::from(!is_empty) + word.chars().count();
        if !is_empty && wide > width {
            lines.push_str(line.trim_end());
            lines.push('\n');
            line = others.to_owned();
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line.push_str(word);
        is_empty = false;
    }
    lines.push_str(line.trim_end());
    lines.push('\n');
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_whole_and_lines_short() {
        assert_eq!(
            wrapped("one two three", 9, "- ", "  "),
            "- one two\n  three\n"
        );
        assert_eq!(wrapped("unbreakable", 4, "", ""), "unbreakable\n");
        assert_eq!(wrapped("à é", 3, "", ""), "à é\n");
    }
}
