"""Pictures of every screen, and the driver of tests: loaded by their command and by the tests alone."""

import macher.ui  # noqa: F401  # before any module of the package imports pygame: what it sets must be there
