#!/usr/bin/env bash
# Build .venv from the lock files; at once when it is up to date.
# LIGHT=1 leaves the torch chain out, and later runs keep to that; LIGHT=0 brings it in.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=.venv
stamp=$venv/.setup-done   # what the finished environment was made from
chosen=$venv/.setup-mode  # full or light, written first so that an interrupted set-up keeps it
lock=.setup-lock          # holds the process id of the one that is building

case "${LIGHT:-}" in
"") mode=$(cat "$chosen" 2>/dev/null || echo full) ;;
0) mode=full ;;
*) mode=light ;;
esac

# The folder is part of it: scripts inside .venv hold absolute paths.
state=$(echo "$mode"; pwd; cksum requirements.lock requirements-st.lock pyproject.toml)
up_to_date() { [ -x "$venv/bin/jide" ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$state" ]; }
if up_to_date; then exit 0; fi

good_python() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))' 2>/dev/null; }
python=
for candidate in "${PYTHON:-python3.11}" python3.11 python3 python3.12 python3.13; do
    if good_python "$candidate"; then python=$candidate && break; fi
done
if [ -z "$python" ]; then
    echo "Jide needs Python 3.11, 3.12 or 3.13 and found none: install one, or name it with PYTHON=/path/to/python." >&2
    exit 1
fi

# Two terminals may start at once: the second waits, then finds everything done.
until ln -s "$$" "$lock" 2>/dev/null; do
    if kill -0 "$(readlink "$lock")" 2>/dev/null; then sleep 1; else rm -f "$lock"; fi
done
trap 'rm -f "$lock"' EXIT
if up_to_date; then exit 0; fi

if [ "$mode" = full ]; then
    echo "Setting up Jide in .venv: about 2.3 GB on disk (more where torch comes as a CUDA build), 3 to 10 minutes."
    echo "LIGHT=1 leaves sentence-transformers and torch out: about 1.1 GB, 2 to 5 minutes."
else
    echo "Setting up Jide in .venv without sentence-transformers: about 1.1 GB on disk, 2 to 5 minutes."
    echo "LIGHT=0 make setup brings it in later (about 1.3 GB more)."
fi
started=$(date +%s)
step() { echo "[$(($(date +%s) - started)) s] $1"; }
pip() { "$venv/bin/python" -m pip --disable-pip-version-check --no-input "$@"; }
install() { pip install --quiet --progress-bar off "$@"; }

step "1/5 Python environment ($("$python" --version))"
rm -f "$stamp"
if ! good_python "$venv/bin/python" || ! pip --version >/dev/null 2>&1; then
    rm -rf "$venv"
    "$python" -m venv "$venv"
fi
echo "$mode" >"$chosen"
# A set-up that was killed may leave half a package, which pip would take for a whole one.
for info in "$venv"/lib/python*/site-packages/*.dist-info; do
    if [ ! -s "$info/RECORD" ]; then rm -rf "$info"; fi
done
rm -rf "$venv"/lib/python*/site-packages/~*

if [ "$mode" = full ]; then
    step "2/5 torch, the largest part"
    # shellcheck disable=SC2086 # TORCH may hold several words, such as an index option
    install ${TORCH:-} torch==2.13.0
else
    step "2/5 torch: left out"
fi
step "3/5 Jide's libraries, each file checked against its hash"
install --no-deps --require-hashes -r requirements.lock
if [ "$mode" = full ]; then
    step "4/5 sentence-transformers"
    install --no-deps -r requirements-st.lock
else
    step "4/5 sentence-transformers: left out"
fi
step "5/5 Jide itself"
install --no-deps --no-build-isolation -e .
# Compiled now, or every start would compile again where Python may not write its cache.
"$venv/bin/python" -m compileall -q config memory assistant ui
printf '%s' "$state" >"$stamp"
step "ready: $(du -sh "$venv" | cut -f1) in .venv"
