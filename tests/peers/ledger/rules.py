"""The rules for all files, the tree, the leaf and its fields (docs/ledger.md). What is not as said raises ValueError."""

import base64
import datetime
import hashlib
import json
import re

# The end of `v` of every format.
VERSION = 1
MAX = 2**53 - 1
LEAF = ["at", "body", "key", "kind", "names", "op", "prev", "rev", "schema", "seq", "stream", "v"]
# The kind `erase` is kept for later: no leaf of this version has it.
KINDS = [
    "act",
    "organization",
    "shareholder",
    "position",
    "shareclass",
    "activity",
    "file",
    "datahash",
    "heads",
    "origin",
]

SCHEMAS = {
    "act@1": "org_id seq act_id kind v verb root supersedes rank effective_on recorded_at actor_id payload basis "
    "batch_id documents",
    "file@1": "org_id file_id filename sha256 size media_type entrydate",
    "heads@1": "date logSize root count",
}


def need(holds, fault):
    if not holds:
        raise ValueError(fault)


def jcs(value, depth=0):
    """RFC 8785, for whole numbers only."""
    if isinstance(value, (list, dict)):
        need(depth < 64, "nested deeper than 64")
        if isinstance(value, list):
            return b"[" + b",".join(jcs(each, depth + 1) for each in value) + b"]"
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return b"{" + b",".join(jcs(name) + b":" + jcs(value[name], depth + 1) for name in names) + b"}"
    if isinstance(value, int) and not isinstance(value, bool):
        need(abs(value) <= MAX, "a number above 2^53-1")
    return json.dumps(value, ensure_ascii=False).encode()


def not_whole(spelling):
    raise ValueError(f"{spelling} is no whole number")


def parsed(spelled):
    """JSON that is canonical: written again it has the same bytes, so a member that occurs twice shows as well."""
    value = json.loads(spelled.decode(), parse_float=not_whole, parse_constant=not_whole)
    need(jcs(value) == spelled, "JSON that is not canonical")
    return value


def parsed_file(spelled):
    need(spelled.endswith(b"\n"), "no newline at the end")
    return parsed(spelled[:-1])


def parsed_lines(spelled):
    need(spelled == b"" or spelled.endswith(b"\n"), "no newline at the end")
    lines = spelled.split(b"\n")[:-1]
    need(all(len(line) <= 2**24 for line in lines), "a line above 16 MiB")
    return [parsed(line) for line in lines]


def has(value, required, optional=()):
    need(
        isinstance(value, dict) and set(required) <= set(value) <= set(required) | set(optional),
        f"not the members {required}",
    )
    return value


def is_list(value):
    need(isinstance(value, list), "not a list")
    return value


def text(value):
    need(isinstance(value, str), "not text")
    return value


def count(value):
    need(type(value) is int and 0 <= value <= MAX, f"{value!r} is no whole number from 0 to 2^53-1")
    return value


def decimal(spelling):
    need(re.fullmatch("0|[1-9][0-9]{0,15}", text(spelling), re.A), f"{spelling!r} is not a decimal number")
    return count(int(spelling))


def b64(spelling, size=None):
    decoded = base64.b64decode(text(spelling).encode("ascii"), validate=True)
    need(base64.b64encode(decoded).decode() == spelling, "base64 that is not canonical")
    need(size is None or len(decoded) == size, f"not {size} bytes")
    return decoded


def b64u(spelling, size):
    need(re.fullmatch("[A-Za-z0-9_-]*", text(spelling)), "not base64url")
    decoded = base64.urlsafe_b64decode(spelling + "=" * (-len(spelling) % 4))
    need(spelled_b64u(decoded) == spelling, "base64url that is not canonical")
    need(len(decoded) == size, f"not {size} bytes")
    return decoded


def spelled_b64u(raw):
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def date(spelling):
    need(re.fullmatch(r"\d{4}-\d\d-\d\d", text(spelling), re.A), f"{spelling!r} is no date")
    datetime.date.fromisoformat(spelling)
    return spelling


def moment(spelling):
    need(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", text(spelling), re.A), f"{spelling!r} is no moment")
    datetime.datetime.fromisoformat(spelling[:-1])
    return spelling


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def leaf_hash(entry):
    return sha256(b"\0", entry)


def root_of(hashes):
    """RFC 6962: a node that stands alone at the end of its level moves up as it is."""
    level = list(hashes)
    while len(level) > 1:
        pairs = zip(level[::2], level[1::2])
        level = [sha256(b"\1", left, right) for left, right in pairs] + level[len(level) // 2 * 2 :]
    return level[0] if level else sha256()


def root_by_path(hashed, index, size, path):
    """RFC 9162, section 2.1.3.2."""
    need(count(index) < count(size), "the index is not below the size")
    at, last = index, size - 1
    for sibling in path:
        need(last > 0, "more hashes than the path has")
        if at % 2 or at == last:
            hashed = sha256(b"\1", sibling, hashed)
            while at % 2 == 0 and at > 0:
                at, last = at // 2, last // 2
        else:
            hashed = sha256(b"\1", hashed, sibling)
        at, last = at // 2, last // 2
    need(last == 0, "fewer hashes than the path has")
    return hashed


def path_of(spelled):
    return [b64(each, 32) for each in is_list(spelled)]


def leaf_of(spelling):
    """The leaf and its hash."""
    spelled = text(spelling).encode()
    need(len(spelled) <= 4096, "a leaf above 4,096 bytes")
    leaf = has(parsed(spelled), LEAF)
    need(leaf["v"] == f"corp-ledger/entry/{VERSION}", "another version")
    moment(leaf["at"])
    for member in ("body", "names"):
        b64u(leaf[member], 32)
    for member in ("key", "stream"):
        b64u(leaf[member], 16)
    need(leaf["kind"] in KINDS, "an unknown kind")
    need(leaf["op"] in ("put", "del", "erase"), "an unknown op")
    need(re.fullmatch(re.escape(leaf["kind"]) + "@[1-9][0-9]{0,3}", text(leaf["schema"])), "a schema of another kind")
    need(
        count(leaf["rev"]) >= 1 and (leaf["rev"] > 1 or leaf["op"] == "put"), "a record that does not begin with a put"
    )
    need((count(leaf["seq"]) == 0) == (leaf["prev"] is None), "prev is null where seq is 0 and only there")
    if leaf["prev"] is not None:
        b64u(leaf["prev"], 32)
    return leaf, leaf_hash(spelled)


def sound_names(names):
    need(
        1 <= len(is_list(names)) <= 256
        and all(re.fullmatch("[A-Za-z][A-Za-z0-9_]{0,63}", text(name)) for name in names),
        "unsound names",
    )
    need(len(set(names)) == len(names), "a name twice")
    return names


def check_schema(names, leaf):
    named = SCHEMAS.get(leaf["schema"])
    need(named is None or names == named.split(), f"other names than those of {leaf['schema']}")


def check_names(names, leaf):
    need(sha256(jcs(sound_names(names))) == b64u(leaf["names"], 32), "other names than the leaf's")


def field_hash(name, field):
    return leaf_hash(b"tabellion/field/1\n" + b64u(field["salt"], 32) + jcs([name, field["value"]]))


def opened(names, fields, leaf):
    """The values of a whole body by name."""
    check_names(names, leaf)
    check_schema(names, leaf)
    need(len(is_list(fields)) == len(names), "another number of fields than names")
    hashes = [field_hash(name, has(field, ["salt", "value"])) for name, field in zip(names, fields)]
    need(root_of(hashes) == b64u(leaf["body"], 32), "fields that are not the leaf's body")
    return {name: field["value"] for name, field in zip(names, fields)}


class Chains:
    """Follows the leaves of a log in their order: at, seq, prev and revisions."""

    def __init__(self):
        self.newest, self.keys, self.streams, self.at = {}, {}, {}, ""

    def add(self, leaf, hashed):
        need(leaf["at"] >= self.at, f"seq {leaf['seq']} is from before the leaf before it")
        self.at = leaf["at"]
        need(self.streams.setdefault(leaf["key"], leaf["stream"]) == leaf["stream"], "a key in two streams")
        seq, prev = self.newest.get(leaf["stream"], (-1, None))
        need(leaf["seq"] == seq + 1, f"seq {leaf['seq']} after {seq}")
        need(leaf["prev"] == (prev and spelled_b64u(prev)), f"seq {leaf['seq']} has another leaf before it")
        self.newest[leaf["stream"]] = (leaf["seq"], hashed)
        record = (leaf["stream"], leaf["key"])
        before, _ = self.keys.get(record, (None, None))
        need(
            leaf["rev"] == (before["rev"] if before else 0) + 1, f"seq {leaf['seq']} has another revision than the next"
        )
        if before:
            need(
                before["op"] != "erase" and before["kind"] == leaf["kind"],
                f"seq {leaf['seq']} follows an erase or another kind",
            )
            need(leaf["op"] != "del" or before["op"] == "put", f"seq {leaf['seq']} deletes what is deleted")
            same = all(before[member] == leaf[member] for member in ("body", "names", "schema"))
            need(leaf["op"] == "put" or same, f"seq {leaf['seq']} does not repeat what it ends")
        self.keys[record] = (leaf, hashed)
