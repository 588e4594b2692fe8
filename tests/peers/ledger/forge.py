"""Builds proofs, exports and logs anew from the golden export, signed by a key of its own: one thing in them can be
false while all that hangs on it is consistent."""

import base64
import copy
import json

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from export import written_zip, zip_entries
from rules import leaf_hash, parsed_file, parsed_lines, root_of, sha256, spelled_b64u
from verdict import read

ORIGIN, WITNESS = "forger-test", "witness-test"
KEYS = {
    ORIGIN: (1, Ed25519PrivateKey.from_private_bytes(b"\7" * 32)),
    WITNESS: (4, Ed25519PrivateKey.from_private_bytes(b"\x08" * 32)),
}
SECOND = 1767225600


def b64(raw):
    return base64.b64encode(raw).decode()


def public_of(name):
    kind, key = KEYS[name]
    return bytes([kind]) + key.public_key().public_bytes_raw()


def key_id(name, raw):
    return sha256(name.encode(), b"\n", raw)[:4]


def vkey(name, key=None):
    key = key or public_of(name)
    return f"{name}+{key_id(name, key).hex()}+{b64(key)}"


POLICY = f"log {vkey(ORIGIN)}\nquorum none\n"


def signature(text, name=ORIGIN):
    if name == WITNESS:
        return SECOND.to_bytes(8, "big") + KEYS[name][1].sign(f"cosignature/v1\ntime {SECOND}\n{text}".encode())
    return KEYS[name][1].sign(text.encode())


def signature_line(name, raw, of=None):
    return f"\u2014 {name} {b64((of or key_id(name, public_of(name))) + raw)}\n"


def note(size, root, more=""):
    text = f"{ORIGIN}\n{size}\n{b64(root)}\n{more}"
    return text + "\n" + signature_line(ORIGIN, signature(text))


def path_in(hashes, at):
    """RFC 6962, section 2.1.1."""
    if len(hashes) == 1:
        return []
    half = 1 << (len(hashes) - 1).bit_length() - 1
    if at < half:
        return path_in(hashes[:half], at) + [root_of(hashes[half:])]
    return path_in(hashes[half:], at - half) + [root_of(hashes[:half])]


def spelled_path(hashes, at):
    return [b64(each) for each in path_in(hashes, at)]


def raw(spelled):
    """Bytes of base64url in whatever spelling."""
    return base64.urlsafe_b64decode(spelled.rstrip("=") + "=" * (-len(spelled.rstrip("=")) % 4))


def field_hashes(names, fields):
    return [
        leaf_hash(b"tabellion/field/1\n" + raw(field["salt"]) + loose([name, field["value"]]))
        for name, field in zip(names, fields)
    ]


def loose(value):
    """As JCS, of values that it refuses too."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode("utf-8", "surrogatepass")


def commit(leaf, names, fields):
    leaf.update(names=spelled_b64u(sha256(loose(names))), body=spelled_b64u(root_of(field_hashes(names, fields))))


def lines(values):
    return b"".join(loose(value) + b"\n" for value in values)


class Story:
    """The golden export in parts. The log commits to what is altered before `log`, and not to what is altered after it."""

    def __init__(self, golden):
        self.entries = zip_entries(read(f"{golden}/maple.tabellion.zip"))
        self.export = parsed_file(self.entries["export.json"])
        self.leaves = [json.loads(line["leaf"]) for line in parsed_lines(self.entries["stream.jsonl"])]
        self.bodies = parsed_lines(self.entries["bodies.jsonl"])
        self.facts = parsed_lines(self.entries["facts.jsonl"])
        self.heads = parsed_file(self.entries["heads.json"])
        self.heads_leaf = json.loads(self.heads["leaf"])
        self.spell, self.tree, self.heads_first = {}, {}, False

    def log(self):
        """Chains the leaves, appends the heads leaf and takes the roots. `spell` says how a leaf is written otherwise, `tree`
        what the heads hold otherwise."""
        self.texts, self.hashes, before = [], [], None
        for at, leaf in enumerate(self.leaves):
            if leaf.get("prev") != "keep" and at > 0 and leaf["prev"] is not None:
                leaf["prev"] = spelled_b64u(before)
            self.texts.append(self.spell.get(at, loose)(leaf))
            before = leaf_hash(self.texts[-1])
            self.hashes.append(before)
        for body, hashed in zip(self.bodies, self.hashes):
            body["txId"] = hashed.hex()
        self.seal_heads()
        return self

    def key_hashes(self):
        newest = {leaf["key"]: hashed for leaf, hashed in zip(self.leaves, self.hashes)}
        self.keys = sorted(newest, key=raw)
        return [leaf_hash(b"tabellion/key/1\n" + loose([key, spelled_b64u(newest[key])])) for key in self.keys]

    def seal_heads(self):
        keys = self.key_hashes()
        head = {
            "index": 0,
            "keyCount": len(keys),
            "keyRoot": spelled_b64u(root_of(keys)),
            "leaf": spelled_b64u(self.hashes[-1]),
        }
        head.update(path=[], seq=self.leaves[-1]["seq"], stream=self.leaves[-1]["stream"])
        head.update(self.tree.get("head", {}))
        entry = loose([head[member] for member in ("stream", "seq", "leaf", "keyRoot", "keyCount")])
        root = spelled_b64u(leaf_hash(b"tabellion/head/1\n" + entry))
        values = {
            "date": self.heads_leaf["at"][:10],
            "logSize": len(self.leaves),
            "root": root,
            "count": 1,
            **self.tree.get("values", {}),
        }
        if self.heads_first:
            values["logSize"] = 0
        fields = [
            {"salt": field["salt"], "value": values[name]}
            for field, name in zip(self.heads["fields"], self.heads["names"])
        ]
        self.heads_leaf.update(self.tree.get("leaf", {}))
        commit(self.heads_leaf, self.heads["names"], fields)
        spelled = loose(self.heads_leaf)
        place = 0 if self.heads_first else len(self.leaves)
        self.all = self.hashes[:place] + [leaf_hash(spelled)] + self.hashes[place:]
        self.heads.update(
            fields=fields, head=head, index=place, leaf=spelled.decode(), path=spelled_path(self.all, place)
        )
        self.root = root_of(self.all)
        self.checkpoint = note(len(self.all), self.root)

    def stream(self):
        shift = 1 if self.heads_first else 0
        return [
            {"index": at + shift, "leaf": text.decode(), "path": spelled_path(self.all, at + shift)}
            for at, text in enumerate(self.texts)
        ]

    def parts(self):
        """The entries of an export, to be altered; `export.json` is written last, by `exported`."""
        self.export.update(origin=ORIGIN, size=len(self.all))
        parts = {**self.entries, "policy": POLICY.encode(), "checkpoint": self.checkpoint.encode()}
        parts.update({"stream.jsonl": lines(self.stream()), "bodies.jsonl": lines(self.bodies)})
        parts.update({"facts.jsonl": lines(self.facts), "heads.json": lines([self.heads])})
        return parts

    def exported(self, parts=None, **more):
        parts = parts or self.parts()
        files = {name: sha256(kept).hex() for name, kept in parts.items() if name != "export.json"}
        parts["export.json"] = lines([{**self.export, "files": files, **more}])
        return written_zip(dict(sorted(parts.items())))

    def proof(self, at=4, places=(1, 3)):
        """An object, to be altered."""
        leaf, body = self.leaves[at], self.bodies[at]
        hashes = field_hashes(body["names"], body["fields"])
        fields = [{"i": i, "path": spelled_path(hashes, i), **body["fields"][i]} for i in places]
        key = self.keys.index(leaf["key"])
        current = {
            "heads": copy.deepcopy(self.heads),
            "key": {"index": key, "path": spelled_path(self.key_hashes(), key)},
        }
        told = [f"index {at}", *spelled_path(self.all, at)]
        proof = "\n".join(["c2sp.org/tlog-proof@v1", *told, "", self.checkpoint])
        return {
            "current": current,
            "fields": fields,
            "leaf": self.texts[at].decode(),
            "names": body["names"],
            "proof": proof,
            "v": "tabellion-proof/1",
        }
