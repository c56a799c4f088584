"""Pictures and PDF documents from the templates of a Roost program."""

from .errors import RenderError, RowError, WorkerError
from .renderer import Renderer
from .tables import render_frame, render_table

__all__ = ["RenderError", "Renderer", "RowError", "WorkerError", "render_frame", "render_table"]
