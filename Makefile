# Everything sets itself up in .venv; the only needs are Python 3.11 or newer and make.
.PHONY: help play web wheel check test units lint bench docs soak golden gallery lock clean

BIN := .venv/bin

help:  ## what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

play: play-setup web  ## sit down at the table, in the browser
	@$(BIN)/heliopolis

web:  ## build the pages
	@tools/web --install

wheel: dev-setup web  ## the package, as sdist and wheel, in dist
	$(BIN)/python -m hatchling build -t sdist -t wheel

# The tests that need neither a compiler nor a server, but one that plays whole games by the dozen.
PURE := tests/kernel tests/table tests/games tests/server --ignore=tests/server/test_secrecy.py

check: dev-setup web lint units  ## after every save: style, types, rules, table, pure server logic
	$(BIN)/pytest -q -n auto --dist worksteal -m "not soak and not compiled and not running" $(PURE)

test: dev-setup web lint units  ## everything that must hold
	@tools/chromium >/dev/null
	$(BIN)/python -m tests.compiled
	HELIOPOLIS_DURATIONS=.durations.json $(BIN)/pytest -n auto --dist worksteal

units: web  ## the pure TypeScript
	cd web && npm run --silent test --if-present

lint: dev-setup web  ## style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && npm run --silent check

bench: dev-setup  ## how fast the rules run, every game
	$(BIN)/heliopolis bench

docs: dev-setup  ## the reference pages from the code, and the site from the pages
	$(BIN)/python -m heliopolis.docs docs/games
	$(BIN)/mkdocs build --quiet --strict

soak: dev-setup  ## the long campaigns: millions of games, kills, bad messages, deliberate faults
	$(BIN)/pytest -m soak -n auto
	$(BIN)/python tools/mutate.py

golden: dev-setup  ## write the golden games and node counts anew: look at the difference
	$(BIN)/python -m heliopolis.testing tests/golden

gallery: dev-setup web  ## pictures of every page and decision, both widths and themes, in one page
	@tools/chromium >/dev/null
	$(BIN)/python -m tests.browser.gallery gallery

lock: dev-setup  ## pin the newest packages that fit pyproject.toml
	$(BIN)/python -m pip install --quiet uv
	for what in play dev; do \
	  $(BIN)/uv pip compile pyproject.toml --extra all --group build $$([ $$what = dev ] && echo --group dev) \
	    --universal --generate-hashes --python-version 3.11 --upgrade --quiet \
	    --custom-compile-command "make lock" -o requirements/$$what.lock; \
	done

clean:  ## forget what was set up and made
	rm -rf .venv web/node_modules src/heliopolis/server/web gallery site dist .mypy_cache .ruff_cache .pytest_cache .durations.json .mutation

.PHONY: play-setup dev-setup
play-setup:
	@tools/setup play
dev-setup:
	@tools/setup dev
