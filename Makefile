# make play    sets up what playing needs and starts the game
# make test    sets up everything and runs all tests
# make check   formatting, lint and types;  make bench   speed beside the peers
# make docs    the documentation site, in build/docs
# make dev     a pure, editable installation in .venv-dev for editing the engine
PYTHON ?= python3

SOURCES := $(shell find src web -type f -not -name '*.pyc' -not -path '*/node_modules/*' \
	-not -path 'src/durbar/web/*' -not -path '*.egg-info/*' -not -path '*/test-results/*') \
	pyproject.toml setup.py README.md

.PHONY: play test setup dev check bench docs golden clean

play: .venv/.play
	.venv/bin/durbar serve --open

test: .venv/.setup
	scripts/test

setup: .venv/.setup

check: .venv/.setup
	scripts/check

bench: .venv/.setup
	.venv/bin/durbar bench --instructions

docs: .venv/.setup
	scripts/docs

dev: requirements/all.txt pyproject.toml setup.py
	PYTHON="$(PYTHON)" DURBAR_PURE=1 scripts/setup .venv-dev all --editable

golden: .venv/.setup
	.venv/bin/python scripts/golden

.venv/.play: $(SOURCES) requirements/play.txt scripts/setup
	PYTHON="$(PYTHON)" scripts/setup .venv play

.venv/.setup: $(SOURCES) requirements/all.txt scripts/setup
	PYTHON="$(PYTHON)" scripts/setup .venv all
	touch .venv/.play

clean:
	rm -rf .venv .venv-dev build src/*.egg-info
