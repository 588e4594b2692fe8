"""Reads a proof, *.tabellion-proof.json (docs/ledger.md, Proof)."""

from heads import heads_of, key_entry
from rules import (
    VERSION,
    b64,
    b64u,
    check_names,
    count,
    decimal,
    field_hash,
    has,
    is_list,
    jcs,
    leaf_of,
    need,
    parsed_file,
    path_of,
    root_by_path,
    text,
)
from verdict import check_checkpoint, read

PROOF = ["v", "leaf", "names", "fields", "proof"]


def tlog_proof(spelled, verdict):
    """Index, hashes and checkpoint."""
    front, gap, checkpoint = spelled.partition("\n\n")
    first, *lines = front.split("\n")
    need(gap and first == "c2sp.org/tlog-proof@v1", "not a tlog-proof")
    if lines and lines[0].startswith("extra "):
        b64(lines.pop(0)[6:])
        verdict.ignored.append("the line extra of the proof")
    need(lines and lines[0].startswith("index "), "no index")
    return decimal(lines[0][6:]), path_of(lines[1:]), checkpoint.encode()


def read_proof(path, verdict):
    spelled = read(path)
    with verdict.step("format"):
        need(len(spelled) <= 2**20, "a proof above 1 MiB")
        proof = has(parsed_file(spelled), PROOF, ["current"])
        need(proof["v"] == f"tabellion-proof/{VERSION}", "another version")
        text(proof["leaf"]), is_list(proof["names"])
        fields = [has(field, ["i", "path", "salt", "value"]) for field in is_list(proof["fields"])]
        index, hashes, note = tlog_proof(text(proof["proof"]), verdict)
    with verdict.step("checkpoint"):
        checkpoint = check_checkpoint(verdict, note, verdict.policy)
    with verdict.step("leaf"):
        leaf, hashed = leaf_of(proof["leaf"])
    with verdict.step("inclusion"):
        need(root_by_path(hashed, index, checkpoint.size, hashes) == checkpoint.root, "a leaf that is not in the log")
    with verdict.step("names"):
        check_names(proof["names"], leaf)
    with verdict.step("fields"):
        places = [count(field["i"]) for field in fields]
        need(places == sorted(set(places)), "fields that do not rise")
        for field in fields:
            need(field["i"] < len(proof["names"]), "a field beyond the names")
            entry = field_hash(proof["names"][field["i"]], field)
            root = root_by_path(entry, field["i"], len(proof["names"]), path_of(field["path"]))
            need(root == b64u(leaf["body"], 32), f"field {field['i']} is not in the body")
    if leaf["op"] != "put":
        verdict.said.insert(0, {"del": "deleted", "erase": "erased"}[leaf["op"]])
    verdict.said.append(f"recorded on {leaf['at']}, by the log's own clock")
    verdict.said += [f"{proof['names'][field['i']]} = {jcs(field['value']).decode()}" for field in fields]
    if "current" not in proof:
        verdict.said.append("whether it still holds is not shown")
        return
    with verdict.step("current"):
        current = has(proof["current"], ["heads", "key"])
        key = has(current["key"], ["index", "path"])
        heads, head = heads_of(current["heads"], checkpoint)
        need(current["heads"]["index"] > index and heads["at"] >= leaf["at"], "heads before the leaf")
        need(
            head["stream"] == leaf["stream"] and head["seq"] >= leaf["seq"],
            "a head of another stream, or from before the leaf",
        )
        root = root_by_path(key_entry(leaf["key"], hashed), key["index"], head["keyCount"], path_of(key["path"]))
        need(root == b64u(head["keyRoot"], 32), "a leaf that was not the newest of its key")
    verdict.said.append(f"it still held on {heads['at']}")
