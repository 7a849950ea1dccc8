# Everything sets itself up in .venv; the only needs are Python 3.11 or newer and make.
.PHONY: help play web test lint bench docs soak golden gallery lock clean

BIN := .venv/bin

help:  ## what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

play: play-setup web  ## sit down at the table, in the browser
	@$(BIN)/heliopolis

web:  ## build the pages
	@tools/web

test: dev-setup web lint  ## everything that must hold, in under 20 minutes on 2 cores
	@tools/chromium >/dev/null
	$(BIN)/pytest -n auto --dist worksteal

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

soak: dev-setup  ## the long checks: 100,000 games and more
	$(BIN)/pytest -m soak -n auto

golden: dev-setup  ## write the golden games and node counts anew: look at the difference
	$(BIN)/python -m heliopolis.testing tests/golden

gallery: dev-setup web  ## pictures of every page and decision, both widths and themes, in one page
	@tools/chromium >/dev/null
	$(BIN)/python -m tests.browser.gallery gallery

lock: dev-setup  ## pin the newest packages that fit pyproject.toml
	$(BIN)/python -m pip install --quiet uv
	for what in play dev; do \
	  $(BIN)/uv pip compile pyproject.toml --group build $$([ $$what = dev ] && echo --group dev) \
	    --universal --generate-hashes --python-version 3.11 --upgrade --quiet \
	    --custom-compile-command "make lock" -o requirements/$$what.lock; \
	done

clean:  ## forget what was set up and made
	rm -rf .venv web/node_modules src/heliopolis/server/web gallery site dist .mypy_cache .ruff_cache .pytest_cache

.PHONY: play-setup dev-setup
play-setup:
	@tools/setup play
dev-setup:
	@tools/setup dev
