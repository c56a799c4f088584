"""The same on Wayland: mouse, keys, clipboard, drops, menus, windows and settings, where the protocol has them."""

from conftest import MUTTER, WESTON, mutter

START = "from hands import *\ntake_hands()\nstart()\nfill_screen()\n"


def run(desktop, app, steps, **options):
    return desktop.run(app, steps, before=START, compositor=MUTTER, **options)


def test_a_window_on_wayland_is_read_and_used(desktop):
    lines = desktop.run("VotingApp", """
press(find("push button", "Goldfish"))
print(until(lambda: "10" in words()))
os.kill(pid(), signal.SIGTERM)
print(wait())
""", compositor=WESTON)
    assert lines == ["True", "0"]


def test_keys_type_cut_and_undo(desktop):
    lines = run(desktop, "BrowserTestApp", """
find("entry", "Name")
key("Tab")
write("Hello")
print(find("label", "Hello Hello").name)
key("ctrl", "a")
key("ctrl", "x")
print(find("label", "Hello ").name)
key("ctrl", "z")
print(find("label", "Hello Hello").name)
""", ROOST_TEST_SCREEN="fields")
    assert lines == ["Hello Hello", "Hello ", "Hello Hello"]


def test_a_mouse_clicks_and_drags_a_slider(desktop):
    lines = run(desktop, "BrowserTestApp", """
slider = find("slider", "Volume")
point(place(slider))
button(True)
for at in steps_between(place(slider), place(slider, 1), 6):
    point(at)
button(False)
print(find("label", "Volume 100").name)
click(place(find("radio button", "Chocolate")))
print(find("label", "Chocolate").name)
""", ROOST_TEST_SCREEN="controls")
    assert lines == ["Volume 100", "Chocolate"]


def test_a_wheel_scrolls_by_its_notches(desktop):
    lines = run(desktop, "BrowserTestApp", """
def first():
    return until(lambda: next((each for each in words() if each.startswith("Row ")), None))
find("label", "Row 0")
point((600, 500))
notches(3)
print(until(lambda: first() == "Row 3"))
notches(-9)
print(find("label", "Row 0").name)
""", ROOST_TEST_SCREEN="rows")
    assert lines == ["True", "Row 0"]


def test_texts_are_copied_to_another_program_and_back(desktop):
    lines = run(desktop, "BrowserTestApp", """
neighbour = halve_screen("/etc/hostname")
field = find("entry", "Name")
click(place(field))
write("apple")
find("label", "Hello apple")
key("ctrl", "a")
until_clipboard(lambda: key("ctrl", "c"))
click(neighbour.FIELD)
key("ctrl", "v")
print(until(neighbour.text))
write("pie")
until(lambda: neighbour.text() == "applepie")
key("ctrl", "a")
key("ctrl", "c")
until_clipboard(lambda: click(place(field)))
key("ctrl", "a")
key("ctrl", "v")
print(find("label", "Hello applepie").name)
""", ROOST_TEST_SCREEN="fields")
    assert lines == ["apple", "Hello applepie"]


def test_a_file_is_dropped_from_another_program(desktop):
    (desktop.folder / "lists.json").write_text('[{"id":"6F1E1F0A-0A3C-4D0B-9C0D-1B1F6F9B7A11","name":"Dropped",'
                                               '"symbol":"star","tasks":[]}]')
    lines = run(desktop, "TasksApp", """
neighbour = halve_screen(os.path.join(os.environ["ROOST_FOLDER"], "lists.json"))
point(neighbour.SOURCE)
button(True)
for at in steps_between(neighbour.SOURCE, (320, 500), 20):
    point(at)
time.sleep(0.1)
button(False)
print(find("heading", "Dropped").name)
""")
    assert lines == ["Dropped"]


def test_menus_open_other_windows_by_mouse_and_keys(desktop):
    lines = run(desktop, "TasksApp", """
click(place(find("push button", "Window")))
click(place_at_rest(find("menu item", "Summary")))
def summary():
    return next((each for each in tree() if each.name == "Summary"), None)
ACTIVE = 1
print(until(lambda: summary() and summary().getState().contains(ACTIVE)))
key("ctrl", "w")
print(until(lambda: len(list(tree())) == 1))
until(lambda: key("F10") or until(lambda: any(node.getRoleName() == "menu item" for node in nodes()), seconds=1))
key("Right")
find("menu item", "New List")
key("Down")
key("Down")
key("Return")
print(find("heading", "New list").name)
""")
    assert lines == ["True", "True", "New list"]


def test_a_window_follows_the_size_that_the_compositor_gives_it(desktop):
    lines = run(desktop, "BrowserTestApp", """
print(find("label", "1,280 × 863 @1").name)
key("super", "Left")
print(find("label", "640 × 863 @1").name)
key("super", "Down")
print(find("label", "900 × 640 @1").name)
""", ROOST_TEST_SCREEN="surroundings")
    assert lines == ["1,280 × 863 @1", "640 × 863 @1", "900 × 640 @1"]


def test_a_window_becomes_dark_with_the_desktop(desktop):
    lines = run(desktop, "BrowserTestApp", """
print(find("label", "light").name)
prefer_scheme(1)
print(find("label", "dark").name)
""", ROOST_TEST_SCREEN="surroundings")
    assert lines == ["light", "dark"]


def test_a_window_follows_the_scale_of_its_monitor(desktop):
    settings = desktop.folder / ".config/glib-2.0/settings"
    settings.mkdir(parents=True)
    (settings / "keyfile").write_text("[org/gnome/mutter]\nexperimental-features=['scale-monitor-framebuffer']\n")
    lines = desktop.run("BrowserTestApp", """
print(find("label", "900 × 640 @1").name)
scale_monitor(2)
print(find("label", "900 × 640 @2").name)
scale_monitor(1)
print(find("label", "900 × 640 @1").name)
scale_monitor(1.5)
print(find("label", "900 × 640 @2").name)
""", before="from hands import *\ntake_hands()\nstart()\n", compositor=mutter("2560x1800"), GSETTINGS_BACKEND="keyfile",
                        ROOST_TEST_SCREEN="surroundings")
    # A fractional scale is the next whole one, scaled down.
    assert lines == ["900 × 640 @1", "900 × 640 @2", "900 × 640 @1", "900 × 640 @2"]
