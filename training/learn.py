"""A network from positions of self-play: `npm run -s training -- learn` writes the plan and calls this.

Each seat of a position gets one number; of every two seats the difference is the logarithm of the odds that one
comes in before the other. That is learned from what came of the position: see `patience` in self-play.ts. The last tenth of the files is not
learned from: by it the best epoch is chosen. Shape, rounding and the order of numbers are those of
packages/bots/src/learned/network.ts.
"""
import base64
import json
import os
import struct
import sys
import time

import numpy as np
import torch

MOST_SEATS = 5
PAIRS = MOST_SEATS * MOST_SEATS
HEAD = 1 + PAIRS + MOST_SEATS
CERTAIN = 16384
GRAIN = 256
FIRST, SECOND = 64, 32
VERSION = 2

plan = json.load(open(sys.argv[1]))
torch.set_num_threads(plan["threads"])
torch.manual_seed(1)
seat_width, table_width = plan["seat"], plan["table"]
length = HEAD + MOST_SEATS * seat_width + table_width


def load(files):
    return torch.from_numpy(np.concatenate([np.fromfile(f, dtype="<i2").reshape(-1, length) for f in files]))


class Network(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.own = torch.nn.Linear(seat_width, FIRST, bias=False)
        self.other = torch.nn.Linear(seat_width, FIRST, bias=False)
        self.table = torch.nn.Linear(table_width, FIRST)
        self.second = torch.nn.Linear(FIRST, SECOND)
        self.last = torch.nn.Linear(SECOND, 1, bias=False)
        # It begins as the hand-written evaluation and learns what that overlooks.
        torch.nn.init.zeros_(self.last.weight)
        self.beside = torch.nn.Parameter(torch.ones(()))

    def forward(self, rows, table, written):
        others = self.other(rows)
        first = self.own(rows) + others.sum(1, keepdim=True) - others + self.table(table)[:, None, :]
        return self.last(torch.relu(self.second(torch.relu(first)))).squeeze(-1) + self.beside * written


def parts(batch):
    rows_from, table_from = HEAD, HEAD + MOST_SEATS * seat_width
    before = batch[:, 1 : 1 + PAIRS].float().view(-1, MOST_SEATS, MOST_SEATS) / CERTAIN
    rows = batch[:, rows_from:table_from].float().view(-1, MOST_SEATS, seat_width) / GRAIN
    written = batch[:, 1 + PAIRS : HEAD].float() / GRAIN
    return batch[:, 0], before, rows, batch[:, table_from:].float() / GRAIN, written


def loss_of(network, batch):
    """The mean over positions of how badly the pairs of a table were foretold."""
    seats, before, rows, table, written = parts(batch)
    worth = network(rows, table, written)
    gap = worth[:, :, None] - worth[:, None, :]
    there = (torch.arange(MOST_SEATS)[None, :] < seats[:, None]).float()
    pairs = there[:, :, None] * there[:, None, :] * (1 - torch.eye(MOST_SEATS))
    wrong = torch.nn.functional.binary_cross_entropy_with_logits(gap, before, reduction="none") * pairs
    return (wrong.sum((1, 2)) / pairs.sum((1, 2))).mean()


def encoded(network):
    own, other = network.own.weight.detach().T, network.other.weight.detach().T
    table = network.table.weight.detach().T
    most = max(own.abs().max(), other.abs().max(), table.abs().max()).item()
    step = most / 32767
    short = lambda weights: np.round(weights.numpy() / step).astype("<i2").tobytes()
    real = lambda weights: weights.detach().numpy().astype("<f4").tobytes()
    head = struct.pack("<6I2f", VERSION, plan["names"], seat_width, table_width, FIRST, SECOND, step, network.beside.item())
    body = short(torch.cat([own, other], 1)) + short(table)
    body += real(network.table.bias) + real(network.second.weight.T.contiguous()) + real(network.second.bias)
    return base64.b64encode(head + body + real(network.last.weight[0])).decode()


files = plan["files"]
aside = max(1, len(files) // 10)
learned, held = load(files[aside:]), load(files[:aside])
network = Network()
optimiser = torch.optim.AdamW(network.parameters(), lr=2e-3, weight_decay=1e-3)
batch = 1024
steps = plan["epochs"] * (len(learned) // batch)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=steps + 1)
print(f"{len(learned)} positions, {len(held)} held back, {seat_width}+{table_width} features", flush=True)
best, began, curve = None, time.time(), []
for epoch in range(plan["epochs"]):
    order = torch.randperm(len(learned))
    total = 0.0
    for at in range(len(learned) // batch):
        loss = loss_of(network, learned[order[at * batch : (at + 1) * batch]])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        total += loss.item()
    with torch.no_grad():
        checked = np.mean([loss_of(network, part).item() for part in held.split(4096)])
    curve.append({"epoch": epoch, "learned": total / (len(learned) // batch), "held": float(checked)})
    print(f"epoch {epoch}: {curve[-1]['learned']:.4f} learned, {checked:.4f} held, {time.time() - began:.0f} s", flush=True)
    if best is None or checked < best:
        best = checked
        open(plan["out"] + ".new", "w").write(encoded(network) + "\n")

os.replace(plan["out"] + ".new", plan["out"])
json.dump({"positions": len(learned), "held": len(held), "curve": curve}, open(plan["out"].replace(".txt", ".json"), "w"))
