"""Measures an app that serves itself, on loopback: how soon a press is answered, with what traffic, time and memory.

    python3 load.py path/to/VotingApp [--sessions 500] [--acting 50] [--seconds 20]
"""

import argparse
import asyncio
import os
import re
import statistics
import subprocess
import time

import websockets

import wire

TICK = os.sysconf("SC_CLK_TCK")


class Server:
    def __init__(self, binary, **settings):
        environment = {**os.environ, "ROOST_PORT": "0", "ROOST_SESSION_LIMIT": "5000", **settings}
        self.process = subprocess.Popen([binary], env=environment, stdout=subprocess.PIPE, text=True)
        self.address = re.search(r"//(\S+:\d+)", self.process.stdout.readline())[1]

    @property
    def cpu(self):
        """Seconds of processor time so far."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    @property
    def memory(self):
        """Resident bytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self):
        self.process.kill()
        self.process.wait()


class Page:
    """A page that draws nothing."""

    async def open(self, server, width=390, height=700):
        self.socket = await websockets.connect(
            f"ws://{server.address}/session", origin=f"http://{server.address}", compression=None, max_size=None,
            ping_interval=None)
        await self.socket.send(wire.hello(width, height))
        self.number = 0
        self.waiting = {}
        self.bytes = self.messages = self.frames = 0
        self.first = 0
        self.ready = asyncio.get_running_loop().create_future()
        self.task = asyncio.create_task(self.listen())
        await asyncio.wait_for(self.ready, 30)
        return self

    async def listen(self):
        try:
            async for message in self.socket:
                now = time.perf_counter()
                self.bytes += len(message)
                self.messages += 1
                summary = wire.Summary(message)
                if summary.token:
                    self.first = len(message)
                if summary.frame:
                    self.frames += 1
                    await self.socket.send(wire.drawn(summary.frame))
                    if not self.ready.done():
                        self.ready.set_result(None)
                if summary.taken is not None and summary.frame:
                    for number in [n for n in self.waiting if n <= summary.taken]:
                        future, start = self.waiting.pop(number)
                        if not future.done():
                            future.set_result((now - start, len(message)))
        except websockets.ConnectionClosed:
            pass

    async def press(self, x, y):
        """Presses and lets go; the time to the first frame after that, and the frame's bytes."""
        await self.socket.send(wire.pointer(self.number + 1, wire.BEGAN, x, y))
        self.number += 2
        future = asyncio.get_running_loop().create_future()
        self.waiting[self.number] = (future, time.perf_counter())
        await self.socket.send(wire.pointer(self.number, wire.ENDED, x, y))
        return await asyncio.wait_for(future, 10)

    async def close(self):
        self.task.cancel()
        await self.socket.close()


def percentiles(values):
    values = sorted(values)
    at = lambda share: values[min(len(values) - 1, int(share * len(values)))]
    return f"median {at(.5):.2f}, p90 {at(.9):.2f}, p99 {at(.99):.2f}, worst {values[-1]:.2f}"


async def one_session(server, button, presses):
    page = await Page().open(server)
    await asyncio.sleep(0.5)
    await page.press(*button)
    await asyncio.sleep(1.5)
    cpu, times, sizes, before = server.cpu, [], [], page.bytes
    for _ in range(presses):
        elapsed, size = await page.press(*button)
        times.append(elapsed * 1000)
        sizes.append(size)
        # Let what it sets in motion come to rest.
        await asyncio.sleep(0.02)
    await asyncio.sleep(1.5)
    print(f"one session, {presses} presses")
    print(f"  press to first frame, ms: {percentiles(times)}")
    print(f"  bytes of the first frame after a press: median {statistics.median(sizes):.0f}, most {max(sizes)}")
    print(f"  bytes in all, per press: {(page.bytes - before) / presses:.0f}")
    print(f"  processor time per press, with what it moves: {(server.cpu - cpu) / presses * 1000:.2f} ms")
    print(f"  bytes to open a page: {page.first}")
    await page.close()


async def many_sessions(server, button, count, acting, seconds):
    empty = server.memory
    pages = []
    start, cpu = time.perf_counter(), server.cpu
    for first in range(0, count, 20):
        pages += await asyncio.gather(*[Page().open(server) for _ in range(first, min(first + 20, count))])
    print(f"{count} sessions")
    print(f"  opened in {time.perf_counter() - start:.1f} s, processor time each: {(server.cpu - cpu) / count * 1000:.2f} ms")
    await asyncio.sleep(2)
    print(f"  memory for each idle session: {(server.memory - empty) / count / 1024:.0f} KB")
    cpu = server.cpu
    await asyncio.sleep(3)
    print(f"  idle, processor time: {(server.cpu - cpu) / 3 * 100:.1f} % of a core")

    times, sizes, tasks = [], [], []
    cpu = server.cpu

    async def act(page):
        elapsed, size = await page.press(*button)
        times.append(elapsed * 1000)
        sizes.append(size)

    begin = time.perf_counter()
    total = int(acting * seconds)
    for index in range(total):
        await asyncio.sleep(max(0, begin + index / acting - time.perf_counter()))
        tasks.append(asyncio.create_task(act(pages[index * 7 % count])))
    await asyncio.gather(*tasks)
    await asyncio.sleep(1)
    print(f"  with {acting} presses a second for {seconds:.0f} s")
    print(f"  press to first frame, ms: {percentiles(times)}")
    print(f"  bytes of the first frame after a press: median {statistics.median(sizes):.0f}")
    print(f"  processor time per press, with what it moves: {(server.cpu - cpu) / total * 1000:.2f} ms")
    for page in pages:
        await page.close()


async def animation(server, button, seconds):
    page = await Page().open(server)
    await asyncio.sleep(0.5)
    await page.press(*button)
    await asyncio.sleep(0.5)
    cpu, frames, size = server.cpu, page.frames, page.bytes
    await asyncio.sleep(seconds)
    frames = page.frames - frames
    print(f"an animation of 200 views, {seconds:.0f} s")
    print(f"  frames a second: {frames / seconds:.1f}")
    print(f"  processor time per frame: {(server.cpu - cpu) / max(frames, 1) * 1000:.2f} ms")
    print(f"  bytes per frame: {(page.bytes - size) / max(frames, 1):.0f}")
    await page.close()


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", help="where VotingApp and BrowserTestApp were built")
    parser.add_argument("--sessions", type=int, default=500)
    parser.add_argument("--acting", type=float, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--presses", type=int, default=200)
    parser.add_argument("--mode", default="main", choices=["main", "parallel"])
    options = parser.parse_args()
    # Where the middle button of three is, in a window of 390 × 700 points.
    vote, move = (193, 571), (195, 350)
    print(f"sessions run: {options.mode}")
    server = Server(f"{options.folder}/VotingApp", ROOST_SESSIONS=options.mode)
    await one_session(server, vote, options.presses)
    server.stop()
    server = Server(f"{options.folder}/VotingApp", ROOST_SESSIONS=options.mode)
    await one_session(server, vote, 3)
    await many_sessions(server, vote, options.sessions, options.acting, options.seconds)
    server.stop()
    server = Server(f"{options.folder}/BrowserTestApp", ROOST_SESSIONS=options.mode, ROOST_TEST_SCREEN="animation")
    await animation(server, move, 5)
    server.stop()


asyncio.run(main())
