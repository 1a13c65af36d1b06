# Every command that a person or CI runs. `make help` lists them.
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

SECONDS_EACH ?= 60
TARGET := $(or $(CARGO_TARGET_DIR),target)
HOST = $(shell rustc -vV 2>/dev/null | sed -n 's/host: //p')
PAGE_TESTS = cd web && npm run --silent format:check && npm run --silent lint && npm run --silent check && npm run --silent test
BROWSER_TESTS = cd web && CAMINOS=$(abspath $(TARGET))/debug/caminos npm run --silent browser
FUZZ_TARGETS := $(basename $(notdir $(wildcard fuzz/fuzz_targets/*.rs)))

.PHONY: help
help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

.PHONY: toolchain
toolchain:
	@command -v cargo >/dev/null || { echo "Rust is missing. Install it with rustup (the Rust project's installer), then run make again." >&2; exit 1; }

.PHONY: run
run: toolchain node ## build everything and open the table in a browser
	@$(MAKE) --no-print-directory --jobs quick-page quick-program
	$(START)/caminos serve $(ARGS)

.PHONY: dev
dev: toolchain node ## the same for an edit cycle: incremental, with debug assertions
	@$(MAKE) --no-print-directory --jobs QUICK_PROFILE=dev QUICK=$(TARGET)/debug QUICK_TARGET= QUICK_FEATURES= QUICK_AFTER= QUICK_WASM=$(TARGET)/page QUICK_CONFIG='$(EDIT_CYCLE)' quick-page quick-program
	$(TARGET)/debug/caminos serve $(ARGS)

# What `make run` and `make dev` build. The program reads the page from web/dist, so that neither
# waits for the other; of the page nothing is compressed or weighed. Program and xtask are built
# together, since alone each would have other features of its dependencies. An xtask of an earlier
# build makes the bindings while cargo is busy; if there is none, or it is too old, they wait.
# With a target the flags of .cargo/config.toml do not reach macros and build scripts, so those are
# the same as for the wasm; without one they are the same as for the tests. In an edit cycle the
# wasm has a target folder of its own, so that both builds run at the same time; it comes first,
# since bindings and bundler follow.
# A first game needs no Postgres and no NATS, which take half of the time to build.
START = $(TARGET)/$(HOST)/start
QUICK_PROFILE = start
QUICK = $(START)
QUICK_TARGET = --target $(HOST)
QUICK_FEATURES = --no-default-features
QUICK_WASM = $(TARGET)
QUICK_CONFIG =
QUICK_AFTER = quick-wasm
QUICK_BINDINGS = $(call bindings,$(QUICK)/xtask,$(QUICK_WASM)/wasm32-unknown-unknown/$(notdir $(QUICK)))

# In an edit cycle the compiler takes most of the time, so nothing of ours is optimised (the engine
# searches a twenty-fifth of the positions), but what reads the then large modules is. Settings of
# this build alone: libraries and macros are those of the tests.
opt_level = $(foreach package,$(2),--config profile.dev.package.$(package).opt-level=$(1))
EDIT_CYCLE = --config profile.dev.opt-level=0 \
  $(call opt_level,0,$(addprefix caminos-,rules search cei puzzle solver)) \
  $(call opt_level,1,walrus wasmparser wasm-encoder wasm-bindgen-cli-support)

.PHONY: quick-wasm quick-page quick-program
quick-wasm: wasm-target
	cargo build $(WASM_CRATES:%=-p caminos-%) --target wasm32-unknown-unknown --target-dir $(QUICK_WASM) --profile $(QUICK_PROFILE) $(QUICK_CONFIG) --locked

quick-page: quick-wasm web/node_modules/.package-lock.json
	@{ $(QUICK_BINDINGS); } 2>/dev/null || { $(MAKE) --no-print-directory quick-program && $(QUICK_BINDINGS); }
	cd web && node_modules/.bin/vite build --logLevel warn && node tools/offline.mjs

quick-program: $(QUICK_AFTER)
	nice cargo build -p caminos -p xtask --profile $(QUICK_PROFILE) $(QUICK_CONFIG) $(QUICK_TARGET) $(QUICK_FEATURES) --locked

.PHONY: play
play: toolchain ## start a game in the terminal
	cargo run --profile start $(QUICK_TARGET) $(QUICK_FEATURES) --locked -p caminos -- play $(ARGS)

.PHONY: build
build: web ## build the program with its page, optimised, as target/release/caminos
	cargo build --release -p caminos

# Everything is built once, by one call for the workspace: alone, the program and the tool for the
# bindings would have other features. Beside it the page's wasm is built, and beside the lints,
# which compile, the page, whose tools have one thread. Tests that play have the machine to
# themselves.
.PHONY: test
test: toolchain test-browser ## everything that must hold before a change lands
	cargo fmt --all --check
	$(MAKE) --no-print-directory --jobs=2 XTASK="$(WORKSPACE)" lint page-tested
	cargo test --workspace --locked
	$(BROWSER_TESTS)

# After the workspace, since cargo does one thing at a time.
.PHONY: lint
lint: xtask wasm-target
	cargo clippy --workspace --all-targets --locked -- -D warnings
# As `make run` builds it, without Postgres and NATS.
	cargo clippy -p caminos --no-default-features --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet
	$(MAKE) --no-print-directory rules-crate

.PHONY: page-tested
page-tested: web
	$(PAGE_TESTS)

# What users of the published crate meet: its package, every set of features, no standard library.
# Where the registry cannot be reached, which cargo's message says, the package is made and built all the same.
.PHONY: rules-crate
rules-crate: toolchain wasm-target ## check caminos-rules as a crate for others: package, features, no_std
	cargo publish --dry-run --quiet --allow-dirty -p caminos-rules || cargo package --quiet --allow-dirty -p caminos-rules
	cargo check --quiet --locked -p caminos-rules --no-default-features --target wasm32-unknown-unknown
	for features in --no-default-features "" --all-features; do \
	  RUSTDOCFLAGS="-D warnings" cargo doc --quiet --locked --no-deps -p caminos-rules $$features; \
	  cargo check --quiet --locked -p caminos-rules $$features; \
	done

.PHONY: types
types: toolchain ## write the page's types, chapters and lessons again
	UPDATE_TYPES=1 cargo test --quiet -p caminos-protocol --test typescript
	UPDATE_TYPES=1 cargo test --quiet -p caminos-guide --test page

.PHONY: diagram
diagram: toolchain ## write the crate diagram of docs/architecture.md again
	cargo run --quiet -p xtask -- diagram

.PHONY: pictures
pictures: toolchain ## draw the pictures of the documentation again
	cargo run --quiet -p caminos -- show --record docs/images/game.caminos --svg docs/images/board.svg
	cargo run --quiet -p caminos -- play --record docs/images/game.caminos --size 98x32 --keys 'u3RFRR<<vv' --picture docs/images/terminal.svg

.PHONY: icons
icons: web/node_modules/.dev-tools browser ## draw the page's icons and its picture for link previews again
	cd web && npm run --silent icons

.PHONY: bench
bench: toolchain ## measure the rules core beside cozy-chess; ARGS=--check fails below a target
	cargo bench -p caminos-bench --bench anchor -- $(ARGS)

# Version 0.1, the last commit before the refactoring, as an opponent for matches.
REFERENCE_COMMIT := 6eca69f1c3e92a2415d3c0e1c9ccfb4a6f594c04
REFERENCE := $(abspath $(TARGET))/reference

.PHONY: reference
reference: toolchain ## build version 0.1 as an opponent for matches: target/reference/caminos
	@git cat-file -e $(REFERENCE_COMMIT)^{commit} 2>/dev/null || { echo "Commit $(REFERENCE_COMMIT) is not in this clone: fetch the whole history (git fetch --unshallow)." >&2; exit 1; }
	rm -rf $(REFERENCE)/source && mkdir -p $(REFERENCE)/source
	git archive $(REFERENCE_COMMIT) | tar -x -C $(REFERENCE)/source
	cd $(REFERENCE)/source && cargo build --release --locked -p caminos --target-dir $(REFERENCE)/build
	cp $(REFERENCE)/build/release/caminos $(REFERENCE)/caminos

.PHONY: screenshots
screenshots: web browser ## take the documentation's pictures of the page again
	cargo build -p caminos --locked
	cd web && CAMINOS=$(abspath $(TARGET))/debug/caminos node tools/pictures.mjs

.PHONY: first-frame
first-frame: web browser ## measure how soon a browser shows the page and the board; BEFORE=DIST beside an older page
	cargo build -p caminos --locked
	cd web && CAMINOS=$(abspath $(TARGET))/debug/caminos node tools/first-frame.mjs

.PHONY: bench-scene
bench-scene: web browser ## measure frames and hovering on the board; BEFORE=DIST beside an older page, ARGS=--check fails above a limit
	cd web && node tools/scene-bench.mjs $(ARGS)

.PHONY: bench-study
bench-study: build browser ## measure the analysis board beside the native engine; ARGS=--check fails where a target is missed
	cd web && CAMINOS=$(abspath $(TARGET))/release/caminos NATIVE=$(abspath $(TARGET))/release/caminos node tools/study-bench.mjs $(ARGS)

.PHONY: bench-server
bench-server: toolchain ## measure the server beside a bare echo; ARGS=--check fails below a target
	cargo bench -p caminos-server --bench load -- $(ARGS)

.PHONY: simulate
simulate: toolchain ## nodes, log and bus in a simulation with faults: SEEDS=100000, or SEED=42 to replay one
	$(if $(SEED),SEED=$(SEED),SEEDS=$(or $(SEEDS),100000)) cargo test --release -p caminos-node --test simulation nothing -- --nocapture

FAULTS ?= 300
GAMES ?= 200

# With the program of the tests: it has the same features, so that nothing is compiled again.
.PHONY: faults
faults: toolchain ## three nodes on Postgres and NATS with FAULTS (300) faults among GAMES (200) games
	$(WORKSPACE)
	$(TARGET)/debug/caminos-faults --program $(TARGET)/debug/caminos --faults $(FAULTS) --games $(GAMES) $(ARGS)

.PHONY: faults-short
faults-short: ## the same with a few
	$(MAKE) faults FAULTS=9 GAMES=12

# The wasm crates, and what their modules are called in web/src/wasm.
WASM_CRATES := wasm-rules wasm-engine wasm-study
# $(1) the tool, $(2) the folder of the modules.
bindings = true $(foreach crate,$(WASM_CRATES),&& $(1) bindings $(2)/caminos_$(subst -,_,$(crate)).wasm web/src/wasm $(crate:wasm-%=%))

# The computer thinks in the page as well: four times as fast for 19 kB more. The rules alone
# answer in microseconds either way. Not a profile of its own: macros would be compiled once more.
FAST_ENGINE := $(foreach crate,rules search cei,--config profile.wasm.package.caminos-$(crate).opt-level=3)

.PHONY: wasm-target
wasm-target:
	@rustup target list --installed | grep -q '^wasm32-unknown-unknown$$' || rustup target add wasm32-unknown-unknown

.PHONY: wasm-modules
wasm-modules: toolchain wasm-target
	cargo build $(patsubst %,-p caminos-%,$(filter-out wasm-engine,$(WASM_CRATES))) --target wasm32-unknown-unknown --profile wasm --locked
	cargo build -p caminos-wasm-engine --target wasm32-unknown-unknown --profile wasm $(FAST_ENGINE) --locked

XTASK = cargo build -p xtask --locked
# With everything that has the features of the tests.
WORKSPACE = cargo build --workspace --bins --tests --locked

.PHONY: xtask
xtask: toolchain
	$(XTASK)

.PHONY: wasm
wasm: wasm-modules xtask ## build the rules, the engine and the study module for the browser, with their bindings
	$(call bindings,$(TARGET)/debug/xtask,$(TARGET)/wasm32-unknown-unknown/wasm)

.PHONY: node
node:
	@command -v npm >/dev/null || { echo "Node.js is missing (version 20 or newer, with npm). Install it, then run make again." >&2; exit 1; }

# npm writes this file last, so it shows whether the modules are those of the lock. To build the page
# the dependencies are enough; the tools that check and test it (devDependencies) take twice as long.
web/node_modules/.package-lock.json: web/package-lock.json | node
	cd web && npm ci --omit=dev --no-audit --no-fund

web/node_modules/.dev-tools: web/package-lock.json | node
	cd web && npm ci --no-audit --no-fund && touch node_modules/.dev-tools

.PHONY: web
web: wasm web/node_modules/.dev-tools ## build the page into web/dist and weigh it
	cd web && npm run --silent build

.PHONY: web-test
web-test: wasm web/node_modules/.dev-tools ## check the page's types and run its tests without a browser
	$(PAGE_TESTS)

.PHONY: browser
browser:
	@command -v chromium >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || { echo "Chromium is missing. Install it, then run make again." >&2; exit 1; }

# Chromium without a window, which needs a third less of the processor; else the whole one.
.PHONY: test-browser
test-browser:
	@command -v chromium-headless-shell >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; } 2>/dev/null || $(MAKE) --no-print-directory browser

# Programs and packages of the browsers that ARGS names, or of both.
OTHER_BROWSERS = $(or $(filter firefox webkit,$(ARGS)),firefox webkit)
OTHER_PROGRAMS = Xvfb $(patsubst firefox,firefox-esr,$(patsubst webkit,WebKitWebDriver,$(OTHER_BROWSERS)))
OTHER_PACKAGES = xvfb $(patsubst firefox,firefox-esr,$(patsubst webkit,webkit2gtk-driver,$(OTHER_BROWSERS)))

.PHONY: other-browsers-install
other-browsers-install: node
	@for program in $(OTHER_PROGRAMS); do command -v $$program >/dev/null || missing=yes; done; [ -z "$${missing:-}" ] \
	  || { apt-get update -qq && apt-get install -y -qq $(OTHER_PACKAGES) >/dev/null; } \
	  || { echo "Of $(OTHER_PROGRAMS) one is missing. Install them, then run make again." >&2; exit 1; }
	cd web/other-browsers && npm ci --no-audit --no-fund --silent

.PHONY: other-browsers
other-browsers: XTASK = $(WORKSPACE)
other-browsers: other-browsers-install web ## play a whole game in Firefox and in WebKit; ARGS=firefox or webkit for one of them
	cd web && CAMINOS=$(abspath $(TARGET))/debug/caminos node other-browsers/play.mjs $(ARGS)

.PHONY: browser-test
browser-test: web test-browser ## play in a real browser, on the real server; pictures go to web/tests/screenshots
	cargo build -p caminos --locked
	$(BROWSER_TESTS)

# libFuzzer with the compiler's own coverage, as cargo-fuzz sets it up, but on the stable toolchain
# and without a sanitizer: there is no unsafe code. All targets are built at once and run two at a
# time.
FUZZ_TARGET := $(TARGET)/fuzz
FUZZ_FLAGS := -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
  -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
  -Cllvm-args=-sanitizer-coverage-trace-compares -Cllvm-args=-simplifycfg-branch-fold-threshold=0 \
  -Cdebug-assertions -Ccodegen-units=1 --cfg=fuzzing

.PHONY: fuzz-built
fuzz-built: toolchain
	RUSTFLAGS="$(FUZZ_FLAGS)" cargo build --quiet --manifest-path fuzz/Cargo.toml --target-dir $(FUZZ_TARGET) --release --bins --target $(HOST)

.PHONY: fuzz
fuzz: fuzz-built ## fuzz every target for SECONDS_EACH (60) seconds
	@mkdir -p fuzz/artifacts
	@printf '%s\n' $(FUZZ_TARGETS) | xargs -P 2 -I{} $(SHELL) -euc ' \
	  scratch=$$(mktemp -d); \
	  $(FUZZ_TARGET)/$(HOST)/release/{} $$scratch fuzz/corpus/{} -artifact_prefix=fuzz/artifacts/{}- \
	    -max_total_time=$(SECONDS_EACH) -max_len=4096 >$$scratch.log 2>&1 \
	    || { tail -50 $$scratch.log; exit 255; }; \
	  echo "{}: $$(grep "^Done" $$scratch.log)"; \
	  rm -r $$scratch $$scratch.log'

.PHONY: fuzz-short
fuzz-short: ## the same, a few seconds each
	$(MAKE) fuzz SECONDS_EACH=8

# The program that is packed; `make build` makes it.
DEB_PROGRAM ?= $(TARGET)/release/caminos

.PHONY: deb
deb: build ## make a Debian package with the systemd service in target/debian
	packaging/deb.sh $(DEB_PROGRAM) $(TARGET)/debian

.PHONY: deb-test
deb-test: deb ## install the package here, start the server as its unit says, and remove it again
	packaging/deb-test.sh $(TARGET)/debian/caminos_*.deb

.PHONY: audit
audit: toolchain ## licences, sources and advisories of the dependencies
	@cargo deny --version >/dev/null 2>&1 || cargo install cargo-deny --locked
	cargo deny check bans licenses sources
	@if cargo deny fetch db >/dev/null 2>&1; then cargo deny check advisories; \
	else echo "NOT CHECKED: the advisory database could not be fetched." >&2; fi
