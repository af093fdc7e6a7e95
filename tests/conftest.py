"""What all tests share: how the interpreter looks for what can be thrown away."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """What has been loaded stays to the end, so no search has to go through it again; and fewer searches do."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 10)
