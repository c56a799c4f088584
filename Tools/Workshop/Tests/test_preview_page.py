"""Drives the page of `roost preview` in Chromium: it follows saves, keeps states, and outlives errors and crashes.

    ROOST=…/roost PREVIEW_PACKAGE=… python -m pytest Tools/Workshop/Tests/test_preview_page.py

The package is one that `roost new NAME --template cards` made. Its sources are as before in the end.
"""

import os
import pathlib
import re
import subprocess

import pytest
from playwright.sync_api import expect, sync_playwright

PACKAGE = pathlib.Path(os.environ.get("PREVIEW_PACKAGE", "."))
SOURCE = PACKAGE / "Sources" / PACKAGE.name / "Card.swift"
PREVIEW = f"{PACKAGE.name}/Card/card"
# A build of everything after the test's own edits; the page itself waits for no fixed time.
PATIENCE = 60_000


@pytest.fixture
def page():
    source = SOURCE.read_text()
    roost = subprocess.Popen(
        [os.environ["ROOST"], "preview", "--package", PACKAGE, "--port", "8190"], stdout=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://\S+", roost.stdout.readline())[0]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("ROOST_CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1000, "height": 700})
            page.set_default_timeout(PATIENCE)
            expect.set_options(timeout=PATIENCE)
            page.goto(address)
            yield page
            browser.close()
    finally:
        SOURCE.write_text(source)
        roost.terminate()
        roost.wait()


def button(page):
    return page.frame_locator(f"figure[data-preview='{PREVIEW}'] iframe:not(.new)").get_by_role("button")


def edit(old, new):
    text = SOURCE.read_text()
    assert old in text
    SOURCE.write_text(text.replace(old, new))


def test_a_save_shows_and_the_state_goes_on(page):
    button(page).click()
    button(page).click()
    expect(button(page)).to_have_accessible_name("Likes: 2")
    edit("Likes: ", "Hearts: ")
    expect(button(page)).to_have_accessible_name("Hearts: 2")


def test_an_error_is_shown_with_its_line_while_the_old_picture_stays(page):
    button(page).click()
    edit(".padding()", ".paddling()")
    expect(page.locator("#errors")).to_contain_text(re.compile(r"Card\.swift:\d+:\d+: .*paddling"))
    button(page).click()
    expect(button(page)).to_have_accessible_name("Likes: 2")
    edit(".paddling()", ".padding()")
    expect(page.locator("#errors")).to_be_hidden()


def test_a_crash_shows_its_message_and_the_page_goes_on(page):
    edit("likes += 1", 'likes += 1; if likes == 2 { fatalError("too many likes") }')
    expect(page.locator("body[data-drawn='2']")).to_be_attached()
    button(page).click()
    expect(button(page)).to_have_accessible_name("Likes: 1")
    button(page).click()
    expect(page.locator("#crash")).to_contain_text("too many likes")
    page.get_by_role("button", name="Start again").click()
    expect(page.locator("#crash")).to_be_hidden()
    expect(button(page)).to_have_accessible_name(re.compile("Likes: "))


def test_a_setting_changes_all_previews_and_the_state_goes_on(page):
    button(page).click()
    page.locator("#scheme").select_option("dark")
    expect(page.locator("body[data-drawn='2']")).to_be_attached()
    expect(page.frame_locator(f"figure[data-preview='{PREVIEW}'] iframe:not(.new)").locator("body.dark")).to_be_attached()
    expect(button(page)).to_have_accessible_name("Likes: 1")


def test_the_inspector_says_why_a_view_is_so(page):
    button(page).click()
    page.get_by_role("button", name="Inspect").click()
    overlay = page.locator(f"figure[data-preview='{PREVIEW}'] .overlay")
    overlay.click(position={"x": 40, "y": 26})
    details = page.locator("#details")
    expect(details).to_contain_text("Text “Ada Lovelace”")
    expect(details).to_contain_text(re.compile(r"Card\.swift:\d+ Text\(name\)"))
    expect(details).to_contain_text("The text has the size of its words")
    expect(details).to_contain_text(".font(.headline)")
    expect(details.get_by_role("row", name="likes 1")).to_be_visible()
    page.locator("#inspector li button").first.click()
    expect(details).to_contain_text("Padding offers its content")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#inspector [aria-current=true]")).to_contain_text("VStack")
    # The previews can be used again.
    page.get_by_role("button", name="Inspect").click()
    button(page).click()
    expect(button(page)).to_have_accessible_name("Likes: 2")
