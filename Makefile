# Roost. `make demo` draws the gallery, `make test` runs the tests; `make help` lists the rest.
SWIFT ?= swift
OUT ?= out
SOURCES := Package.swift Sources Tests Examples Benchmarks Tools
BROWSER_PYTHON := .build/browser-tests/bin/python
BENCH_PYTHON := .build/bench-peers/bin/python
BENCH_BIN := .build/bench/release/RoostBench
BENCH_STATIC_BIN := .build/bench-static/release/RoostBench

# SwiftPM names a build's traits to the compiler in the order of a hash table, and compiles all again where that differs.
BUILD := SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build

# Leaks are not looked for: Swift keeps what it knows of types for good. Frames stay on the stack, where `StackGuard` measures
# how much of it is left.
SANITIZER_OPTIONS := detect_leaks=0:detect_stack_use_after_return=0

.DEFAULT_GOAL := help
.PHONY: help demo test install workshop-tests guides mount-tests release-check static-check reference site vscode-tests symbols codes sanitize sanitize-threads fuzz browser-tests release-tests desktop-tests desktop-benchmark live-benchmark soak abuse conformance architecture images manifest check-manifest format lint clean dependencies test-dependencies bench bodies bench-check bench-record

help: ## Lists these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: dependencies ## Draws every page of the gallery into out/ as PNG, SVG and PDF, with a contact sheet
	$(SWIFT) run Gallery --output $(OUT)

test: test-dependencies ## Builds and runs all tests
	$(BUILD) --build-tests
	ROOST_CHECK_FRAMES=1 $(SWIFT) test --skip-build
	$(MAKE) --no-print-directory browser-tests

sanitize: test-dependencies ## Runs the tests of layout, drawing and their encoders under the address sanitizer
	ASAN_OPTIONS=$(SANITIZER_OPTIONS) $(SWIFT) test --sanitize=address --scratch-path .build/asan \
		--filter 'RoostCoreTests|RoostRenderTests'

browser-tests: test-dependencies ## Builds and runs the tests in Chromium alone
	$(BUILD)
	ROOST_BIN=$$($(SWIFT) build --show-bin-path) $(BROWSER_PYTHON) -m pytest -q -p no:cacheprovider Tests/BrowserTests

mount-tests: test-dependencies ## Builds the shop of Hummingbird's that serves an app and pictures, and tests it
	$(SWIFT) build --package-path Examples/Bookshop
	ROOST_BIN=$$($(SWIFT) build --package-path Examples/Bookshop --show-bin-path) \
		$(BROWSER_PYTHON) -m pytest -q -p no:cacheprovider Examples/Bookshop/Tests

release-tests: bench-build test-dependencies ## Runs the tests in Chromium on release builds, where the optimizer may err, or only files in ONLY
	for app in BrowserTestApp VotingApp LikesApp RingApp; do \
		ROOST_BENCHMARKS=1 $(SWIFT) build -c release --scratch-path .build/bench --product $$app || exit 1; done
	ROOST_BIN=.build/bench/release $(BROWSER_PYTHON) -m pytest -q -p no:cacheprovider \
		$(addprefix Tests/BrowserTests/,$(or $(ONLY),.))

# With ROOST_DESKTOP=1, the build of `make test` has windows, too, and serves both.
DESKTOP_BUILD := $(if $(ROOST_DESKTOP),.build,.build/desktop)
desktop-tests: ## Builds apps with windows and tests them on virtual displays, or only what ONLY tells pytest
	@Scripts/install-dependencies --desktop
	for app in VotingApp BrowserTestApp TasksApp SketchApp MailApp; do \
		$(BUILD) --traits Browser,Desktop,Network --scratch-path $(DESKTOP_BUILD) --product $$app || exit 1; done
	ROOST_BIN=$(DESKTOP_BUILD)/debug /usr/bin/python3 -m pytest -q -o cache_dir=$(CURDIR)/.build/desktop-tests $(ONLY) \
		Tests/DesktopTests

codes: test-dependencies ## Writes codes of Core Image's filters and reads them back with ZXing
	ROOST_CODES=$(OUT)/codes $(SWIFT) test --filter CodeTests
	$(BROWSER_PYTHON) Tests/NeighbourTests/read_codes.py $(OUT)/codes

bench: bench-build ## Measures Roost beside its peers and writes Documentation/Performance.md
	@Scripts/install-dependencies --bench
	for program in RoostBench Paperwork; do \
		ROOST_BENCHMARKS=1 $(SWIFT) build -c release --scratch-path .build/bench-static --product $$program --static-swift-stdlib \
			|| exit 1; done
	$(BENCH_PYTHON) Benchmarks/bench.py $(BENCH_BIN) .build/bench-results --write --instructions \
		--static $(BENCH_STATIC_BIN) $(BENCH_OPTIONS)

bench-check: bench-build ## Fails where a main loop takes 5 % more instructions than Benchmarks/baseline.json says
	python3 Benchmarks/instructions.py $(BENCH_BIN) .build/bench-results/jobs --check

bench-record: bench-build ## Writes Benchmarks/baseline.json anew
	python3 Benchmarks/instructions.py $(BENCH_BIN) .build/bench-results/jobs --record

.PHONY: bench-build
bench-build: dependencies
	@Scripts/install-dependencies --instructions
	ROOST_BENCHMARKS=1 $(SWIFT) build -c release --scratch-path .build/bench --product RoostBench

bodies: dependencies ## Measures how long the compiler takes to check 20 typical bodies
	python3 Benchmarks/bodies.py .build/bench

DESKTOP_PEERS := .build/desktop-peers
desktop-benchmark: ## Measures apps in windows on a virtual display, beside GTK's and Qt's: start, memory, rest, keys, frames
	@Scripts/install-dependencies --desktop-peers
	$(SWIFT) build -c release --traits Desktop --scratch-path .build/desktop --product VotingApp
	$(SWIFT) build -c release --traits Desktop --scratch-path .build/desktop --product BrowserTestApp
	mkdir -p $(DESKTOP_PEERS)
	cc -O2 -o $(DESKTOP_PEERS)/GTK Benchmarks/Peers/gtk_windows.c $$(pkg-config --cflags --libs gtk4) -lm
	c++ -O2 -fPIC -o $(DESKTOP_PEERS)/Qt Benchmarks/Peers/qt_windows.cpp $$(pkg-config --cflags --libs Qt6Widgets)
	/usr/bin/python3 Benchmarks/desktop.py .build/desktop/release $(DESKTOP_PEERS)/GTK $(DESKTOP_PEERS)/Qt

live-benchmark: test-dependencies ## Measures served apps under load, and NiceGUI beside them
	$(SWIFT) build -c release --product VotingApp
	$(SWIFT) build -c release --product BrowserTestApp
	$(BROWSER_PYTHON) -m pip install --quiet --disable-pip-version-check -r Benchmarks/Live/requirements.txt
	$(BROWSER_PYTHON) Benchmarks/Live/load.py $$($(SWIFT) build -c release --show-bin-path)
	$(BROWSER_PYTHON) Benchmarks/Live/peer.py $$($(SWIFT) build -c release --show-bin-path)

soak: test-dependencies ## Uses a served app at random for twenty minutes: it must neither end nor grow
	$(SWIFT) build -c release --product BrowserTestApp
	$(BROWSER_PYTHON) -m pip install --quiet --disable-pip-version-check -r Benchmarks/Live/requirements.txt
	ROOST_TEST_SCREEN=everything $(BROWSER_PYTHON) Benchmarks/Live/soak.py $$($(SWIFT) build -c release --show-bin-path)/BrowserTestApp

FOR ?= 60
FUZZ_BIN := .build/fuzz/release/RoostFuzz
fuzz: dependencies ## Runs each coverage-guided fuzzer for FOR seconds (60), or only those that ONLY names
	ROOST_FUZZERS=1 ASAN_OPTIONS=detect_leaks=0 $(SWIFT) build -c release -Xswiftc -enable-testing --scratch-path .build/fuzz --product RoostFuzz
	Scripts/fuzz $(FUZZ_BIN) $(FOR) $(ONLY)

sanitize-threads: dependencies ## Runs what shares memory between threads under the thread sanitizer
	ROOST_PTHREAD_LOCKS=1 $(SWIFT) test --sanitize=thread --scratch-path .build/threads --filter 'ThreadTests|RoostRenderTests|RoostDocumentsTests|RoostBrowserTests|RoostTextTests'

abuse: test-dependencies ## Attacks served apps on this machine and fails where others notice more than they may
	$(SWIFT) build -c release --product BrowserTestApp
	@failed=0; for attack in Tests/Abuse/attack_*.py; do \
		python3 $$attack $$($(SWIFT) build -c release --show-bin-path) || failed=1; done; exit $$failed

conformance: dependencies ## Compares layout with what Apple's SwiftUI was recorded to answer
	ROOST_CONFORMANCE_TABLE=1 $(SWIFT) test --filter ConformanceTests

architecture: dependencies ## Counts how folders depend on each other, and draws the modules for Architecture.md
	$(SWIFT) package describe --type json > .build/package.json
	ROOST_ARCHITECTURE=1 $(SWIFT) run Architecture .build/package.json --draw Documentation/Images/architecture.svg

# The icons are downloaded for the conversion and not kept: the licences of both sets are in NOTICE.
SYMBOL_ICONS := .build/symbol-icons
symbols: ## Converts the icons of Tools/Symbols/sources.txt to drawings of symbols, and tests the converter
	python3 -m unittest discover Tools/Symbols
	mkdir -p $(SYMBOL_ICONS)
	python3 -m pip download --quiet --no-deps --dest $(SYMBOL_ICONS) lucide==1.1.4 flask-tabler-icons==3.46.0.20260803
	cd $(SYMBOL_ICONS) && for wheel in *.whl; do unzip -q -o $$wheel; done && unzip -q -o lucide/lucide.zip -d icons
	python3 Tools/Symbols/convert.py Tools/Symbols/sources.txt --lucide $(SYMBOL_ICONS)/icons \
		--tabler $(SYMBOL_ICONS)/flask_tabler_icons/static/tabler_icons/tabler-sprite-nostroke.svg \
		> $(SYMBOL_ICONS)/table && cp $(SYMBOL_ICONS)/table Sources/RoostSymbols/SymbolTable+Converted.swift

images: dependencies ## Draws the documentation's pictures again
	$(SWIFT) run Gallery --documentation

manifest: dependencies symbol-graph ## Lists the public API in Documentation/Manifest.md
	@$(SWIFT) Scripts/make-manifest.swift $$($(SWIFT) build --show-bin-path)/../symbolgraph

check-manifest: dependencies symbol-graph ## Fails if Documentation/Manifest.md is out of date
	@$(SWIFT) Scripts/make-manifest.swift $$($(SWIFT) build --show-bin-path)/../symbolgraph --check

# Spark and Ray come from PyPI into an environment of its own; Spark needs Java 17 (openjdk-17-jre-headless).
PYTHON_PACKAGE := Integrations/python
PYTHON_TESTS := .build/python-tests
.PHONY: wheel python-tests
wheel: ## Builds the Python package into out/
	python3 -m venv $(PYTHON_TESTS)
	$(PYTHON_TESTS)/bin/pip install --quiet --disable-pip-version-check build
	$(PYTHON_TESTS)/bin/python -m build --quiet --outdir $(OUT) $(PYTHON_PACKAGE)

python-tests: wheel ## Installs the wheel, and tests it alone, under Spark and under Ray
	$(SWIFT) build --product ServiceTestProgram
	$(PYTHON_TESTS)/bin/pip install --quiet --disable-pip-version-check pytest "$$(ls -t $(OUT)/roost-*.whl | head -1)[spark,ray]"
	$(PYTHON_TESTS)/bin/pip install --quiet --disable-pip-version-check --force-reinstall --no-deps $(OUT)/roost-*.whl
	ROOST_BIN=$$($(SWIFT) build --show-bin-path) $(PYTHON_TESTS)/bin/python -m pytest -q -p no:cacheprovider $(PYTHON_PACKAGE)/tests

.PHONY: bench-engines
bench-engines: wheel ## Measures Spark and Ray with two workers beside two plain ones, after `make bench`
	$(PYTHON_TESTS)/bin/pip install --quiet --disable-pip-version-check "$$(ls -t $(OUT)/roost-*.whl | head -1)[spark,ray]"
	$(PYTHON_TESTS)/bin/pip install --quiet --disable-pip-version-check --force-reinstall --no-deps $(OUT)/roost-*.whl
	$(PYTHON_TESTS)/bin/python Benchmarks/engines.py $(dir $(BENCH_STATIC_BIN))Paperwork invoice \
		.build/bench-results/jobs/invoices.jsonl

.PHONY: symbol-graph
# SwiftPM builds with all traits for it, so after a build with ROOST_DESKTOP=1 nothing is compiled again.
# SwiftPM also tries the test runner's own module, which has none, and reports that as failure: make-manifest.swift
# fails where a module of ours is missing.
symbol-graph:
	$(BUILD)
	@rm -rf $$($(SWIFT) build --show-bin-path)/../symbolgraph
	@SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) package dump-symbol-graph --skip-synthesized-members >/dev/null 2>&1 || true

WORKSHOP := --package-path Tools/Workshop
PREFIX ?= $(HOME)/.local
install: dependencies ## Installs the command line `roost` into PREFIX (~/.local)
	$(SWIFT) build $(WORKSHOP) -c release --product roost
	install -D $$($(SWIFT) build $(WORKSHOP) -c release --show-bin-path)/roost $(PREFIX)/bin/roost

# Builds Roost for a new package: a quarter of an hour on two cores.
WORKSHOP_PYTHON := .build/workshop-tests/bin/python
WORKSHOP_PACKAGES := .build/workshop-packages
workshop-tests: test-dependencies ## Tests the command line, and plays a newcomer, an agent and a reader of previews
	$(SWIFT) test $(WORKSHOP)
	python3 -m venv .build/workshop-tests
	$(WORKSHOP_PYTHON) -m pip install --quiet --disable-pip-version-check -r Tools/Workshop/Tests/requirements.txt
	rm -rf $(WORKSHOP_PACKAGES) && mkdir -p $(WORKSHOP_PACKAGES)
	roost=$$($(SWIFT) build $(WORKSHOP) --show-bin-path)/roost; package=$(WORKSHOP_PACKAGES)/First; \
		$(WORKSHOP_PYTHON) Tools/Workshop/Tests/newcomer.py $$roost $(WORKSHOP_PACKAGES) && \
		$(WORKSHOP_PYTHON) Tools/Workshop/Tests/agent.py $$roost $$package && \
		ROOST=$$roost PREVIEW_PACKAGE=$$package $(WORKSHOP_PYTHON) -m pytest -q -p no:cacheprovider Tools/Workshop/Tests

guides: ## Compiles the code of the readme and the guides, after a build
	Scripts/try-guides

release-check: ## Tries whether another package can depend on Roost by an address and a version
	Scripts/try-release

static-check: ## Links a program with Swift's libraries in it, and tries what the guide says of another machine
	@Scripts/install-dependencies --static
	Scripts/try-static .build/bench-static

SITE_PYTHON := .build/site-python
REFERENCE := .build/reference
reference: dependencies ## Writes the pages of DocC's catalogues, of SwiftUI and RoostTesting, into .build/reference
	$(SWIFT) build --target RoostTesting
	Scripts/make-reference $(REFERENCE)

site: demo reference ## Writes the documentation, the reference, the gallery and the controls' states as a site into out/site
	python3 -m venv $(SITE_PYTHON)
	$(SITE_PYTHON)/bin/pip install --quiet --disable-pip-version-check markdown==3.11.3
	$(SWIFT) run Gallery --controls $(OUT)/controls
	$(SITE_PYTHON)/bin/python Scripts/make-site $(OUT)/site $(OUT) $(REFERENCE)

vscode-tests: ## Tests the VS Code extension's core
	cd Integrations/vscode && node --test test/

format: ## Formats all sources
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

lint: ## Fails on what `make format` would change, and on style
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

clean: ## Deletes what was built and drawn
	rm -rf .build $(OUT)

dependencies:
	@Scripts/install-dependencies

test-dependencies:
	@Scripts/install-dependencies --tests
