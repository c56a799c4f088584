"""Pages that draw nothing, and the app that serves them. One thread runs many pages, so measuring is cheap."""

import os
import pathlib
import re
import select
import socket
import struct
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Tests" / "BrowserTests"))

import wire  # noqa: E402


def cpu(pid):
    """Seconds of processor time of all threads of a process so far."""
    total = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        try:
            with open(f"/proc/{pid}/task/{thread}/schedstat") as file:
                total += int(file.read().split()[0])
        except FileNotFoundError:
            pass
    return total / 1e9


class Server:
    """An app that serves itself on loopback."""

    def __init__(self, binary, **settings):
        environment = {**os.environ, "ROOST_PORT": "0", "ROOST_SESSION_LIMIT": "5000",
                       "ROOST_SESSIONS_PER_ADDRESS": "5000", **settings}
        self.process = subprocess.Popen([binary], env=environment, stdout=subprocess.PIPE, text=True)
        self.address = re.search(r"//(\S+:\d+)", self.process.stdout.readline())[1]
        self.port = int(self.address.rsplit(":", 1)[1])

    @property
    def cpu(self):
        return cpu(self.process.pid)

    @property
    def memory(self):
        """Resident bytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self):
        self.process.kill()
        self.process.wait()


class Page:
    """A page that reports every frame as drawn."""

    def __init__(self, server, width=390, height=700):
        self.socket = socket.create_connection(("127.0.0.1", server.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        status, self.buffer = wire.handshake(self.socket, server.address, f"http://{server.address}")
        assert status == 101, status
        self.number = self.frames = self.bytes = self.messages = self.first = 0
        # The presses that wait for a frame: their numbers, and their times.
        self.waiting = []
        self.send(wire.hello(width, height))

    def send(self, payload, opcode=2):
        # A mask of zeros is a mask, too.
        self.socket.sendall(bytes([0x80 | opcode, 0x80 | len(payload)]) + bytes(4) + payload)

    def read(self):
        data = self.socket.recv(1 << 18)
        if not data:
            raise EOFError("the app has ended")
        self.buffer += data

    def receive(self, answered):
        """Reads the messages that have arrived; appends the seconds and bytes of each press that they answer."""
        self.read()
        now = time.perf_counter()
        at, buffer = 0, self.buffer
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                if len(buffer) < at + 4:
                    break
                length, start = struct.unpack_from(">H", buffer, at + 2)[0], at + 4
            elif length == 127:
                if len(buffer) < at + 10:
                    break
                length, start = struct.unpack_from(">Q", buffer, at + 2)[0], at + 10
            if len(buffer) < start + length:
                break
            opcode = buffer[at] & 15
            if opcode == 2:
                self.take(buffer[start:start + length], now, answered)
            elif opcode == 9:
                self.send(buffer[start:start + length], opcode=10)
            at = start + length
        self.buffer = buffer[at:]

    def take(self, message, now, answered):
        self.bytes += len(message)
        self.messages += 1
        summary = wire.Summary(message)
        if summary.token:
            self.first = len(message)
        if not summary.frame:
            return
        self.frames += 1
        self.send(wire.drawn(summary.frame))
        while self.waiting and self.waiting[0][0] <= summary.taken:
            answered.append((now - self.waiting.pop(0)[1], len(message)))

    def press(self, x, y):
        """Presses and releases."""
        self.send(wire.pointer(self.number + 1, wire.BEGAN, x, y))
        self.number += 2
        self.waiting.append((self.number, time.perf_counter()))
        self.send(wire.pointer(self.number, wire.ENDED, x, y))


class Pages:
    """Pages that are read together."""

    def __init__(self):
        self.poll = select.epoll()
        self.pages = {}
        # For each answered press: the seconds until its frame, and the frame's bytes.
        self.answered = []

    def open(self, server, **options):
        page = Page(server, **options)
        self.pages[page.socket.fileno()] = page
        self.poll.register(page.socket, select.EPOLLIN)
        return page

    def listen(self, until=None, while_=lambda: True):
        """Listens until a time, as long as a condition holds."""
        while while_():
            left = 10 if until is None else until - time.perf_counter()
            if left <= 0:
                return
            for descriptor, _ in self.poll.poll(left):
                self.pages[descriptor].receive(self.answered)

    def pause(self, seconds):
        self.listen(time.perf_counter() + seconds)

    def answer(self, page):
        """Listens until frames have answered all presses of a page."""
        self.listen(time.perf_counter() + 10, while_=lambda: page.waiting)
        if page.waiting:
            raise TimeoutError(f"no frame answers message {page.waiting[0][0]}")

    def close(self):
        for page in self.pages.values():
            page.socket.close()

    @property
    def frames(self):
        return sum(page.frames for page in self.pages.values())

    @property
    def bytes(self):
        return sum(page.bytes for page in self.pages.values())
