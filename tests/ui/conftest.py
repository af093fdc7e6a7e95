"""What all tests of the interface share: fonts and pictures are loaded and drawn once for all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from macher.ui import app


@pytest.fixture(autouse=True, scope="session")
def pictures_stay() -> Iterator[None]:
    """The program forgets fonts and pictures of a former size; here the next test has that size again.

    The limit of what is kept holds all the same (`test_kept`).
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "forget_pictures", lambda: None)
        patch.setattr(app, "forget_fonts", lambda: None)
        yield
