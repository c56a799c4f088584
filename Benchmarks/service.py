"""How a service answers under load.

    service.py PROGRAM TEMPLATE ROWS [--seconds 8] [--scale 1] [--format pdf]
"""

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path.append(str(Path(__file__).with_name("Peers")))

import processes  # noqa: E402


class Client:
    """A connection that asks for one document after the other."""

    def __init__(self, port, path):
        self.port, self.path = port, path

    async def open(self):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def ask(self, row):
        """Returns the number of bytes that came."""
        self.writer.write(
            b"POST %s HTTP/1.1\r\nhost: localhost\r\ncontent-length: %d\r\n\r\n%s" % (self.path, len(row), row))
        head = await self.reader.readuntil(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 200"):
            sys.exit(head.decode())
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        return len(await self.reader.readexactly(length))


async def saturate(clients, rows, seconds):
    """All clients ask as soon as they have an answer. Returns the number of answers and the time."""
    start, count = time.perf_counter(), 0

    async def work(client):
        nonlocal count
        while time.perf_counter() - start < seconds:
            await client.ask(rows[count % len(rows)])
            count += 1

    await asyncio.gather(*map(work, clients))
    return count, time.perf_counter() - start


async def steady(clients, rows, rate, seconds):
    """Requests leave at even times, whatever has been answered. Returns the times from then to the answers."""
    free, times, tasks = asyncio.Queue(), [], []
    for client in clients:
        free.put_nowait(client)

    async def ask(row, due):
        client = await free.get()
        await client.ask(row)
        free.put_nowait(client)
        times.append(time.perf_counter() - due)

    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = start + number / rate
        if (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        tasks.append(asyncio.create_task(ask(rows[number % len(rows)], due)))
    await asyncio.gather(*tasks)
    return sorted(times)


async def load(process, port, path, rows, seconds):
    clients = [await Client(port, path).open() for _ in range(2 * os.cpu_count())]
    await saturate(clients, rows, seconds / 4)
    cpu = processes.cpu(process)
    count, took = await saturate(clients, rows, seconds)
    cpu = processes.cpu(process) - cpu
    rate = count / took
    # Opened only now: the service closes a connection that asks nothing for ten seconds.
    clients += [await Client(port, path).open() for _ in range(32 - len(clients))]
    times = await steady(clients, rows, 0.7 * rate, seconds)
    return {
        "rate": rate, "cpuRate": count / cpu, "asked": 0.7 * rate, "median": statistics.median(times) * 1e3,
        "p99": times[int(len(times) * 0.99)] * 1e3, "kilobytes": processes.memory(process)}


def measure(program, template, rows, format_="pdf", scale=1, seconds=8):
    """Answers a second at full load, and the times of answers at 70 % of it."""
    process = subprocess.Popen(
        [str(program), "serve", "--port", "0", "--workers", str(os.cpu_count())], stderr=subprocess.PIPE)
    try:
        port = json.loads(process.stderr.readline())["port"]
        # The log goes on: somebody has to read it.
        drain = subprocess.Popen(["cat"], stdin=process.stderr, stdout=subprocess.DEVNULL)
        path = f"/render/{template}.{format_}?scale={scale}".encode()
        return asyncio.run(load(process.pid, port, path, [row.encode() for row in rows], seconds))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()
        drain.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("template")
    parser.add_argument("rows")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--format", default="pdf")
    options = parser.parse_args()
    print(json.dumps(measure(
        options.program, options.template, Path(options.rows).read_text().splitlines(), options.format, options.scale,
        options.seconds), indent=1))
