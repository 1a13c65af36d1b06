//! What holds for every store: one suite, run against SQLite and Postgres; and what holds for
//! one of them.

mod backup;
mod copy;
mod crash;
mod fixture;
mod migration;
mod postgres;
mod sqlite;
mod suite;
