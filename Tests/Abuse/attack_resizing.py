"""Pages that change their size without end, and what somebody else notices of it.

    python3 attack_resizing.py FOLDER-OF-BrowserTestApp [--screen SCREEN] [--most MILLISECONDS]
"""

import multiprocessing
import os
import select
import sys
import time

import abuse
from abuse import wire

SECONDS = 10


def option(name, standard):
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else standard


class Page:
    """A page that draws all that it gets."""

    def __init__(self, app, source):
        self.socket, self.buffer = app.open_session(source, timeout=20)
        self.number = self.frames = self.taken = 0

    def send(self, *messages):
        self.socket.sendall(b"".join(abuse.frame(message) for message in messages))

    def next_number(self):
        self.number += 1
        return self.number

    def resize(self, step):
        self.send(bytes([2]) + wire.unsigned(self.next_number()) + wire.surroundings(300 + step % 200, 700),
                  wire.pointer(self.next_number(), 0, step % 300, 300))

    def press(self):
        self.send(wire.pointer(self.next_number(), wire.BEGAN, 195, 336),
                  wire.pointer(self.next_number(), wire.ENDED, 195, 336))

    def read(self):
        data = self.socket.recv(1 << 18)
        if not data:
            raise EOFError
        self.buffer += data
        while len(self.buffer) >= 2:
            length, start = self.buffer[1] & 127, 2
            if length >= 126:
                start = 4 if length == 126 else 10
                length = int.from_bytes(self.buffer[2:start], "big")
            if len(self.buffer) < max(start + length, start):
                break
            opcode, payload = self.buffer[0] & 15, self.buffer[start:start + length]
            self.buffer = self.buffer[start + length:]
            if opcode == 8:
                raise EOFError
            if opcode == 2:
                summary = wire.Summary(payload)
                self.taken = max(self.taken, summary.taken or 0)
                if summary.frame:
                    self.frames += 1
                    self.send(wire.drawn(summary.frame))


def resize_without_end(app, count, is_ready):
    """Two hundred messages a second from each page, every other one a resize."""
    pages = {}
    poll = select.epoll()
    for _ in range(count):
        page = Page(app, abuse.ATTACKER)
        pages[page.socket.fileno()] = page
        poll.register(page.socket, select.EPOLLIN)
    is_ready.set()
    step, end, next_step = 0, time.monotonic() + SECONDS + 30, time.monotonic()
    while time.monotonic() < end:
        for descriptor, _ in poll.poll(max(0, next_step - time.monotonic())):
            try:
                pages[descriptor].read()
            except (EOFError, OSError):
                poll.unregister(descriptor)
                del pages[descriptor]
        if time.monotonic() >= next_step:
            step, next_step = step + 1, next_step + 0.01
            for page in pages.values():
                try:
                    page.resize(step)
                except OSError:
                    pass


def wait_for_frame(page, number=0, seconds=20):
    """Reads until the app has handled a press."""
    end = time.monotonic() + seconds
    while page.taken < number or page.frames == 0:
        if not select.select([page.socket], [], [], max(0, end - time.monotonic()))[0]:
            return False
        page.read()
    return True


def p99_beside(count, screen):
    """The time from a press to its answer in milliseconds, at the 99th percentile."""
    with abuse.App(screen=screen) as app:
        visitor = Page(app, abuse.VISITOR)
        wait_for_frame(visitor)
        attacker, is_ready = None, multiprocessing.Event()
        if count:
            attacker = multiprocessing.Process(target=resize_without_end, args=(app, count, is_ready), daemon=True)
            attacker.start()
            is_ready.wait(30)
            time.sleep(1)
        times, end, before = [], time.monotonic() + SECONDS, app.processor_time
        while time.monotonic() < end:
            start = time.monotonic()
            visitor.press()
            if not wait_for_frame(visitor, visitor.number):
                return None
            times.append((time.monotonic() - start) * 1000)
            time.sleep(0.03)
        load = (app.processor_time - before) / SECONDS * 100
        if attacker:
            attacker.kill()
        times.sort()
        print(f"  beside {count}: median {times[len(times) // 2]:.1f} ms, worst {times[-1]:.1f} ms of {len(times)}; "
              f"the app takes {load:.0f} % of a core")
        return times[int(0.99 * len(times))]


screen, most = option("--screen", "controls"), float(option("--most", 30))
print(f"pages that resize without end ({screen}, {os.cpu_count()} cores)")
for count in map(int, option("--pages", "0,1,4,20").split(",")):
    abuse.report(f"p99 of a press beside {count}", p99_beside(count, screen), "ms", most=most)
abuse.end()
