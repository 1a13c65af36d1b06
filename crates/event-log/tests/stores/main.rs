//! What holds for every store: one suite, run against SQLite and Postgres; and what holds for
//! one of them.

mod crash;
mod fixture;
mod migration;
mod sqlite;
mod suite;
