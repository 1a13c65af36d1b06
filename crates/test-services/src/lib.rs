//! Real services for tests: Postgres and NATS from Debian's packages, installed when they are
//! missing, in a temporary folder on a free port. They stop when they are dropped, and also when
//! the test is killed. Each can be killed, restarted and paused, for tests of faults.

#![deny(missing_docs)]

mod install;
mod nats;
mod port;
mod postgres;
mod process;
mod small_disk;

pub use install::InstallError;
pub use nats::Nats;
pub use postgres::Postgres;
pub use process::StartError;
pub use small_disk::SmallDisk;
