"""Reads the folder of a log as tlog-tiles lays it out (docs/ledger.md, A log on disk)."""

import os

from rules import Chains, decimal, leaf_hash, leaf_of, need, root_of
from verdict import check_checkpoint, read


def tile_path(number):
    digits = str(number).zfill((len(str(number)) + 2) // 3 * 3)
    groups = [digits[at : at + 3] for at in range(0, len(digits), 3)]
    return "/".join([*("x" + each for each in groups[:-1]), groups[-1]])


def tiles_of(path, level, total, split):
    """What the tiles of a level hold, each of its exact length, as the checkpoint's size asks; and their names."""
    held, names = [], []
    for number in range(-(-total // 256)):
        width = min(256, total - number * 256)
        name = f"tile/{level}/{tile_path(number)}" + ("" if width == 256 else f".p/{width}")
        need(os.path.isfile(os.path.join(path, name)), f"{name} is missing")
        held += split(read(os.path.join(path, name)), width, name)
        names.append(name)
    return held, names


def split_hashes(spelled, width, name):
    need(len(spelled) == 32 * width, f"{name} has another length")
    return [spelled[at : at + 32] for at in range(0, len(spelled), 32)]


def split_entries(spelled, width, name):
    entries, at = [], 0
    while at < len(spelled):
        size = int.from_bytes(spelled[at : at + 2], "big")
        need(at + 2 + size <= len(spelled), f"{name} is cut off")
        entries.append(spelled[at + 2 : at + 2 + size])
        at += 2 + size
    need(len(entries) == width, f"{name} has another number of entries")
    return entries


def read_log(path, verdict):
    kept = sorted(name for name in os.listdir(path) if name.startswith("checkpoint"))
    with verdict.step("checkpoints"):
        need("checkpoint" in kept, "no checkpoint")
        points = {name: check_checkpoint(verdict, read(os.path.join(path, name)), verdict.policy) for name in kept}
        newest = points["checkpoint"]
        for name, point in points.items():
            need(name == "checkpoint" or decimal(name[11:]) == point.size, f"{name} is of another size")
            need(point.origin == newest.origin and point.size <= newest.size, f"{name} is newer, or of another origin")
    with verdict.step("tiles"):
        hashes, names = tiles_of(path, 0, newest.size, split_hashes)
        below, level = hashes, 1
        while len(below) >= 256:
            made = [root_of(below[at : at + 256]) for at in range(0, len(below) // 256 * 256, 256)]
            below, more = tiles_of(path, level, len(made), split_hashes)
            need(below == made, f"a tile of level {level} is not what the tiles below it make")
            names, level = names + more, level + 1
    with verdict.step("roots"):
        for name, point in points.items():
            need(root_of(hashes[: point.size]) == point.root, f"{name} has another root")
    with verdict.step("entries"):
        has_entries = os.path.isdir(os.path.join(path, "tile", "entries"))
        entries, more = tiles_of(path, "entries", newest.size, split_entries) if has_entries else ([], [])
        need(not has_entries or [leaf_hash(entry) for entry in entries] == hashes, "an entry that is not in the tree")
    with verdict.step("streams"):
        chains = Chains()
        for entry in entries:
            chains.add(*leaf_of(entry.decode()))
    found = {os.path.relpath(os.path.join(folder, name), path) for folder, _, files in os.walk(path) for name in files}
    verdict.ignored += sorted(f"the file {name}" for name in found - {*names, *more, *kept})
    verdict.said.append(
        f"{newest.size} leaves, {len(points)} checkpoints" + ("" if has_entries else "; no entries are shown")
    )
