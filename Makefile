# SPDX-License-Identifier: MIT
# Every target prepares what it needs in .venv, once; pyproject.toml says what that is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest --quiet -n 2 --dist worksteal

.PHONY: help play boards check test bench clean

help:
	@echo "make play    play Mazzetto on this computer"
	@echo "make boards  put it on a handheld: make boards ARGS='install pybadge'"
	@echo "make check   the everyday tests, under a minute"
	@echo "make test    all tests, under ten minutes"
	@echo "make bench   heap and instruction counts beside their budgets"
	@echo "make clean   forget what the other targets installed here"

play: $(VENV)/play
	@$(BIN)/python -m host_sim $(ARGS)

boards: $(VENV)/boards
	@$(BIN)/python -m boards $(or $(ARGS),--help)

check: $(VENV)/test
	@$(PYTEST) -m "not slow" $(ARGS)

test: $(VENV)/test
	@$(PYTEST) $(ARGS)

bench: $(VENV)/test
	@$(BIN)/python -m tests.bench $(ARGS)

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/play: pyproject.toml | $(VENV)/pip
	@echo "Installing what the game needs in $(VENV)"
	@$(PIP) --group play
	@touch $@

$(VENV)/boards: pyproject.toml | $(VENV)/pip
	@echo "Installing what handhelds need in $(VENV)"
	@$(PIP) --group boards
	@touch $@

$(VENV)/test: pyproject.toml | $(VENV)/pip
	@echo "Installing what the tests need in $(VENV)"
	@$(PIP) --group test
	@for family in circuitpython micropython; do \
	  rm -rf $(VENV)/typings/$$family; \
	  $(PIP) --no-deps --target $(VENV)/typings/$$family --group $$family || exit 1; done
	@touch $@ $(VENV)/play $(VENV)/boards

# Debian's python3 comes without what makes a virtual environment; root can add it here and now.
$(VENV)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Mazzetto \
	needs Python 3.11 or newer as python3, or named: make PYTHON=/path/to/python3.11"; exit 1; }
	@rm -rf $(VENV)
	@if ! $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Debian's python3-venv"; \
	    apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null; \
	  else \
	    echo "Python's venv is missing: sudo apt-get install python3-venv, then make again."; \
	    exit 1; \
	  fi; \
	fi
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --upgrade "pip>=25.1"
	@touch $@
