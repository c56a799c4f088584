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
# Milliseconds, for a build after one of the test's own edits.
PATIENCE = 30_000


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
            # The package may have to be built first.
            page.wait_for_selector("body[data-drawn='1']", state="attached", timeout=600_000)
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
    expect(page.locator("#errors")).to_contain_text(re.compile(r"^Sources/\w+/Card\.swift:\d+:\d+: .*paddling"))
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


def test_a_fault_in_the_library_is_shown_with_the_line_of_the_code_that_met_it(page):
    edit("likes += 1", "likes += [1][likes]")
    expect(page.locator("body[data-drawn='2']")).to_be_attached()
    button(page).click()
    expect(button(page)).to_have_accessible_name("Likes: 1")
    button(page).click()
    line = next(number for number, text in enumerate(SOURCE.read_text().splitlines(), 1) if "[1][likes]" in text)
    expect(page.locator("#crash")).to_contain_text(f"Index out of range, at Card.swift:{line}")


def test_a_setting_changes_all_previews_and_the_state_goes_on(page):
    button(page).click()
    page.locator("#scheme").select_option("dark")
    expect(page.locator("body[data-drawn='2']")).to_be_attached()
    expect(page.frame_locator(f"figure[data-preview='{PREVIEW}'] iframe:not(.new)").locator("body.dark")).to_be_attached()
    expect(button(page)).to_have_accessible_name("Likes: 1")


CONTROLLER = """
final class CountingController: UIViewController {
    private let button = UIButton(type: .system)
    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        button.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
        button.setTitle("Taps 0", for: .normal)
        button.addAction(UIAction { [unowned self] _ in count() }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func count() {
        taps += 1
        button.setTitle("Taps \\(taps)", for: .normal)
    }
}

#Preview("Counting") { CountingController() }
"""


def test_a_preview_of_a_controller_of_uikits_shows_and_takes_taps(page):
    SOURCE.write_text(SOURCE.read_text() + CONTROLLER)
    counting = page.frame_locator("figure[data-preview$='/counting'] iframe:not(.new)").get_by_role("button")
    expect(counting).to_have_accessible_name("Taps 0")
    counting.click()
    expect(counting).to_have_accessible_name("Taps 1")


# The inspector

@pytest.fixture
def inspected(page):
    """The page with the inspector, after a press of the button in the preview."""
    button(page).click()
    page.get_by_role("button", name="Inspect").click()
    # The views that the source names.
    expect(page.locator("#inspector li")).to_have_text([".padding  in Card", "VStack", "Text “Ada Lovelace”", "Button “Likes: 1”"])
    return page


def overlay(page):
    return page.locator(f"figure[data-preview='{PREVIEW}'] .overlay")


def test_the_pointer_shows_a_views_frame_and_the_room_around_it(inspected):
    overlay(inspected).hover(position={"x": 40, "y": 26})
    expect(overlay(inspected).locator("text").first).to_contain_text(re.compile(r"Text “Ada Lovelace”  [\d.]+ × [\d.]+"))
    # The room to the padding's edges, and to the button below.
    expect(overlay(inspected).locator("line")).not_to_have_count(0)
    expect(overlay(inspected).get_by_text("8", exact=True)).to_be_visible()
    expect(inspected.locator("#inspector li button.near")).to_contain_text("Text “Ada Lovelace”")


def test_a_click_says_why_a_view_is_so(inspected):
    overlay(inspected).click(position={"x": 40, "y": 26})
    details = inspected.locator("#details")
    expect(details).to_contain_text("Text “Ada Lovelace”")
    expect(details).to_contain_text(re.compile(r"Card\.swift:\d+ Text\(name\)"))
    expect(details).to_contain_text("The text has the size of its words")
    expect(details).to_contain_text(".font(.headline)")
    expect(details.get_by_role("row", name="likes 1")).to_be_visible()


def test_the_list_and_the_picture_choose_the_same_view(inspected):
    overlay(inspected).click(position={"x": 40, "y": 26})
    chosen = inspected.locator("#inspector [aria-current=true]")
    expect(chosen).to_contain_text("Text “Ada Lovelace”")
    inspected.locator("#inspector li button").first.click()
    expect(inspected.locator("#details")).to_contain_text("Padding offers its content")
    expect(overlay(inspected).locator("text").first).to_contain_text(".padding")
    inspected.keyboard.press("ArrowDown")
    expect(chosen).to_contain_text("VStack")
    inspected.keyboard.press("ArrowDown")
    expect(chosen).to_contain_text("Text “Ada Lovelace”")


def test_the_parts_of_a_button_are_shown_if_they_are_wanted(inspected):
    inspected.get_by_label("the parts that views consist of, too").check()
    expect(inspected.locator("#inspector li").filter(has_text=".background")).not_to_have_count(0)
    inspected.locator("#inspector li button").filter(has_text="AnyShape").click()
    expect(inspected.locator("#details h2")).to_have_text("AnyShape")


def test_the_inspector_follows_a_save(inspected):
    overlay(inspected).click(position={"x": 40, "y": 26})
    edit("Text(name)", "Text(name.uppercased())")
    expect(inspected.locator("#details")).to_contain_text("Text “ADA LOVELACE”")


def test_previews_can_be_used_again_without_the_inspector(inspected):
    inspected.get_by_role("button", name="Inspect").click()
    button(inspected).click()
    expect(button(inspected)).to_have_accessible_name("Likes: 2")
