"""How much memory a measured program took."""

from __future__ import annotations

import sys


def peak_mb(*, children: bool = False) -> float:
    """The most that this process has held (or any child that has ended), in MB; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0.0
    import resource

    usage = resource.getrusage(resource.RUSAGE_CHILDREN if children else resource.RUSAGE_SELF)
    return round(usage.ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)
