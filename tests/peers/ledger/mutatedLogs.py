"""Folders of logs that are false in one place, as (step, name, files by their path in the folder)."""

import json

from forge import Story, loose, note
from log import tile_path
from mutatedStreams import SALT
from rules import leaf_hash, root_of, spelled_b64u


def tiles(hashes):
    held, level = {}, 0
    while hashes:
        for number in range(-(-len(hashes) // 256)):
            part = hashes[number * 256 : number * 256 + 256]
            name = f"tile/{level}/{tile_path(number)}" + ("" if len(part) == 256 else f".p/{len(part)}")
            held[name] = b"".join(part)
        hashes = [root_of(hashes[at : at + 256]) for at in range(0, len(hashes) // 256 * 256, 256)]
        level += 1
    return held


def bundles(entries):
    held = {}
    for number in range(-(-len(entries) // 256)):
        part = entries[number * 256 : number * 256 + 256]
        name = f"tile/entries/{tile_path(number)}" + ("" if len(part) == 256 else f".p/{len(part)}")
        held[name] = b"".join(len(entry).to_bytes(2, "big") + entry for entry in part)
    return held


def log_of(entries, sizes=()):
    hashes = [leaf_hash(entry) for entry in entries]
    points = {f"checkpoint.{size}": note(size, root_of(hashes[:size])).encode() for size in sizes}
    return {"checkpoint": note(len(hashes), root_of(hashes)).encode(), **points, **tiles(hashes), **bundles(entries)}


def plain(golden, change=lambda leaves: None):
    """The golden leaves and their heads; `change` alters the list of the leaves' members."""
    story = Story(golden).log()
    leaves = [json.loads(text) for text in story.texts] + [json.loads(story.heads["leaf"])]
    change(leaves)
    return log_of([loose(leaf) for leaf in leaves], (4, 8))


def long_log(count):
    """A stream of many leaves of one record."""
    entries, prev = [], None
    for seq in range(count):
        leaf = {
            "v": "corp-ledger/entry/1",
            "stream": "A" * 22,
            "seq": seq,
            "prev": prev,
            "kind": "datahash",
            "key": "A" * 22,
            "op": "put",
        }
        leaf.update(rev=seq + 1, body=SALT, names=SALT, schema="datahash@1", at="2026-01-01T00:00:00.000Z")
        entries.append(loose(leaf))
        prev = spelled_b64u(leaf_hash(entries[-1]))
    return log_of(entries, (1, 256, 300))


def flipped(held, at=0):
    return held[:at] + bytes([held[at] ^ 1]) + held[at + 1 :]


def forked(leaves):
    leaves.append({**leaves[7], "key": "A" * 22, "at": "2026-01-01T00:09:00.000Z"})


T0, E0 = "tile/0/000.p/9", "tile/entries/000.p/9"
PLAIN = [
    ("holds", "nothing", lambda files: None),
    ("holds", "no entries", lambda files: files.pop(E0)),
    ("holds", "no earlier checkpoints", lambda files: (files.pop("checkpoint.4"), files.pop("checkpoint.8"))),
    ("checkpoints", "no checkpoint", lambda files: files.pop("checkpoint")),
    (
        "checkpoints",
        "a checkpoint of another size than its name",
        lambda files: files.update({"checkpoint.5": files["checkpoint.4"]}),
    ),
    ("checkpoints", "a name with a leading zero", lambda files: files.update({"checkpoint.04": files["checkpoint.4"]})),
    (
        "checkpoints",
        "an older checkpoint as the newest",
        lambda files: files.update({"checkpoint": files["checkpoint.4"]}),
    ),
    ("checkpoints", "a false signature", lambda files: files.update(checkpoint=flipped(files["checkpoint"], -20))),
    (
        "checkpoints",
        "a line after the signatures",
        lambda files: files.update(checkpoint=files["checkpoint"] + b"more\n"),
    ),
    (
        "checkpoints",
        "a false signature of an earlier one",
        lambda files: files.update({"checkpoint.4": flipped(files["checkpoint.4"], -20)}),
    ),
    (
        "roots",
        "an earlier checkpoint of another root",
        lambda files: files.update({"checkpoint.4": note(4, b"1" * 32).encode()}),
    ),
    ("roots", "a root of an empty log", lambda files: files.update({"checkpoint.0": note(0, b"1" * 32).encode()})),
    ("roots", "another root", lambda files: files.update({"checkpoint": note(9, b"1" * 32).encode()})),
    ("roots", "another hash", lambda files: files.update({T0: flipped(files[T0])})),
    ("tiles", "no tile", lambda files: files.pop(T0)),
    ("tiles", "a tile too short", lambda files: files.update({T0: files[T0][:-1]})),
    ("tiles", "a tile too long", lambda files: files.update({T0: files[T0] + b"1" * 32})),
    ("tiles", "a tile of another width", lambda files: files.update({"tile/0/000.p/8": files.pop(T0)[:-32]})),
    ("tiles", "a greater checkpoint", lambda files: files.update({"checkpoint": note(10, b"1" * 32).encode()})),
    ("entries", "another entry", lambda files: files.update({E0: flipped(files[E0], 40)})),
    ("entries", "entries cut off", lambda files: files.update({E0: files[E0][:-1]})),
    ("entries", "a byte after the entries", lambda files: files.update({E0: files[E0] + b"\0"})),
    ("entries", "an empty entry more", lambda files: files.update({E0: files[E0] + b"\0\0"})),
    ("entries", "entries of another width", lambda files: files.update({"tile/entries/000.p/8": files.pop(E0)})),
]
LEAVES = [
    ("two leaves for one seq", forked),
    ("a leaf left out", lambda leaves: leaves.pop(5)),
    ("leaves swapped", lambda leaves: leaves.insert(3, leaves.pop(4))),
    ("another prev", lambda leaves: leaves[7].update(prev=SALT)),
    ("a stream that begins at one", lambda leaves: leaves[8].update(seq=1, prev=SALT)),
    ("a key in two streams", lambda leaves: leaves[8].update(key=leaves[0]["key"])),
    ("a leaf from before the one before it", lambda leaves: leaves[8].update(at="2026-01-01T00:06:59.999Z")),
    ("a leaf that is none", lambda leaves: leaves[8].update(zeal=1)),
]
LONG = [
    ("holds", "long", lambda files: None),
    ("tiles", "long another hash", lambda files: files.update({"tile/0/000": flipped(files["tile/0/000"], 99)})),
    (
        "tiles",
        "long another hash above",
        lambda files: files.update({"tile/1/000.p/2": flipped(files["tile/1/000.p/2"])}),
    ),
    ("tiles", "long no tile above", lambda files: files.pop("tile/1/000.p/2")),
    ("tiles", "long no tile", lambda files: files.pop("tile/0/001")),
    (
        "roots",
        "long another last hash",
        lambda files: files.update({"tile/0/002.p/88": flipped(files["tile/0/002.p/88"])}),
    ),
    (
        "entries",
        "long another entry",
        lambda files: files.update({"tile/entries/001": flipped(files["tile/entries/001"], 50)}),
    ),
    (
        "roots",
        "long a checkpoint of 256",
        lambda files: files.update({"checkpoint.256": note(256, b"1" * 32).encode()}),
    ),
]


def logs(golden):
    for step, name, alter in PLAIN:
        files = plain(golden)
        alter(files)
        yield step, name, files
    for name, change in LEAVES:
        yield "streams", name, plain(golden, change)
    long = long_log(600)
    for step, name, alter in LONG:
        files = dict(long)
        alter(files)
        yield step, name, files
