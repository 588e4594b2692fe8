"""Zip files that hold what an export holds and are written in another way."""

import io
import struct
import zipfile

from forge import Story
from export import written_zip

FIRST = b"bodies.jsonl"


def rewritten(spelled, method=zipfile.ZIP_STORED, order=lambda names: names, rename=lambda name: name):
    """Python's own writer sets members that ours leaves at zero."""
    source, target = zipfile.ZipFile(io.BytesIO(spelled)), io.BytesIO()
    with zipfile.ZipFile(target, "w", method) as archive:
        for name in order(source.namelist()):
            archive.writestr(zipfile.ZipInfo(rename(name), (1980, 1, 1, 0, 0, 0)), source.read(name), method)
    return target.getvalue()


def renamed(spelled, name):
    held = zipfile.ZipFile(io.BytesIO(spelled))
    return written_zip(
        {(name if each == "documents/resolution.txt" else each): held.read(each) for each in held.namelist()}
    )


def patched(spelled, at, new):
    return spelled[:at] + new + spelled[at + len(new) :]


def directory_at(spelled):
    return struct.unpack("<I", spelled[-6:-2])[0]


def moved(spelled):
    """A byte before the first entry, every offset right."""
    directory, end = directory_at(spelled), len(spelled) - 22
    shifted, at = b"", directory
    while at < end:
        size = 46 + struct.unpack("<H", spelled[at + 28 : at + 30])[0]
        offset = struct.unpack("<I", spelled[at + 42 : at + 46])[0] + 1
        shifted += spelled[at : at + 42] + struct.pack("<I", offset) + spelled[at + 46 : at + size]
        at += size
    return b"\0" + spelled[:directory] + shifted + spelled[end:-6] + struct.pack("<I", directory + 1) + b"\0\0"


def headers(spelled):
    """Each member of the headers that a lenient reader passes over."""
    directory = directory_at(spelled)
    places = {
        "version": 4,
        "flags": 6,
        "method": 8,
        "time": 10,
        "date": 12,
        "crc": 14,
        "packed": 18,
        "size": 22,
        "name": 30,
    }
    for name, at in places.items():
        yield f"local {name}", patched(spelled, at, bytes([spelled[at] ^ 1]))
    places = {
        "made by": 4,
        "system": 5,
        "version": 6,
        "flags": 8,
        "method": 10,
        "time": 12,
        "date": 14,
        "crc": 16,
        "disk": 34,
        "inner": 36,
        "outer": 38,
        "name": 46,
    }
    for name, at in places.items():
        yield f"directory {name}", patched(spelled, directory + at, bytes([spelled[directory + at] ^ 1]))


def zips(golden):
    spelled = Story(golden).log().exported()
    both = spelled.replace(FIRST, b"bodies.jsonX")
    told = {
        "packed": rewritten(spelled, zipfile.ZIP_DEFLATED),
        "by another writer": rewritten(spelled),
        "names that fall": rewritten(spelled, order=lambda names: names[::-1]),
        "a name twice": rewritten(spelled, rename=lambda name: "checkpoint" if name == "policy" else name),
        "a byte at the end": spelled + b"\0",
        "a comment": spelled[:-2] + b"\1\0x",
        "a byte at the start": b"\0" + spelled,
        "a byte at the start and offsets that follow": moved(spelled),
        "cut off": spelled[:-1],
        "cut off in the middle": spelled[: len(spelled) // 2],
        "empty": b"",
        "the end alone": b"PK\5\6" + b"\0" * 18,
        "other name in both headers": both,
        **{f"a path {name.replace('/', ' ')}": renamed(spelled, name) for name in PATHS},
        **dict(headers(spelled)),
    }
    # A zip of another name, or without entries, is a sound zip that is no export.
    later = {"the end alone": "files", "other name in both headers": "zip"}
    for name, held in told.items():
        yield later.get(name, "zip"), f"zip {name}", held


PATHS = [
    "../evil.txt",
    "/evil.txt",
    "documents//x.txt",
    "documents/../x.txt",
    "documents\\x.txt",
    "documents/",
    "documents/.x",
    "documents/a b",
    "documents/\u00e9",
]
