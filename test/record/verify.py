"""Checks a record of Boxside from standard input, written from web/record/README.md alone (Python 3, standard library)."""

import base64
import hashlib
import hmac
import json
import sys


class Wrong(Exception):
    pass


def decoded(text, length):
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(raw) != length or encoded(raw) != text:
        raise Wrong("no base64url of %d bytes: %s" % (length, text))
    return raw


def encoded(raw):
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def check(good, what):
    if not good:
        raise Wrong(what)


def draw(key, seq, i, sides):
    whole = 2**48 - 2**48 % sides
    t = 0
    while True:
        mac = hmac.new(key, ("%d:%d:%d" % (seq, i, t)).encode(), hashlib.sha256).digest()
        value = int.from_bytes(mac[:6], "big")
        if value < whole:
            return value % sides
        t += 1


def key_of(header):
    start = header["start"]
    seed = decoded(start["seed"], 32)
    check(encoded(sha(seed)) == start["sealed"], "line 1: the seed is not the one that was sealed")
    openings = []
    check(len(start["seats"]) == len(header["seats"]), "line 1: seats")
    for seat, given in enumerate(start["seats"]):
        check(given["seat"] == seat, "line 1: seats")
        opened = given.get("opened")
        if opened is not None:
            check(encoded(sha(decoded(opened, 32))) == given["sealed"], "line 1: an opening does not fit its seal")
        openings.append(opened)
    bound = [header["code"], header["game"], header["mode"], header["options"], start["sealed"], openings]
    if "from" in header:
        bound.append(header["from"])
    check(json.loads(start["bound"]) == bound, "line 1: the table was bound to something else")
    return hmac.new(seed, start["bound"].encode(), hashlib.sha256).digest()


def verify(raw):
    lines = raw.split(b"\n")
    header = json.loads(lines[0])
    resumed = "from" in header or header.get("placed") is True
    early = header.get("early") is True
    check(header["record"] == "boxside-record/%d" % (3 if early else 2 if resumed else 1), "line 1: another format")
    check(len(lines) >= 5 and lines[-1] == b"", "the end is missing")
    key = key_of(header)
    head = sha(header["start"]["bound"].encode())
    rows = lines[1:-3]
    ends = False
    for seq, line in enumerate(rows, 1):
        where = "line %d: " % (seq + 1)
        name, space, text = line.partition(b" ")
        head = sha(head, text)
        check(space and encoded(head).encode() == name, where + "the hash does not fit")
        row = json.loads(text)
        check(row["seq"] == seq, where + "another row")
        begins = any(fact["kind"] == "resumed" for fact in row.get("events", []))
        check(begins == (resumed and seq == 1), where + "a game begins here")
        ends = ends or any(fact["kind"] == "ended-early" for fact in row.get("events", []))
        for i, (sides, got) in enumerate(row.get("draws", [])):
            check(draw(key, seq, i, sides) == got, where + "draw %d" % i)
    check(ends == early, "the game was ended early, or was not")
    check(json.loads(lines[-3])["head"] == encoded(head), "the end names another head")
    check(encoded(sha(b"\n".join(lines[:-2]) + b"\n")).encode() == lines[-2], "the last hash")
    since = ", since move %(seq)d of %(code)s" % header["from"] if "from" in header else ""
    return len(rows), encoded(head) + since


if __name__ == "__main__":
    try:
        print("good: %d rows, head %s" % verify(sys.stdin.buffer.read()))
    except (Wrong, ValueError, KeyError, TypeError, AttributeError) as wrong:
        print("bad:", wrong)
        sys.exit(1)
