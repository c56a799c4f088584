"""Cards by headless Chromium: one browser for all, a tab for each core."""

import argparse
import asyncio
import base64
import json
import os
import time
from pathlib import Path

import card_html
import chromium
import harness
from playwright.async_api import async_playwright


async def shot(page, session, card, format_):
    await page.set_content(card_html.page(card))
    quality = {} if format_ == "png" else {"quality": 80}
    answer = await session.send("Page.captureScreenshot", {"format": format_, **quality})
    return base64.b64decode(answer["data"])


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--format", default="png")
    parser.add_argument("--cores", default="one")
    parser.add_argument("--count", type=int)
    parser.add_argument("--keep")
    options = parser.parse_args()
    jobs = json.loads(Path(options.file).read_text())[: options.count]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.PATH, args=["--no-sandbox"])

        async def tab():
            page = await browser.new_page(viewport={"width": 1200, "height": 630})
            session = await page.context.new_cdp_session(page)
            await shot(page, session, jobs[0], options.format)
            return page, session

        tabs = [await tab() for _ in range(os.cpu_count() if options.cores == "all" else 1)]
        if options.keep:
            for index, card in enumerate(jobs):
                Path(options.keep, f"card-{index}.{options.format}").write_bytes(
                    await shot(*tabs[0], card, options.format))
            return

        async def share(index):
            return sum([len(await shot(*tabs[index], card, options.format)) for card in jobs[index :: len(tabs)]])

        cpu, start = chromium.cpu(), time.perf_counter()
        size = sum(await asyncio.gather(*(share(index) for index in range(len(tabs)))))
        seconds = time.perf_counter() - start
        harness.report(len(jobs), seconds, chromium.cpu() - cpu, size, peakKilobytes=chromium.memory())
        await browser.close()


asyncio.run(main())
