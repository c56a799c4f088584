"""Simulates twenty minutes of people who press, drag, scroll, type, come, go and lose their connections, at random.

    python3 soak.py path/to/app [--minutes 20] [--people 60] [--seed 1]

Fails if the app ends, stops answering, rejects a well-formed message, or keeps growing: once warm, its memory may grow
by a quarter at most.
"""

import argparse
import asyncio
import collections
import os
import random
import re
import struct
import subprocess
import sys
import time

import websockets

from client import wire


class Person:
    # How often the app ended a connection over a message (none is malformed), refused a person, or did not answer, by
    # symptom.
    refused = collections.Counter()

    def __init__(self, address, chance):
        self.address, self.random = address, chance
        self.token, self.number, self.taken = "", 0, 0
        # The app's questions about files: the kind of the answer, and the number of the request.
        self.requests = []

    async def live(self, until):
        while time.monotonic() < until:
            try:
                await self.visit(min(until, time.monotonic() + self.random.expovariate(1 / 8)))
            except websockets.ConnectionClosed as error:
                # Somebody who comes back takes over the session of a connection that has vanished.
                if error.rcvd is not None and error.rcvd.code not in (1000, 4001):
                    Person.refused[f"closed with {error.rcvd.code}"] += 1
            except (websockets.WebSocketException, OSError) as error:
                Person.refused[f"{type(error).__name__}: {error}"] += 1
            await asyncio.sleep(self.random.random())
            if self.random.random() < 0.7:
                self.token, self.number = "", 0

    async def visit(self, until):
        size = self.random.randrange(200, 1500), self.random.randrange(200, 1500)
        async with websockets.connect(f"ws://{self.address}/session", origin=f"http://{self.address}",
                                      compression=None, max_size=None, ping_interval=None) as socket:
            await socket.send(wire.hello(*size, token=self.token))
            welcome = asyncio.Event()
            listening = asyncio.create_task(self.listen(socket, welcome))
            try:
                await asyncio.wait_for(welcome.wait(), 20)
                while time.monotonic() < until:
                    for message in self.act(*size):
                        await self.send(socket, message)
                    await asyncio.sleep(self.random.expovariate(10))
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
            if self.random.random() < 0.5:
                # Some just vanish.
                socket.transport.abort()

    async def send(self, socket, message):
        """Sends a message, some in several frames."""
        cut = self.random.randrange(len(message)) if self.random.random() < 0.1 else 0
        await socket.send([message[:cut], message[cut:]] if cut else message)

    async def listen(self, socket, welcome):
        async for message in socket:
            summary = wire.Summary(message)
            if summary.token:
                self.token, self.number = summary.token, summary.taken
                welcome.set()
            # Some are slow.
            if summary.frame:
                if self.random.random() < 0.05:
                    await asyncio.sleep(self.random.random())
                await socket.send(wire.drawn(summary.frame))
            # Messages have to go out in the order of their numbers, so `act` sends the answers, too.
            if summary.asked is not None:
                self.requests.append((11, summary.asked))
            if summary.wanted is not None:
                self.requests.append((12, summary.wanted))

    def next(self):
        self.number += 1
        return self.number

    def act(self, width, height):
        r = self.random
        requests, self.requests = self.requests, []
        for kind, request in requests:
            names = r.choice([[], ["a.txt"], ["a.txt", "b.txt"], ["a.png"]])
            files = b"".join(wire.string(name) + wire.unsigned(5) for name in names)
            for content in [wire.unsigned(len(names)) + files] if kind == 11 else [b"hello", b"hello"]:
                yield bytes([kind]) + wire.unsigned(self.next()) + wire.unsigned(request) + content
        x, y = r.uniform(-20, width + 20), r.uniform(-20, height + 20)
        kind = r.randrange(12)
        if kind < 3:
            # A mouse or a finger; one move may be as long as a drag from one view to another.
            by, reach = r.randrange(2), r.choice([30, 300])
            yield wire.pointer(self.next(), wire.BEGAN, x, y, by)
            for _ in range(r.randrange(6)):
                x, y = x + r.uniform(-reach, reach), y + r.uniform(-reach, reach)
                yield wire.pointer(self.next(), wire.MOVED, x, y, by)
            yield wire.pointer(self.next(), r.choice([wire.ENDED, wire.ENDED, 4]), x, y, by)
        elif kind == 3:
            yield (bytes([4]) + wire.unsigned(self.next()) + struct.pack("<4f", x, y, 0, r.uniform(-500, 500)) + bytes([0]))
        elif kind == 4:
            key = r.choice(["a", "\t", "\r", " ", "\uF700", "\uF701", "\x1b", "日"])
            for phase in (0, 2):
                yield (bytes([6]) + wire.unsigned(self.next()) + bytes([phase]) + wire.string(key) + wire.string(key)
                       + bytes([0]))
        elif kind == 5:
            node = wire.unsigned(r.randrange(400))
            text = r.choice(["", "hello", "日本語", "🐱" * 20])
            yield bytes([7]) + wire.unsigned(self.next()) + node + wire.string(text) + bytes([0, 0, 0])
        elif kind == 6:
            yield (bytes([9]) + wire.unsigned(self.next()) + wire.unsigned(r.randrange(400)) + bytes([r.randrange(5)]))
        elif kind == 7:
            yield bytes([8]) + wire.unsigned(self.next()) + wire.unsigned(r.choice([0, r.randrange(400)]))
        elif kind == 8:
            for phase in (wire.BEGAN, wire.MOVED, wire.ENDED):
                yield (bytes([5]) + wire.unsigned(self.next()) + bytes([phase])
                       + struct.pack("<4f", x, y, r.uniform(0.1, 4), r.uniform(-3, 3)))
        elif kind == 9:
            yield wire.visible(self.next(), r.random() < 0.8)
        elif kind == 10:
            yield bytes([13]) + wire.unsigned(self.next()) + struct.pack("<2f", x, y)
        else:
            yield bytes([2]) + wire.unsigned(self.next()) + wire.surroundings(r.randrange(200, 1500), r.randrange(200, 1500))


def memory(pid):
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("app")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--people", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    server = subprocess.Popen([options.app], stdout=subprocess.PIPE, text=True,
                              env={**os.environ, "ROOST_PORT": "0", "ROOST_GRACE": "5",
                                   "ROOST_SESSIONS_PER_ADDRESS": "1000"})
    address = re.search(r"//(\S+:\d+)", server.stdout.readline())[1]
    start = time.monotonic()
    until = start + options.minutes * 60
    people = [asyncio.create_task(Person(address, random.Random(options.seed * 1000 + index)).live(until))
              for index in range(options.people)]
    samples = []
    while time.monotonic() < until and server.poll() is None:
        await asyncio.sleep(min(30, options.minutes * 6))
        if server.poll() is None:
            samples.append(memory(server.pid))
            print(f"{(time.monotonic() - start) / 60:5.1f} min  {samples[-1]:.0f} MB", flush=True)
    await asyncio.gather(*people, return_exceptions=True)
    if server.poll() is not None:
        sys.exit(f"the app has ended with {server.returncode}")
    server.kill()
    third = max(1, len(samples) // 3)
    warm, last = max(samples[third:2 * third] or samples[:1]), max(samples[-third:])
    print(f"warm {warm:.0f} MB, at the end {last:.0f} MB")
    if Person.refused:
        sys.exit(f"the app has refused what is well-formed: {dict(Person.refused)}")
    if last > warm * 1.25:
        sys.exit("the app grows")


asyncio.run(main())
