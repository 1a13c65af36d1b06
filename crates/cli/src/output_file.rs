//! Files that the program writes, as people expect it of any program: a link stays a link, a file
//! keeps its mode, its owner and its other names, a device is written to and not replaced. A plain
//! file is never half written.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::input;

/// A place to write to that was found to be writable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OutputFile {
    path: PathBuf,
    way: Way,
}

/// How a place is written to.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Way {
    /// Standard output.
    Standard,
    /// A new file takes the place of the one with this path, if there is one.
    Replace(PathBuf),
    /// What is there is written to: a device, a pipe, or a file that a new one would not be like.
    InPlace,
}

/// How many links are followed before they are taken for a circle.
const MOST_LINKS: usize = 40;

impl OutputFile {
    /// Finds out how to write to a path, and refuses what cannot be written to, before any work
    /// is done. Nothing is changed yet. `-` is standard output.
    pub(crate) fn new(path: &Path) -> Result<Self, Failure> {
        let way = if input::is_standard(path) || path == Path::new("/dev/stdout") {
            Way::Standard
        } else {
            way_to(path)?
        };
        let path = path.to_owned();
        Ok(Self { path, way })
    }

    /// Writes the whole text. `out` is standard output.
    pub(crate) fn write(&self, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let written = match &self.way {
            Way::Standard => return Ok(out.write_all(text.as_bytes())?),
            Way::Replace(target) => replace(target, text),
            Way::InPlace => write_in_place(&self.path, text),
        };
        written.map_err(cannot_write(&self.path))
    }
}

/// Writes a whole file at once.
pub(crate) fn write(path: &Path, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
    OutputFile::new(path)?.write(text, out)
}

fn cannot_write(path: &Path) -> impl Fn(io::Error) -> Failure + '_ {
    move |error| Failure::Write {
        file: path.display().to_string(),
        error,
    }
}

fn way_to(path: &Path) -> Result<Way, Failure> {
    let refuse = cannot_write(path);
    let about = match fs::metadata(path) {
        Ok(about) => about,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let target = follow_links(path).map_err(&refuse)?;
            if target.file_name().is_none() {
                return Err(refuse(error));
            }
            if !folder_of(&target).is_dir() {
                let file = path.display().to_string();
                return Err(Failure::NoFolder { file });
            }
            // It is gone again at once: the work may be interrupted.
            drop(file_beside(&target, None).map_err(&refuse)?);
            return Ok(Way::Replace(target));
        }
        Err(error) => return Err(refuse(error)),
    };
    if about.is_dir() {
        return Err(refuse(io::ErrorKind::IsADirectory.into()));
    }
    if !about.is_file() {
        // Opening a pipe here would wait for its reader, and end it when it is closed.
        return Ok(Way::InPlace);
    }
    OpenOptions::new().write(true).open(path).map_err(&refuse)?;
    let target = fs::canonicalize(path).map_err(&refuse)?;
    let is_alike = file_beside(&target, Some(&about))
        .and_then(|file| file.as_file().metadata())
        .is_ok_and(|new| is_like(&new, &about));
    Ok(if is_alike {
        Way::Replace(target)
    } else {
        Way::InPlace
    })
}

/// Where links lead, even if there is nothing yet.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(target) => path = folder_of(&path).join(target),
            Err(_) => return Ok(path),
        }
    }
    Err(io::ErrorKind::InvalidInput.into())
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}

/// Whether a new file can stand for another: nobody sees the difference.
#[cfg(unix)]
fn is_like(new: &Metadata, old: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    old.nlink() == 1 && (new.uid(), new.gid(), new.mode()) == (old.uid(), old.gid(), old.mode())
}

#[cfg(not(unix))]
fn is_like(new: &Metadata, old: &Metadata) -> bool {
    new.permissions() == old.permissions()
}

/// An empty file in the same folder, with the mode of another or that of any new file. It is
/// removed unless it takes its place.
fn file_beside(target: &Path, like: Option<&Metadata>) -> io::Result<tempfile::NamedTempFile> {
    let mut name = target.file_name().unwrap_or_default().to_owned();
    name.push(".");
    let mut builder = tempfile::Builder::new();
    builder.prefix(&name).suffix(".part");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // The process's mask takes away what new files should not have.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let file = builder.tempfile_in(folder_of(target))?;
    if let Some(like) = like {
        file.as_file().set_permissions(like.permissions())?;
    }
    Ok(file)
}

/// Writes beside a file and then takes its place.
fn replace(target: &Path, text: &str) -> io::Result<()> {
    let old = fs::metadata(target).ok();
    let mut file = file_beside(target, old.as_ref())?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(target)?;
    Ok(())
}

/// Writes to what is there. A file gets back what it held if the new text does not fit.
fn write_in_place(path: &Path, text: &str) -> io::Result<()> {
    let is_file = fs::metadata(path)?.is_file();
    let old = if is_file { fs::read(path).ok() } else { None };
    let written = write_over(path, text.as_bytes(), is_file);
    if let (Err(_), Some(old)) = (&written, old) {
        // Report the first error.
        let _ = write_over(path, &old, true);
    }
    written
}

fn write_over(path: &Path, bytes: &[u8], is_file: bool) -> io::Result<()> {
    let mut file: File = OpenOptions::new()
        .write(true)
        .truncate(is_file)
        .open(path)?;
    file.write_all(bytes)?;
    if is_file { file.sync_all() } else { Ok(()) }
}
