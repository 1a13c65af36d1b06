//! The checks, one after the other. None of them leaves anything behind, but that of Postgres makes
//! the tables.

use std::fs;
use std::io::{self, Write as _};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use caminos_event_log::{Location, OpenError};
use caminos_message::{Localise as _, message};
use caminos_server::{DescriptorLimit, Limits, Page, SecretUrl, free_space};

use super::{Finding, Grade, nats};
use crate::failure::{Failure, listen_message};
use crate::services::{Nats, ServiceArgs, Storage};

pub(super) fn all(args: &ServiceArgs) -> Result<Vec<Finding>, Failure> {
    let mut findings = vec![page(), descriptors(args.max_sockets), port(args)];
    match args.storage()? {
        Storage::Folder(folder) => {
            let existing_folder = existing(&folder);
            findings.push(data(&folder, &existing_folder));
            findings.extend(privacy(&folder));
            findings.extend(schema(&folder));
            findings.extend(disk(&existing_folder));
            findings.push(clock(&existing_folder));
        }
        Storage::Postgres(url) => findings.push(database(&url)?),
    }
    if let Some(options) = args.nats()? {
        findings.extend(bus(&options));
    }
    Ok(findings)
}

fn page() -> Finding {
    const CHECK: &str = "page";
    if Page::built().is_there() {
        return Finding::ok(CHECK, message!("doctor-page-ok"));
    }
    let found = message!("doctor-page-missing");
    Finding::new(CHECK, Grade::Error, found, message!("doctor-page-advice"))
}

fn descriptors(sockets: u32) -> Finding {
    const CHECK: &str = "descriptors";
    let Some(limit) = DescriptorLimit::raise() else {
        return Finding::ok(CHECK, message!("doctor-descriptors-unlimited"));
    };
    let Some(most) = limit.soft else {
        return Finding::ok(CHECK, message!("doctor-descriptors-unlimited"));
    };
    let connections = u64::from(sockets) + u64::from(Limits::default().http);
    let shown = most.to_string();
    if limit.is_enough_for(connections) {
        return Finding::ok(CHECK, message!("doctor-descriptors-ok", limit = shown));
    }
    let needed = DescriptorLimit::needed(connections).to_string();
    let found = message!("doctor-descriptors-few", limit = shown, needed = needed);
    let advice = message!("doctor-descriptors-advice");
    Finding::new(CHECK, Grade::Warning, found, advice)
}

fn port(args: &ServiceArgs) -> Finding {
    const CHECK: &str = "port";
    let address = args.listen;
    match TcpListener::bind(address) {
        Ok(_) => Finding::ok(
            CHECK,
            message!("doctor-port-ok", address = address.to_string()),
        ),
        Err(error) => {
            // A server that runs already is the usual reason.
            let grade = match error.kind() {
                io::ErrorKind::AddrInUse => Grade::Warning,
                _ => Grade::Error,
            };
            let found = listen_message(address, &error);
            Finding::new(CHECK, grade, found, message!("doctor-port-advice"))
        }
    }
}

/// The folder, or the nearest one around it that there is.
fn existing(folder: &Path) -> PathBuf {
    let there = folder.ancestors().find(|folder| folder.exists());
    there.map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// Whether a file can be written, synced and removed.
fn data(folder: &Path, existing_folder: &Path) -> Finding {
    const CHECK: &str = "data";
    let path = folder.display().to_string();
    let file = existing_folder.join(format!(".caminos-doctor-{}", std::process::id()));
    let write = || -> io::Result<()> {
        let mut written = fs::File::create_new(&file)?;
        written.write_all(b"caminos doctor\n")?;
        written.sync_all()
    };
    let written = write();
    let removed = fs::remove_file(&file);
    match written.and(removed) {
        Ok(()) if existing_folder == folder => {
            Finding::ok(CHECK, message!("doctor-data-ok", path = path))
        }
        Ok(()) => Finding::ok(CHECK, message!("doctor-data-new", path = path)),
        Err(error) => {
            let reason = error.message();
            let found = message!("store-folder", path = path, reason = reason);
            Finding::new(CHECK, Grade::Error, found, message!("doctor-data-advice"))
        }
    }
}

/// The folder holds the hashes of secrets and everybody's games.
#[cfg(unix)]
fn privacy(folder: &Path) -> Option<Finding> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = fs::metadata(folder).ok()?.permissions().mode();
    if mode & 0o077 == 0 {
        return None;
    }
    let path = folder.display().to_string();
    let found = message!("doctor-data-readable", path = path.clone());
    let advice = message!("doctor-run", command = format!("chmod 700 {path}"));
    Some(Finding::new("privacy", Grade::Warning, found, advice))
}

#[cfg(not(unix))]
const fn privacy(_: &Path) -> Option<Finding> {
    None
}

/// Whether the server would take the database. It is neither migrated nor changed.
fn schema(folder: &Path) -> Option<Finding> {
    const CHECK: &str = "schema";
    let path = folder.join("caminos.db").display().to_string();
    let refused = match caminos_event_log::inspect(folder) {
        Ok(version) => {
            let found = message!("doctor-schema-ok", path = path, version = version?);
            return Some(Finding::ok(CHECK, found));
        }
        Err(refused) => refused,
    };
    let (found, advice) = match refused {
        // The message of a server has the advice in it.
        OpenError::Damaged { location, detail } => (
            message!("store-database", path = location, reason = detail),
            message!("doctor-schema-advice", path = path),
        ),
        OpenError::Newer { .. } => (
            Failure::from(refused).message(),
            message!("doctor-schema-newer"),
        ),
        _ => (
            Failure::from(refused).message(),
            message!("doctor-data-advice"),
        ),
    };
    Some(Finding::new(CHECK, Grade::Error, found, advice))
}

fn disk(existing_folder: &Path) -> Option<Finding> {
    const CHECK: &str = "disk";
    const MIB: u64 = 1 << 20;
    let free = free_space(existing_folder)? / MIB;
    let found = message!("doctor-disk", free = free.to_string());
    let advice = message!("doctor-disk-advice");
    Some(match free {
        0..100 => Finding::new(CHECK, Grade::Error, found, advice),
        100..1024 => Finding::new(CHECK, Grade::Warning, found, advice),
        _ => Finding::ok(CHECK, found),
    })
}

/// A clock that is behind what was written before, or from before this program was made.
fn clock(existing_folder: &Path) -> Finding {
    const CHECK: &str = "clock";
    /// 1 January 2026.
    const PROGRAM_MADE: Duration = Duration::from_secs(1_767_225_600);
    const TOLERANCE: Duration = Duration::from_secs(60);
    let now = SystemTime::now();
    let newest = fs::read_dir(existing_folder).ok().and_then(|files| {
        let times = files.filter_map(|file| file.ok()?.metadata().ok()?.modified().ok());
        times.max()
    });
    let is_behind = newest.is_some_and(|newest| newest > now + TOLERANCE);
    if is_behind || now < SystemTime::UNIX_EPOCH + PROGRAM_MADE {
        let found = message!("doctor-clock-behind");
        let advice = message!("doctor-clock-advice");
        return Finding::new(CHECK, Grade::Warning, found, advice);
    }
    Finding::ok(CHECK, message!("doctor-clock-ok"))
}

/// Opened as the server opens it, which makes or migrates the tables, and really written to.
fn database(url: &SecretUrl) -> Result<Finding, Failure> {
    const CHECK: &str = "database";
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(Failure::NoThreads)?;
    let address = url.to_string();
    let probed = runtime.block_on(async {
        let log = Location::Postgres(url.secret().to_owned()).open().await?;
        let probed = log.probe().await;
        log.close().await;
        Ok::<_, Failure>(probed)
    });
    let problem = match probed {
        Ok(Ok(())) => {
            let found = message!("doctor-database-ok", address = address);
            return Ok(Finding::ok(CHECK, found));
        }
        Ok(Err(error)) => message!("store-database", path = address, reason = error.to_string()),
        Err(failure) => failure.message(),
    };
    let advice = message!("doctor-database-advice");
    Ok(Finding::new(CHECK, Grade::Error, problem, advice))
}

fn bus(options: &Nats) -> Vec<Finding> {
    const CHECK: &str = "nats";
    let ask = |address: String| match nats::ask(&address) {
        Ok(server) if server.wants_credentials && options.credentials.is_none() => {
            let found = message!("doctor-nats-credentials", address = address);
            let advice = message!("doctor-nats-credentials-advice");
            // They may be in the address.
            Finding::new(CHECK, Grade::Warning, found, advice)
        }
        Ok(server) => {
            let version = server.version;
            let found = message!("doctor-nats-ok", address = address, version = version);
            Finding::ok(CHECK, found)
        }
        Err(error) => {
            let reason = error.message();
            let found = message!("doctor-nats-failed", address = address, reason = reason);
            Finding::new(CHECK, Grade::Error, found, message!("doctor-nats-advice"))
        }
    };
    options.url.endpoints(4222).into_iter().map(ask).collect()
}
