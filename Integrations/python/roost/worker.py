"""One worker process of a Roost program."""

import json
import os
import selectors
import signal
import subprocess
import time

from .errors import RowError

_LONGEST_HEAD = 1 << 16
_LONGEST_ANSWER = 1 << 30


class Lost(Exception):
    """The process has ended, or is of no more use. `crashed` is false if somebody killed it."""

    def __init__(self, reason, crashed):
        super().__init__(reason)
        self.crashed = crashed


class Slow(Exception):
    """The process was killed because its job took too long."""


class Worker:
    """A process that does one job at a time. For one thread at a time."""

    def __init__(self, command):
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        self._input = self._process.stdin.fileno()
        self._output = self._process.stdout.fileno()
        for file in (self._input, self._output):
            os.set_blocking(file, False)
        self.jobs = 0

    @property
    def pid(self):
        return self._process.pid

    def render(self, template, row, format, scale, seconds):
        """Returns the bytes for a row. After `Lost` and `Slow` the worker is of no more use."""
        self.jobs += 1
        row = json.dumps(row, allow_nan=False, separators=(",", ":")).encode() if not isinstance(row, bytes) else row
        head = {"id": self.jobs, "template": template, "scale": scale, "length": len(row)}
        if format is not None:
            head["format"] = format
        answer, data = self._exchange(json.dumps(head).encode() + b"\n" + row, time.monotonic() + seconds)
        if "error" in answer:
            raise RowError(answer["error"])
        return data

    def _exchange(self, request, deadline):
        request, have, head, start = memoryview(request), bytearray(), None, 0
        with selectors.PollSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            selector.register(self._input, selectors.EVENT_WRITE)
            while True:
                left = deadline - time.monotonic()
                if left <= 0:
                    self.end()
                    raise Slow()
                for key, _ in selector.select(min(left, 60)):
                    if key.fd == self._input:
                        request = request[self._send(request):]
                        if not request:
                            selector.unregister(self._input)
                    else:
                        have += self._receive()
                if head is None:
                    end = have.find(b"\n")
                    if end < 0:
                        if len(have) > _LONGEST_HEAD:
                            raise self._lost("its answer has no end")
                        continue
                    head, start = self._head(bytes(have[:end])), end + 1
                if len(have) - start >= head.get("length", 0):
                    return head, bytes(have[start:start + head.get("length", 0)])

    def _head(self, line):
        try:
            head = json.loads(line)
            if head.get("id") != self.jobs or not 0 <= head.get("length", 0) <= _LONGEST_ANSWER:
                raise ValueError
            return head
        except (ValueError, AttributeError, TypeError):
            raise self._lost("its answer cannot be read") from None

    def _send(self, request):
        try:
            return os.write(self._input, request[: 1 << 16])
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise self._lost() from None

    def _receive(self):
        try:
            data = os.read(self._output, 1 << 20)
        except BlockingIOError:
            return b""
        if not data:
            raise self._lost()
        return data

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

    def end(self):
        """Ends the process, at once."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            try:
                pipe.close()
            except OSError:
                pass
