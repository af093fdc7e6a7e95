#!/usr/bin/env python3
"""Makes what players install: `python packaging/build.py NAME` with the names below, below `dist/`.

    folder      the program in one folder, packed as tar.xz (zip on Windows); on macOS the application
    single      the program in one file
    deb         a package for Debian and Ubuntu, by dpkg-deb
    appimage    an AppImage, by cc and mksquashfs
    flatpak     a Flatpak, by flatpak-builder
    installer   the installer for Windows, by NSIS (makensis)
    dmg         the disk image for macOS, by create-dmg
    python      wheel and source distribution
    linux       folder, single, deb and python
    lock        the locked versions anew (`requirements.txt`), by uv

Every artefact is built with the locked versions in an environment of its own, without the time of the build in it
(`SOURCE_DATE_EPOCH`), and gets a line in `SHA256SUMS` and the list of its parts (CycloneDX) beside it.
"""

from __future__ import annotations

import argparse
import errno
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import appimage as appimages
import debian
import nsis
from base import LINUX, OUT, PACKAGING, ROOT, WORK, Publisher, do, epoch, metainfo, settle, version

SUMS = "SHA256SUMS"


def python() -> Path:
    """The interpreter of an environment with the locked versions and nothing else."""
    folder = WORK / "venv"
    binary = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    locked = PACKAGING / "requirements.txt"
    made_of = f"{sys.version}\n{locked.read_text(encoding='utf-8')}"
    mark = folder / "made_of.txt"
    if not mark.exists() or mark.read_text(encoding="utf-8") != made_of:
        shutil.rmtree(folder, ignore_errors=True)
        do(sys.executable, "-m", "venv", folder)
        do(binary, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", locked)
        mark.write_text(made_of, encoding="utf-8")
    return binary


def pyinstaller(*options: str, place: str) -> Path:
    """Runs the specification; the folder with what it made."""
    for tool in ("strip", "patchelf") if sys.platform == "linux" else ():
        if shutil.which(tool) is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), tool)
    out = WORK / place
    shutil.rmtree(out, ignore_errors=True)
    do(
        python(),
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--clean",
        "--log-level",
        "WARN",
        "--distpath",
        out,
        "--workpath",
        WORK / f"{place}-work",
        PACKAGING / "macher.spec",
        *options,
    )
    settle(out)
    return out


def packed(folder: Path, name: str) -> Path:
    """The folder as an archive whose bytes depend on its files alone."""
    OUT.mkdir(exist_ok=True)
    if sys.platform == "win32":
        path = OUT / f"{name}.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for each in sorted(folder.rglob("*")):
                archive.write(each, Path(name) / each.relative_to(folder))
        return path
    path = OUT / f"{name}.tar.xz"

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mtime = epoch()
        return info

    with tarfile.open(path, "w:xz", preset=9) as archive:
        for each in sorted([folder, *folder.rglob("*")]):
            archive.add(each, Path(name) / each.relative_to(folder), recursive=False, filter=plain)
    return path


def system() -> str:
    """System and processor as they stand in the names of files."""
    machine = os.uname().machine if hasattr(os, "uname") else os.environ.get("PROCESSOR_ARCHITECTURE", "amd64").lower()
    return f"{ {'win32': 'windows', 'darwin': 'macos'}.get(sys.platform, 'linux') }-{machine}"


def told(path: Path, holds: set[str]) -> None:
    """Writes the parts of an artefact and its sum beside it."""
    parts = OUT / f"{path.name}.cdx.json"
    do(python(), "-m", "cyclonedx_py", "environment", "--output-reproducible", "--of", "JSON", "-o", parts, python())
    shipped = only_shipped(json.loads(parts.read_text(encoding="utf-8")), holds)
    parts.write_text(json.dumps(shipped, indent=2) + "\n", encoding="utf-8")
    sums = OUT / SUMS
    lines = sums.read_text(encoding="utf-8").splitlines() if sums.exists() else []
    for made in (path, parts):
        lines = [line for line in lines if not line.endswith(f"  {made.name}")]
        lines.append(f"{hashlib.sha256(made.read_bytes()).hexdigest()}  {made.name}")
    sums.write_text("\n".join(sorted(lines, key=lambda line: line.split("  ")[1])) + "\n", encoding="utf-8")
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")


def held_by(place: str) -> set[str]:
    """The distributions in a program, as its licences name them, and PyInstaller, whose loader starts it."""
    licences = (WORK / f"{place}-work").rglob("licences/*.txt")
    return {path.stem.rpartition(" ")[0] for path in licences if " " in path.stem} | {"pyinstaller"}


def only_shipped(parts: dict[str, Any], holds: set[str]) -> dict[str, Any]:
    """The list of parts without what is there for the build alone."""
    components = [each for each in parts["components"] if each["name"] in holds]
    if "pyinstaller" in holds:
        ask = [python(), "-c", "import platform; print(platform.python_version())"]
        running = subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip()
        components.append({"type": "framework", "name": "Python", "version": running, "bom-ref": "python"})
    kept = {each["bom-ref"] for each in components}
    depends = [
        each | {"dependsOn": [ref for ref in each.get("dependsOn", ()) if ref in kept]}
        for each in parts["dependencies"]
        if each["ref"] in kept
    ]
    game = {"type": "application", "name": "macher", "version": version(), "bom-ref": "macher"}
    return parts | {"metadata": {"component": game}, "components": components, "dependencies": depends}


# --- artefacts --------------------------------------------------------------------------------------------------------


def folder() -> None:
    """The folder as an archive, with the licence; on macOS the application."""
    made = pyinstaller(place="folder") / "macher"
    if sys.platform == "darwin":
        OUT.mkdir(exist_ok=True)
        path = OUT / f"macher-{version()}-{system()}.zip"
        do("ditto", "-c", "-k", "--keepParent", made.parent / "Die Macher.app", path)
        return told(path, held_by("folder"))
    shutil.copyfile(ROOT / "LICENSE", made / "LICENSE")
    settle(made)
    return told(packed(made, f"macher-{version()}-{system()}"), held_by("folder"))


def single() -> None:
    """One file."""
    ending = ".exe" if sys.platform == "win32" else ""
    made = pyinstaller("--", "--single", place="single") / f"macher{ending}"
    OUT.mkdir(exist_ok=True)
    path = OUT / f"macher-{version()}-{system()}-single{ending}"
    shutil.copy2(made, path)
    told(path, held_by("single"))


def deb() -> None:
    """A Debian package: the folder below `/usr/lib`, what the desktop needs below `/usr/share`."""
    tree = linux_tree(WORK / "deb")
    publisher = Publisher.read()
    (tree / "usr/bin").rename(tree / "usr/games")  # where Debian keeps its games
    debian.add_documents(tree, publisher)
    files = {"control": debian.control(tree, publisher), "md5sums": debian.sums(tree)}
    (tree / "DEBIAN").mkdir()
    for name, text in files.items():
        (tree / "DEBIAN" / name).write_text(text, encoding="utf-8")
    settle(tree)
    OUT.mkdir(exist_ok=True)
    path = OUT / f"macher_{version()}_{debian.architecture()}.deb"
    do("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", tree, path)
    told(path, held_by("folder"))


def linux_tree(tree: Path) -> Path:
    """The files of an installation below `/usr`."""
    shutil.rmtree(tree, ignore_errors=True)
    usr = tree / "usr"
    shutil.copytree(pyinstaller(place="folder") / "macher", usr / "lib" / "macher", symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / "macher").symlink_to("../lib/macher/macher")
    share = usr / "share"
    places = {
        LINUX / "macher.desktop": "applications/macher.desktop",
        LINUX / "macher.mime.xml": "mime/packages/macher.xml",
        ROOT / "LICENSE": "doc/macher/copyright",
    }
    for source, place in places.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, share / place)
    (share / "metainfo").mkdir()
    (share / "metainfo" / "macher.metainfo.xml").write_text(metainfo(Publisher.read()), encoding="utf-8")
    shutil.copytree(LINUX / "icons", share / "icons")
    manual = share / "man" / "man1" / "macher.1.gz"
    manual.parent.mkdir(parents=True)
    manual.write_bytes(gzip.compress((LINUX / "macher.1").read_bytes(), mtime=0))
    return tree


def appimage() -> None:
    """One file for every Linux."""
    tree = linux_tree(WORK / "macher.AppDir")
    shutil.copyfile(LINUX / "macher.desktop", tree / "macher.desktop")
    shutil.copyfile(LINUX / "icons/hicolor/256x256/apps/macher.png", tree / "macher.png")
    (tree / ".DirIcon").symlink_to("macher.png")
    run = tree / "AppRun"  # no link: the window would bear its name, and the desktop would not know it
    run.write_text('#!/bin/sh\nexec "${0%/*}/usr/lib/macher/macher" "$@"\n', encoding="utf-8")
    run.chmod(0o755)
    OUT.mkdir(exist_ok=True)
    path = OUT / f"macher-{version()}-{os.uname().machine}.AppImage"
    appimages.pack(tree, path)
    told(path, held_by("folder"))


def flatpak() -> None:
    """A Flatpak in one file: the tree, packed as its manifest says."""
    settle(linux_tree(WORK / "flatpak"))
    name = Publisher.read().id
    manifest = WORK / f"{name}.yml"
    said = (PACKAGING / "flatpak" / "macher.yml").read_text(encoding="utf-8")
    manifest.write_text(said.replace("@ID@", name), encoding="utf-8")
    store = WORK / "flatpak-store"
    options = ("--force-clean", "--disable-cache", f"--state-dir={WORK / 'flatpak-state'}", f"--repo={store}")
    do("flatpak-builder", *options, WORK / "flatpak-build", manifest)
    OUT.mkdir(exist_ok=True)
    path = OUT / f"macher-{version()}.flatpak"
    do("flatpak", "build-bundle", store, path, name)
    told(path, held_by("folder"))


def installer() -> None:
    """The installer for Windows."""
    OUT.mkdir(exist_ok=True)
    path = OUT / f"macher-{version()}-windows-setup.exe"
    nsis.installer(pyinstaller(place="folder") / "macher", path, version())
    told(path, held_by("folder"))


def dmg() -> None:
    """The disk image for macOS."""
    made = pyinstaller(place="folder") / "Die Macher.app"
    OUT.mkdir(exist_ok=True)
    path = OUT / f"macher-{version()}-{system()}.dmg"
    path.unlink(missing_ok=True)
    do(
        "create-dmg",
        "--volname",
        "Die Macher",
        "--app-drop-link",
        "450",
        "180",
        "--icon",
        made.name,
        "150",
        "180",
        path,
        made,
    )
    told(path, held_by("folder"))


def distributions() -> None:
    """Wheel and source distribution."""
    do(python(), "-m", "build", "--no-isolation", "--outdir", OUT, ROOT)
    told(OUT / f"macher-{version()}-py3-none-any.whl", set())
    told(OUT / f"macher-{version()}.tar.gz", set())


def lock() -> None:
    """The newest versions within the ranges of `pyproject.toml`, for every system, with their sums."""
    do(
        "uv",
        "pip",
        "compile",
        "--universal",
        "--python-version",
        "3.11",
        "--generate-hashes",
        "--quiet",
        "--no-annotate",
        "--extra",
        "package",
        "--extra",
        "accessibility",
        "pyproject.toml",
        "-o",
        "packaging/requirements.txt",
    )


def linux() -> None:
    """What a Linux machine makes for all."""
    for make in (folder, single, deb, distributions):
        make()


MAKERS: dict[str, Callable[[], None]] = {
    "folder": folder,
    "single": single,
    "deb": deb,
    "appimage": appimage,
    "flatpak": flatpak,
    "installer": installer,
    "dmg": dmg,
    "python": distributions,
    "linux": linux,
    "lock": lock,
}


def main() -> int:
    """Makes one artefact; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=MAKERS)
    try:
        MAKERS[parser.parse_args().name]()
    except FileNotFoundError as error:
        print(f"build: {error.filename} is needed for this and is not installed", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"build: {error.cmd[0]} failed ({error.returncode})", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
