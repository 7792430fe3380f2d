#!/usr/bin/env bash
# Everything a change must pass, the same for people and for CI. The tests come last and run once.
set -euo pipefail
cd "$(dirname "$0")/.."

bin=.venv/bin
echo "== format" && "$bin/ruff" format --check .
echo "== lint" && "$bin/ruff" check .
echo "== types" && "$bin/mypy"
echo "== arrows" && "$bin/lint-imports"
echo "== tests" && exec make --no-print-directory test
