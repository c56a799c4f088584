"""Measures `roost preview` in Chromium: the time from a save to the new picture on the page, by step.

    measure_preview.py ROOST PACKAGE FILE [EDITS]

Each edit changes the file's text between its marks `/*reload*/…/*reload*/`. The file is as before in the end.
"""

import re
import statistics
import subprocess
import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

MARKED = re.compile(r"/\*reload\*/.*?/\*reload\*/")


def summary(times):
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"median {statistics.median(times):.0f} ms, 95 % within {late:.0f} ms"


def main():
    roost, package, file = sys.argv[1:4]
    edits = int(sys.argv[4]) if len(sys.argv) > 4 else 20
    source = Path(file)
    original = source.read_text()
    assert MARKED.search(original), f"{file} has no text between /*reload*/ marks."
    server = subprocess.Popen(
        [roost, "preview", "--package", package, "--port", "8290"], stdout=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://\S+", server.stdout.readline())[0]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1200, "height": 900})
            page.goto(address)
            page.wait_for_selector("body[data-drawn='1'], #errors:not([hidden])", state="attached", timeout=600_000)
            assert page.locator("#errors").is_hidden(), page.locator("#errors").inner_text()
            # Waiting for an element notices it up to half a second late.
            page.evaluate("""() => new MutationObserver(() => { globalThis.drawnAt = Date.now() })
                .observe(document.body, { attributeFilter: ["data-drawn"] })""")
            times = {}
            for number in range(1, edits + 1):
                page.wait_for_timeout(500)
                start = time.time() * 1000
                source.write_text(MARKED.sub(f"/*reload*/{number}/*reload*/", original))
                page.wait_for_selector(f"body[data-drawn='{number + 1}']", state="attached", timeout=60_000)
                times.setdefault("all", []).append(page.evaluate("drawnAt") - start)
                for step, value in page.evaluate("state.times").items():
                    # The host's own sum, from the moment at which it saw the save.
                    times.setdefault("seen to served" if step == "all" else step, []).append(value)
            for step, values in times.items():
                print(f"{step}: {summary(values)}, of {len(values)}")
            browser.close()
    finally:
        source.write_text(original)
        server.terminate()


main()
