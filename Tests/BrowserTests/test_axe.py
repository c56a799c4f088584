"""axe-core's rules of accessibility on every page of the gallery, and over it on sheets, menus and dialogs."""

import pathlib

import axe_playwright_python
import pytest

from conftest import gallery_pages, settle, wait_for

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
PAGES = [name for name, _, _ in gallery_pages()]
SCREENS = ["counter", "fields", "settings", "controls", "rows", "pages", "accessibility", "shortcuts", "phone",
           "searching", "swiping", "reach", "everything", "charts"]


def violations(page):
    """What axe-core finds, a line for each element. The gallery shows colours of Apple's and of its own, in small pictures:
    their contrast is no matter of the page."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run({ rules: { 'color-contrast': { enabled: false } } })")["violations"]
    return [f"{rule['id']} ({rule['impact']}): {node['html'][:200]}" for rule in found for node in rule["nodes"]]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_of_the_gallery_is_accessible(serve, visit, name):
    page = visit(serve(screen=f"page:{name}"), viewport={"width": 900, "height": 900})
    # Some pages move without an end.
    wait_for(page, "document.querySelector('#mirror').children.length > 0")
    assert violations(page) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_accessible(serve, visit, screen):
    page = visit(serve(screen=screen), viewport={"width": 390, "height": 900})
    settle(page)
    assert violations(page) == []


@pytest.mark.parametrize("name", ["Sheet", "Alert", "Dialog", "Menu"])
def test_a_presentation_is_accessible(serve, visit, name):
    page = visit(serve(screen="presentations"))
    page.get_by_role("button", name=name, exact=True).click()
    settle(page)
    assert violations(page) == []
