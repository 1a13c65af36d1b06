//! Finding programs, and installing Debian's packages when they are not there.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Why a program is not there.
#[derive(Debug, thiserror::Error)]
pub enum InstallError {
    /// apt-get failed.
    #[error(
        "{program} is not installed, and apt-get could not install it: {detail}\n\
         Install it with: apt-get install {package}"
    )]
    Failed {
        /// The program.
        program: &'static str,
        /// Debian's package.
        package: &'static str,
        /// What apt-get says.
        detail: String,
    },
    /// Nobody but root may.
    #[error("{program} is not installed. Install it, as root, with: apt-get install {package}")]
    NotRoot {
        /// The program.
        program: &'static str,
        /// Debian's package.
        package: &'static str,
    },
    /// The lock file cannot be used.
    #[error("the lock of the installation cannot be taken: {0}")]
    Lock(#[from] io::Error),
}

pub(crate) fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// The folder of a program, installed from a package if it is not there.
pub(crate) fn folder_of(
    program: &'static str,
    package: &'static str,
    usual: fn() -> Vec<PathBuf>,
) -> Result<PathBuf, InstallError> {
    if let Some(folder) = find(program, usual) {
        return Ok(folder);
    }
    if !is_root() {
        return Err(InstallError::NotRoot { program, package });
    }
    // Two processes must not run apt-get at once; the second finds what the first installed.
    let lock = File::create(std::env::temp_dir().join("caminos-test-services.lock"))?;
    lock.lock()?;
    if let Some(folder) = find(program, usual) {
        return Ok(folder);
    }
    let failed = |detail: String| InstallError::Failed {
        program,
        package,
        detail,
    };
    let install = || apt_get(&["install", "--yes", "--no-install-recommends", package]);
    // Lists may be missing or too old.
    install()
        .or_else(|_| apt_get(&["update"]).and_then(|()| install()))
        .map_err(failed)?;
    find(program, usual).ok_or_else(|| failed("the package does not hold it".to_owned()))
}

fn find(program: &str, usual: fn() -> Vec<PathBuf>) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = usual();
    folders.extend(std::env::split_paths(&path));
    folders
        .into_iter()
        .find(|folder| is_program(&folder.join(program)))
}

fn is_program(path: &Path) -> bool {
    path.is_file()
}

fn apt_get(arguments: &[&str]) -> Result<(), String> {
    let output = Command::new("apt-get")
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive")
        // A system service of its own is not wanted.
        .env("RUNLEVEL", "1")
        .output()
        .map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(());
    }
    Err(String::from_utf8_lossy(&output.stderr).trim().to_owned())
}
