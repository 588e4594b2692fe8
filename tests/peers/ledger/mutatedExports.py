"""Exports that are false in one place, as (step, name, bytes)."""

import json

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

import mutatedNotes
from forge import ORIGIN, WITNESS, Story, lines, signature, signature_line
from mutatedStreams import COMMITTED, SALT


def in_lines(name, change):
    """`change` alters the list of the lines' values."""

    def alter(parts):
        values = [json.loads(line) for line in parts[name].splitlines()]
        change(values)
        parts[name] = lines(values)

    return alter


def in_json(name, change):
    def alter(parts):
        held = json.loads(parts[name])
        change(held)
        parts[name] = lines([held])

    return alter


def in_bytes(name, change):
    return lambda parts: parts.update({name: change(parts[name])})


def swap(values, one=1, other=2):
    values[one], values[other] = values[other], values[one]


def swap_values(fields, one=2, other=3):
    fields[one]["value"], fields[other]["value"] = fields[other]["value"], fields[one]["value"]


def line_tests(name, step):
    tests = [
        ("the first line missing", lambda values: values.pop(0)),
        ("a line twice", lambda values: values.insert(1, values[0])),
        ("lines swapped", swap),
        ("a member more", lambda values: values[0].update(zeal=1)),
        ("no lines", lambda values: values.clear()),
    ]
    spellings = [
        ("no newline at the end", lambda held: held[:-1]),
        ("an empty line", lambda held: held + b"\n"),
        ("a return before a newline", lambda held: held.replace(b"\n", b"\r\n", 1)),
        ("a mark of the byte order", lambda held: b"\xef\xbb\xbf" + held),
        ("a byte that is no UTF-8", lambda held: held.replace(b'"', b'"\xff', 1)),
        ("a blank", lambda held: held.replace(b":", b": ", 1)),
        ("a member twice", lambda held: held.replace(b"{", b'{"A":1,"A":1,', 1)),
    ]
    changes = [(told, in_lines(name, change)) for told, change in tests] + [
        (told, in_bytes(name, change)) for told, change in spellings
    ]
    return [(step, f"{name} {told}", change) for told, change in changes]


def fields_of(at, change):
    return in_lines("bodies.jsonl", lambda values: change(values[at]))


def other_key_note(held):
    text = held.decode().split("\n\n")[0] + "\n"
    stranger = Ed25519PrivateKey.from_private_bytes(b"\x09" * 32)
    return (text + "\n" + signature_line(ORIGIN, stranger.sign(text.encode()))).encode()


def cosigned(quorum):
    """A witness of the policy has cosigned."""

    def alter(parts):
        text = parts["checkpoint"].decode().split("\n\n")[0] + "\n"
        parts["checkpoint"] += signature_line(WITNESS, signature(text, WITNESS)).encode()
        parts["policy"] = (mutatedNotes.LOG + mutatedNotes.WITNESSES + quorum).encode()

    return alter


def falsely_cosigned(parts):
    cosigned("quorum none\n")(parts)
    parts["checkpoint"] += signature_line(WITNESS, b"\0" * 72).encode()


REGISTERS = "registers/2025-12-31.json"
SHOWN = [
    *line_tests("stream.jsonl", "stream"),
    *line_tests("bodies.jsonl", "bodies"),
    ("bodies", "a leaf missing", in_lines("stream.jsonl", lambda values: values.pop())),
    ("bodies", "a body missing", in_lines("bodies.jsonl", lambda values: values.pop())),
    ("stream", "another index", in_lines("stream.jsonl", lambda values: values[4].update(index=5))),
    ("stream", "an index that is text", in_lines("stream.jsonl", lambda values: values[4].update(index="4"))),
    ("stream", "a path too short", in_lines("stream.jsonl", lambda values: values[4]["path"].pop())),
    ("stream", "a path too long", in_lines("stream.jsonl", lambda values: values[4]["path"].append(SALT + "="))),
    (
        "stream",
        "a path without padding",
        in_lines("stream.jsonl", lambda values: values[4]["path"].__setitem__(0, values[4]["path"][0][:-1])),
    ),
    ("stream", "a path swapped", in_lines("stream.jsonl", lambda values: swap(values[4]["path"]))),
    ("bodies", "values swapped", fields_of(4, lambda held: swap_values(held["fields"]))),
    ("bodies", "fields swapped", fields_of(4, lambda held: swap(held["fields"]))),
    ("bodies", "names swapped", fields_of(4, lambda held: swap(held["names"]))),
    ("bodies", "names and fields swapped", fields_of(4, lambda held: (swap(held["names"]), swap(held["fields"])))),
    ("bodies", "another value", fields_of(4, lambda held: held["fields"][3].update(value="1001"))),
    ("bodies", "a number for text", fields_of(4, lambda held: held["fields"][3].update(value=1000))),
    ("bodies", "a txId in capitals", fields_of(4, lambda held: held.update(txId=held["txId"].upper()))),
    ("bodies", "erased on another day", fields_of(5, lambda held: held.update(erased_on="2026-01-02"))),
    (
        "bodies",
        "erased without a leaf that says so",
        in_lines(
            "bodies.jsonl", lambda values: values.__setitem__(4, {"erased_on": "2026-01-01", "txId": values[4]["txId"]})
        ),
    ),
    (
        "bodies",
        "open though erased",
        in_lines("bodies.jsonl", lambda values: values.__setitem__(5, {**values[4], "txId": values[5]["txId"]})),
    ),
    (
        "facts",
        "another body of a fact",
        in_lines("facts.jsonl", lambda values: values[0]["body"].update(lastname="Berg")),
    ),
    ("facts", "a salt of a fact too long", in_lines("facts.jsonl", lambda values: values[0].update(salt="A" * 44))),
    ("facts", "a fact twice", in_lines("facts.jsonl", lambda values: values.append(values[0]))),
    ("facts", "facts that fall", in_lines("facts.jsonl", lambda values: values.append({**values[0], "fact": "0"}))),
    (
        "holds",
        "a fact cited by no act",
        in_lines("facts.jsonl", lambda values: values.append({**values[0], "fact": "z"})),
    ),
    ("registers", "a fact not shown", in_bytes("facts.jsonl", lambda _: b"")),
    (
        "registers",
        "another quantity in a register",
        in_json(REGISTERS, lambda held: held["holders"][0].update(quantity="1001")),
    ),
    (
        "registers",
        "a quantity that is a number",
        in_json(REGISTERS, lambda held: held["holders"][0].update(quantity=1000)),
    ),
    ("registers", "a director whom no act appoints", in_json(REGISTERS, lambda held: held["directors"].append({}))),
    ("registers", "a holder left out", in_json(REGISTERS, lambda held: held["holders"].pop())),
    (
        "registers",
        "another percentage",
        in_json(REGISTERS, lambda held: held["cap_table"]["holders"][0].update(percent="99.99")),
    ),
    ("registers", "another number of acts", in_json(REGISTERS, lambda held: held.update(acts=3))),
    ("registers", "registers with a blank", in_bytes(REGISTERS, lambda held: held.replace(b":", b": ", 1))),
    ("heads", "heads with a member more", in_json("heads.json", lambda held: held.update(zeal=1))),
    ("heads", "heads with a shorter path", in_json("heads.json", lambda held: held["path"].pop())),
    ("heads", "heads at another index", in_json("heads.json", lambda held: held.update(index=7))),
    ("heads", "a head at another index", in_json("heads.json", lambda held: held["head"].update(index=1))),
    (
        "heads",
        "a head of another stream than told",
        in_json("heads.json", lambda held: held["head"].update(stream="A" * 22)),
    ),
    ("heads", "two newlines after heads", in_bytes("heads.json", lambda held: held + b"\n")),
    ("heads", "no newline after heads", in_bytes("heads.json", lambda held: held[:-1])),
    ("holds", "another document", in_bytes("documents/resolution.txt", lambda held: held + b"Not so.\n")),
    ("holds", "a document more", lambda parts: parts.update({"documents/more.txt": b"more"})),
    ("holds", "no document", lambda parts: parts.pop("documents/resolution.txt")),
    ("files", "an entry that no export has", lambda parts: parts.update({"readme.txt": b"more"})),
    ("files", "registers of another date", lambda parts: parts.update({"registers/2025-12-30.json": parts[REGISTERS]})),
    ("files", "no registers", lambda parts: parts.pop(REGISTERS)),
    *[
        ("files", f"no {name}", lambda parts, name=name: parts.pop(name))
        for name in ("policy", "checkpoint", "stream.jsonl", "bodies.jsonl", "facts.jsonl", "heads.json")
    ],
    ("holds", "a quorum of a witness", cosigned("quorum w1\n")),
    ("holds", "a quorum of any of two", cosigned("group g any w1 w2\nquorum g\n")),
    ("checkpoint", "a quorum of all of two", cosigned("group g all w1 w2\nquorum g\n")),
    ("checkpoint", "a quorum of two of two", cosigned("group g 2 w1 w2\nquorum g\n")),
    ("checkpoint", "a false cosignature", falsely_cosigned),
    ("checkpoint", "a signature of another key with the name", in_bytes("checkpoint", other_key_note)),
    *[
        (
            step,
            f"checkpoint {told}",
            in_bytes("checkpoint", lambda held, change=change: change(held.decode()).encode("utf-8", "surrogatepass")),
        )
        for step, told, change in mutatedNotes.NOTES
    ],
    *[
        (step, f"policy {told}", in_bytes("policy", lambda held, change=change: change(held.decode()).encode()))
        for step, told, change in mutatedNotes.POLICIES
    ],
]
EXPORT_JSON = [
    ("another version", {"v": "tabellion-export/9"}),
    ("a member more", {"zeal": 1}),
    ("another size", {"size": 8}),
    ("a size that is text", {"size": "9"}),
    ("another origin", {"origin": "other"}),
    ("another stream", {"stream": "A" * 22}),
    ("dates that are none", {"as_of": ["2025-12-32"]}),
    ("a date twice", {"as_of": ["2025-12-31", "2025-12-31"]}),
    ("no dates", {"as_of": []}),
    ("no files", {"files": {}}),
]
LATER = {"another size": "checkpoint", "another origin": "checkpoint", "another stream": "stream"}


def exports(golden):
    for step, name, alter in COMMITTED:
        story = Story(golden)
        alter(story)
        yield step, name, story.log().exported()
    for step, name, alter in SHOWN:
        story = Story(golden).log()
        parts = story.parts()
        alter(parts)
        yield step, name, story.exported(parts)
    for name, more in EXPORT_JSON:
        yield LATER.get(name, "files"), f"export.json {name}", Story(golden).log().exported(None, **more)
    story = Story(golden).log()
    for name in sorted(story.parts()):
        if name != "export.json":
            files = json.loads(story.entries["export.json"])["files"]
            yield "files", f"another hash of {name.replace('/', ' ')}", story.exported(
                None, files={**files, name: "0" * 64}
            )
