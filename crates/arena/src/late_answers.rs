//! Answers that come after their time and still within the grace.

use std::fmt;
use std::time::Duration;

use crate::contender::Contender;

/// How often a player answered late, and how late at most.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct LateAnswers {
    /// How often.
    pub answers: u32,
    /// What the latest answer took beyond its limit.
    pub most: Duration,
}

impl LateAnswers {
    /// What the way between two programs and a busy machine may add.
    const TOLERANCE: Duration = Duration::from_millis(20);

    /// The tag of a record with the number of a contender's late answers.
    pub(crate) const fn tag(contender: Contender) -> &'static str {
        match contender {
            Contender::A => "LateA",
            Contender::B => "LateB",
        }
    }

    /// Counts an answer if it came late: later than a tenth of its limit, and than what the
    /// machine may add.
    pub(crate) fn count(&mut self, limit: Duration, taken: Duration) {
        let beyond = taken.saturating_sub(limit);
        if beyond > Self::TOLERANCE.max(limit / 10) {
            self.add(Self {
                answers: 1,
                most: beyond,
            });
        }
    }

    /// What a record says; `None` if it says something else.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (answers, most) = text.split_once(", up to ")?;
        let most = most.strip_suffix(" ms")?.parse().ok()?;
        Some(Self {
            answers: answers.parse().ok()?,
            most: Duration::from_millis(most),
        })
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.answers += other.answers;
        self.most = self.most.max(other.most);
    }
}

/// As records have it: `2, up to 130 ms`.
impl fmt::Display for LateAnswers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, up to {} ms", self.answers, self.most.as_millis())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_beyond_the_limit_and_the_tolerance_is_late() {
        let ms = Duration::from_millis;
        let mut late = LateAnswers::default();
        late.count(ms(100), ms(119));
        late.count(ms(1000), ms(1099));
        assert_eq!(late.answers, 0);
        late.count(ms(100), ms(230));
        late.count(ms(1000), ms(1101));
        assert_eq!(late.to_string(), "2, up to 130 ms");
        assert_eq!(LateAnswers::parse(&late.to_string()), Some(late));
        for text in ["", "2", "2, up to", "x, up to 3 ms", "2, up to 3 s"] {
            assert_eq!(LateAnswers::parse(text), None, "{text}");
        }
    }
}
