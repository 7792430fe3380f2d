"""LanceDB is imported without the half that Jide has no use for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys
from memory.lance.engine import connect, table_names

place = sys.argv[1]
assert table_names(connect(place)) == []
assert not [name for name in sys.modules if name.startswith("lance_namespace_urllib3_client.api")]
import lance_namespace_urllib3_client as client

assert client.TableApi.__module__.startswith("lance_namespace_urllib3_client.api")
assert client.models.ListTablesResponse(tables=["a"]).to_dict() == {"tables": ["a"]}
assert table_names(connect(place)) == []
"""


def test_the_client_for_catalogue_servers_is_left_out_and_can_still_be_had(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SCRIPT, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
