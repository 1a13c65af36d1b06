//! The page: the files of `web/dist`, embedded in a release and read from disk by other builds.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::Path;
use std::{fs, io};

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode};

use crate::preview::Subject;

/// A file as it is, and compressed where it was built so.
#[derive(Clone, Debug)]
pub struct File {
    /// Its path from the root, without a slash at the start.
    pub path: Cow<'static, str>,
    /// Its bytes.
    pub plain: Cow<'static, [u8]>,
    /// Compressed with gzip.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// Compressed with brotli.
    pub brotli: Option<Cow<'static, [u8]>>,
}

/// The files of the page.
#[derive(Clone, Debug, Default)]
pub struct Page {
    files: HashMap<Cow<'static, str>, (File, HeaderValue)>,
}

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The response where the program was built without the page.
const MISSING: &str = "This program was built without its page. Run `make web`, then build it again.\n\
    (The game server itself works: the sockets and the programming interface are there.)\n";

/// Where the page names its picture for link previews, and its title there.
const PICTURE: &str = "/icons/preview.png";
const OG_IMAGE: &str = "property=\"og:image\" content=\"";
const OG_TITLE: &str = "property=\"og:title\" content=\"Caminos\"";

impl Page {
    /// The page of this program, which may be none.
    #[must_use]
    pub fn built() -> Self {
        match FOLDER {
            None => Self::new(embedded()),
            Some(folder) => Self::from_folder(Path::new(folder)).unwrap_or_else(|error| {
                tracing::warn!(folder, %error, "the page cannot be read");
                Self::default()
            }),
        }
    }

    /// The page in a folder, as its build has left it.
    ///
    /// # Errors
    /// When the folder or a file in it cannot be read.
    pub fn from_folder(folder: &Path) -> io::Result<Self> {
        let mut contents = HashMap::new();
        read(folder, "", &mut contents)?;
        let compressed = |path: &str, ending: &str| {
            let bytes = contents.get(&format!("{path}.{ending}"));
            bytes.cloned().map(Cow::Owned)
        };
        let is_plain = |path: &str| {
            let plain = path.strip_suffix(".gz").or(path.strip_suffix(".br"));
            plain.is_none_or(|plain| !contents.contains_key(plain))
        };
        let files = contents.iter().filter(|(path, _)| is_plain(path));
        let files = files.map(|(path, bytes)| File {
            path: Cow::Owned(path.clone()),
            plain: Cow::Owned(bytes.clone()),
            gzip: compressed(path, "gz"),
            brotli: compressed(path, "br"),
        });
        Ok(Self::new(files))
    }

    /// A page of these files.
    #[must_use]
    pub fn new(files: impl IntoIterator<Item = File>) -> Self {
        let files = files
            .into_iter()
            .map(|file| (file.path.clone(), (tag(&file.plain), file)))
            .map(|(path, (tag, file))| (path, (file, tag)))
            .collect();
        Self { files }
    }

    /// Whether there is a page at all.
    #[must_use]
    pub fn is_there(&self) -> bool {
        self.files.contains_key("index.html")
    }

    /// The first screen, which all the page's own addresses lead to. Programs that show a
    /// picture beside a link want its whole address, so it is written for the origin that the
    /// page was asked for at; an address that leads to a board has a picture of that.
    pub(crate) fn index(
        &self,
        method: &Method,
        headers: &HeaderMap,
        origin: Option<&str>,
        subject: Option<&Subject>,
    ) -> Response<Body> {
        let Some((file, _)) = self.files.get("index.html") else {
            return answer(StatusCode::SERVICE_UNAVAILABLE, MISSING);
        };
        let named = format!("{OG_IMAGE}{PICTURE}");
        let text = std::str::from_utf8(&file.plain).ok();
        match (text.filter(|text| text.contains(&named)), origin) {
            (Some(text), Some(origin)) => {
                let picture = subject.map_or_else(|| PICTURE.to_owned(), Subject::picture);
                let mut text = text.replacen(&named, &format!("{OG_IMAGE}{origin}{picture}"), 1);
                if let Some(subject) = subject {
                    let title = OG_TITLE.replace("Caminos", &subject.title());
                    text = text.replacen(OG_TITLE, &title, 1);
                }
                let bytes = text.into_bytes();
                let tag = tag(&bytes);
                respond("index.html", Cow::Owned(bytes), None, &tag, method, headers)
            }
            _ => self.file("index.html", method, headers),
        }
    }

    /// The picture that stands beside links without one of their own.
    pub(crate) fn picture(&self, method: &Method, headers: &HeaderMap) -> Response<Body> {
        self.file(PICTURE.trim_start_matches('/'), method, headers)
    }

    /// A file, or that there is none.
    pub(crate) fn file(&self, path: &str, method: &Method, headers: &HeaderMap) -> Response<Body> {
        let Some((file, tag)) = self.files.get(path) else {
            return answer(StatusCode::NOT_FOUND, "There is nothing here.\n");
        };
        let (bytes, encoding) = file.best(headers);
        respond(path, bytes.clone(), encoding, tag, method, headers)
    }
}

fn read(folder: &Path, prefix: &str, contents: &mut HashMap<String, Vec<u8>>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read(&entry.path(), &format!("{path}/"), contents)?;
        } else {
            contents.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

fn respond(
    path: &str,
    bytes: Cow<'static, [u8]>,
    encoding: Option<&'static str>,
    tag: &HeaderValue,
    method: &Method,
    headers: &HeaderMap,
) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    let head = response.headers_mut();
    head.insert(ETAG, tag.clone());
    head.insert(CACHE_CONTROL, HeaderValue::from_static(caching(path)));
    head.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if headers.get(IF_NONE_MATCH) == Some(tag) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    head.insert(CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    if let Some(encoding) = encoding {
        head.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    head.insert(CONTENT_LENGTH, bytes.len().into());
    if *method != Method::HEAD {
        *response.body_mut() = match bytes {
            Cow::Borrowed(bytes) => Body::from(bytes),
            Cow::Owned(bytes) => Body::from(bytes),
        };
    }
    response
}

fn answer(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(CONTENT_TYPE, kind);
    let caching = HeaderValue::from_static("no-store");
    response.headers_mut().insert(CACHE_CONTROL, caching);
    response
}

impl File {
    /// The smallest form that the client takes.
    fn best(&self, headers: &HeaderMap) -> (&Cow<'static, [u8]>, Option<&'static str>) {
        let accepted = |name: &str| {
            headers
                .get_all(ACCEPT_ENCODING)
                .iter()
                .filter_map(|value| value.to_str().ok())
                .flat_map(|value| value.split(','))
                .any(|item| {
                    let (coding, weight) = item.split_once(';').unwrap_or((item, ""));
                    let refused = matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
                    coding.trim().eq_ignore_ascii_case(name) && !refused
                })
        };
        match (&self.brotli, &self.gzip) {
            (Some(bytes), _) if accepted("br") => (bytes, Some("br")),
            (_, Some(bytes)) if accepted("gzip") => (bytes, Some("gzip")),
            _ => (&self.plain, None),
        }
    }
}

/// Files with a hash in their name never change; all others are asked for each time.
fn caching(path: &str) -> &'static str {
    if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// From the content, so that it is the same in every run of the same program.
fn tag(bytes: &[u8]) -> HeaderValue {
    use sha2::{Digest as _, Sha256};
    use std::fmt::Write as _;
    let mut text = String::from("W/\"");
    for byte in &Sha256::digest(bytes)[..8] {
        let _ = write!(text, "{byte:02x}");
    }
    text.push('"');
    HeaderValue::from_str(&text).expect("hexadecimal digits in quotes")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page in `tests/page`: two files, one of them also compressed.
    fn assert_is_test_page(page: &Page) {
        let mut paths: Vec<&str> = page.files.keys().map(AsRef::as_ref).collect();
        paths.sort_unstable();
        assert_eq!(paths, ["assets/plain.txt", "index.html"]);
        let (index, _) = &page.files["index.html"];
        assert_eq!(index.plain.as_ref(), b"<p>The page of the tests</p>\n");
        assert!(index.gzip.is_some() && index.brotli.is_none());
        let (plain, _) = &page.files["assets/plain.txt"];
        assert!(plain.gzip.is_none() && plain.brotli.is_none());
    }

    #[test]
    fn an_embedded_page_and_one_in_a_folder_are_the_same() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/page");
        assert_is_test_page(&Page::from_folder(&folder).unwrap());
        if FOLDER.is_some() {
            assert_is_test_page(&Page::new(embedded()));
        }
    }
}
