"""Proofs that are false in one place, as (step, name, bytes)."""

import json

import mutatedNotes
from forge import Story, b64, field_hashes, lines, loose, spelled_path
from mutatedExports import swap
from mutatedStreams import SALT, body, heads_first, leaf, replaced, tree, value


def at_lines(change):
    """`change` alters the lines of the tlog-proof."""

    def alter(proof):
        told = proof["proof"].split("\n")
        change(told)
        proof["proof"] = "\n".join(told)

    return alter


def line(at, text):
    return at_lines(lambda told: told.__setitem__(at, text))


def field(at, **members):
    return lambda proof: proof["fields"][at].update(members)


def head(**members):
    return lambda proof: proof["current"]["heads"]["head"].update(members)


def text_of(change):
    return lambda proof: proof.update(leaf=change(proof["leaf"]))


SHOWN = [
    ("holds", "nothing", lambda proof: None),
    ("holds", "no fields", lambda proof: proof["fields"].clear()),
    ("holds", "no current", lambda proof: proof.pop("current")),
    ("holds", "a line extra", at_lines(lambda told: told.insert(1, "extra aGVsbG8="))),
    ("format", "another version", lambda proof: proof.update(v="tabellion-proof/9")),
    ("format", "a member more", lambda proof: proof.update(zeal=1)),
    ("current", "current null", lambda proof: proof.update(current=None)),
    ("format", "no names", lambda proof: proof.pop("names")),
    ("format", "a leaf that is an object", lambda proof: proof.update(leaf=json.loads(proof["leaf"]))),
    ("format", "fields that are an object", lambda proof: proof.update(fields={"0": proof["fields"][0]})),
    ("format", "a field with a name", field(0, name="security")),
    ("format", "two lines extra", at_lines(lambda told: told.__setitem__(slice(1, 1), ["extra aGVsbG8="] * 2))),
    ("format", "an extra not canonical", at_lines(lambda told: told.insert(1, "extra aGVsbG9="))),
    ("format", "another first line", line(0, "c2sp.org/tlog-proof@v2")),
    ("format", "an index with leading zero", line(1, "index 04")),
    ("format", "an index with a sign", line(1, "index +4")),
    ("format", "an index in other digits", line(1, "index \u0664")),
    ("format", "an index below zero", line(1, "index -1")),
    ("format", "no index", at_lines(lambda told: told.pop(1))),
    ("format", "a hash without padding", at_lines(lambda told: told.__setitem__(2, told[2][:-1]))),
    (
        "format",
        "a hash not canonical",
        at_lines(lambda told: told.__setitem__(2, told[2][:-2] + chr(ord(told[2][-2]) + 1) + "=")),
    ),
    ("format", "a hash of 31 bytes", line(2, b64(b"1" * 31))),
    ("format", "a hash in the other alphabet", line(2, "_" * 43 + "=")),
    ("format", "no empty line before the checkpoint", at_lines(lambda told: told.pop(6))),
    ("inclusion", "another index", line(1, "index 5")),
    ("inclusion", "an index at the size", line(1, "index 9")),
    ("inclusion", "an index with the same path", line(1, "index 12")),
    ("inclusion", "a great index", line(1, f"index {2**53 - 1}")),
    ("inclusion", "a hash missing", at_lines(lambda told: told.pop(2))),
    ("inclusion", "the last hash missing", at_lines(lambda told: told.pop(5))),
    ("inclusion", "a hash more", at_lines(lambda told: told.insert(6, told[5]))),
    ("inclusion", "hashes swapped", at_lines(lambda told: swap(told, 2, 3))),
    ("leaf", "a leaf with a blank", text_of(lambda text: text.replace(":", ": ", 1))),
    ("leaf", "a leaf above 4096 bytes", text_of(lambda text: text.replace('"put"', '"' + "p" * 4096 + '"'))),
    ("inclusion", "a leaf of another time", text_of(lambda text: text.replace("00:04:00", "00:04:01"))),
    (
        "inclusion",
        "a leaf of another op",
        text_of(lambda text: text.replace('"rev":1', '"rev":2').replace('"put"', '"del"')),
    ),
    ("names", "names swapped", lambda proof: swap(proof["names"])),
    ("names", "a name more", lambda proof: proof["names"].append("more")),
    ("names", "a name missing", lambda proof: proof["names"].pop()),
    ("names", "a name that is a number", lambda proof: proof["names"].__setitem__(0, 1)),
    ("fields", "at another place", field(0, i=2)),
    ("fields", "at a place beyond", field(1, i=7)),
    ("format", "at a great place", field(1, i=2**53)),
    ("fields", "below zero", field(0, i=-1)),
    ("fields", "at a place that is true", field(0, i=True)),
    ("fields", "at a place that is text", field(0, i="1")),
    ("fields", "that fall", lambda proof: swap(proof["fields"], 0, 1)),
    ("fields", "twice", lambda proof: proof["fields"].insert(0, proof["fields"][0])),
    ("fields", "of another value", field(1, value="10000")),
    ("fields", "of a number for text", field(1, value=1000)),
    ("fields", "of another salt", field(1, salt=SALT)),
    ("fields", "of a longer salt", field(1, salt="A" * 44)),
    ("fields", "of a salt with padding", lambda proof: field(1, salt=proof["fields"][1]["salt"] + "=")(proof)),
    ("fields", "of a path too short", lambda proof: proof["fields"][1]["path"].pop()),
    ("fields", "of a path too long", lambda proof: proof["fields"][1]["path"].append(b64(b"1" * 32))),
    ("fields", "of a path swapped", lambda proof: swap(proof["fields"][1]["path"], 0, 1)),
    (
        "fields",
        "of a path in the other alphabet",
        lambda proof: proof["fields"][1]["path"].__setitem__(0, "_" * 43 + "="),
    ),
    (
        "fields",
        "with values swapped",
        lambda proof: (
            lambda held: (lambda one, two: (held[0].update(value=two), held[1].update(value=one)))(
                held[0]["value"], held[1]["value"]
            )
        )(proof["fields"]),
    ),
    ("current", "current with a member more", lambda proof: proof["current"].update(zeal=1)),
    ("current", "current without key", lambda proof: proof["current"].pop("key")),
    ("current", "current of another stream", head(stream="A" * 22)),
    ("current", "current of an earlier seq", head(seq=3)),
    ("current", "current of another leaf", head(leaf=SALT)),
    ("current", "current of another number of keys", head(keyCount=8)),
    ("current", "current of another root of keys", head(keyRoot=SALT)),
    ("current", "current of another head", head(index=1)),
    ("current", "current of another key", lambda proof: proof["current"]["key"].update(index=5)),
    ("current", "current with a path too short", lambda proof: proof["current"]["key"]["path"].pop()),
    ("current", "current at another index", lambda proof: proof["current"]["heads"].update(index=7)),
    ("current", "current of three fields", lambda proof: proof["current"]["heads"]["fields"].pop()),
    (
        "current",
        "current of another date",
        lambda proof: proof["current"]["heads"]["fields"][0].update(value="2026-01-02"),
    ),
    ("current", "current of other names", lambda proof: swap(proof["current"]["heads"]["names"])),
]
COMMITTED = [
    ("holds", "a value 64 deep", value([[["deep"]]])),
    ("leaf", "rev zero", leaf(4, rev=0)),
    ("leaf", "a delete at first", leaf(4, op="del")),
    ("leaf", "an unknown kind", leaf(4, kind="note", schema="note@1")),
    ("leaf", "another version", leaf(4, v="corp-ledger/entry/9")),
    ("leaf", "a thirteenth member", leaf(4, zeal="x")),
    ("leaf", "prev null after the first", leaf(4, prev=None)),
    ("leaf", "a member twice", replaced(4, b'"rev":1', b'"rev":1,"rev":1')),
    ("leaf", "a day that is none", leaf(4, at="2026-02-30T00:04:00.000Z")),
    ("fields", "a longer salt", body(4, lambda names, fields: fields[1].update(salt="A" * 44))),
    ("names", "a name twice", body(4, lambda names, fields: names.__setitem__(1, names[2]))),
    ("names", "an unsound name", body(4, lambda names, fields: names.__setitem__(1, "n\u00e9"))),
    (
        "names",
        "257 names",
        body(4, lambda names, fields: (names.extend(f"n{at}" for at in range(250)), fields.extend([fields[0]] * 250))),
    ),
    ("format", "a fraction", body(4, lambda names, fields: fields[1].update(value=1.5))),
    ("format", "a number above the bound", body(4, lambda names, fields: fields[1].update(value=2**53))),
    ("format", "a lone surrogate", body(4, lambda names, fields: fields[1].update(value="\ud800"))),
    ("current", "heads of another day", tree(values={"date": "2026-01-02"})),
    ("current", "heads from before the leaf", leaf(4, at="2026-01-01T00:08:00.001Z")),
    ("current", "heads with another logSize", tree(values={"logSize": 9})),
    ("current", "heads of another kind", tree(leaf={"kind": "file", "schema": "file@1"})),
    ("current", "heads that are deleted", tree(leaf={"op": "del", "rev": 2})),
    ("current", "a head of an earlier seq", tree(head={"seq": 3})),
    ("current", "a head of another stream", tree(head={"stream": "A" * 22})),
]


def other_opening(story):
    """The same body as a tree of another size: an inner node in the place of a field."""
    held = story.bodies[4]
    hashes = field_hashes(held["names"], held["fields"])
    proof = story.proof()
    proof["names"] = held["names"][:4]
    proof["fields"] = [{"i": 3, **held["fields"][3], "path": spelled_path(hashes, 3)}]
    return proof


SPELLINGS = [
    ("a blank", lambda held: held.replace(b":", b": ", 1)),
    ("no newline", lambda held: held[:-1]),
    ("two newlines", lambda held: held + b"\n"),
    ("a return", lambda held: held[:-1] + b"\r\n"),
    ("a mark of the byte order", lambda held: b"\xef\xbb\xbf" + held),
    ("a member twice", lambda held: held.replace(b'{"current"', b'{"v":"tabellion-proof/1","current"')),
    ("a member twice at its place", lambda held: held.replace(b'"v":', b'"v":"x","v":')),
    ("a needless escape", lambda held: held.replace(b"CO-1", b"\\u0043O-1")),
    ("a capital in an escape", lambda held: held.replace(b"CO-1", b"\\u001FO")),
    ("a lone surrogate", lambda held: held.replace(b"CO-1", b"\\ud800")),
    ("bytes that are no UTF-8", lambda held: held.replace(b"CO-1", b"\xed\xa0\x80")),
    ("a place with a fraction", lambda held: held.replace(b'"i":1,', b'"i":1.0,')),
    ("a place with a power", lambda held: held.replace(b'"i":1,', b'"i":1e0,')),
    ("a place with a leading zero", lambda held: held.replace(b'"i":1,', b'"i":01,')),
    ("a number that is none", lambda held: held.replace(b'"i":1,', b'"i":NaN,')),
    ("a great depth", lambda held: held.replace(b'"CO-1"', b"[" * 5000 + b"]" * 5000)),
    ("a great number", lambda held: held.replace(b'"CO-1"', b"1" * 5000)),
    ("more than a mebibyte", lambda held: held.replace(b"CO-1", b"C" * 2**20)),
    ("nothing", lambda held: b""),
    ("a list", lambda held: b"[" + held[:-1] + b"]\n"),
    ("two values", lambda held: held + held),
]


def proofs(golden):
    for step, name, alter in SHOWN:
        proof = Story(golden).log().proof()
        alter(proof)
        yield step, f"proof {name}", lines([proof])
    for step, name, alter in COMMITTED:
        story = Story(golden)
        alter(story)
        yield step, f"committed {name}", lines([story.log().proof()])
    for name, change in SPELLINGS:
        yield "format", f"spelled with {name}", change(lines([Story(golden).log().proof()]))
    story = Story(golden)
    heads_first(story)
    early = story.log().proof()
    early["proof"] = (
        early["proof"]
        .replace("index 4", "index 5")
        .replace("\n".join(spelled_path(story.all, 4)), "\n".join(spelled_path(story.all, 5)))
    )
    yield "current", "heads before the leaf", lines([early])
    yield "names", "a body of another size", lines([other_opening(Story(golden).log())])


def noted(golden):
    """Proofs whose checkpoint is false, to be read with the policy of the forger's log."""
    for step, name, change in mutatedNotes.NOTES:
        story = Story(golden).log()
        story.checkpoint = change(story.checkpoint)
        held = loose(story.proof()) + b"\n"
        # A path says nothing of the leaves to the right of the last subtree: the size is held by the signature.
        later = {"another root": "inclusion", "another size": "current"}
        yield later.get(name, step), f"note {name}", held
