"""The steps of a check, each named: the first that fails ends it."""

import json
import struct
import zipfile
from contextlib import contextmanager

from note import Checkpoint

FAULTS = (ValueError, RecursionError, zipfile.BadZipFile, NotImplementedError, EOFError, struct.error)
UNKNOWN_KEY = "consistent; the key is not known to you"


class Refused(Exception):
    """A step failed; the verdict says which."""


class Verdict:
    def __init__(self, policy):
        self.policy, self.steps, self.said, self.ignored, self.refused = policy, [], [], [], None
        self.trust = "policy" if policy else "first_use"

    @contextmanager
    def step(self, name):
        try:
            yield
        except FAULTS as fault:
            self.refused = {"step": name, "why": str(fault)}
            raise Refused from fault
        self.steps.append(name)

    def line(self, path):
        verdict = "refused" if self.refused else "holds" if self.trust == "policy" else UNKNOWN_KEY
        told = {"file": path, "verdict": verdict, "trust": self.trust, "steps": self.steps}
        return json.dumps({**told, "refused": self.refused, "said": self.said, "ignored": self.ignored})


def check_checkpoint(verdict, note, policy):
    checkpoint = Checkpoint(note)
    verdict.ignored += checkpoint.ignored
    if policy:
        kept = len(checkpoint.ignored)
        verdict.said += checkpoint.check(policy)
        verdict.ignored += checkpoint.ignored[kept:]
    return checkpoint


def read(path):
    with open(path, "rb") as file:
        return file.read()
