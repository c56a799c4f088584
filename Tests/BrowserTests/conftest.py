"""Runs the test app and opens it in Debian's Chromium."""

import os
import re
import subprocess
import pathlib
import platform
import tempfile
import time

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]


def binary(name):
    folder = os.environ.get("ROOST_BIN") or ROOT / ".build" / "debug"
    return pathlib.Path(folder) / name


def gallery_pages():
    """The names, widths and heights of the gallery's pages."""
    lines = subprocess.run(
        [binary("BrowserTestApp"), "pages"], capture_output=True, text=True, check=True).stdout.splitlines()
    return [(name, int(width), int(height)) for name, width, height in map(str.split, lines)]


# Apps that are started leave their secrets here.
STATE = tempfile.TemporaryDirectory()


class App:
    """An app that serves itself at `url`."""

    def __init__(self, name="BrowserTestApp", screen="", port=0, **settings):
        environment = {**os.environ, "ROOST_HOST": "browser", "ROOST_PORT": str(port), "ROOST_TEST_SCREEN": screen,
                       "XDG_STATE_HOME": STATE.name, **settings}
        self.process = subprocess.Popen(
            [binary(name)], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        match = re.search(r"(http://\S+)", line)
        assert match, f"{name} did not start: {line!r} {self.process.stderr.read()}"
        # Set by tests that end the app.
        self.has_ended = False
        self.url = match[1]
        self.port = int(self.url.rsplit(":", 1)[1])

    def stop(self):
        self.process.kill()
        self.process.communicate()

    @property
    def is_running(self):
        return self.process.poll() is None


@pytest.fixture
def serve():
    """Starts apps that end with the test, and must not have ended before."""
    apps = []

    def start(*arguments, **settings):
        apps.append(App(*arguments, **settings))
        return apps[-1]

    yield start
    crashed = [app for app in apps if not app.is_running and not app.has_ended]
    for app in apps:
        app.stop()
    assert not crashed, "the app has ended by itself"


@pytest.fixture(scope="session")
def browser():
    path = os.environ.get("ROOST_CHROMIUM", "/usr/bin/chromium")
    if not os.path.exists(path) and platform.freedesktop_os_release().get("ID") == "ubuntu":
        pytest.skip("Ubuntu's Chromium is a snap; ROOST_CHROMIUM can name another")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(browser):
    """Opens a page on an app, and waits for its first picture. Errors of scripts and of the policy fail the test,
    unless the page may complain."""
    contexts, complaints = [], []

    def open_page(app, path="/", prepare=None, may_complain=False, **options):
        options = {"viewport": {"width": 390, "height": 700}, "device_scale_factor": 2, "locale": "en-US", **options}
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        if not may_complain:
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda message: complaints.append(message.text)
                    if message.type == "error" and "WebSocket" not in message.text else None)
        if prepare:
            prepare(page)
        page.goto(app.url + path)
        wait_for(page, "globalThis.roost?.frames > 0", timeout=20)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints


def wait_for(page, condition, timeout=10):
    """Waits for a condition in JavaScript. (Playwright's own waiting evaluates strings, which the page's policy forbids.)"""
    end = time.monotonic() + timeout
    while not page.evaluate(condition):
        assert time.monotonic() < end, f"{condition} did not come true"
        page.wait_for_timeout(15)


def text(page, identifier):
    """The element of the view with this accessibility identifier."""
    return page.get_by_test_id(identifier)


def settle(page):
    """Waits until the session has handled all input and nothing moves."""
    wait_for(page, "roost.lastInput >= roost.sent")
    frames = -1
    while frames != (frames := page.evaluate("roost.frames")):
        page.wait_for_timeout(250)
