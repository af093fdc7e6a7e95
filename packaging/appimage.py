"""Packs an AppImage: a compressed file system behind the runtime, which mounts it and starts what is in it.

The runtime is built from the copy in `linux/appimage`, with the static libraries of Debian in `PACKAGES`.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from base import LINUX, WORK, do, settle

SOURCE = LINUX / "appimage"
COMMIT = "caf24f9f712084686bfc24a70b75e50df0aefb9c"
"""Of the public repository AppImage/type2-runtime; the tag is 20251108."""
PACKAGES = (
    "libsquashfuse-dev", "libfuse3-dev", "libzstd-dev", "zlib1g-dev", "liblzma-dev", "liblzo2-dev", "liblz4-dev",
    "libc6-dev",
)  # fmt: skip
LIBRARIES = ("squashfuse_ll", "squashfuse", "zstd", "z", "lzma", "lzo2", "lz4", "fuse3")
MAGIC = b"AI\x02"
"""By these three bytes at `MAGIC_AT` systems know an AppImage of the second type."""
MAGIC_AT = 8


def runtime() -> Path:
    """Builds the runtime."""
    path = WORK / "appimage-runtime"
    includes = [f"-I{folder}" for folder in (SOURCE, "/usr/include/squashfuse", "/usr/include/fuse3")]
    libraries = [f"-l{name}" for name in LIBRARIES]
    options = ["-std=gnu99", "-Os", "-ffunction-sections", "-fdata-sections", "-Wl,--gc-sections", "-static-pie", "-s"]
    script = ["-T", SOURCE / "data_sections.ld"]
    defines = ["-D_FILE_OFFSET_BITS=64", f'-DGIT_COMMIT="{COMMIT}"']
    do("cc", *options, *script, *defines, *includes, SOURCE / "runtime.c", *libraries, "-o", path)
    data = bytearray(path.read_bytes())
    data[MAGIC_AT : MAGIC_AT + len(MAGIC)] = MAGIC
    path.write_bytes(data)
    return path


def pack(tree: Path, path: Path) -> None:
    """Writes the AppImage of a tree that is ready to run by its `AppRun`."""
    licences = tree / "usr/share/doc/macher/runtime"
    licences.mkdir()
    shutil.copyfile(SOURCE / "LICENSE", licences / "type2-runtime")
    for name in PACKAGES:
        shutil.copyfile(f"/usr/share/doc/{name}/copyright", licences / name)
    settle(tree)
    files = WORK / "appimage.squashfs"
    files.unlink(missing_ok=True)
    compressed = ["-comp", "zstd", "-Xcompression-level", "22", "-b", "1M"]
    always = ["-root-owned", "-noappend", "-no-progress", "-quiet", "-no-xattrs"]
    do("mksquashfs", tree, files, *compressed, *always)
    with path.open("wb") as out:
        for part in (runtime(), files):
            out.write(part.read_bytes())
    path.chmod(0o755)
