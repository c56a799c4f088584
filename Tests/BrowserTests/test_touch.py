"""Fingers, as Chromium makes them: the page gets real touches, not calls of its scripts."""

import re

from conftest import settle, text


class Finger:
    """One finger on a page."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def send(self, kind, *points):
        self.session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def drag(self, start, end, steps=12, rest=0):
        """Moves from one point to another, and rests there for some milliseconds before it lifts."""
        self.send("touchStart", start)
        for step in range(1, steps + 1):
            share = step / steps
            self.send("touchMove", tuple(a + (b - a) * share for a, b in zip(start, end)))
            self.page.wait_for_timeout(16)
        self.page.wait_for_timeout(rest)
        self.send("touchEnd")

    def hold(self, point, milliseconds):
        self.send("touchStart", point)
        self.page.wait_for_timeout(milliseconds)
        self.send("touchEnd")


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def rows(page):
    """The numbers of the rows on the page."""
    return [int(row.split()[1]) for row in page.get_by_text(re.compile(r"^Row \d+$")).all_text_contents()]


def test_content_scrolls_on_after_a_moving_finger_lifts(serve, visit):
    page = visit(serve(screen="rows"), has_touch=True)
    settle(page)
    assert min(rows(page)) == 0
    Finger(page).drag((195, 600), (195, 200), steps=8)
    settle(page)
    page.wait_for_timeout(300)
    # The finger went over ten rows; letting go while it moved takes the content further.
    assert min(rows(page)) > 11


def test_content_stays_where_a_resting_finger_lifts(serve, visit):
    page = visit(serve(screen="rows"), has_touch=True)
    settle(page)
    first = page.get_by_text("Row 9", exact=True).bounding_box()["y"]
    Finger(page).drag((195, 600), (195, 400), steps=20, rest=300)
    settle(page)
    moved = first - page.get_by_text("Row 9", exact=True).bounding_box()["y"]
    # A drag begins after ten points.
    assert 180 <= moved <= 200


def test_a_finger_drags_a_slider(serve, visit):
    page = visit(serve(screen="controls"), has_touch=True)
    box = page.get_by_role("slider", name="Volume").bounding_box()
    y = box["y"] + box["height"] / 2
    Finger(page).drag((box["x"] + box["width"] / 2, y), (box["x"] + box["width"] * 0.9, y))
    settle(page)
    assert 80 <= int(text(page, "volume").text_content().split()[1]) <= 95


def test_a_finger_that_stays_is_a_long_press(serve, visit):
    page = visit(serve(screen="presentations"), has_touch=True)
    finger = Finger(page)
    finger.hold(middle(text(page, "hold")), 100)
    settle(page)
    assert text(page, "did").text_content() == "Did nothing"
    finger.hold(middle(text(page, "hold")), 900)
    settle(page)
    assert text(page, "did").text_content() == "Did held"


def test_a_sheet_is_drawn_down_with_a_finger(serve, visit):
    page = visit(serve(screen="presentations"), has_touch=True)
    page.get_by_role("button", name="Sheet").tap()
    settle(page)
    x, y = middle(page.get_by_text("In the sheet"))
    Finger(page).drag((x, y), (x, y + 40), rest=300)
    settle(page)
    assert page.get_by_text("In the sheet").count() == 1
    Finger(page).drag((x, y), (x, y + 300), rest=300)
    settle(page)
    assert page.get_by_text("In the sheet").count() == 0
    assert text(page, "did").text_content() == "Did dismissed"


def test_fingers_swipe_through_pages(serve, visit):
    page = visit(serve(screen="pages"), has_touch=True)
    for expected in (1, 2):
        Finger(page).drag((350, 350), (60, 350), rest=100)
        settle(page)
        assert text(page, "shown").text_content() == f"Shown {expected}"
    Finger(page).drag((60, 350), (350, 350), rest=100)
    settle(page)
    assert text(page, "shown").text_content() == "Shown 1"


def test_a_large_title_moves_into_the_bar_and_back(serve, visit):
    page = visit(serve(screen="titles"), has_touch=True)
    settle(page)
    title = page.get_by_role("heading", name="Numbers")
    assert title.count() == 1
    large = title.bounding_box()
    finger = Finger(page)
    finger.drag((195, 600), (195, 300), rest=300)
    page.wait_for_timeout(600)
    assert title.count() == 1
    small = title.bounding_box()
    assert small["y"] < large["y"] and small["height"] < large["height"] and small["x"] > large["x"] + 50
    finger.drag((195, 300), (195, 650), rest=300)
    page.wait_for_timeout(1200)
    assert title.bounding_box() == large
