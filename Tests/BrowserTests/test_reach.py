"""Plain clicks on the middle of every kind of control: they must arrive where people click."""

import pytest

from conftest import settle, text


def did(page):
    return text(page, "did").text_content()


@pytest.mark.parametrize("role, name, result", [
    ("button", "Plain row", "row"),
    ("switch", "Switch", "switch"),
    ("button", "Bordered", "bordered"),
    ("button", "Prominent", "prominent"),
    ("button", "Glass", "glass"),
    ("button", "Borderless", "borderless"),
    ("button", "Round", "round"),
    ("switch", "Pressed", "pressed"),
    ("switch", "Box", "box"),
    ("radio", "Right", "Right"),
    ("radio", "Pear", "Pear"),
    ("button", "Group", "group"),
    ("slider", "Amount", "amount"),
    ("textbox", "Name", "naming"),
    ("link", "Link", "link"),
    ("button", "Leading", "leading"),
    ("button", "Add", "added"),
    ("button", "Bottom", "bottom"),
])
def test_a_click_uses_a_control(serve, visit, role, name, result):
    page = visit(serve(screen="reach"), viewport={"width": 390, "height": 1000})
    settle(page)
    page.get_by_role(role, name=name, exact=True).click()
    settle(page)
    assert did(page) == f"Did {result}"


@pytest.mark.parametrize("role, name, item, result", [
    ("button", "Menu", "Copy", "copied"),
    ("button", "More", "Archive", "archived"),
    ("radiogroup", "Size", "Large", "Large"),
])
def test_a_click_opens_a_menu_and_another_chooses(serve, visit, role, name, item, result):
    page = visit(serve(screen="reach"), viewport={"width": 390, "height": 1000})
    settle(page)
    page.get_by_role(role, name=name, exact=True).click()
    settle(page)
    page.get_by_role("menuitem", name=item).click()
    settle(page)
    assert did(page) == f"Did {result}"


@pytest.mark.parametrize("has_touch", [False, True])
def test_bars_take_clicks_above_scrolled_content(serve, visit, has_touch):
    page = visit(serve(screen="reach"), has_touch=has_touch)
    settle(page)

    def use(name):
        button = page.get_by_role("button", name=name, exact=True)
        button.tap() if has_touch else button.click()
        settle(page)

    use("Second")
    page.mouse.move(195, 400)
    page.mouse.wheel(0, 333)
    settle(page)
    use("Done")
    use("First")
    assert did(page) == "Did done"


def test_all_of_the_back_buttons_glass_takes_clicks(serve, visit):
    page = visit(serve(screen="reach"))
    settle(page)
    second = page.get_by_role("button", name="Second", exact=True)
    for x, y in [(22, 4), (40, 22), (22, 40), (4, 22), (10, 12), (33, 33)]:
        second.click()
        settle(page)
        page.get_by_role("button", name="First", exact=True).click(position={"x": x, "y": y})
        settle(page)
        assert second.count() == 1, f"a click at {x}, {y} leads nowhere"


def test_a_row_is_swiped_by_mouse_and_by_trackpad(serve, visit):
    page = visit(serve(screen="swiping"))
    settle(page)
    row = page.get_by_role("button", name="Two 0")
    box = row.bounding_box()
    y = box["y"] + box["height"] / 2
    page.mouse.move(300, y)
    page.mouse.down()
    page.mouse.move(250, y, steps=5)
    page.mouse.move(170, y, steps=5)
    page.mouse.up()
    settle(page)
    assert row.bounding_box()["x"] < box["x"] - 100
    assert row.count() == 1, "the row was pressed"
    # Back again, by two fingers on a trackpad.
    page.mouse.wheel(-300, 4)
    page.wait_for_timeout(600)
    settle(page)
    assert row.bounding_box()["x"] == box["x"]
    # Chromium tells a page of two pixels a point half the length.
    for _ in range(8):
        page.mouse.wheel(30, 2)
        page.wait_for_timeout(16)
    page.wait_for_timeout(600)
    settle(page)
    page.mouse.click(374 - 74 - 37, y)
    settle(page)
    assert did(page) == "Did flagged Two"
