"""A table over many pages by headless Chromium's printing."""

import argparse
import json
import time
from pathlib import Path

import chromium
import harness
import ledger_html

parser = argparse.ArgumentParser()
parser.add_argument("file")
parser.add_argument("--keep")
options = parser.parse_args()
jobs = json.loads(Path(options.file).read_text())
playwright, browser = chromium.launch()
tab = browser.new_page()


def document(pages):
    tab.set_content(ledger_html.document(pages))
    return tab.pdf(prefer_css_page_size=True, print_background=True)


document(jobs[:1])
cpu, start = chromium.cpu(), time.perf_counter()
file = document(jobs)
seconds, cpu = time.perf_counter() - start, chromium.cpu() - cpu
if options.keep:
    Path(options.keep).write_bytes(file)
harness.report(len(jobs), seconds, cpu, len(file), peakKilobytes=chromium.memory())
browser.close()
playwright.stop()
