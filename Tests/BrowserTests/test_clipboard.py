"""The reader's clipboard outside of fields, by the keys that people press."""

import pytest

from conftest import settle, text, wait_for

PERMISSIONS = ["clipboard-read", "clipboard-write"]

# Reads the clipboard as any page would. A read that a write overtakes fails in Chromium; it is null then.
READ = """async () => {
  try {
    const [item] = await navigator.clipboard.read();
    const text = item.types.includes("text/plain") ? await (await item.getType("text/plain")).text() : null;
    if (!item.types.includes("image/png")) return [text, null];
    const picture = await createImageBitmap(await item.getType("image/png"));
    return [text, [picture.width, picture.height]];
  } catch (error) {
    if (error.name !== "InvalidStateError") throw error;
    return null;
  }
}"""


@pytest.fixture
def page(serve, visit):
    return visit(serve(screen="clipboard"), permissions=PERMISSIONS)


def until_copied(page, expected):
    for _ in range(100):
        if (found := page.evaluate(READ)) == expected:
            return
        page.wait_for_timeout(50)
    assert found == expected


def test_a_view_is_copied_and_pasted_by_keys(page):
    page.keyboard.press("Control+c")
    until_copied(page, ["milk", None])
    page.keyboard.press("Control+v")
    wait_for(page, "document.querySelector('[data-testid=notes]').textContent === 'milk bread milk'")


def test_a_view_is_cut_by_keys(page):
    page.keyboard.press("Control+x")
    until_copied(page, ["milk", None])
    settle(page)
    assert text(page, "notes").text_content() == "bread"


def test_a_picture_of_the_app_is_on_the_readers_clipboard(page):
    page.get_by_role("button", name="Copy picture").click()
    # UIKit's renderer makes three pixels a point.
    until_copied(page, [None, [12, 6]])


def test_a_text_of_another_page_is_pasted(page):
    page.evaluate("navigator.clipboard.writeText('eggs')")
    page.keyboard.press("Control+v")
    wait_for(page, "document.querySelector('[data-testid=notes]').textContent === 'milk bread eggs'")
