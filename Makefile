# Jide: `make run` starts it, `make test` tests it; each sets up .venv first when needed.
#   LIGHT=1       leaves sentence-transformers and torch out (remembered; LIGHT=0 brings them in)
#   ARGS=...      is handed on to jide or pytest
#   PYTHON=...    the Python to build .venv from;  TORCH=... options for the torch line of pip
SHELL := /bin/bash
MAKEFLAGS += --no-print-directory
ARGS ?=

# The evaluation data lives outside the repository; tests that need it are skipped, and say so, without it.
JIDE_EVAL_DATA ?= $(wildcard $(abspath ../shared))
export JIDE_EVAL_DATA LIGHT PYTHON TORCH

.PHONY: help run test setup check bench bench-recall bench-silence bench-noise bench-overhead bench-writing bench-scale lock clean

help:
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 16

setup: ## build .venv from the lock files (instant when up to date)
	@tools/setup.sh

run: setup ## start Jide
	@.venv/bin/jide $(ARGS)

test: setup ## run all tests
	@.venv/bin/python -m pytest -n 2 --dist loadfile $(ARGS)

check: setup ## format, lint, types, import arrows, tests
	@tools/check.sh

bench: setup ## start-up against an empty Textual app (idle machine; JIDE_HOME: a home with memories)
	@.venv/bin/python tests/bench/startup.py $(ARGS)

bench-recall: setup ## recall on the evaluation data, against the figures it is judged by
	@.venv/bin/python -m tests.bench.recall $(ARGS)

bench-silence: setup ## what strangers' questions bring up, which should be nothing
	@.venv/bin/python -m tests.bench.silence $(ARGS)

bench-noise: setup ## twenty facts among 10 000 others, asked in other words
	@.venv/bin/python -m tests.bench.noise $(ARGS)

bench-overhead: setup ## a turn's own time beside the model, with a busy background (idle machine)
	@.venv/bin/python -m tests.bench.overhead $(ARGS)

bench-writing: setup ## a thousand noisy turns around twenty facts: what is stored and found again
	@.venv/bin/python -m tests.bench.writing_noise $(ARGS)

bench-scale: setup ## recall among 1 000, 10 000 and 100 000 rows, beside what is asked of it (idle machine; ARGS: other sizes)
	@.venv/bin/python -m tests.bench.scale $(ARGS)

lock: ## remake the lock files from pyproject.toml (UPGRADE=1: newest versions)
	@tools/lock.sh

clean: ## remove caches and build leftovers (.venv stays)
	@rm -rf build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find config memory assistant ui tests tools -type d -name __pycache__ -prune -exec rm -rf {} +
