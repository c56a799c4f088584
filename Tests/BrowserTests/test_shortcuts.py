"""Keys that work wherever the focus is."""

import re

from conftest import settle, text
from playwright.sync_api import expect

# Notes the keys that the page keeps from the browser.
NOTE = """
globalThis.kept = [];
addEventListener("keydown", (event) => {
  if (event.defaultPrevented) kept.push((event.ctrlKey ? "Control+" : event.metaKey ? "Meta+" : "") + event.key);
});
"""


def as_on(platform):
    """Prepares a page to be on a platform, as far as it can tell."""
    return lambda page: page.add_init_script(
        f"Object.defineProperty(Navigator.prototype, 'platform', {{ get: () => '{platform}' }});"
        "Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });")


def listened(serve, visit, **options):
    """A page that notes the keys it keeps."""
    page = visit(serve(screen="shortcuts"), **options)
    page.evaluate(NOTE)
    settle(page)
    return page


def test_control_is_the_command_key_where_there_is_none(serve, visit):
    page = listened(serve, visit)
    page.keyboard.press("Control+s")
    page.keyboard.press("Control+Shift+S")
    # This one names control.
    page.keyboard.press("Control+k")
    expect(text(page, "did")).to_have_text("save all kill")
    # No shortcuts of the app.
    page.keyboard.press("Control+b")
    page.keyboard.press("s")
    settle(page)
    assert page.evaluate("kept") == ["Control+s", "Control+S", "Control+k"]
    expect(text(page, "did")).to_have_text("save all kill")


def test_a_shortcut_works_in_a_field_and_other_keys_edit_it(serve, visit):
    page = listened(serve, visit)
    page.get_by_role("textbox", name="Text").focus()
    page.keyboard.type("s words")
    page.keyboard.press("Control+a")
    page.keyboard.press("Control+s")
    expect(text(page, "did")).to_have_text("save")
    page.keyboard.type("k")
    expect(page.get_by_role("textbox", name="Text")).to_have_value("k")
    assert page.evaluate("kept") == ["Control+s"]


def test_a_disabled_button_leaves_its_keys_to_the_browser(serve, visit):
    page = listened(serve, visit)
    page.get_by_role("switch", name="Lock").focus()
    page.keyboard.press("Space")
    settle(page)
    page.keyboard.press("Control+s")
    page.keyboard.press("Control+k")
    expect(text(page, "did")).to_have_text("kill")
    assert page.evaluate("kept") == ["Control+k"]


def test_views_see_control_as_the_command_key(serve, visit):
    page = visit(serve(screen="shortcuts"))
    settle(page)
    page.keyboard.press("Tab")
    for _ in range(8):
        if "Keys" in (page.evaluate("document.activeElement?.textContent") or ""):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Control+b")
    expect(text(page, "did")).to_have_text(re.compile("b!"))


def test_command_is_the_command_key_on_a_mac(serve, visit):
    page = listened(serve, visit, prepare=as_on("MacIntel"))
    page.keyboard.press("Control+s")
    page.keyboard.press("Meta+s")
    page.keyboard.press("Control+k")
    expect(text(page, "did")).to_have_text("save kill")
    assert page.evaluate("kept") == ["Meta+s", "Control+k"]
