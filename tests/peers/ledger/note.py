"""Signed notes, checkpoints and policies as C2SP's specifications say them; Ed25519 as strict as docs/ledger.md asks."""

import re
from datetime import datetime, timezone

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from rules import b64, decimal, need, sha256

PRIME = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
CURVE = -121665 * pow(121666, -1, PRIME) % PRIME
ED25519, COSIGNATURE, ML_DSA = 1, 4, 6
KEY_BYTES = {ED25519: 32, COSIGNATURE: 32, ML_DSA: 1312}


def sound_key(key):
    """Refuses a y that is not reduced and the points of order 1, 2, 4 and 8; those whose x is zero are among them."""
    y = int.from_bytes(key, "little") % 2**255
    need(y < PRIME, "a key whose coordinate is not reduced")
    need(y not in (0, 1, PRIME - 1) and (CURVE * y**4 + 2 * y * y - 1) % PRIME, "a key of low order")


def verifies(key, signature, message):
    if len(signature) != 64 or int.from_bytes(signature[32:], "little") >= ORDER:
        return False
    y = int.from_bytes(signature[:32], "little") % 2**255
    if y >= PRIME or (y in (1, PRIME - 1) and signature[31] >= 128):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
        return True
    except InvalidSignature:
        return False


def sound_key_name(name):
    need(name and "+" not in name and not any(each.isspace() for each in name), f"{name!r} is no key name")
    return name


def signed_note(note):
    """The text, and its signatures as (name, id, signature)."""
    need(len(note) <= 2**20, "a note above 1 MiB")
    note = note.decode()
    need(not re.search("[\0-\x09\x0b-\x1f]", note), "a control character")
    body, gap, tail = note.rpartition("\n\n")
    need(gap and tail.endswith("\n"), "no signatures, or something after them")
    lines = tail.split("\n")[:-1]
    need(1 <= len(lines) <= 64, "no signature, or more than 64")
    signatures = []
    for line in lines:
        found = re.fullmatch("\u2014 ([^ ]+) ([^ ]+)", line)
        need(found, f"{line!r} is no signature")
        raw = b64(found[2])
        need(len(raw) > 4, "a signature without bytes")
        signatures.append((sound_key_name(found[1]), raw[:4], raw[4:]))
    return body + "\n", signatures


class Checkpoint:
    """A note of origin, size and root; whose signatures hold is a matter of `check`."""

    def __init__(self, note):
        self.text, self.signatures = signed_note(note)
        lines = self.text.split("\n")[:-1]
        need(len(lines) >= 3 and all(lines), "not origin, size and root")
        self.origin, self.size, self.root = lines[0], decimal(lines[1]), b64(lines[2], 32)
        self.ignored = [f"extension line {line!r}" for line in lines[3:]]

    def check(self, policy):
        """Returns what cosignatures say, and keeps what is ignored."""
        met, signed, said = set(), False, []
        for name, key_id, signature in self.signatures:
            kind, key, witness = policy.keys.get((name, key_id), (None, None, None))
            if kind is None:
                self.ignored.append(f"signature by {name}+{key_id.hex()}, a key that is not known")
            elif kind == ML_DSA:
                self.ignored.append(f"signature by {name}+{key_id.hex()}, a key that is known and not checked")
            elif witness is None:
                need(verifies(key, signature, self.text.encode()), f"the signature by {name} does not verify")
                signed = signed or name == self.origin
            else:
                seconds = int.from_bytes(signature[:8], "big")
                message = f"cosignature/v1\ntime {seconds}\n{self.text}".encode()
                need(
                    seconds < 2**63 and verifies(key, signature[8:], message),
                    f"the cosignature by {name} does not verify",
                )
                met.add(witness)
                said.append(f"{name} saw size {self.size} at {spelled_time(seconds)}")
        need(signed, "no signature by a key of the policy whose name is the origin")
        need(policy.quorum_met(met), "the quorum is not met")
        return said


def spelled_time(seconds):
    try:
        return datetime.fromtimestamp(seconds, timezone.utc).isoformat()
    except (ValueError, OverflowError, OSError):
        return f"{seconds} s after 1970"


class Policy:
    """C2SP's tlog-policy: logs, witnesses, groups and exactly one quorum."""

    def __init__(self, spelled):
        need(len(spelled) <= 2**20 and spelled.endswith(b"\n"), "a policy above 1 MiB, or without newline at its end")
        need(not re.search(rb"[\0-\x08\x0b-\x1f\x7f]", spelled), "a control character in the policy")
        self.keys, self.names, self.members, self.quorum = {}, {}, set(), None
        # Names are octets: Latin-1 keeps each as one character until a key's name is compared as UTF-8.
        for line in spelled.decode("latin-1").split("\n"):
            words = re.split("[ \t]+", line.strip(" \t"))
            if words != [""] and not words[0].startswith("#"):
                getattr(self, "add_" + words[0] if words[0] in ("log", "witness", "group", "quorum") else "add_other")(
                    *words[1:]
                )
        need(self.quorum is not None, "a policy without quorum")

    def add_other(self, *_):
        raise ValueError("an unknown line in the policy")

    def add_log(self, *words):
        need(len(words) in (1, 2), "a log line of another length")
        self.add_key(words[0], (ED25519, ML_DSA), None)

    def add_witness(self, *words):
        need(len(words) in (2, 3), "a witness line of another length")
        self.define(words[0], lambda met: words[0] in met)
        self.add_key(words[1], (COSIGNATURE, ML_DSA), words[0])

    def add_group(self, *words):
        need(len(words) >= 3, "a group without members")
        name, rule, *members = words
        least = {"all": len(members), "any": 1}.get(rule) or decimal(rule)
        need(1 <= least <= len(members), "a group that asks for another number than it has")
        need(
            all(member in self.names and member not in self.members for member in members),
            "a member unknown or listed before",
        )
        need(len(set(members)) == len(members), "a member twice")
        self.members.update(members)
        tests = [self.names[member] for member in members]
        self.define(name, lambda met: sum(test(met) for test in tests) >= least)

    def add_quorum(self, *words):
        need(self.quorum is None and len(words) == 1, "a second quorum, or one of another length")
        need(words[0] == "none" or words[0] in self.names, "an unknown quorum")
        self.quorum = words[0]

    def define(self, name, test):
        need(name != "none" and name not in self.names, f"the name {name} twice")
        self.names[name] = test

    def quorum_met(self, met):
        return self.quorum == "none" or self.names[self.quorum](met)

    def add_key(self, spelled, kinds, witness):
        parts = spelled.encode("latin-1").decode().split("+", 2)
        need(len(parts) == 3 and re.fullmatch("[0-9a-f]{8}", parts[1]), "not a verifier key")
        name, raw = sound_key_name(parts[0]), b64(parts[2])
        need(raw and raw[0] in kinds and len(raw) == 1 + KEY_BYTES[raw[0]], "a key of another type")
        key_id = sha256(name.encode(), b"\n", raw)[:4]
        need(key_id.hex() == parts[1], "a key whose id is another")
        if raw[0] != ML_DSA:
            sound_key(raw[1:])
        alike = [kept for _, kept, kept_witness in self.keys.values() if (witness is None) == (kept_witness is None)]
        need(raw[1:] not in alike and (name, key_id) not in self.keys, "a key twice")
        self.keys[(name, key_id)] = (raw[0], raw[1:], witness)
