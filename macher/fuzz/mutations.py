"""Random damage to files: to bytes, to values of a tree, to pieces of text, and by sheer size."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from macher.engine.chance import Stream

__all__ = ["Mutation", "bombs", "damaged_bytes", "damaged_text", "plain", "signed_save", "signed_tournament", "trees"]

Mutation = Callable[[Stream, bytes], bytes]
"""Makes a damaged content from the content of a file."""

_PIECES: Final = (
    b"",
    b"\0",
    b"\xff",
    b"\xef\xbb\xbf",
    b'"',
    b"\\",
    b"{",
    b"}",
    b"[",
    b"]",
    b"\n",
    b"\r",
    b",",
    b":",
    b"=",
    b"-",
    b"#",
    b"9" * 40,
    b"-1",
    b"1e999",
    b"NaN",
    b"null",
    b"true",
    b"0x" + b"f" * 200,
    b"a.b.c.d.e",
    b"\\ud800",
    b"'''",
    b'"""',
    b"[" * 60,
    b"{" * 60,
    b'{"a":' * 30,
    "\u202e".encode(),
    "Łódź 🗳".encode(),
    b"$",
    b"{$a}",
    b"{menu-quit}",
    b"*[x] y",
)
_LONG: Final = 3_000


def damaged_bytes(stream: Stream, content: bytes) -> bytes:
    """The content with a few places changed, lost, doubled or overwritten."""
    found = bytearray(content)
    for _ in range(1 + stream.below(4)):
        at = stream.below(len(found) + 1)
        end = min(len(found), at + 1 + stream.below(80))
        match stream.below(6):
            case 0:
                del found[at:end]
            case 1:
                found[at:at] = found[at:end] * (1 + stream.below(20))
            case 2:
                found[at : at + 1] = bytes((stream.below(256),))
            case 3:
                del found[at:]
            case _:
                found[at:at] = stream.choice(_PIECES)
    return bytes(found)


# --- trees of JSON ----------------------------------------------------------------------------------------------------


def _deep(levels: int) -> Any:
    found: Any = 0
    for _ in range(levels):
        found = [found]
    return found


def _value(stream: Stream) -> Any:
    """An unusual value."""
    made: tuple[Callable[[], Any], ...] = (
        lambda: None,
        lambda: True,
        lambda: -1,
        lambda: 0,
        lambda: 10 ** stream.choice((3, 6, 9, 18, 27, 29)),
        lambda: -(10 ** stream.choice((3, 9, 18, 27))),
        lambda: 0.5,
        lambda: 1e308,
        lambda: "",
        lambda: "x" * _LONG,
        lambda: "\0\u202e\n\t",
        lambda: "⟦{ $x }⟧",
        lambda: "../../x.toml",
        lambda: "\\\\host\\share\\x.toml",
        list,
        dict,
        lambda: [0] * 300,
        lambda: {str(at): at for at in range(300)},
        lambda: _deep(stream.below(40)),
        lambda: {"is": "Pass", "seat": stream.below(9)},
        lambda: "human",
        lambda: "2006",
        lambda: stream.below(50),
    )
    return stream.choice(made)()


def _damaged_tree(stream: Stream, tree: Any) -> Any:
    """The same JSON value with one to three places changed.  Changes the value itself."""
    for _ in range(1 + stream.below(3)):
        inside = tree
        while True:
            keys: list[Any] = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
            if not keys:
                break
            key = stream.choice(keys)
            below = inside[key]
            if isinstance(below, dict | list) and below and stream.below(5):
                inside = below
                continue
            _change(stream, inside, key)
            break
    return tree


def trees(sign: Callable[[Any], bytes], read: Callable[[bytes], Any] = json.loads) -> Mutation:
    """A mutation that changes values of a file and gives it the matching checksum."""

    def make(stream: Stream, content: bytes) -> bytes:
        try:
            return sign(_damaged_tree(stream, read(content)))
        except (TypeError, AttributeError):  # what is left cannot be signed
            return b"{}"

    return make


def plain(tree: Any) -> bytes:
    """JSON without a checksum."""
    return json.dumps(tree).encode()


def _change(stream: Stream, inside: Any, key: Any) -> None:
    match stream.below(6):
        case 0:
            del inside[key]
        case 1 if isinstance(inside, dict):
            inside[stream.choice(("more", "", "is", "n", "seats", "\u202e"))] = _value(stream)
        case 2 if isinstance(inside, list):
            inside.extend(inside[:50])
        case 3 if isinstance(inside, list):
            stream.shuffle(inside)
        case 4 if type(inside[key]) is int:
            inside[key] += stream.choice((-1, 1, 7, -100, 1 << 31, 1 << 63))
        case _:
            inside[key] = _value(stream)


def _canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def signed_save(tree: dict[str, Any]) -> bytes:
    """A save with these values, written as the game does, with a right checksum if the values allow one."""
    head, records = _canonical(tree.get("head")), tree.get("records")
    lines = [_canonical(each) for each in records] if isinstance(records, list) else []
    checksum = sha256("\n".join([head, *lines]).encode()).hexdigest()[:32]
    body = ",\n".join(lines) if isinstance(records, list) else _canonical(records)
    opened, closed = ("[\n", "\n]") if isinstance(records, list) else ("", "")
    return f'{{\n"head": {head},\n"records": {opened}{body}{closed},\n"checksum": "{checksum}"\n}}\n'.encode()


def signed_tournament(tree: dict[str, Any]) -> bytes:
    """A tournament with these values and a right checksum."""
    checksum = sha256(_canonical(tree.get("head")).encode()).hexdigest()[:32]
    return json.dumps({**tree, "checksum": checksum}, indent=1).encode()


# --- text -------------------------------------------------------------------------------------------------------------

_TOKEN: Final = re.compile(r"-?\d+(\.\d+)?|\"[^\"\n]*\"|[A-Za-z_][\w-]*|[\[\]{}=.,*$-]")
_TOKENS: Final = (
    "0",
    "-1",
    "9" * 30,
    "1e400",
    "nan",
    "inf",
    '""',
    '"x"',
    "true",
    "[]",
    "{}",
    "[[1]]",
    "{a = 1}",
    "2019-01-01",
    "=",
    ".",
    "{$a}",
    "{menu-quit}",
    "{-x}",
    "{NUMBER($n, minimumFractionDigits: 999999)}",
    "x" * _LONG,
    "\n",
    " = ",
    "{NUMBER($n, minimumIntegerDigits: 9999)}",
    "{$n ->\n  [one] x\n *[other] y\n}",
    '{"' + "x" * 500 + '"}',
    "{DATETIME($n)}",
    "{" + "9" * 400 + "}",
)


def damaged_text(stream: Stream, content: bytes) -> bytes:
    """Some words, numbers or signs of a text replaced, or some of its lines lost, doubled or moved."""
    text = content.decode("utf-8", "replace")
    for _ in range(1 + stream.below(4)):
        if stream.below(2):
            lines = text.split("\n")
            at, size = stream.below(len(lines)), 1 + stream.below(6)
            taken = lines[at : at + size]
            if stream.below(2):
                del lines[at : at + size]
            to = stream.below(len(lines) + 1)
            lines[to:to] = taken * stream.below(4)
            text = "\n".join(lines)
        else:
            found = list(_TOKEN.finditer(text))
            if found:
                hit = stream.choice(found)
                text = text[: hit.start()] + stream.choice(_TOKENS) + text[hit.end() :]
    return text.encode("utf-8", "replace")


# --- size -------------------------------------------------------------------------------------------------------------


def bombs(limit: int) -> Mutation:
    """A mutation to files as large as ``limit`` allows, filled with one thing; some are a little larger."""

    def make(stream: Stream, content: bytes) -> bytes:
        size = stream.choice((limit, limit, limit // 2, limit // 8, limit + 1))
        piece = stream.choice(
            (
                b"{},",
                b"[],",
                b"1,",
                b'"",',
                b'{"a":1},',
                b"[",
                b"{",
                b'"',
                b"\\",
                b"a\n",
                b"k = x\n",
                b"a=1\n",
                b"{$a}",
                b" ",
                b"\n",
                b"#",
                b"# x\n",
                b"[a]\n",
                b"[[a]]\n",
                b"a.",
                b"a.a=",
                b" .a = x\n",
                b"'",
                b'"""',
                b"\0",
                b"9",
                b"-",
                b" [a] x\n",
                b"\n y",
                b'{"a":',
                b"{a=",
                b"\xc5\x81",
            )
        )
        at = stream.below(len(content) + 1) if stream.below(3) else 0
        filling = piece * (max(0, size - len(content)) // len(piece) + 1)
        return (content[:at] + filling + content[at:])[: max(size, at)]

    return make
