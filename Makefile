# Everything sets itself up in .venv; the only needs are Python 3.11 or newer and make.
.PHONY: help play web wheel check test units lint bench docs soak golden gallery lock clean

BIN := .venv/bin
# Tests and tools start hundreds of programs: these read what Python has compiled, not the sources.
unexport PYTHONDONTWRITEBYTECODE
CORES := $(shell nproc 2>/dev/null || echo 2)
# A third of the time tests wait: for a server, a browser, a program to start. Meanwhile others run.
WORKERS := $(shell echo $$(( ($(CORES) * 3 + 1) / 2 )))
# What does not need one another goes side by side; the output of each comes in one piece.
SIDE_BY_SIDE = @$(MAKE) --no-print-directory --output-sync=target --jobs=$(CORES)

help:  ## what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

play: play-setup web  ## sit down at the table, in the browser
	@$(BIN)/heliopolis

web:  ## build the pages
	@tools/web --install

wheel: dev-setup web docs  ## the package, as sdist and wheel, in dist
	$(BIN)/python -m hatchling build -t sdist -t wheel

# The tests that need neither a compiler nor a server, but one that plays whole games by the dozen.
PURE := tests/kernel tests/table tests/games tests/server --ignore=tests/server/test_secrecy.py

check:  ## after every save: style, types, rules, table, pure server logic
	$(SIDE_BY_SIDE) lint units
	$(BIN)/pytest -q -n auto --dist worksteal -m "not soak and not compiled and not running" $(PURE)

test:  ## everything that must hold
	$(SIDE_BY_SIDE) lint units compiled chromium
	HELIOPOLIS_DURATIONS=.durations.json $(BIN)/pytest -n $(WORKERS) --dist worksteal

units: web  ## the pure TypeScript
	@tools/web-passed test

lint: types style web-types  ## style and types

.PHONY: types style web-types compiled chromium
types: dev-setup
	$(BIN)/mypy
style: dev-setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
web-types: web
	@tools/web-passed check
compiled: dev-setup
	$(BIN)/python -m tests.compiled
chromium:
	@tools/chromium >/dev/null

bench: dev-setup  ## how fast the rules run, every game
	$(BIN)/heliopolis bench

docs: dev-setup  ## the reference pages from the code, and the site from the pages
	$(BIN)/python -m heliopolis.docs docs/games
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

soak: dev-setup  ## the long campaigns: millions of games, kills, bad messages, deliberate faults
	$(BIN)/pytest -m soak -n auto
	$(BIN)/python tools/mutate.py

golden: dev-setup  ## write the golden games and node counts anew: look at the difference
	$(BIN)/python -m heliopolis.testing tests/golden

gallery: dev-setup web chromium  ## pictures of every page and decision, both widths and themes, in one page
	$(BIN)/python -m tests.browser.gallery gallery

lock: dev-setup  ## pin the newest packages that fit pyproject.toml
	$(BIN)/python -m pip install --quiet uv
	for what in play dev; do \
	  $(BIN)/uv pip compile pyproject.toml --extra all --group build $$([ $$what = dev ] && echo --group dev) \
	    --universal --generate-hashes --python-version 3.11 --upgrade --quiet \
	    --custom-compile-command "make lock" -o requirements/$$what.lock; \
	done

clean:  ## forget what was set up and made
	rm -rf .venv web/node_modules src/heliopolis/server/web src/heliopolis/server/docs gallery site dist .mypy_cache .ruff_cache .pytest_cache .durations.json .mutation

.PHONY: play-setup dev-setup
play-setup:
	@tools/setup play
dev-setup:
	@tools/setup dev
