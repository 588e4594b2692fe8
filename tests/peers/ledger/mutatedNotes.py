"""Checkpoints and policies that are false in one place, as (step, name, change of the text)."""

from forge import ORIGIN, WITNESS, b64, public_of, signature, signature_line, vkey

ORDER = 2**252 + 27742317777372353535851937790883648493
STRANGER = signature_line("stranger", b"\1" * 64, b"\1\2\3\4")


def signed(change):
    """The text changed, and signed as it then stands."""

    def alter(note):
        text = change(note.partition("\n\n")[0] + "\n")
        return text + "\n" + signature_line(ORIGIN, signature(text))

    return alter


def raw_signature(change):
    def alter(note):
        text = note.partition("\n\n")[0] + "\n"
        return text + "\n" + signature_line(ORIGIN, change(signature(text)))

    return alter


def plus_order(raw):
    return raw[:32] + (int.from_bytes(raw[32:], "little") + ORDER).to_bytes(32, "little")


def swapped_lines(text):
    one, two, three, _ = text.split("\n")
    return f"{one}\n{three}\n{two}\n"


NOTES = [
    ("holds", "a signature of a stranger", lambda note: note + STRANGER),
    ("holds", "fifteen signatures of strangers", lambda note: note + STRANGER * 15),
    ("holds", "our name with another id", lambda note: note + signature_line(ORIGIN, b"\1" * 64, b"\1\2\3\4")),
    ("holds", "an extension line", signed(lambda text: text + "more\n")),
    ("holds", "the signature twice", lambda note: note + note.partition("\n\n")[2]),
    ("checkpoint", "a false signature after the true one", lambda note: note + signature_line(ORIGIN, b"\1" * 64)),
    (
        "checkpoint",
        "a false signature before the true one",
        lambda note: note.replace("\n\n", "\n\n" + signature_line(ORIGIN, b"\1" * 64)),
    ),
    ("checkpoint", "65 signatures", lambda note: note + STRANGER * 64),
    ("checkpoint", "a stranger alone", lambda note: note.partition("\n\n")[0] + "\n\n" + STRANGER),
    ("checkpoint", "no signature", lambda note: note.partition("\n\n")[0] + "\n\n"),
    ("checkpoint", "no empty line", lambda note: note.replace("\n\n", "\n")),
    ("checkpoint", "two empty lines", lambda note: note.replace("\n\n", "\n\n\n")),
    ("checkpoint", "text after the signature", lambda note: note + "more\n"),
    ("checkpoint", "an empty line after the signature", lambda note: note + "\n"),
    ("checkpoint", "no newline after the signature", lambda note: note[:-1]),
    ("checkpoint", "returns", lambda note: note.replace("\n", "\r\n")),
    ("checkpoint", "a hyphen for the dash", lambda note: note.replace("\u2014", "-")),
    ("checkpoint", "two blanks", lambda note: note.replace("\u2014 ", "\u2014  ")),
    (
        "checkpoint",
        "a signature without padding",
        lambda note: note.replace("=\n\n", "#").rstrip("=\n").replace("#", "=\n\n") + "\n",
    ),
    ("checkpoint", "a signature too short", raw_signature(lambda raw: raw[:63])),
    ("checkpoint", "a signature too long", raw_signature(lambda raw: raw + b"\0")),
    ("checkpoint", "no bytes of a signature", raw_signature(lambda raw: b"")),
    ("checkpoint", "S above the order", raw_signature(plus_order)),
    ("checkpoint", "a size with leading zero", signed(lambda text: text.replace("\n9\n", "\n09\n"))),
    ("checkpoint", "a size with a sign", signed(lambda text: text.replace("\n9\n", "\n+9\n"))),
    ("checkpoint", "a size in other digits", signed(lambda text: text.replace("\n9\n", "\n\u0669\n"))),
    ("checkpoint", "a size beyond the bound", signed(lambda text: text.replace("\n9\n", f"\n{2**53}\n"))),
    ("checkpoint", "another size", signed(lambda text: text.replace("\n9\n", "\n10\n"))),
    (
        "checkpoint",
        "a root of 31 bytes",
        signed(lambda text: "\n".join(text.split("\n")[:2]) + f"\n{b64(b'1' * 31)}\n"),
    ),
    ("checkpoint", "a root not canonical", signed(lambda text: text[:-3] + chr(ord(text[-3]) + 1) + "=\n")),
    ("checkpoint", "no root", signed(lambda text: "\n".join(text.split("\n")[:2]) + "\n")),
    ("checkpoint", "lines swapped", signed(swapped_lines)),
    ("checkpoint", "a control character", signed(lambda text: text + "mo\tre\n")),
    ("checkpoint", "an empty line in the text", signed(lambda text: text + "\nmore\n")),
    ("checkpoint", "another origin", signed(lambda text: text.replace(ORIGIN, "other"))),
    ("checkpoint", "no origin", signed(lambda text: text.replace(ORIGIN, ""))),
    ("stream", "another root", signed(lambda text: "\n".join(text.split("\n")[:2]) + f"\n{b64(b'1' * 32)}\n")),
]

LOG = f"log {vkey(ORIGIN)}\n"
WITNESSES = "witness w1 " + vkey(WITNESS) + "\nwitness w2 " + vkey("more", b"\4" + b"\2" * 32) + "\n"
ML_DSA = b"\6" + b"\1" * 1312


def policy(step, name, text):
    return (step, name, lambda _: text)


POLICIES = [
    policy("holds", "with comments and blanks", f"# ours\n\n \t{LOG}  quorum\t none \n"),
    policy("holds", "with a url", LOG.replace("\n", " https://log.example\n") + "quorum none\n"),
    policy("holds", "with a key that is not checked", LOG + f"log {vkey('other', ML_DSA)}\nquorum none\n"),
    policy("holds", "with witnesses not asked for", LOG + WITNESSES + "quorum none\n"),
    policy("checkpoint", "whose witness did not sign", LOG + WITNESSES + "quorum w1\n"),
    policy("checkpoint", "whose group did not sign", LOG + WITNESSES + "group g any w1 w2\nquorum g\n"),
    policy("checkpoint", "of another log", f"log {vkey('other', public_of(ORIGIN))}\nquorum none\n"),
    policy("checkpoint", "with a key that is not checked alone", f"log {vkey(ORIGIN, ML_DSA)}\nquorum none\n"),
    policy("checkpoint", "without log", "quorum none\n"),
    policy("checkpoint", "without quorum", LOG),
    policy("checkpoint", "with two quorums", LOG + "quorum none\nquorum none\n"),
    policy("checkpoint", "with an unknown quorum", LOG + "quorum w1\n"),
    policy("checkpoint", "with a quorum before its witness", LOG + "quorum w1\n" + WITNESSES),
    policy("checkpoint", "with a log twice", LOG + LOG + "quorum none\n"),
    policy(
        "checkpoint",
        "with a key twice under another name",
        LOG + f"log {vkey('other', public_of(ORIGIN))}\nquorum none\n",
    ),
    policy("checkpoint", "with a name twice", LOG + WITNESSES + "group w1 any w2\nquorum none\n"),
    policy("checkpoint", "with a group named none", LOG + WITNESSES + "group none any w1\nquorum none\n"),
    policy("checkpoint", "with a member twice", LOG + WITNESSES + "group g any w1 w1\nquorum none\n"),
    policy(
        "checkpoint", "with a member in two groups", LOG + WITNESSES + "group g any w1\ngroup h any w1\nquorum none\n"
    ),
    policy("checkpoint", "with an unknown member", LOG + WITNESSES + "group g any w3\nquorum none\n"),
    policy("checkpoint", "with a group of none", LOG + WITNESSES + "group g 0 w1 w2\nquorum none\n"),
    policy("checkpoint", "with a group of three of two", LOG + WITNESSES + "group g 3 w1 w2\nquorum none\n"),
    policy("checkpoint", "with an empty group", LOG + "group g any\nquorum none\n"),
    policy("checkpoint", "with an unknown word", LOG + "logs x\nquorum none\n"),
    policy(
        "checkpoint",
        "with a log that has a witness's key",
        f"log {vkey(ORIGIN, bytes([4]) + public_of(ORIGIN)[1:])}\nquorum none\n",
    ),
    policy(
        "checkpoint",
        "with a witness that has a log's key",
        LOG + f"witness w1 {vkey('more', bytes([1]) + b'2' * 32)}\nquorum none\n",
    ),
    policy("checkpoint", "with another id", LOG.replace(vkey(ORIGIN).split("+")[1], "01020304") + "quorum none\n"),
    policy(
        "checkpoint",
        "with an id in capitals",
        LOG.replace(vkey(ORIGIN).split("+")[1], vkey(ORIGIN).split("+")[1].upper()) + "quorum none\n",
    ),
    policy("checkpoint", "with a key too short", LOG + "log " + vkey("other", b"\1" + b"2" * 31) + "\nquorum none\n"),
    policy(
        "checkpoint", "with a key of low order", LOG + "log " + vkey("other", b"\1\1" + b"\0" * 31) + "\nquorum none\n"
    ),
    policy(
        "checkpoint",
        "with a key not reduced",
        LOG + "log " + vkey("other", b"\1\xee" + b"\xff" * 30 + b"\x7f") + "\nquorum none\n",
    ),
    policy("checkpoint", "without newline", LOG + "quorum none"),
    policy("checkpoint", "with returns", LOG + "quorum none\r\n"),
    policy("checkpoint", "that is empty", ""),
]
