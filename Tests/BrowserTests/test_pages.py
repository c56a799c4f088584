"""Using an app in a browser."""

import math
import re

import pytest

from conftest import ROOT, settle, text, wait_for


def test_buttons_are_found_by_role_and_name_and_pressed(serve, visit):
    page = visit(serve(screen="counter"))
    assert text(page, "count").text_content() == "Count 0"
    page.get_by_role("button", name="Add").click()
    page.get_by_role("button", name="Add").click()
    settle(page)
    assert text(page, "count").text_content() == "Count 2"
    page.get_by_role("button", name="Subtract").click()
    settle(page)
    assert text(page, "count").text_content() == "Count 1"


def test_a_disabled_button_says_so_and_does_nothing(serve, visit):
    page = visit(serve(screen="counter"))
    button = page.get_by_role("button", name="Subtract")
    assert button.is_disabled()
    button.click(force=True)
    settle(page)
    assert text(page, "count").text_content() == "Count 0"


def test_a_screen_reader_presses_a_button_without_a_pointer(serve, visit):
    page = visit(serve(screen="counter"))
    page.get_by_role("button", name="Add").evaluate("button => button.click()")
    settle(page)
    assert text(page, "count").text_content() == "Count 1"


def test_a_finger_presses_a_button(serve, visit):
    page = visit(serve(screen="counter"), has_touch=True)
    page.get_by_role("button", name="Add").tap()
    settle(page)
    assert text(page, "count").text_content() == "Count 1"


def test_the_keyboard_reaches_and_presses_buttons(serve, visit):
    page = visit(serve(screen="counter"))
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Add"
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    settle(page)
    assert text(page, "count").text_content() == "Count 2"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Subtract"


def test_a_picture_that_cannot_be_drawn_does_not_stop_the_app(serve, visit):
    page = visit(serve(screen="counter"), may_complain=True)
    page.evaluate("""() => {
      CanvasRenderingContext2D.prototype.setTransform = () => { throw new Error("out of memory"); };
    }""")
    add = page.get_by_role("button", name="Add")
    for _ in range(10):
        add.click()
    settle(page)
    assert text(page, "count").text_content() == "Count 10"


def test_the_window_has_the_title_that_the_app_gives_it(serve, visit):
    page = visit(serve("VotingApp"))
    assert page.title() == "Furriest friend"


def test_a_link_opens_another_page(serve, visit):
    page = visit(serve(screen="counter"))
    page.context.route("https://example.com/**", lambda route: route.fulfill(body="There"))
    with page.context.expect_page() as other:
        page.get_by_role("button", name="Open").click()
    assert other.value.url == "https://example.com/"


def test_nothing_is_sent_when_nothing_moves(serve, visit):
    said = []

    def listen(page):
        def opened(socket):
            socket.on("framereceived", lambda payload: said.append(payload))
            socket.on("framesent", lambda payload: said.append(payload))

        page.on("websocket", opened)

    page = visit(serve(screen="counter"), prepare=listen)
    settle(page)
    assert said
    said.clear()
    page.wait_for_timeout(1500)
    assert said == []


def test_the_app_of_the_overview_is_an_example(serve, visit):
    code = (ROOT / "Examples" / "LikesApp" / "LikesApp.swift").read_text()
    assert f"```swift\n{code}```" in (ROOT / "Documentation/Overview.md").read_text()
    page = visit(serve("LikesApp"))
    page.get_by_role("button", name="Like").click()
    settle(page)
    assert page.get_by_text("Likes: 1", exact=True).count() == 1


# The voting app

def votes(page, name):
    return int(text(page, f"votes-{name}").text_content())


def center(page, name):
    frame = page.get_by_test_id(f"avatar-{name}").get_attribute("data-frame")
    x, y, width, height = map(float, frame.split())
    return x + width / 2, y + height / 2


def circles(record):
    """The centres of the avatars' white circles in a frame, in drawing order."""
    result = []
    for entry in record["list"]:
        if entry["kind"] == "fill" and entry.get("form") == 2 and entry["numbers"][2] > 60:
            x, y, width, height = entry["numbers"][:4]
            result.append((x + width / 2, y + height / 2))
    return result


def test_votes_and_ranks_change(serve, visit):
    page = visit(serve("VotingApp"))
    assert votes(page, "Dog") == 16
    for _ in range(10):
        page.get_by_role("button", name="Dog").click()
    settle(page)
    assert votes(page, "Dog") == 26
    assert text(page, "avatar-Dog").text_content() == "Dog Place 1"
    assert text(page, "avatar-Cat").text_content() == "Cat Place 2"
    # The leader is on top, in the middle.
    x, y = center(page, "Dog")
    assert y < center(page, "Cat")[1] and y < center(page, "Goldfish")[1]
    assert abs(x - 195) < 1


def spring(time, duration=0.6, bounce=0.2):
    """How far a spring has come from 0 to 1, starting at rest."""
    frequency, damping = 2 * math.pi / duration, 1 - bounce
    damped = frequency * math.sqrt(1 - damping ** 2)
    decay = math.exp(-damping * frequency * time)
    return 1 - decay * (math.cos(damped * time) + damping * frequency / damped * math.sin(damped * time))


def test_avatars_glide_along_the_spring(serve, visit):
    page = visit(serve("VotingApp"))
    for _ in range(9):
        page.get_by_role("button", name="Dog").click()
    settle(page)
    before = circles({"list": page.evaluate("roost.list")})
    page.evaluate("roost.record = []")
    page.get_by_role("button", name="Dog").click()
    settle(page)
    record = page.evaluate("roost.record")
    after = circles(record[-1])
    assert len(record) >= 12, "the glide has too few frames to be one"
    moving = max(range(3), key=lambda i: math.dist(before[i], after[i]))
    distance = math.dist(before[moving], after[moving])
    assert distance > 40
    # Every frame shows the spring at some time, and those times go forward as the frames' own do.
    times, clock = [], []
    for frame in record:
        place = circles(frame)[moving]
        along = sum((p - b) * (a - b) for p, b, a in zip(place, before[moving], after[moving])) / distance ** 2
        across = abs((place[0] - before[moving][0]) * (after[moving][1] - before[moving][1])
                     - (place[1] - before[moving][1]) * (after[moving][0] - before[moving][0])) / distance
        assert across < 0.6, "it leaves the straight line"
        if 0.02 < along < 0.97:
            candidates = [t / 2000 for t in range(1, 2000) if abs(spring(t / 2000) - along) < 0.004]
            assert candidates, f"the spring is never at {along}"
            times.append(candidates[0])
            clock.append(frame["time"] / 1000)
    assert len(times) >= 4
    # Frames are drawn a little after the time that they are for, by an amount that varies.
    offsets = [t - c for t, c in zip(times, clock)]
    assert max(offsets) - min(offsets) < 0.06


def test_the_tie_flows_into_a_row_and_back(serve, visit):
    page = visit(serve("VotingApp"))
    for _ in range(16):
        page.get_by_role("button", name="Goldfish").click()
    for _ in range(9):
        page.get_by_role("button", name="Dog").click()
    settle(page)
    assert votes(page, "Cat") == votes(page, "Dog") == votes(page, "Goldfish") == 25
    heights = [center(page, name)[1] for name in ("Cat", "Goldfish", "Dog")]
    assert max(heights) - min(heights) < 1
    page.get_by_role("button", name="Cat").click()
    settle(page)
    assert center(page, "Cat")[1] < center(page, "Dog")[1] - 40


# The ring

def test_a_wedge_shrinks_out_and_another_grows_in(serve, visit):
    page = visit(serve("RingApp"))
    wedges = page.get_by_role("button", name=re.compile("^Wedge"))
    assert wedges.count() == 6
    page.evaluate("roost.record = []")
    page.get_by_role("button", name="Add a wedge").click()
    page.wait_for_timeout(80)
    # While the ring still moves, a tap on the canvas in the middle of the second wedge removes it.
    box = page.get_by_role("button", name="Wedge 2", exact=True).bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + box["height"] * 0.6)
    settle(page)
    assert page.get_by_role("button", name="Wedge 7").count() == 1
    assert wedges.count() == 6
    record = page.evaluate("roost.record")
    assert len(record) >= 12
    # In mid-flight, something is drawn smaller and fainter than at rest.
    assert any(0 < entry["numbers"][0] < 1 for frame in record for entry in frame["list"] if entry["kind"] == "opacity")
    assert any(entry["numbers"][0] < 0.99 for frame in record for entry in frame["list"] if entry["kind"] == "transform")


# Fields and controls

def test_typing_fills_a_field(serve, visit):
    page = visit(serve(screen="fields"))
    page.get_by_role("textbox", name="Name").click()
    page.keyboard.type("Zoë 🐱")
    settle(page)
    assert text(page, "greeting").text_content() == "Hello Zoë 🐱"
    assert page.get_by_role("textbox", name="Name").input_value() == "Zoë 🐱"


def test_an_input_method_composes_japanese(serve, visit):
    page = visit(serve(screen="fields"))
    page.get_by_role("textbox", name="Name").click()
    client = page.context.new_cdp_session(page)
    for step in ("に", "にほ", "にほん", "日本"):
        client.send("Input.imeSetComposition", {"text": step, "selectionStart": len(step), "selectionEnd": len(step)})
    client.send("Input.insertText", {"text": "日本"})
    page.keyboard.type("!")
    settle(page)
    assert text(page, "greeting").text_content() == "Hello 日本!"


def test_return_submits_a_field(serve, visit):
    page = visit(serve(screen="fields"))
    page.get_by_role("textbox", name="Name").click()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    settle(page)
    assert text(page, "submitted").text_content() == "Submitted 1"


def test_the_clipboard_and_selection_work_in_fields(serve, visit):
    page = visit(serve(screen="fields"), permissions=["clipboard-read", "clipboard-write"])
    field = page.get_by_role("textbox", name="Name")
    field.click()
    page.keyboard.type("one two")
    page.keyboard.press("Control+a")
    page.keyboard.press("Control+c")
    page.keyboard.press("End")
    page.keyboard.press("Control+v")
    settle(page)
    assert text(page, "greeting").text_content() == "Hello one twoone two"


def test_a_secure_field_is_a_password_field(serve, visit):
    page = visit(serve(screen="fields"))
    page.get_by_label("Secret").click()
    page.keyboard.type("abc")
    settle(page)
    assert text(page, "secret").text_content() == "3 secret letters"
    assert page.get_by_label("Secret").get_attribute("type") == "password"


def test_an_editor_takes_several_lines(serve, visit):
    page = visit(serve(screen="fields"))
    page.get_by_label("Notes").click()
    page.keyboard.type("a")
    page.keyboard.press("Enter")
    page.keyboard.type("b")
    settle(page)
    assert "a\nb" in text(page, "notes").text_content()


def test_a_slider_is_dragged(serve, visit):
    page = visit(serve(screen="controls"))
    box = page.get_by_role("slider", name="Volume").bounding_box()
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] / 2, y)
    page.mouse.down()
    for step in range(1, 11):
        page.mouse.move(box["x"] + box["width"] * (0.5 + 0.04 * step), y)
    page.mouse.up()
    settle(page)
    value = int(text(page, "volume").text_content().split()[1])
    assert 85 <= value <= 95
    assert abs(float(page.get_by_role("slider", name="Volume").input_value()) - value / 100) < 0.01


def test_the_arrow_keys_move_a_slider(serve, visit):
    page = visit(serve(screen="controls"))
    page.get_by_role("slider", name="Volume").focus()
    page.keyboard.press("ArrowRight")
    settle(page)
    assert int(text(page, "volume").text_content().split()[1]) > 50


def test_toggles_and_pickers_follow_the_pointer(serve, visit):
    page = visit(serve(screen="controls"))
    # As on iOS the switch itself, at the end of the row, has to be hit.
    switch = page.get_by_role("switch", name="Wi-Fi")
    switch.click(position={"x": switch.bounding_box()["width"] - 30, "y": 15})
    page.get_by_role("radio", name="Chocolate").click()
    settle(page)
    assert text(page, "wifi").text_content() == "On"
    assert page.get_by_role("switch", name="Wi-Fi").is_checked()
    assert text(page, "flavour").text_content() == "Chocolate"


def test_tab_goes_through_the_controls_in_order(serve, visit):
    page = visit(serve(screen="controls"))
    reached = []
    for _ in range(5):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.dataset.role"))
    assert reached[0] == "slider" and reached[1] == "toggle" and reached[2] == "stepper"


def test_a_hundred_thousand_rows_scroll(serve, visit):
    page = visit(serve(screen="rows"))
    assert page.get_by_text("Row 0", exact=True).count() == 1
    page.mouse.move(195, 350)
    for _ in range(20):
        page.mouse.wheel(0, 5000)
        page.wait_for_timeout(20)
    settle(page)
    rows = [int(row.split()[1].replace(",", ""))
            for row in page.get_by_text(re.compile(r"^Row [\d,]+$")).all_text_contents()]
    assert min(rows) > 1000
    assert len(rows) < 60


def test_a_field_names_its_keyboard(serve, visit):
    page = visit(serve(screen="traits"))
    wanted = {
        "Mail": {"inputmode": "email", "autocomplete": "email", "autocapitalize": "none", "autocorrect": "off",
                 "spellcheck": "false", "enterkeyhint": "send"},
        "Amount": {"inputmode": "decimal", "enterkeyhint": "done", "autocomplete": "off", "spellcheck": "true"},
        "Code": {"inputmode": "numeric", "autocomplete": "one-time-code"},
        "Old secret": {"autocomplete": "current-password", "spellcheck": "false", "type": "password"},
        "Plain": {"inputmode": None, "autocapitalize": None, "autocorrect": None, "enterkeyhint": None,
                  "spellcheck": "true"},
    }
    for name, attributes in wanted.items():
        field = page.get_by_label(name, exact=True)
        assert {key: field.get_attribute(key) for key in attributes} == attributes


# Accessibility

def test_headings_have_their_level(serve, visit):
    page = visit(serve(screen="accessibility"))
    assert page.get_by_role("heading", level=3).get_attribute("aria-label") == "Third"
    assert page.get_by_role("heading", level=2).get_attribute("aria-label") == "Some"


def test_an_element_can_be_called_by_its_input_labels(serve, visit):
    page = visit(serve(screen="accessibility"))
    button = page.get_by_role("button", name="Send the message", exact=True)
    assert button.text_content() == "Send, Go"


def test_named_actions_are_buttons_that_only_screen_readers_find(serve, visit):
    page = visit(serve(screen="accessibility"))
    actions = page.locator("button.action")
    assert [action.get_attribute("aria-label") for action in actions.all()] == ["Delete", "Pin"]
    actions.nth(1).evaluate("button => button.click()")
    settle(page)
    assert text(page, "did").text_content() == "Did Pin"
    page.keyboard.press("Tab")
    assert "action" not in page.evaluate("document.activeElement.className")
    page.get_by_role("button", name="Fewer").evaluate("button => button.click()")
    settle(page)
    assert [action.get_attribute("aria-label") for action in actions.all()] == ["Pin"]


def test_a_change_that_is_not_drawn_reaches_screen_readers(serve, visit):
    page = visit(serve(screen="accessibility"))
    page.get_by_role("button", name="Rename").click()
    settle(page)
    assert page.get_by_text("Renamed", exact=True).count() == 1
    # Also a change without any input.
    wait_for(page, "document.getElementById('mirror').textContent.includes('Renamed later')")


def test_an_element_whose_role_changes_stays_in_its_place(serve, visit):
    page = visit(serve(screen="accessibility"))
    page.get_by_role("button", name="Rename").click()
    settle(page)
    assert page.get_by_test_id("changing").get_attribute("data-role") == "button"
    page.get_by_role("button", name="Rename").click()
    settle(page)
    assert page.get_by_test_id("changing").get_attribute("data-role") == "image"


def test_the_elements_of_a_deep_tree_are_in_their_places(serve, visit):
    page = visit(serve(screen="deep"))
    box = page.get_by_test_id("innermost").bounding_box()
    assert abs(box["x"] + box["width"] / 2 - 195) < 1 and abs(box["y"] + box["height"] / 2 - 350) < 1


# Surroundings

def read(page):
    return {key: text(page, key).text_content() for key in ("scheme", "direction", "locale", "typeSize", "motion", "size")}


def test_an_app_follows_its_browser(serve, visit):
    page = visit(serve(screen="surroundings"))
    assert read(page) == {"scheme": "light", "direction": "leftToRight", "locale": "en_US", "typeSize": "large",
                          "motion": "moving", "size": "390 × 700 @2"}
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.set_viewport_size({"width": 800, "height": 500})
    settle(page)
    assert read(page)["scheme"] == "dark"
    assert read(page)["motion"] == "still"
    assert read(page)["size"] == "800 × 500 @2"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(0, 0, 0)"


def test_language_and_direction_follow_the_browser(serve, visit):
    page = visit(serve(screen="surroundings"), locale="ar-EG")
    assert read(page)["direction"] == "rightToLeft"
    assert read(page)["locale"] == "ar_EG"


def test_the_picture_is_never_stretched(serve, visit):
    # The session is held up while the window changes: the picture for the old size stays as it is.
    page = visit(serve(screen="surroundings"), viewport={"width": 420, "height": 860})
    before = page.evaluate("(({width, height}) => [width, height])(picture.getBoundingClientRect())")
    assert before == [420, 860]
    page.evaluate("WebSocket.prototype.send = () => {}")
    page.set_viewport_size({"width": 600, "height": 400})
    page.wait_for_timeout(200)
    assert page.evaluate("(({width, height}) => [width, height])(picture.getBoundingClientRect())") == before


@pytest.mark.parametrize("scale", [1, 1.25, 1.5, 2, 3])
def test_a_pixel_of_the_picture_is_one_of_the_screen(serve, visit, scale):
    page = visit(serve(screen="surroundings"), viewport={"width": 411, "height": 731}, device_scale_factor=scale)
    assert page.evaluate("Math.abs(picture.width - picture.getBoundingClientRect().width * devicePixelRatio) < 0.1")
    assert page.evaluate("picture.width") == int(411 * scale + 0.5)


def test_narrow_windows_are_compact(serve, visit):
    page = visit(serve(screen="surroundings"))
    assert text(page, "classes").text_content() == "compact regular"
    page.set_viewport_size({"width": 800, "height": 400})
    settle(page)
    assert text(page, "classes").text_content() == "regular compact"


def test_contrast_follows_the_browser(serve, visit):
    page = visit(serve(screen="surroundings"))
    assert text(page, "contrast").text_content() == "standard"
    page.emulate_media(contrast="more")
    settle(page)
    assert text(page, "contrast").text_content() == "increased"


def test_a_page_that_is_hidden_from_the_start_is_in_the_background(serve, visit):
    def hide(page):
        page.add_init_script("Object.defineProperty(document, 'hidden', {get: () => globalThis.isHidden ?? true})")

    page = visit(serve(screen="surroundings"), prepare=hide)
    settle(page)
    page.evaluate("isHidden = false; document.dispatchEvent(new Event('visibilitychange'))")
    settle(page)
    assert text(page, "phases").text_content() == "active background active"


def test_text_size_follows_the_browser(serve, visit):
    page = visit(serve(screen="surroundings"))
    page.evaluate("document.documentElement.style.fontSize = '24px'; dispatchEvent(new Event('resize'))")
    settle(page)
    assert read(page)["typeSize"] == "xxxLarge"


# Connections

def test_a_lost_connection_goes_on_where_it_was(serve, visit):
    page = visit(serve(screen="counter"))
    page.get_by_role("button", name="Add").click()
    settle(page)
    page.evaluate("roost.cut()")
    # Input in the meantime is not lost either.
    page.get_by_role("button", name="Add").click()
    wait_for(page, "document.documentElement.dataset.connection === 'open'")
    settle(page)
    assert text(page, "count").text_content() == "Count 2"
    page.get_by_role("button", name="Add").click()
    settle(page)
    assert text(page, "count").text_content() == "Count 3"


def test_a_page_finds_an_app_that_was_started_again(serve, visit):
    app = serve(screen="counter")
    page = visit(app)
    page.get_by_role("button", name="Add").click()
    settle(page)
    app.process.kill()
    app.process.communicate()
    wait_for(page, "!document.getElementById('status').hidden")
    assert "Reconnecting" in page.locator("#status").text_content()
    app.__init__(screen="counter", port=app.port)
    wait_for(page, "document.documentElement.dataset.connection === 'open'", timeout=15)
    wait_for(page, "document.querySelector('[data-testid=count]')?.textContent === 'Count 0'")


def test_every_page_has_its_own_state(serve, visit):
    app = serve(screen="counter")
    first, second = visit(app), visit(app)
    first.get_by_role("button", name="Add").click()
    settle(first)
    assert text(first, "count").text_content() == "Count 1"
    assert text(second, "count").text_content() == "Count 0"


def test_a_page_beyond_the_limit_shows_that_there_are_too_many_visitors(serve, visit, browser):
    app = serve(screen="counter", ROOST_SESSION_LIMIT="1")
    visit(app)
    page = browser.new_page()
    page.goto(app.url)
    wait_for(page, "!document.getElementById('status').hidden")
    assert "too many visitors" in page.locator("#status").text_content()
    page.close()


# Side by side, pages share nothing.
@pytest.mark.parametrize("mode, count", [("main", 2), ("parallel", 1)])
def test_main_actor_work_of_all_kinds_reaches_every_page(serve, visit, mode, count):
    app = serve(screen="mainActor", ROOST_SESSIONS=mode)
    pages = [visit(app) for _ in range(count)]
    for page in pages:
        page.get_by_role("button", name="Add").click()
    for page in pages:
        wait_for(page, "document.querySelector('[data-testid=total]').textContent === 'Total %d'" % (4 * count))


def test_a_material_in_a_layer_is_drawn(serve, visit):
    page = visit(serve(screen="veil"))
    settle(page)
    assert page.get_by_text("Behind glass").count() == 1
