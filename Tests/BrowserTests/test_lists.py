"""Rows that are swiped, and lists that are searched, with fingers and a keyboard."""

from conftest import settle, text
from test_touch import Finger, middle


def row(page, name):
    return middle(page.get_by_role("button", name=name))


def did(page):
    return text(page, "did").text_content()


def swipe(page, name, start, end):
    _, y = row(page, name)
    Finger(page).drag((start, y), (end, y), steps=20, rest=150)
    settle(page)


def test_a_full_swipe_performs_the_first_action_of_its_edge(serve, visit):
    page = visit(serve(screen="swiping"), has_touch=True)
    settle(page)
    swipe(page, "Three 0", 370, 30)
    assert did(page) == "Did deleted Three"
    assert page.get_by_role("button", name="Three 0").count() == 0
    swipe(page, "Four 0", 30, 370)
    assert did(page) == "Did pinned Four"
    # This row's full swipes are forbidden.
    swipe(page, "Two 0", 370, 30)
    assert did(page) == "Did pinned Four"


def test_a_tap_closes_an_open_row_and_does_nothing_else(serve, visit):
    page = visit(serve(screen="swiping"), has_touch=True)
    settle(page)
    place = row(page, "One 0")
    swipe(page, "One 0", 40, 200)
    opened = row(page, "One 0")
    assert opened[0] > place[0] + 100
    page.touchscreen.tap(*row(page, "Four 0"))
    settle(page)
    assert row(page, "One 0") == place
    assert page.get_by_role("button", name="Four 0").count() == 1
    page.touchscreen.tap(*row(page, "Four 0"))
    settle(page)
    assert page.get_by_role("button", name="Four 1").count() == 1


def test_an_action_of_an_open_row_is_tapped(serve, visit):
    page = visit(serve(screen="swiping"), has_touch=True)
    settle(page)
    _, y = row(page, "Two 0")
    swipe(page, "Two 0", 370, 240)
    page.touchscreen.tap(374 - 74 - 37, y)
    settle(page)
    assert did(page) == "Did flagged Two"


def test_typing_filters_a_list(serve, visit):
    page = visit(serve(screen="searching"), has_touch=True)
    settle(page)
    field = page.get_by_role("textbox")
    page.touchscreen.tap(*middle(field))
    page.keyboard.type("on", delay=30)
    settle(page)
    assert page.get_by_role("button", name="London").count() == 1
    assert page.get_by_role("button", name="Athens").count() == 0
    page.touchscreen.tap(*middle(page.get_by_role("button", name="Clear text")))
    settle(page)
    page.keyboard.type("b")
    settle(page)
    page.touchscreen.tap(*middle(page.get_by_role("button", name="Bern suggested")))
    settle(page)
    assert field.input_value() == "Bern"
    assert text(page, "submitted").text_content() == "Submitted Bern"
    assert page.get_by_role("button", name="Bern").count() == 1
    page.touchscreen.tap(*middle(page.get_by_role("button", name="Cancel")))
    settle(page)
    assert field.input_value() == ""
    assert page.get_by_role("button", name="Athens").count() == 1


def test_escape_ends_a_search_and_leaves_the_field(serve, visit):
    page = visit(serve(screen="searching"))
    settle(page)
    page.mouse.click(*middle(page.get_by_role("textbox")))
    page.keyboard.type("zzz")
    settle(page)
    assert page.get_by_text("No Results for “zzz”").count() == 1
    page.keyboard.press("Escape")
    settle(page)
    assert page.get_by_role("textbox").input_value() == ""
    assert page.evaluate("document.activeElement === document.body")
    assert page.get_by_role("button", name="Athens").count() == 1
