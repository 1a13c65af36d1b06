#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| caminos_fuzz::setup(data));
