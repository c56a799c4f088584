"""Fingers on a screen and on a touchpad: GTK gets them over Wayland, as it does from real devices."""

from conftest import MUTTER

START = "from hands import *\nimport steps, touchpad\ntake_hands()\nstart()\nfill_screen()\n"
ROWS = """
def first():
    row = until(lambda: next((each for each in words() if each.startswith("Row ")), None))
    return int(row.split()[1])
def top(row):
    return find("label", f"Row {row}").queryComponent().getExtents(1).y
find("label", "Row 0")
"""


def run(desktop, app, steps, **environment):
    return desktop.run(app, steps, before=START, compositor=MUTTER, **environment)


def test_a_finger_taps_a_button(desktop):
    lines = run(desktop, "VotingApp", """
tap(find("push button", "Goldfish"))
print(until(lambda: "10" in words()))
""")
    assert lines == ["True"]


def test_a_press_that_a_busy_app_sees_late_is_as_long_as_it_was(desktop):
    lines = run(desktop, "BrowserTestApp", """
at = place(find("push button", "Cherry"))
steps.app.send_signal(signal.SIGSTOP)
down(at)
time.sleep(0.8)
up()
steps.app.send_signal(signal.SIGCONT)
print(find("menu item", "Copy").name)
""", ROOST_TEST_SCREEN="phone")
    assert lines == ["Copy"]


def test_content_goes_on_after_a_moving_finger_lifts(desktop):
    lines = run(desktop, "BrowserTestApp", ROWS + """
drag((600, 700), (600, 300), steps=8)
print(until(lambda: first() > 12))
drag((600, 200), (600, 800), steps=4)
print(find("label", "Row 0").name)
""", ROOST_TEST_SCREEN="rows")
    # The finger goes over eight rows.
    assert lines == ["True", "Row 0"]


def test_a_touch_stops_what_moves(desktop):
    lines = run(desktop, "BrowserTestApp", ROWS + """
drag((600, 850), (600, 150), steps=3)
until(lambda: first() > 20)
down((600, 500))
up()
stopped = first()
time.sleep(0.5)
print(first() - stopped)
""", ROOST_TEST_SCREEN="rows")
    assert lines == ["0"]


def test_content_stays_where_a_resting_finger_lifts(desktop):
    lines = run(desktop, "BrowserTestApp", ROWS + """
before = top(9)
drag((600, 700), (600, 500), steps=20, rest=0.3)
print(before - top(9))
""", ROOST_TEST_SCREEN="rows")
    # A drag begins after ten points.
    assert lines == ["190"]


def test_a_finger_drags_a_slider(desktop):
    lines = run(desktop, "BrowserTestApp", """
slider = find("slider", "Volume")
drag(place(slider), place(slider, 1))
print(find("label", "Volume 100").name)
""", ROOST_TEST_SCREEN="controls")
    assert lines == ["Volume 100"]


def test_a_finger_taps_into_a_field_and_keys_type(desktop):
    lines = run(desktop, "BrowserTestApp", """
tap(find("entry", "Name"))
write("Zoe")
print(find("label", "Hello Zoe").name)
""", ROOST_TEST_SCREEN="fields")
    assert lines == ["Hello Zoe"]


def test_a_finger_that_stays_opens_a_context_menu(desktop):
    lines = run(desktop, "BrowserTestApp", """
down(place(find("push button", "Cherry")))
find("menu item", "Delete")
up()
tap(find("menu item", "Delete"))
print(until(lambda: all(node.name != "Cherry" for node in nodes())))
""", ROOST_TEST_SCREEN="phone")
    assert lines == ["True"]


def test_a_list_that_is_pulled_down_refreshes(desktop):
    lines = run(desktop, "BrowserTestApp", """
# Beside the rows: a finger that a busy machine lets rest on one for long opens its menu.
_, y = place(find("push button", "Apple"))
drag((6, y), (6, y + 400), steps=30, rest=0.2)
print(until(lambda: "Did nothing, refreshed 1" in words() or drag((600, 800), (600, 200))))
""", ROOST_TEST_SCREEN="phone")
    assert lines == ["True"]


def test_a_row_shows_its_actions_to_a_swipe(desktop):
    lines = run(desktop, "BrowserTestApp", """
_, y = place(find("push button", "Three 0"))
drag((1000, y), (800, y), rest=0.2)
tap(find("push button", "Flag"))
print(find("label", "Did flagged Three").name)
""", ROOST_TEST_SCREEN="swiping")
    assert lines == ["Did flagged Three"]


def test_a_finger_swipes_back_from_the_edge(desktop):
    lines = run(desktop, "BrowserTestApp", """
tap(find("push button", "Cherry"))
find("heading", "Cherry")
def is_back():
    return any(node.name == "Apple" for node in nodes())
# The page must have come before it goes.
print(until(lambda: is_back() or drag((2, 500), (900, 500), steps=20) or until(is_back, seconds=3)))
""", ROOST_TEST_SCREEN="phone")
    assert lines == ["True"]


def test_two_fingers_magnify_and_turn(desktop):
    lines = run(desktop, "BrowserTestApp", """
square = find("label", "Square")
two_fingers([place(square, 0.4, 0.5), place(square, 0.6, 0.5)], [place(square, 0.3, 0.5), place(square, 0.7, 0.5)])
print(find("label", "Magnified 200 %").name)
print(find("label", "Turned 0°").name)
two_fingers([place(square, 0.4, 0.5), place(square, 0.6, 0.5)], [place(square, 0.5, 0.4), place(square, 0.5, 0.6)])
print(find("label", "Turned 90°").name)
print(find("label", "Ended 2").name)
""", ROOST_TEST_SCREEN="fingers")
    assert lines == ["Magnified 200 %", "Turned 0°", "Turned 90°", "Ended 2"]


def test_a_finger_drags_a_view_and_drops_it(desktop):
    lines = run(desktop, "BrowserTestApp", """
apple = place(find("label", "Apple"))
basket = place(find("label", "Drop fruit here"))
down(apple)
time.sleep(0.8)
for at in steps_between(apple, basket, 20):
    move(at)
up()
print(find("label", "Apple").name, until(lambda: "Drop fruit here" not in words()))
""", ROOST_TEST_SCREEN="dragging")
    assert lines == ["Apple True"]


def test_a_touchpad_scrolls_by_points(desktop):
    lines = run(desktop, "BrowserTestApp", ROWS + """
rest_on((600, 500))
before = top(9)
touchpad.stroke(0, 25, steps=25, rest=0.3)
print(before - top(9))
""", ROOST_TEST_SCREEN="rows")
    assert lines == ["25"]


def test_content_goes_on_after_fingers_lift_from_a_touchpad_and_stops_at_its_edge(desktop):
    lines = run(desktop, "BrowserTestApp", ROWS + """
rest_on((600, 500))
edge = top(0)
touchpad.stroke(0, 400, steps=8)
# The fingers go over eight rows.
print(until(lambda: first() > 12))
def is_at_edge():
    return first() == 0 and top(0) == edge
touchpad.stroke(0, -2000, steps=8)
print(until(is_at_edge))
""", ROOST_TEST_SCREEN="rows")
    assert lines == ["True", "True"]


def test_a_stroke_that_a_busy_app_sees_at_once_keeps_its_speed(desktop):
    lines = run(desktop, "BrowserTestApp", ROWS + """
rest_on((600, 500))
steps.app.send_signal(signal.SIGSTOP)
touchpad.stroke(0, 400, steps=8)
steps.app.send_signal(signal.SIGCONT)
print(until(lambda: first() > 16))
""", ROOST_TEST_SCREEN="rows")
    # The fingers go over eight rows.
    assert lines == ["True"]


def test_fingers_that_rest_on_a_touchpad_stop_what_moves(desktop):
    lines = run(desktop, "BrowserTestApp", ROWS + """
rest_on((600, 500))
touchpad.stroke(0, 900, steps=4)
until(lambda: first() > 22)
touchpad.lay_fingers()
stopped = first()
time.sleep(0.5)
print(first() - stopped)
touchpad.lift_fingers()
""", ROOST_TEST_SCREEN="rows")
    assert lines == ["0"]


def test_two_fingers_on_a_touchpad_magnify_and_turn(desktop):
    lines = run(desktop, "BrowserTestApp", """
rest_on(place(find("label", "Square")))
touchpad.pinch(1.5, 0)
print(find("label", "Magnified 150 %").name)
touchpad.pinch(1, 45)
print(find("label", "Turned 45°").name)
""", ROOST_TEST_SCREEN="fingers")
    assert lines == ["Magnified 150 %", "Turned 45°"]


def test_a_touchpad_shows_the_actions_of_a_row(desktop):
    lines = run(desktop, "BrowserTestApp", """
rest_on(place(find("push button", "Three 0")))
touchpad.stroke(200, 0)
click(place_at_rest(find("push button", "Flag")))
print(find("label", "Did flagged Three").name)
""", ROOST_TEST_SCREEN="swiping")
    assert lines == ["Did flagged Three"]
