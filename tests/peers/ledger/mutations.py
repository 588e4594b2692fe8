"""Writes mutations of the golden files, in folders named after the step that must refuse them, `any` or `holds`:
    mutations.py GOLDEN FOLDER
Those in FOLDER/policy are to be read with FOLDER/policy.txt, those in FOLDER/bare without a policy."""

import os
import sys

from forge import POLICY, Story
from mutatedExports import exports
from mutatedLogs import logs
from mutatedProofs import noted, proofs
from mutatedZips import zips
from verdict import read

PROOF, EXPORT = ".tabellion-proof.json", ".tabellion.zip"


def write(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "xb") as file:
        file.write(content)


def flips(held, every):
    for at in range(0, len(held), every):
        yield at, held[:at] + bytes([held[at] ^ 1 << at % 8]) + held[at + 1 :]


def flipped_entries(golden):
    """The hashes of the export and the zip file are right again. A document is left out: another one is named, not refused."""
    story = Story(golden).log()
    parts = story.parts()
    for name, kept in parts.items():
        if name != "export.json" and not name.startswith("documents/"):
            for at, held in flips(kept, 17):
                yield f"{name.replace('/', '-')}-{at}", story.exported({**parts, name: held})


def main(golden, folder):
    def named(policy, step, name, suffix):
        return os.path.join(folder, policy, step, name.replace(" ", "-") + suffix)

    write(os.path.join(folder, "policy.txt"), POLICY.encode())
    for suffix, made in ((EXPORT, exports), (EXPORT, zips), (PROOF, proofs)):
        for step, name, held in made(golden):
            write(named("bare", step, name, suffix), held)
    for step, name, held in noted(golden):
        write(named("policy", step, name, PROOF), held)
    for step, name, files in logs(golden):
        for path, held in files.items():
            write(os.path.join(named("policy", step, name, ""), path), held)
    for at, held in flips(Story(golden).log().exported(), 37):
        write(named("bare", "any", f"flip-{at}", EXPORT), held)
    for name, held in flipped_entries(golden):
        write(named("bare", "any", f"flip-{name}", EXPORT), held)
    for at, held in flips(read(f"{golden}/holding{PROOF}"), 1):
        write(named("golden", "any", f"flip-{at}", PROOF), held)


main(*sys.argv[1:])
