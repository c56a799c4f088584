"""Measures an app of ours and one of NiceGUI in the same browser: the time from a press on a button until the page
shows it, the bytes that the page receives, and the server's processor time. A press is one event: the button's `click`.

    python3 peer.py path/to/folder/of/BrowserTestApp [--presses 200]
"""

import argparse
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

from client import Server, cpu

NICEGUI = """
from nicegui import ui

@ui.page('/')
def index():
    state = {'count': 0}
    label = ui.label('Count 0').props('data-testid=count')
    def add():
        state['count'] += 1
        label.text = f"Count {state['count']}"
    ui.button('Add', on_click=add)

ui.run(port=%d, show=False, reload=False)
"""

# Presses the button and waits until the text has changed.
PRESS = """async () => {
  const label = document.querySelector('[data-testid=count]');
  const button = [...document.querySelectorAll('button')].find((b) => /^add$/i.test(b.ariaLabel || b.textContent.trim()));
  const before = label.textContent;
  const start = performance.now();
  button.click();
  while (document.querySelector('[data-testid=count]').textContent === before) {
    await new Promise((resolve) => { const c = new MessageChannel(); c.port1.onmessage = resolve; c.port2.postMessage(0); });
  }
  return performance.now() - start;
}"""


def measure(name, browser, url, pid, presses):
    page = browser.new_page()
    received = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: received.append(len(data))))
    page.goto(url)
    page.get_by_test_id("count").wait_for()
    page.wait_for_timeout(1000)
    for _ in range(10):
        page.evaluate(PRESS)
    received.clear()
    before, times = cpu(pid), []
    for _ in range(presses):
        times.append(page.evaluate(PRESS))
        page.wait_for_timeout(5)
    page.wait_for_timeout(500)
    times.sort()
    print(f"{name}: press to page {statistics.median(times):.1f} ms (p99 {times[int(0.99 * len(times))]:.1f}), "
          f"{(cpu(pid) - before) / presses * 1000:.2f} ms processor time and {sum(received) / presses:.0f} bytes down a press")
    page.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--presses", type=int, default=200)
    options = parser.parse_args()
    with sync_playwright() as playwright:
        path = os.environ.get("ROOST_CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        ours = Server(f"{options.folder}/BrowserTestApp", ROOST_TEST_SCREEN="counter")
        measure("Roost", browser, f"http://{ours.address}", ours.process.pid, options.presses)
        ours.stop()

        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
            file.write(NICEGUI % port)
            file.flush()
            theirs = subprocess.Popen([sys.executable, file.name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for _ in range(100):
                time.sleep(0.2)
                try:
                    socket.create_connection(("127.0.0.1", port), timeout=1).close()
                    break
                except OSError:
                    pass
            measure("NiceGUI", browser, f"http://127.0.0.1:{port}/", theirs.pid, options.presses)
            theirs.kill()
        browser.close()


main()
