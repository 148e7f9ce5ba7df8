#!/usr/bin/env python3
"""Checks records of Durbar with nothing of Durbar: written after docs/verification.md, standard library only.

    verify.py FILE...             seal, everybody's chance, key, and (Das Vermaechtnis) the deal
    verify.py FILE --roll PLY N   the first dice of that move, each below N
"""
import hashlib
import json
import struct
import sys

KINDS = ["jug", "knife", "instrument", "jewellery", "statue", "vase"]
COLOURS = ["yellow", "orange", "red", "purple", "blue", "green"]
OFFER = 4


class Wrong(Exception):
    """Something in a record does not belong to the rest of it."""


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def quarter(x, a, b, c, d):
    for one, two, three, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[one] = (x[one] + x[two]) & 0xFFFFFFFF
        mixed = x[three] ^ x[one]
        x[three] = ((mixed << turn) | (mixed >> (32 - turn))) & 0xFFFFFFFF


def chacha20(key, counter, nonce):
    """One block of RFC 8439, as sixteen words."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start += [*struct.unpack("<8I", bytes.fromhex(key)), counter, *nonce]
    x = list(start)
    for _ in range(10):
        for i in range(4):
            quarter(x, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]


class Dice:
    """The dice of one ply: 0 is the set-up, n the n-th move."""

    def __init__(self, key, ply):
        self.words = (w for block in range(2**32) for w in chacha20(key, block, (ply, 0, 0)))

    def below(self, n):
        whole = 2**32 - 2**32 % n
        return next(word for word in self.words if word < whole) % n

    def shuffle(self, cards):
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def check_key(record):
    if sha256(record["key"]) != record["commitment"]:
        raise Wrong("the key is not the one that was promised")
    dice = record.get("dice")
    if dice is None:
        return "key as promised (made by one device alone)"
    if sha256(dice["secret"]) != dice["seal"]:
        raise Wrong("the secret is not the one that was sealed")
    for each in dice["chances"]:
        if each["chance"] is not None and sha256(each["chance"]) != each["commitment"]:
            raise Wrong(f"what seat {each['seat']} added is not what it was bound to")
    opened = [each["chance"] for each in dice["chances"] if each["chance"] is not None]
    if sha256("\n".join(["durbar dice 1", dice["secret"], *opened])) != record["key"]:
        raise Wrong("the key was not made from what was added")
    return f"seal, {len(opened)} of {len(dice['chances'])} chances, and key"


def check_deal(record):
    """Das Vermaechtnis: the pile that follows from the key is the one from which was bought."""
    dice = Dice(record["key"], 0)
    first = dice.below(len(record["seats"]))
    deck = [f"{kind}-{colour}" for kind in KINDS for colour in COLOURS]
    dice.shuffle(deck)
    deck.reverse()
    if record["moves"][0]["seat"] != first:
        raise Wrong(f"the dice let seat {first} begin")
    day, sold = 0, set()
    for ply, entry in enumerate(record["moves"], 1):
        antique = entry["move"].get("antique") if entry["move"]["type"] == "buy" else None
        if antique is None:
            continue
        if antique in sold or antique not in deck:
            raise Wrong(f"move {ply}: there is no {antique} any more")
        if deck.index(antique) // OFFER < day:
            raise Wrong(f"move {ply}: {antique} lay there on another day")
        day = deck.index(antique) // OFFER
        sold.add(antique)
    return f"start player, shuffle, and {len(sold)} purchases from it"


def check(record):
    if record.get("durbar") != "record" or record.get("version") != 1:
        raise Wrong("not a record of version 1")
    done = [check_key(record)]
    if record["game"] == "vermaechtnis":
        done.append(check_deal(record))
    return "; ".join(done) + "; not the rules"


def main(arguments):
    if "--roll" in arguments:
        file, _, ply, sides = arguments
        with open(file, encoding="utf-8") as text:
            dice = Dice(json.load(text)["key"], int(ply))
        print(*(dice.below(int(sides)) for _ in range(8)))
        return 0
    failed = 0
    for file in arguments:
        try:
            with open(file, encoding="utf-8") as text:
                print(f"{file}: in order: {check(json.load(text))}")
        except (Wrong, ValueError, KeyError, TypeError, IndexError) as problem:
            failed = 1
            print(f"{file}: NOT in order: {problem}")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
