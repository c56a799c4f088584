"""Worker processes of a Roost program, and the rows for them."""

import os
import queue
import shutil
import threading
import time
import weakref
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

from .errors import RenderError
from .place import Place
from .worker import Request

# The time for which a batch keeps a worker that other threads wait for.
_TURN_SECONDS = 0.1


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
        command = [path, "worker", "--memory", str(megabytes)]
        if pixels is not None:
            command += ["--pixels", str(pixels)]
        if pages is not None:
            command += ["--pages", str(pages)]
        self._places = [Place(command, seconds) for _ in range(workers)]
        # The last place that was used is the next one, so few processes serve few rows.
        self._idle = list(self._places)
        self._is_free, self._line = threading.Condition(), deque()
        self._finalizer = weakref.finalize(self, _close, self._places)

    def __reduce__(self):
        return _make, (self._program, self._settings)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the processes. Rows that are at work fail; the next row starts processes again."""
        with self._is_free:
            for place in self._places:
                place.close(is_idle=place in self._idle)

    @property
    def process_ids(self):
        """The ids of the processes that run now."""
        return [id for place in self._places if (id := place.process_id) is not None]

    @contextmanager
    def _place(self):
        """A place for the caller alone. Threads get one in the order in which they ask."""
        with self._is_free:
            ticket = object()
            self._line.append(ticket)
            try:
                self._is_free.wait_for(lambda: self._idle and self._line[0] is ticket)
                place = self._idle.pop()
            finally:
                self._line.remove(ticket)
                self._is_free.notify_all()
        try:
            yield place
        finally:
            with self._is_free:
                self._idle.append(place)
                self._is_free.notify_all()

    def render(self, template, row, format=None, scale=1):
        """Returns the bytes of a picture or a document.

        row: what the template's input is as JSON: a dict of numbers, texts, lists and dicts, or the JSON's bytes.
        format: png, jpg, webp, svg or pdf; by default the template's first one.

        Raises RowError if the program refuses the row, WorkerError if it took too long or ended its process.
        """
        request = Request(template, row, format, scale)
        with self._place() as place:
            return place.render(request)

    def render_many(self, template, rows, format=None, scale=1, *, errors="raise"):
        """Yields the bytes for each row, in the rows' order. Only a few rows for each worker are taken ahead.

        errors: "raise" ends with the first row that fails; "return" yields its RenderError in its place.
        """
        if errors not in ("raise", "return"):
            raise ValueError('errors is "raise" or "return".')
        jobs, waiting = queue.SimpleQueue(), deque()
        with ThreadPoolExecutor(self.workers) as pool:
            for _ in range(self.workers):
                pool.submit(self._work, jobs)
            try:
                for row in rows:
                    result = Future()
                    try:
                        jobs.put((Request(template, row, format, scale), result))
                    except (TypeError, ValueError) as error:
                        # It is no JSON, and fails in its turn.
                        result.set_exception(error)
                    waiting.append(result)
                    if len(waiting) >= self.workers * 4:
                        yield _outcome(waiting.popleft(), errors)
                while waiting:
                    yield _outcome(waiting.popleft(), errors)
            finally:
                for result in waiting:
                    result.cancel()
                for _ in range(self.workers):
                    jobs.put(None)

    def _work(self, jobs):
        """Renders a queue's requests up to the first None, and sets their results."""
        while (job := jobs.get()) is not None:
            if not job[1].set_running_or_notify_cancel():
                continue
            with self._place() as place:
                end = time.monotonic() + _TURN_SECONDS
                while job is not None:
                    request, result = job
                    is_over = self._line and time.monotonic() > end
                    job = self._ahead(jobs) if place.is_quick and not is_over else None
                    try:
                        result.set_result(place.render(request, job and job[0]))
                    except BaseException as error:
                        result.set_exception(error)

    @staticmethod
    def _ahead(jobs):
        """The next job of a queue, if it is there."""
        while True:
            try:
                job = jobs.get_nowait()
            except queue.Empty:
                return None
            if job is None:
                jobs.put(None)
                return None
            if job[1].set_running_or_notify_cancel():
                return job


def _outcome(result, errors):
    try:
        return result.result()
    except RenderError as error:
        if errors == "raise":
            raise
        return error


def _make(program, settings):
    return Renderer(program, **settings)


def _close(places):
    for place in places:
        place.close(is_idle=True)
