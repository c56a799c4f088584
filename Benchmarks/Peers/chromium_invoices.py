"""Invoices by headless Chromium's printing: one browser for all, a tab for each core."""

import argparse
import asyncio
import json
import os
import time
from pathlib import Path

import chromium
import harness
import invoice_html
from playwright.async_api import async_playwright


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--format", default="pdf")
    parser.add_argument("--cores", default="all")
    parser.add_argument("--count", type=int)
    parser.add_argument("--keep")
    options = parser.parse_args()
    jobs = json.loads(Path(options.file).read_text())[: options.count]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.PATH, args=["--no-sandbox"])

        async def draw(tab, invoice):
            await tab.set_content(invoice_html.document(invoice))
            return await tab.pdf(prefer_css_page_size=True, print_background=True)

        tabs = [await browser.new_page() for _ in range(os.cpu_count() if options.cores == "all" else 1)]
        for tab in tabs:
            first = await draw(tab, jobs[0])
        if options.keep:
            Path(options.keep, "invoice-0.pdf").write_bytes(first)
            return

        async def share(index):
            return sum([len(await draw(tabs[index], invoice)) for invoice in jobs[index :: len(tabs)]])

        cpu, start = chromium.cpu(), time.perf_counter()
        size = sum(await asyncio.gather(*(share(index) for index in range(len(tabs)))))
        seconds = time.perf_counter() - start
        harness.report(len(jobs), seconds, chromium.cpu() - cpu, size, peakKilobytes=chromium.memory())
        await browser.close()


asyncio.run(main())
