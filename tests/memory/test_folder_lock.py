from __future__ import annotations

from pathlib import Path

import pytest

from memory.folder_lock import FolderBusy, folder_lock


def test_many_may_write_at_once(tmp_path: Path):
    with folder_lock(tmp_path), folder_lock(tmp_path, limit_s=0.1):
        pass


@pytest.mark.parametrize(("first", "second"), [(True, False), (False, True), (True, True)])
def test_one_alone_keeps_the_others_out_and_is_told_when_it_must_wait_too_long(
    tmp_path: Path, first: bool, second: bool
):
    late = folder_lock(tmp_path, alone=second, limit_s=0.1)
    with folder_lock(tmp_path, alone=first), pytest.raises(FolderBusy), late:
        pytest.fail("both hold it")
    with folder_lock(tmp_path, alone=True, limit_s=0.1):
        pass


def test_it_is_let_go_after_an_error(tmp_path: Path):
    with pytest.raises(KeyError), folder_lock(tmp_path, alone=True):
        raise KeyError
    with folder_lock(tmp_path, alone=True, limit_s=0.1):
        pass
