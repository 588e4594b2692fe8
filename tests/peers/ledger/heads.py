"""The heads object of `heads.json` and of `current` (docs/ledger.md, Heads)."""

from rules import b64u, count, has, jcs, leaf_hash, leaf_of, need, opened, path_of, root_by_path, spelled_b64u

HEAD = ["index", "keyCount", "keyRoot", "leaf", "path", "seq", "stream"]


def heads_of(heads, checkpoint):
    """The heads leaf and its `head`, once both are shown."""
    has(heads, ["fields", "head", "index", "leaf", "names", "path"])
    head = has(heads["head"], HEAD)
    leaf, hashed = leaf_of(heads["leaf"])
    need((leaf["kind"], leaf["op"], leaf["schema"]) == ("heads", "put", "heads@1"), "not a heads leaf")
    told = opened(heads["names"], heads["fields"], leaf)
    need(told["date"] == leaf["at"][:10] and count(told["logSize"]) == count(heads["index"]), "another date or logSize")
    need(
        root_by_path(hashed, heads["index"], checkpoint.size, path_of(heads["path"])) == checkpoint.root,
        "heads outside the checkpoint",
    )
    for member, size in (("stream", 16), ("leaf", 32), ("keyRoot", 32)):
        b64u(head[member], size)
    listed = [head["stream"], count(head["seq"]), head["leaf"], head["keyRoot"], count(head["keyCount"])]
    entry = leaf_hash(b"tabellion/head/1\n" + jcs(listed))
    root = root_by_path(entry, head["index"], told["count"], path_of(head["path"]))
    need(root == b64u(told["root"], 32), "a head that is not among the heads")
    return leaf, head


def key_entry(key, hashed):
    return leaf_hash(b"tabellion/key/1\n" + jcs([key, spelled_b64u(hashed)]))
