"""One worker process of a Roost program."""

import json
import os
import select
import signal
import subprocess
import time
from collections import deque

from .errors import RowError

_LONGEST_HEAD = 1 << 16
_LONGEST_ANSWER = 1 << 30
# The bytes that a pipe holds on Linux.
_PIPE_LENGTH = 1 << 16
# A row that takes longer is not worth its place behind another one.
_QUICK_SECONDS = 0.05


class Lost(Exception):
    """The process has ended, or is of no more use. `crashed` is false if somebody killed it."""

    def __init__(self, reason, crashed):
        super().__init__(reason)
        self.crashed = crashed


class Slow(Exception):
    """The process was killed because its job took too long."""


class Request:
    """A row, as a worker gets it."""

    def __init__(self, template, row, format=None, scale=1):
        self.row = row if isinstance(row, bytes) else json.dumps(row, allow_nan=False, separators=(",", ":")).encode()
        self.head = {"template": template, "scale": scale, "length": len(self.row)}
        if format is not None:
            self.head["format"] = format


class Worker:
    """A process that answers requests one after the other. For one thread at a time, but for `kill`."""

    def __init__(self, command):
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        self._input = self._process.stdin.fileno()
        self._output = self._process.stdout.fileno()
        for file in (self._input, self._output):
            os.set_blocking(file, False)
        self._poll = select.poll()
        self._poll.register(self._output, select.POLLIN)
        self._is_input_polled = False
        self._unsent, self._waiting = bytearray(), deque()
        self._have, self._head = bytearray(), None
        self.answers = 0
        self.is_quick = False

    @property
    def pid(self):
        return self._process.pid

    def has(self, request):
        """Whether the process has got the request, and owes its answer."""
        return request in self._waiting

    def send(self, request):
        """Gives the process a request. It may work on one of before."""
        self._waiting.append(request)
        head = {"id": self.answers + len(self._waiting), **request.head}
        self._unsent += json.dumps(head).encode() + b"\n" + request.row
        self._write()

    def answer(self, seconds):
        """Returns the bytes for the oldest request. After `Lost` and `Slow` the worker is of no more use."""
        start = time.monotonic()
        while not self._has_answer():
            left = start + seconds - time.monotonic()
            if left <= 0:
                self.end()
                raise Slow()
            for file, _ in self._poll.poll(min(left, 60) * 1000):
                if file == self._input:
                    self._write()
                else:
                    self._read()
        self.is_quick = time.monotonic() - start < _QUICK_SECONDS
        self.answers += 1
        self._waiting.popleft()
        head, length = self._head, self._head.get("length", 0)
        with memoryview(self._have) as have:
            data = bytes(have[:length])
        del self._have[:length]
        self._head = None
        if "error" in head:
            raise RowError(head["error"])
        return data

    def _has_answer(self):
        if self._head is None:
            end = self._have.find(b"\n")
            if end < 0:
                if len(self._have) > _LONGEST_HEAD:
                    raise self._lost("its answer has no end")
                return False
            self._head = self._read_head(self._have[:end])
            del self._have[: end + 1]
        return len(self._have) >= self._head.get("length", 0)

    def _read_head(self, line):
        try:
            head = json.loads(line)
            if head.get("id") != self.answers + 1 or not 0 <= head.get("length", 0) <= _LONGEST_ANSWER:
                raise ValueError
            return head
        except (ValueError, AttributeError, TypeError):
            raise self._lost("its answer cannot be read") from None

    def _write(self):
        try:
            while self._unsent:
                del self._unsent[: os.write(self._input, self._unsent[:_PIPE_LENGTH])]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            # Its last answers may still be there to be read.
            self._unsent.clear()
        if bool(self._unsent) != self._is_input_polled:
            self._is_input_polled = bool(self._unsent)
            if self._is_input_polled:
                self._poll.register(self._input, select.POLLOUT)
            else:
                self._poll.unregister(self._input)

    def _read(self):
        try:
            data = os.read(self._output, _PIPE_LENGTH)
        except BlockingIOError:
            return
        if not data:
            raise self._lost()
        self._have += data

    def _lost(self, reason=None):
        if reason is not None:
            self.end()
            return Lost(reason, True)
        try:
            status = self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            status = None
        self.end()
        if status is not None and status < 0:
            return Lost(f"it was ended by signal {-status}", -status not in (signal.SIGKILL, signal.SIGTERM))
        return Lost(f"it ended with status {status}", True)

    def kill(self):
        """Ends the process; the thread that waits for an answer gets `Lost`. Any thread may call it."""
        self._process.kill()

    def end(self):
        """Ends the process, at once, and closes its pipes."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            try:
                pipe.close()
            except OSError:
                pass
