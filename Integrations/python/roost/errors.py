"""The reasons why a row could not be rendered."""


class RenderError(Exception):
    """A row could not be rendered."""


class RowError(RenderError):
    """The program refuses the row: its message says why. Other rows are not affected."""


class WorkerError(RenderError):
    """The row took too long, or its worker process ended again and again."""
