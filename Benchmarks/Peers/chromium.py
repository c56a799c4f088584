"""A headless Chromium, driven by Playwright, and the processor time and memory of all its processes."""

from playwright.sync_api import sync_playwright
from processes import cpu, memory

__all__ = ["PATH", "cpu", "launch", "memory"]

PATH = "/usr/bin/chromium"


def launch():
    playwright = sync_playwright().start()
    return playwright, playwright.chromium.launch(executable_path=PATH, args=["--no-sandbox"])
