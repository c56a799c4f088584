"""A chart that scrolls, selects and moves; its marks are found by role and name."""

import time

from conftest import settle, text
from test_touch import Finger, middle


def mark(page, name):
    return page.get_by_role("img", name=name, exact=True)


def first(page):
    """The number of the first visible day."""
    return int(text(page, "first").text_content().split()[-1])


def test_marks_are_found_by_role_and_name(serve, visit):
    page = visit(serve(screen="charts"))
    settle(page)
    bar = mark(page, "Day 3")
    assert bar.get_attribute("aria-description") == "80"
    box, higher = bar.bounding_box(), mark(page, "Day 1").bounding_box()
    # Both stand on the same line, and are as high as their values: 80 and 62.
    assert abs(box["y"] + box["height"] - higher["y"] - higher["height"]) < 0.1
    assert abs(box["height"] / higher["height"] - 80 / 62) < 0.01


def test_the_wheel_scrolls_a_chart_sideways(serve, visit):
    page = visit(serve(screen="charts"))
    settle(page)
    place = middle(mark(page, "Day 7"))
    page.mouse.move(*place)
    page.evaluate("addEventListener('wheel', ({ deltaX }) => window.way = (window.way ?? 0) + deltaX, true)")
    for _ in range(10):
        page.mouse.wheel(40, 0)
    settle(page)
    # The bars follow the wheel point by point, and a bar is a seventh of the plot.
    way = page.evaluate("way")
    assert 100 < way < 250
    assert abs(place[0] - way - middle(mark(page, "Day 7"))[0]) < 1
    assert first(page) == 1 + round(way / (334 / 7))
    page.mouse.wheel(-2000, 0)
    settle(page)
    assert first(page) == 1
    # A turn across the chart moves nothing.
    page.mouse.wheel(0, 200)
    settle(page)
    assert first(page) == 1


def test_a_swift_finger_scrolls_a_chart_and_selects_nothing(serve, visit):
    page = visit(serve(screen="charts"), has_touch=True)
    settle(page)
    x, y = middle(mark(page, "Day 6"))
    Finger(page).drag((x, y), (x - 200, y), steps=8, rest=200)
    settle(page)
    assert 4 <= first(page) <= 6
    assert text(page, "lastSelected").text_content() == "Last selected nothing"


def test_a_press_selects_a_bar_until_it_ends(serve, visit):
    page = visit(serve(screen="charts"))
    settle(page)
    page.mouse.move(*middle(mark(page, "Day 2")))
    page.mouse.down()
    settle(page)
    assert text(page, "selected").text_content() == "Selected Day 2"
    page.mouse.move(*middle(mark(page, "Day 5")), steps=5)
    settle(page)
    assert text(page, "selected").text_content() == "Selected Day 5"
    page.mouse.up()
    settle(page)
    assert text(page, "selected").text_content() == "Selected nothing"
    assert text(page, "lastSelected").text_content() == "Last selected Day 5"
    assert first(page) == 1


def test_a_finger_that_rests_selects_a_bar(serve, visit):
    page = visit(serve(screen="charts"), has_touch=True)
    settle(page)
    Finger(page).hold(middle(mark(page, "Day 4")), 300)
    settle(page)
    assert text(page, "lastSelected").text_content() == "Last selected Day 4"
    assert text(page, "selected").text_content() == "Selected nothing"
    assert first(page) == 1


def test_bars_pass_through_the_heights_between_two_values(serve, visit):
    page = visit(serve(screen="charts"))
    settle(page)
    bar = mark(page, "Day 3")
    whole = bar.bounding_box()["height"]
    page.get_by_role("button", name="Halve").click()
    heights, end = [], time.monotonic() + 10
    while not heights or heights[-1] > whole / 2 + 0.5:
        assert time.monotonic() < end
        heights.append(bar.bounding_box()["height"])
        page.wait_for_timeout(50)
    between = [height for height in heights if whole * 0.55 < height < whole * 0.95]
    assert len(between) >= 3
    assert heights == sorted(heights, reverse=True)
    settle(page)
    assert bar.get_attribute("aria-description") == "40"


def test_bars_move_up_where_one_is_removed(serve, visit):
    page = visit(serve(screen="charts"))
    settle(page)
    gone, last = mark(page, "Day 2").bounding_box(), mark(page, "Day 3")
    page.get_by_role("button", name="Remove Day 2").click()
    settle(page)
    page.wait_for_timeout(600)
    settle(page)
    assert mark(page, "Day 2").count() == 0
    assert abs(last.bounding_box()["x"] - gone["x"]) < 0.5
