"""A place for one worker process."""

from .errors import WorkerError
from .worker import Lost, Slow, Worker

_MOST_ATTEMPTS = 3


class Place:
    """Starts a process when there is a row, and another one when that has ended. For one thread at a time."""

    def __init__(self, command, seconds):
        self._command, self._seconds = command, seconds
        self._worker = None
        self._closings = 0

    @property
    def process_id(self):
        """The id of the process that runs now, or None."""
        worker = self._worker
        return worker and worker.pid

    @property
    def is_quick(self):
        """Whether the last row's answer came so soon that the next row may be sent before it."""
        return self._worker is not None and self._worker.is_quick

    def render(self, request, ahead=None):
        """Returns the bytes for a request.

        A row whose process is killed from outside is rendered again by another one. A row that ends its process itself
        is rendered again if others had used the process's memory before.

        ahead: the request of the next call, if it is known: the process gets it at once
        """
        attempt, closings = 1, self._closings
        while True:
            if self._worker is None:
                self._worker = Worker(self._command)
            worker = self._worker
            is_fresh = worker.answers == 0
            for each in (request, ahead):
                if each is not None and not worker.has(each):
                    worker.send(each)
            try:
                return worker.answer(self._seconds)
            except Slow:
                self._worker = None
                raise WorkerError(f"It took longer than {self._seconds} seconds.") from None
            except Lost as loss:
                self._worker = None
                if self._closings != closings:
                    raise WorkerError("The renderer was closed.") from None
                if attempt == _MOST_ATTEMPTS or (loss.crashed and is_fresh):
                    raise WorkerError(f"Its process is lost: {loss}.") from None
                attempt += 1

    def close(self, is_idle):
        """Ends the process. A row that is at work fails; the next one starts a process again."""
        self._closings += 1
        worker = self._worker
        if worker is None:
            return
        if is_idle:
            self._worker = None
            worker.end()
        else:
            worker.kill()
