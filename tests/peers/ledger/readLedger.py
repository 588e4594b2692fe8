"""Reads what leaves the ledger, written from docs/ledger.md alone:
    readLedger.py [--policy FILE] FILE...
A proof (*.tabellion-proof.json), an export (*.tabellion.zip) or the folder of a log. A line of JSON tells of each: the
steps that hold, the one that fails, what is said, what is ignored. Exits with 0 where all hold, 1 where one is refused,
2 where one cannot be read."""

import os
import sys

from export import read_export
from log import read_log
from note import Policy
from proof import read_proof
from rules import need
from verdict import Refused, Verdict, read


def judge(path, policy):
    verdict = Verdict(policy)
    reader = read_log if os.path.isdir(path) else read_export if path.endswith(".tabellion.zip") else read_proof
    try:
        reader(path, verdict)
    except Refused:
        pass
    print(verdict.line(path))
    return 1 if verdict.refused else 0


def main(paths):
    policy = None
    try:
        if paths[:1] == ["--policy"]:
            policy = Policy(read(paths[1]))
            paths = paths[2:]
        need(paths, __doc__)
        return max(judge(path, policy) for path in paths)
    except (OSError, ValueError, IndexError) as fault:
        print(fault, file=sys.stderr)
        return 2


sys.exit(main(sys.argv[1:]))
