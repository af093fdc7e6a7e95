"""Collects the licence texts of what an artefact really holds: called by `macher.spec`, one text file a component.

The distributions come from the modules that PyInstaller has found, the libraries from the binaries beside them.
The game shows the files on its page of licences.
"""

from __future__ import annotations

import re
import sys
import sysconfig
from importlib import metadata
from pathlib import Path
from typing import Any

__all__ = ["components", "write_licences"]

TEXTS = re.compile(r"(^|/)(licen[cs]e|copying|copyright|notice|authors)[^/]*$", re.IGNORECASE)
"""Files of a distribution that hold its licence."""
DEBIAN = Path("/usr/share/doc")
"""Where Debian keeps the licences of its libraries."""


def write_licences(folder: Path, analysis: Any) -> None:
    """Writes a file for each distribution and for each library that comes from the system."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, text in components(analysis).items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")


def components(analysis: Any) -> dict[str, str]:
    """The licence of each component by its name."""
    found = {f"Python {sys.version_info.major}.{sys.version_info.minor}": _python()}
    owners = metadata.packages_distributions()
    modules = {name.partition(".")[0] for name, *_ in analysis.pure}
    modules |= {Path(name).parts[0].partition(".")[0] for name, *_ in analysis.binaries}
    for module in sorted(modules & set(owners)):
        for owner in owners[module]:
            distribution = metadata.distribution(owner)
            if distribution.name != "macher":
                found[f"{distribution.name} {distribution.version}"] = _of(distribution)
    for name, source, _ in analysis.binaries:
        text = _of_system(Path(source))
        if text:
            found[Path(name).name.partition(".so")[0]] = text
    libraries = sorted({Path(name).name.split("-")[0] for name, *_ in analysis.binaries if "pygame_ce.libs" in name})
    if libraries:
        found["pygame-ce libraries"] = (
            "pygame-ce brings these libraries along, each under its own free licence (zlib, MIT, BSD, LGPL 2.1, "
            "FreeType and others); they are linked dynamically and can be replaced:\n\n" + "\n".join(libraries) + "\n"
        )
    return found


def _python() -> str:
    """The licence of the interpreter."""
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        path = Path(folder) / "LICENSE.txt"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return "Python Software Foundation License Version 2\n"


def _of(distribution: metadata.Distribution) -> str:
    """The licence files of a distribution, or what it says of its licence where it brings none."""
    texts = [
        Path(str(distribution.locate_file(path))).read_text(encoding="utf-8", errors="replace")
        for path in distribution.files or ()
        if ".dist-info/" in str(path) and TEXTS.search(str(path))
    ]
    if texts:
        return "\n\n".join(texts)
    said = distribution.metadata
    named = said.get("License-Expression") or said.get("License")
    classified = [each.rpartition(" :: ")[2] for each in said.get_all("Classifier", []) if each.startswith("License")]
    return f"{named or ', '.join(classified) or 'see the distribution'}\n"


def _of_system(library: Path) -> str:
    """The copyright file of a library that belongs to a package of Debian; empty for others."""
    if not str(library).startswith(("/lib/", "/usr/lib/")):
        return ""
    stem = library.name.partition(".so")[0]
    for folder in sorted(DEBIAN.glob(f"{stem}*")):
        path = folder / "copyright"
        if path.is_file():
            return path.read_text(encoding="utf-8", errors="replace")
    return ""
