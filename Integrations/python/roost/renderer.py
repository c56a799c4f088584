"""Worker processes of a Roost program, and the rows for them."""

import os
import shutil
import threading
import weakref
from collections import deque
from concurrent.futures import ThreadPoolExecutor

from .errors import RenderError, WorkerError
from .worker import Lost, Slow, Worker

_MOST_ATTEMPTS = 3


class Renderer:
    """Renders rows by worker processes of a Roost program, which it starts when it needs them, and again when they end.

    program:   the program's path, or its name in PATH
    workers:   the number of processes, by default one for each core that this process may use
    seconds:   the time for each row; then its process is killed, and the row fails
    megabytes: the memory of each process
    pixels, pages: the most millions of pixels of a picture and pages of a document, by default the program's own limits

    Any thread may use it. Pickled, for an engine that sends it to other machines, it starts its own processes there.
    """

    def __init__(self, program, *, workers=None, seconds=60.0, megabytes=2048, pixels=None, pages=None):
        path = shutil.which(os.fspath(program))
        if path is None:
            raise FileNotFoundError(f"There is no program {program!r}.")
        if workers is None:
            workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        if workers < 1:
            raise ValueError("A renderer needs one worker or more.")
        self.workers, self.seconds = workers, seconds
        self._settings = dict(workers=workers, seconds=seconds, megabytes=megabytes, pixels=pixels, pages=pages)
        self._program = os.fspath(program)
        self._command = [path, "worker", "--memory", str(megabytes)]
        if pixels is not None:
            self._command += ["--pixels", str(pixels)]
        if pages is not None:
            self._command += ["--pages", str(pages)]
        self._idle, self._all = deque(), set()
        self._lock, self._free = threading.Lock(), threading.Semaphore(workers)
        self._finalizer = weakref.finalize(self, _end, self._all)

    def __reduce__(self):
        return _make, (self._program, self._settings)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the processes. Rows that are at work fail; the next row starts processes again."""
        with self._lock:
            self._idle.clear()
            workers = list(self._all)
            self._all.clear()
        for worker in workers:
            worker.end()

    @property
    def process_ids(self):
        """The ids of the processes that run now."""
        with self._lock:
            return [worker.pid for worker in self._all]

    def render(self, template, row, format=None, scale=1):
        """Returns the bytes of a picture or a document.

        row: what the template's input is as JSON: a dict of numbers, texts, lists and dicts, or the JSON's bytes.
        format: png, jpg, webp, svg or pdf; by default the template's first one.

        Raises RowError if the program refuses the row, WorkerError if it took too long or ended its process.
        """
        with self._free:
            attempt = 1
            while True:
                worker = self._take()
                is_fresh, is_kept = worker.jobs == 0, False
                try:
                    data = worker.render(template, row, format, scale, self.seconds)
                    is_kept = True
                    return data
                except Slow:
                    raise WorkerError(f"It took longer than {self.seconds} seconds.") from None
                except Lost as loss:
                    # A process that is killed has nothing to do with its row. One that ends itself may have come to
                    # the end of its memory through the rows before.
                    if attempt == _MOST_ATTEMPTS or (loss.crashed and is_fresh):
                        raise WorkerError(f"Its process is lost: {loss}.") from None
                    attempt += 1
                except RenderError:
                    is_kept = True
                    raise
                finally:
                    self._give_back(worker, is_kept)

    def _take(self):
        with self._lock:
            if self._idle:
                return self._idle.pop()
        worker = Worker(self._command)
        with self._lock:
            self._all.add(worker)
        return worker

    def _give_back(self, worker, is_kept):
        with self._lock:
            is_kept = is_kept and worker in self._all
            if is_kept:
                self._idle.append(worker)
            else:
                self._all.discard(worker)
        if not is_kept:
            worker.end()

    def render_many(self, template, rows, format=None, scale=1, *, errors="raise"):
        """Yields the bytes for each row, in the rows' order. Only a few rows for each worker are taken ahead.

        errors: "raise" ends with the first row that fails; "return" yields its RenderError in its place.
        """
        if errors not in ("raise", "return"):
            raise ValueError('errors is "raise" or "return".')

        def one(row):
            try:
                return self.render(template, row, format, scale)
            except RenderError as error:
                if errors == "raise":
                    raise
                return error

        waiting = deque()
        with ThreadPoolExecutor(self.workers) as pool:
            try:
                for row in rows:
                    waiting.append(pool.submit(one, row))
                    if len(waiting) >= self.workers * 4:
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            finally:
                for future in waiting:
                    future.cancel()


def _make(program, settings):
    return Renderer(program, **settings)


def _end(workers):
    for worker in list(workers):
        worker.end()
