"""Reads an export, *.tabellion.zip (docs/ledger.md, Export)."""

import io
import re
import struct
import zipfile
import zlib

import registers
from heads import heads_of, key_entry
from note import Policy
from rules import (
    VERSION,
    Chains,
    b64u,
    count,
    date,
    has,
    is_list,
    jcs,
    leaf_of,
    need,
    opened,
    parsed_file,
    parsed_lines,
    path_of,
    root_by_path,
    root_of,
    sha256,
    spelled_b64u,
    text,
)
from verdict import check_checkpoint, read

ENTRIES = ["bodies.jsonl", "checkpoint", "export.json", "facts.jsonl", "heads.json", "policy", "stream.jsonl"]


def zip_entries(spelled):
    """Reads the entries, writes them anew and compares."""
    archive = zipfile.ZipFile(io.BytesIO(spelled))
    names = archive.namelist()
    need(names == sorted(set(names)), "names that do not rise")
    part = "[A-Za-z0-9][A-Za-z0-9._-]{0,127}"
    need(all(re.fullmatch(f"{part}(/{part})*", name) for name in names), "an unsound name")
    need(
        all(entry.compress_type == 0 and entry.flag_bits == 0x800 for entry in archive.infolist()),
        "an entry that is not stored",
    )
    entries = {name: archive.read(name) for name in names}
    need(written_zip(entries) == spelled, "a zip file written in another way")
    return entries


def written_zip(entries):
    body, directory = b"", b""
    for name, kept in entries.items():
        told = struct.pack("<HHHHHIIIHH", 10, 0x800, 0, 0, 0x21, zlib.crc32(kept), len(kept), len(kept), len(name), 0)
        directory += (
            b"PK\1\2" + struct.pack("<H", 10) + told + struct.pack("<HHHII", 0, 0, 0, 0, len(body)) + name.encode()
        )
        body += b"PK\3\4" + told + name.encode() + kept
    end = struct.pack("<HHHHIIH", 0, 0, len(entries), len(entries), len(directory), len(body), 0)
    return body + directory + b"PK\5\6" + end


def check_export(entries):
    export = has(parsed_file(entries["export.json"]), ["v", "origin", "size", "stream", "as_of", "files"])
    need(export["v"] == f"tabellion-export/{VERSION}", "another version")
    b64u(export["stream"], 16), count(export["size"]), text(export["origin"])
    dates = [date(each) for each in is_list(export["as_of"])]
    need(dates == sorted(set(dates)), "dates that do not rise")
    need(has(export["files"], set(entries) - {"export.json"}), "other files than there are")
    for name, digest in export["files"].items():
        need(sha256(entries[name]).hex() == digest, f"{name} has another SHA-256")
    allowed = {
        *ENTRIES,
        "checkpoint.tsr",
        "company.ocf.zip",
        "verify.html",
        *(f"registers/{each}.json" for each in dates),
    }
    others = {name for name in entries if not name.startswith("documents/")} - allowed
    need(not others, f"entries that no export has: {sorted(others)}")
    need(all(f"registers/{each}.json" in entries for each in dates), "no registers of a date")
    return export


def read_stream(lines, stream, checkpoint):
    """The chains of the stream, and its leaves as (leaf, hash)."""
    chains, leaves, before = Chains(), [], -1
    for line in lines:
        leaf, hashed = leaf_of(has(line, ["index", "leaf", "path"])["leaf"])
        need(count(line["index"]) > before, "an index that does not rise")
        root = root_by_path(hashed, line["index"], checkpoint.size, path_of(line["path"]))
        need(root == checkpoint.root, f"the leaf at {line['index']} is not in the log")
        need(leaf["stream"] == stream, "a leaf of another stream")
        chains.add(leaf, hashed)
        leaves.append((leaf, hashed))
        before = line["index"]
    need(leaves, "a stream without leaves")
    return chains, leaves, before


def read_bodies(lines, leaves):
    """The values of each leaf, null where it is erased."""
    need(len(lines) == len(leaves), "another number of bodies than of leaves")
    erased = {leaf["key"]: leaf["at"][:10] for leaf, _ in leaves if leaf["op"] == "erase"}
    bodies = []
    for line, (leaf, hashed) in zip(lines, leaves):
        gone = erased.get(leaf["key"])
        has(line, ["fields", "names", "txId"] if gone is None else ["erased_on", "txId"])
        need(line["txId"] == hashed.hex(), "a body of another leaf")
        need(gone is None or line["erased_on"] == gone, "erased on another day")
        bodies.append(opened(line["names"], line["fields"], leaf) if gone is None else None)
    return bodies


def cited(value):
    if isinstance(value, dict) and set(value) == {"fact", "digest"}:
        return [(value["fact"], value["digest"])]
    if isinstance(value, dict):
        value = list(value.values())
    return [each for part in value for each in cited(part)] if isinstance(value, list) else []


def read_facts(lines, acts, verdict):
    citations = [each for act in acts if act for each in cited(act["payload"])]
    facts, before = {}, None
    for line in lines:
        fact = text(has(line, ["body", "fact", "salt"])["fact"])
        need(before is None or before < fact, "facts that do not rise")
        digest = sha256(b64u(line["salt"], 32), jcs(line["body"])).hex()
        digests = [told for name, told in citations if name == fact]
        need(all(told == digest for told in digests), f"fact {fact} has another digest than cited")
        if not digests:
            verdict.said.append(f"fact {fact} is cited by no act")
        facts[fact] = line["body"]
        before = fact
    return facts


def name_documents(entries, leaves, bodies, verdict):
    shown = {sha256(kept).hex(): name for name, kept in entries.items() if name.startswith("documents/")}
    files = {text(body["sha256"]) for (leaf, _), body in zip(leaves, bodies) if body and leaf["schema"] == "file@1"}
    digests = [(name, sha256(entries[name]).hex()) for name in entries if name.startswith("documents/")]
    verdict.said += [f"{name} has no leaf" for name, digest in digests if digest not in files]
    verdict.said += [f"a file of SHA-256 {digest} has no document" for digest in sorted(files - set(shown))]


def read_export(path, verdict):
    spelled = read(path)
    with verdict.step("zip"):
        entries = zip_entries(spelled)
    with verdict.step("files"):
        need(set(ENTRIES) <= set(entries), f"without {sorted(set(ENTRIES) - set(entries))}")
        export = check_export(entries)
    with verdict.step("checkpoint"):
        checkpoint = check_checkpoint(verdict, entries["checkpoint"], verdict.policy or Policy(entries["policy"]))
        need(
            (checkpoint.origin, checkpoint.size) == (export["origin"], export["size"]),
            "another origin or size than the export's",
        )
    with verdict.step("stream"):
        chains, leaves, last = read_stream(parsed_lines(entries["stream.jsonl"]), export["stream"], checkpoint)
    with verdict.step("bodies"):
        bodies = read_bodies(parsed_lines(entries["bodies.jsonl"]), leaves)
    # An act that is erased or of a version that this reader does not know stays in the list as null.
    acts = [
        body if leaf["schema"] == "act@1" else None for (leaf, _), body in zip(leaves, bodies) if leaf["kind"] == "act"
    ]
    with verdict.step("facts"):
        facts = read_facts(parsed_lines(entries["facts.jsonl"]), acts, verdict)
    with verdict.step("heads"):
        heads_file = parsed_file(entries["heads.json"])
        heads, head = heads_of(heads_file, checkpoint)
        keys = sorted((b64u(key, 16), key_entry(key, hashed)) for (_, key), (_, hashed) in chains.keys.items())
        seq, newest = chains.newest[export["stream"]]
        told = [export["stream"], seq, spelled_b64u(newest), spelled_b64u(root_of(each for _, each in keys)), len(keys)]
        need(
            [head[member] for member in ("stream", "seq", "leaf", "keyRoot", "keyCount")] == told,
            "heads that are not this stream's",
        )
        need(heads_file["index"] > last and heads["at"] >= chains.at, "heads before the last leaf")
    with verdict.step("documents"):
        name_documents(entries, leaves, bodies, verdict)
    with verdict.step("registers"):
        for each in export["as_of"]:
            verdict.said.append(registers.compared(parsed_file(entries[f"registers/{each}.json"]), acts, each, facts))
    verdict.said += [
        f"{name} is not checked" for name in ("checkpoint.tsr", "company.ocf.zip", "verify.html") if name in entries
    ]
    verdict.said.append(f"complete up to {heads['at']}, by the log's own word")
