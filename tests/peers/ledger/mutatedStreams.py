"""Logs that commit to what none may hold, with every hash, path and signature right: each alters a Story before its log."""

import copy
import json

from forge import commit, loose

ERASED, LAST = 6, 7
SALT = "A" * 43


def leaf(place, /, **members):
    return lambda story: story.leaves[place].update(members)


def written(at, write):
    """The leaf's text is what `write` makes of its members."""
    return lambda story: story.spell.update({at: write})


def replaced(at, old, new):
    return written(at, lambda members: loose(members).replace(old, new))


def body(at, change):
    """The leaf commits to what `change` makes of the names and fields of the body."""

    def alter(story):
        held = story.bodies[at]
        change(held["names"], held["fields"])
        commit(story.leaves[at], held["names"], held["fields"])

    return alter


def value(new, at=4):
    return body(at, lambda names, fields: fields[2].update(value=new))


def deep(levels):
    held = "deep"
    for _ in range(levels):
        held = [held]
    return held


def without(member):
    return written(4, lambda members: loose({name: held for name, held in members.items() if name != member}))


def deleted(**members):
    """The last leaf deletes the record of the leaf before the erased one."""

    def alter(story):
        ended = {
            **story.leaves[4],
            "op": "del",
            "rev": 2,
            "seq": LAST,
            "at": story.leaves[LAST]["at"],
            "prev": "",
            **members,
        }
        story.leaves[LAST], story.bodies[LAST] = ended, copy.deepcopy(story.bodies[4])
        if "kind" in members:
            commit(ended, ["other"], [{"salt": SALT, "value": None}])
            story.bodies[LAST] = {"fields": [{"salt": SALT, "value": None}], "names": ["other"]}

    return alter


def after_erase(story):
    story.leaves[LAST].update({**story.leaves[5], "rev": 3, "seq": LAST, "at": story.leaves[LAST]["at"]})


def heads_first(story):
    story.heads_first = True


def tree(**told):
    return lambda story: story.tree.update(told)


COMMITTED = [
    ("holds", "nothing", lambda story: None),
    ("holds", "a value 64 deep", value(deep(64 - 3))),
    ("holds", "a delete", deleted()),
    ("stream", "seq leaves one out", leaf(LAST, seq=8)),
    ("stream", "seq twice", leaf(LAST, seq=6)),
    ("stream", "seq that is text", leaf(LAST, seq="7")),
    ("stream", "seq with a fraction", replaced(LAST, b'"seq":7', b'"seq":7.0')),
    ("stream", "seq with leading zero", replaced(LAST, b'"seq":7', b'"seq":07')),
    ("stream", "seq as minus zero", replaced(0, b'"seq":0', b'"seq":-0')),
    ("stream", "seq above the bound", leaf(LAST, seq=2**53)),
    ("stream", "seq that is true", leaf(1, seq=True)),
    ("stream", "prev of another leaf", written(LAST, lambda members: loose({**members, "prev": SALT}))),
    ("stream", "prev null after the first", leaf(LAST, prev=None)),
    ("stream", "prev at the first", leaf(0, prev=SALT)),
    (
        "stream",
        "prev not canonical",
        written(1, lambda members: loose({**members, "prev": members["prev"][:-1] + "B"})),
    ),
    ("stream", "a foreign stream", leaf(4, stream="A" * 22)),
    ("stream", "a stream of fifteen bytes", leaf(4, stream="A" * 20)),
    ("stream", "a key of seventeen bytes", leaf(4, key="A" * 23)),
    ("stream", "a key with padding", leaf(4, key="A" * 22 + "==")),
    ("stream", "a key not canonical", leaf(4, key="A" * 21 + "B")),
    ("stream", "a key in the other alphabet", leaf(4, key="A" * 20 + "+A")),
    ("stream", "a body of thirty-one bytes", leaf(4, body="A" * 42)),
    ("stream", "rev leaves one out", leaf(ERASED, rev=3)),
    ("stream", "rev zero", leaf(4, rev=0)),
    ("stream", "rev two at first", leaf(4, rev=2)),
    ("stream", "a delete at first", leaf(4, op="del")),
    ("stream", "an unknown op", leaf(4, op="post")),
    ("stream", "an unknown kind", leaf(4, kind="note", schema="note@1")),
    ("stream", "the kind erase", leaf(4, kind="erase", schema="erase@1")),
    ("stream", "a schema of another kind", leaf(4, schema="position@1")),
    ("stream", "a schema with leading zero", leaf(4, schema="shareholder@01")),
    ("stream", "a schema above 9999", leaf(4, schema="shareholder@10000")),
    ("stream", "an erase with another body", leaf(ERASED, body=SALT)),
    ("stream", "an erase with other names", leaf(ERASED, names=SALT)),
    ("stream", "an erase with another schema", leaf(ERASED, schema="position@2")),
    ("stream", "a put after an erase", after_erase),
    ("stream", "a delete with another body", deleted(body=SALT)),
    ("stream", "a delete of another kind", deleted(kind="activity", schema="activity@1", op="put")),
    ("stream", "another version", leaf(4, v="corp-ledger/entry/9")),
    ("stream", "a thirteenth member", leaf(4, zeal="x")),
    ("stream", "a member missing", without("rev")),
    ("stream", "a member twice", replaced(4, b'"rev":1', b'"rev":1,"rev":1')),
    ("stream", "a blank", replaced(4, b'"rev":1', b'"rev": 1')),
    (
        "stream",
        "members in another order",
        written(4, lambda members: json.dumps(dict(reversed(members.items())), separators=(",", ":")).encode()),
    ),
    ("stream", "a needless escape", replaced(4, b'"put"', b'"p\\u0075t"')),
    ("stream", "a newline at the end", written(4, lambda members: loose(members) + b"\n")),
    ("stream", "a day that is none", leaf(4, at="2026-02-30T00:04:00.000Z")),
    ("stream", "an hour that is none", leaf(4, at="2026-01-01T24:00:00.000Z")),
    ("stream", "at that falls", leaf(LAST, at="2026-01-01T00:05:59.999Z")),
    ("heads", "heads from before the last leaf", leaf(LAST, at="2026-01-01T00:08:00.001Z")),
    ("stream", "at without milliseconds", leaf(4, at="2026-01-01T00:04:00Z")),
    ("stream", "at in another zone", leaf(4, at="2026-01-01T00:04:00.000+00:00")),
    ("bodies", "a longer salt", body(4, lambda names, fields: fields[2].update(salt="A" * 44))),
    ("bodies", "a shorter salt", body(4, lambda names, fields: fields[2].update(salt="A" * 42))),
    ("bodies", "an empty salt", body(4, lambda names, fields: fields[2].update(salt=""))),
    ("bodies", "a name twice", body(4, lambda names, fields: names.__setitem__(1, names[2]))),
    ("bodies", "a name with a digit first", body(4, lambda names, fields: names.__setitem__(1, "1st"))),
    ("bodies", "a name with an accent", body(4, lambda names, fields: names.__setitem__(1, "n\u00e9"))),
    ("bodies", "a name of 65", body(4, lambda names, fields: names.__setitem__(1, "n" * 65))),
    ("bodies", "an empty name", body(4, lambda names, fields: names.__setitem__(1, ""))),
    ("bodies", "no fields", body(4, lambda names, fields: (names.clear(), fields.clear()))),
    (
        "bodies",
        "257 fields",
        body(4, lambda names, fields: (names.extend(f"n{at}" for at in range(250)), fields.extend([fields[0]] * 250))),
    ),
    ("bodies", "more names than fields", body(4, lambda names, fields: names.append("more"))),
    ("bodies", "more fields than names", body(4, lambda names, fields: fields.append(fields[0]))),
    ("bodies", "an act of other names", body(0, lambda names, fields: names.__setitem__(1, "sequence"))),
    ("bodies", "a fraction", value(1.5)),
    ("bodies", "a number above the bound", value(2**53)),
    ("bodies", "a lone surrogate", value("\ud800")),
    ("bodies", "a value 65 deep", value(deep(64 - 2))),
    ("heads", "a head of another stream", tree(head={"stream": "A" * 22})),
    ("heads", "a head of an earlier seq", tree(head={"seq": 6})),
    ("heads", "a head of a later seq", tree(head={"seq": 8})),
    ("heads", "a head of another leaf", tree(head={"leaf": SALT})),
    ("heads", "another root of the keys", tree(head={"keyRoot": SALT})),
    ("heads", "another number of keys", tree(head={"keyCount": 8})),
    ("heads", "heads of another day", tree(values={"date": "2026-01-02"})),
    ("heads", "heads with another logSize", tree(values={"logSize": 9})),
    ("heads", "heads with another root", tree(values={"root": SALT})),
    ("heads", "heads with another count", tree(values={"count": 2})),
    ("heads", "heads without count", tree(values={"count": None})),
    ("heads", "heads that are deleted", tree(leaf={"op": "del", "rev": 2})),
    ("heads", "heads of another kind", tree(leaf={"kind": "file", "schema": "file@1"})),
    ("heads", "heads of another schema", tree(leaf={"schema": "heads@2"})),
    ("heads", "heads before the leaves", heads_first),
]
