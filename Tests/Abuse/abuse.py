"""Shared by the attacks on a served app. They attack only 127.0.0.1, end by themselves, and fail above a limit."""

import os
import pathlib
import re
import resource
import socket
import subprocess
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "BrowserTests"))

import wire  # noqa: E402

# All addresses of 127.0.0.0/8 are this machine's: visitors and attackers use different ones.
ATTACKER, VISITOR = "127.0.0.1", "127.0.0.2"


class App:
    """An app that serves itself on loopback, in the folder that the script's first argument names."""

    def __init__(self, name="BrowserTestApp", screen="counter", descriptors=None, **settings):
        environment = {**os.environ, "ROOST_PORT": "0", "ROOST_TEST_SCREEN": screen, **settings}
        limit = (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))) if descriptors else None
        self.process = subprocess.Popen([pathlib.Path(sys.argv[1]) / name], env=environment, stdout=subprocess.PIPE,
                                        text=True, preexec_fn=limit)
        self.address = re.search(r"//(\S+:\d+)", self.process.stdout.readline())[1]
        self.port = int(self.address.rsplit(":", 1)[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    @property
    def is_running(self):
        return self.process.poll() is None

    @property
    def memory(self):
        """Resident memory in megabytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    @property
    def processor_time(self):
        """Processor time so far, in seconds."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def connect(self, source=ATTACKER, timeout=5):
        return socket.create_connection(("127.0.0.1", self.port), timeout, (source, 0))

    def open_session(self, source=ATTACKER, timeout=5):
        """A socket that has asked for a session, and the first bytes after the handshake."""
        connection = self.connect(source, timeout)
        status, rest = wire.handshake(connection, self.address, f"http://{self.address}")
        if status != 101:
            raise ConnectionError(f"refused with {status}")
        connection.sendall(frame(wire.hello()))
        return connection, rest

    def seconds_until_served(self, source, patience):
        """The seconds until a visitor who keeps trying has a page; None if the patience ends first."""
        start = time.monotonic()
        while (waited := time.monotonic() - start) < patience:
            try:
                connection, data = self.open_session(source)
                with connection:
                    while len(data) < 2:
                        if not (more := connection.recv(65536)):
                            raise ConnectionError
                        data += more
                if data[0] & 15 == 2:
                    return time.monotonic() - start
            except OSError:
                pass
            time.sleep(0.1)
        return None


class Peak:
    """The most memory of an app while a block runs."""

    def __init__(self, app):
        self.app, self.before, self.most = app, app.memory, app.memory
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.watch)

    def watch(self):
        while not self.is_over.wait(0.02):
            self.most = max(self.most, self.app.memory)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.is_over.set()
        self.thread.join()

    @property
    def growth(self):
        return self.most - self.before


def frame(payload, opcode=2):
    """A WebSocket frame of a page. Its mask is zero, which the protocol allows."""
    length = len(payload)
    head = bytes([128 | length]) if length < 126 else bytes([128 | 126]) + length.to_bytes(2, "big")
    return bytes([128 | opcode]) + head + bytes(4) + payload


failures = []


def report(what, value, unit, most):
    """Prints a figure. One that is missing or above its limit fails the script."""
    is_broken = value is None or value > most
    if is_broken:
        failures.append(what)
    shown = "none" if value is None else f"{value:.1f} {unit}"
    print(f"  {what}: {shown} (at most {most:g} {unit}){'  BROKEN' if is_broken else ''}", flush=True)


def end():
    sys.exit(1 if failures else 0)
