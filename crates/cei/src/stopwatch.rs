//! Time since a search began, by the system's clock or, in a browser, by the page's.

use std::time::Duration;

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
#[derive(Copy, Clone, Debug)]
pub(crate) struct Stopwatch(std::time::Instant);

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self(std::time::Instant::now())
    }

    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// Milliseconds. The standard library has no clock there, and the crates that bring one bring
/// bindings to everything else in a browser, too.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
#[derive(Copy, Clone, Debug)]
pub(crate) struct Stopwatch(f64);

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self(browser::now())
    }

    pub(crate) fn elapsed(self) -> Duration {
        Duration::from_secs_f64((browser::now() - self.0).max(0.0) / 1000.0)
    }
}

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod browser {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        /// In a page and in a worker.
        #[wasm_bindgen(js_namespace = performance)]
        pub(super) fn now() -> f64;
    }
}
