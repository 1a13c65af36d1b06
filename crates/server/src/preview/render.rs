//! Positions as PNG: the isometric drawing of `caminos-picture`, rendered by resvg.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use caminos_picture::Marks;
use caminos_picture::palette::{Palette, Rgb};
use caminos_picture::relief::Relief;
use caminos_picture::svg;
use caminos_rules::Position;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::cache::Cache;
use super::{PreviewError, position};

/// The size that programs ask for.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
/// What is kept: a picture has about 60 kB.
const MOST_ENTRIES: usize = 256;
const MOST_BYTES: usize = 16 << 20;
/// Pictures that are drawn at a time, and how long another one waits.
const AT_A_TIME: usize = 2;
const PATIENCE: Duration = Duration::from_secs(5);

/// Draws pictures, a few at a time and off the threads of the runtime, and keeps the latest.
#[derive(Debug)]
pub(crate) struct Previews {
    cache: Arc<Mutex<Cache>>,
    permits: Arc<Semaphore>,
}

impl Default for Previews {
    fn default() -> Self {
        Self {
            cache: Arc::new(Mutex::new(Cache::new(MOST_ENTRIES, MOST_BYTES))),
            permits: Arc::new(Semaphore::new(AT_A_TIME)),
        }
    }
}

impl Previews {
    /// The picture of a game or a position as text.
    ///
    /// # Errors
    /// Why the text is neither, or that no picture can be drawn now.
    pub(crate) async fn of_board(&self, text: &str) -> Result<Bytes, PreviewError> {
        if let Some(known) = self.known(text) {
            return Ok(known);
        }
        let written = text.to_owned();
        self.draw(text.to_owned(), move || position(&written)).await
    }

    /// The picture of a position.
    ///
    /// # Errors
    /// When no picture can be drawn now.
    pub(crate) async fn of_position(&self, position: Position) -> Result<Bytes, PreviewError> {
        let key = position.to_string();
        match self.known(&key) {
            Some(known) => Ok(known),
            None => self.draw(key, move || Ok(position)).await,
        }
    }

    fn known(&self, key: &str) -> Option<Bytes> {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        cache.get(key)
    }

    /// Whoever asks may go away, but not the work: it keeps the permit until it is done, and what
    /// it has drawn is there for the next one who asks.
    async fn draw(
        &self,
        key: String,
        position: impl FnOnce() -> Result<Position, PreviewError> + Send + 'static,
    ) -> Result<Bytes, PreviewError> {
        let permit = timeout(PATIENCE, Arc::clone(&self.permits).acquire_owned()).await;
        let Ok(Ok(permit)) = permit else {
            return Err(PreviewError::Unavailable);
        };
        // Somebody else may have asked for the same one meanwhile.
        if let Some(known) = self.known(&key) {
            return Ok(known);
        }
        let cache = Arc::clone(&self.cache);
        let drawn = spawn_blocking(move || {
            let _permit = permit;
            let drawn = Bytes::from(picture(&position()?)?);
            let mut cache = cache.lock().unwrap_or_else(PoisonError::into_inner);
            cache.put(key, drawn.clone());
            Ok(drawn)
        });
        drawn.await.map_err(|_| PreviewError::Unavailable)?
    }
}

/// A position in the middle of a picture.
fn picture(position: &Position) -> Result<Vec<u8>, PreviewError> {
    let palette = Palette::LIGHT;
    let (relief, marks) = (Relief::new(position), Marks::of(position));
    let drawing = svg::draw(&relief, &marks, &palette, "", "");
    let tree = Tree::from_str(&drawing, &Options::default());
    let tree = tree.map_err(|_| PreviewError::Unavailable)?;
    let mut pixmap = Pixmap::new(WIDTH, HEIGHT).ok_or(PreviewError::Unavailable)?;
    let Rgb(red, green, blue) = palette.page;
    pixmap.fill(Color::from_rgba8(red, green, blue, u8::MAX));
    let (width, height) = (WIDTH as f32, HEIGHT as f32);
    let size = tree.size();
    let scale = (width / size.width()).min(height / size.height());
    let middle = |room: f32, own: f32| (room - own * scale) / 2.0;
    let transform =
        Transform::from_translate(middle(width, size.width()), middle(height, size.height()));
    resvg::render(
        &tree,
        transform.pre_scale(scale, scale),
        &mut pixmap.as_mut(),
    );
    pixmap.encode_png().map_err(|_| PreviewError::Unavailable)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(text: &str) -> Pixmap {
        let position = position(text).unwrap();
        Pixmap::decode_png(&picture(&position).unwrap()).unwrap()
    }

    #[test]
    fn a_picture_has_the_size_that_programs_ask_for_and_shows_the_pieces() {
        let boards = ["square", "diamond", "octagon", "ring"];
        for text in boards.map(|board| format!("1.{board}.2.")) {
            let empty = drawn(&text);
            assert_eq!((empty.width(), empty.height()), (WIDTH, HEIGHT), "{text}");
        }
        let (empty, one) = (drawn("1.square.2."), drawn("square.2.-.1Ic3c4c5.2.-"));
        let changed = empty.pixels().iter().zip(one.pixels());
        let changed = changed.filter(|(before, after)| before != after).count();
        // Three cubes of yellow on 64 cells.
        assert!((2_000..100_000).contains(&changed), "{changed} pixels");
    }

    /// Whoever asked and went away, again and again, had the server draw more at a time than it may.
    #[tokio::test]
    async fn a_drawing_that_nobody_waits_for_counts_until_it_is_done_and_is_kept() {
        let previews = Arc::new(Previews::default());
        let (begin, begun) = std::sync::mpsc::channel();
        let (finish, finished) = std::sync::mpsc::channel();
        let asked = tokio::spawn({
            let previews = Arc::clone(&previews);
            async move {
                let slow = move || {
                    begin.send(()).unwrap();
                    finished.recv().unwrap();
                    position("1.square.2.BA")
                };
                previews.draw("slow".to_owned(), slow).await
            }
        });
        let begun = spawn_blocking(move || begun.recv());
        begun.await.unwrap().unwrap();
        asked.abort();
        assert!(asked.await.unwrap_err().is_cancelled());
        assert_eq!(previews.permits.available_permits(), AT_A_TIME - 1);
        finish.send(()).unwrap();
        let all = previews.permits.acquire_many(AT_A_TIME as u32).await;
        assert!(all.is_ok() && previews.known("slow").is_some());
    }

    #[tokio::test]
    async fn a_picture_is_drawn_once_and_texts_that_are_none_leave_nothing_behind() {
        let previews = Previews::default();
        let first = previews.of_board("1.square.2.BA").await.unwrap();
        let again = previews.of_board("1.square.2.BA").await.unwrap();
        assert_eq!(first.as_ptr(), again.as_ptr(), "from the cache");
        let game = previews
            .of_position(position("1.square.2.BA").unwrap())
            .await;
        assert_eq!(game.unwrap(), first);
        for text in ["1.square.2.B", "square.2.-.1Ia1a2.1.-"] {
            assert!(previews.of_board(text).await.is_err());
            assert!(previews.known(text).is_none());
        }
        assert_eq!(previews.permits.available_permits(), AT_A_TIME);
    }
}
