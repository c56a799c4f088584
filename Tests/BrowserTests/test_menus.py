"""Context menus by secondary click and by keyboard, and the browser's own where the app has none."""

from conftest import settle, text
from test_touch import middle


WINDOW = {"width": 390, "height": 1000}


def watch(page):
    """Counts the browser's own menus."""
    page.evaluate("""() => {
        globalThis.browserMenus = 0;
        addEventListener("contextmenu", (event) => { if (!event.defaultPrevented) browserMenus++; });
    }""")


def browser_menus(page):
    return page.evaluate("browserMenus")


def right_click(page, x, y):
    page.mouse.move(x, y)
    settle(page)
    page.mouse.click(x, y, button="right")
    settle(page)


def test_a_secondary_click_opens_the_menu_of_a_view_at_the_pointer(serve, visit):
    page = visit(serve(screen="phone"), viewport=WINDOW)
    settle(page)
    watch(page)
    _, y = middle(page.get_by_role("button", name="Banana"))
    x = 60
    right_click(page, x, y)
    assert browser_menus(page) == 0
    copy = page.get_by_role("menuitem", name="Copy").bounding_box()
    assert abs(copy["x"] - x) < 2
    assert y < copy["y"] < y + 30
    page.mouse.click(*middle(page.get_by_role("menuitem", name="Copy")))
    settle(page)
    assert "Did copied Banana" in text(page, "did").text_content()


def test_the_browser_shows_its_own_menu_where_the_app_has_none(serve, visit):
    page = visit(serve(screen="phone"), viewport=WINDOW)
    settle(page)
    watch(page)
    right_click(page, *middle(page.get_by_role("heading", name="Market")))
    assert browser_menus(page) == 1
    assert page.get_by_role("menuitem").count() == 0


def test_a_secondary_click_closes_an_open_menu(serve, visit):
    page = visit(serve(screen="phone"), viewport=WINDOW)
    settle(page)
    watch(page)
    right_click(page, *middle(page.get_by_role("button", name="Banana")))
    assert page.get_by_role("menuitem").count() == 2
    right_click(page, 20, 980)
    assert page.get_by_role("menuitem").count() == 0
    assert browser_menus(page) == 0


def test_the_menu_key_opens_the_menu_of_the_focused_view(serve, visit):
    page = visit(serve(screen="phone"), viewport=WINDOW)
    settle(page)
    watch(page)
    page.get_by_role("button", name="Cherry").focus()
    page.keyboard.press("Shift+F10")
    settle(page)
    assert browser_menus(page) == 0
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    settle(page)
    assert "Did copied Cherry" in text(page, "did").text_content()
    page.get_by_role("button", name="Name").focus()
    page.keyboard.press("Shift+F10")
    settle(page)
    assert browser_menus(page) == 1
