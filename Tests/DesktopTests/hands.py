"""A person's hands on a Wayland display: fingers on the screen, mouse and keyboard; `touchpad` has the touchpad's.

mutter has devices for remote desktops; what they do reaches the app as the events of real devices do. The window fills the
screen, so that its place is known."""

import atexit
import os
import re
import subprocess
import time

from gi.repository import Gio, GLib

import touchpad
from steps import app_environment, tree, until

SCREEN = (1280, 900)
#: The names of keys that are no letters, by X's symbols.
KEYS = {"Return": 0xFF0D, "Tab": 0xFF09, "Escape": 0xFF1B, "BackSpace": 0xFF08, "Up": 0xFF52, "Down": 0xFF54, "Left": 0xFF51,
        "Right": 0xFF53, "Home": 0xFF50, "End": 0xFF57, "F10": 0xFFC7, "ctrl": 0xFFE3, "shift": 0xFFE1, "alt": 0xFFE9,
        "super": 0xFFEB, "Menu": 0xFF67, "dead_acute": 0xFE51}
LEFT, RIGHT, MIDDLE = 0x110, 0x111, 0x112
bus = remote = stream = None


def call(service, path, interface, method, arguments=None):
    name = "org.gnome.Mutter." + service
    return bus.call_sync(name, path, name + interface, method, arguments, None, Gio.DBusCallFlags.NONE, 5000).unpack()


def take_hands():
    """Gets the devices, once mutter offers them, and uses each: programs that start later know that the seat has them."""
    global bus, remote, stream
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    (remote,) = until(lambda: call("RemoteDesktop", "/org/gnome/Mutter/RemoteDesktop", "", "CreateSession"))
    name = "org.gnome.Mutter.RemoteDesktop"
    (number,) = bus.call_sync(
        name, remote, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (name + ".Session", "SessionId")), None,
        Gio.DBusCallFlags.NONE, 5000).unpack()
    # Places on the screen are places in a picture of it.
    (cast,) = call("ScreenCast", "/org/gnome/Mutter/ScreenCast", "", "CreateSession",
                   GLib.Variant("(a{sv})", ({"remote-desktop-session-id": GLib.Variant("s", number)},)))
    (stream,) = call("ScreenCast", cast, ".Session", "RecordMonitor", GLib.Variant("(sa{sv})", ("Meta-0", {})))
    notify("Start")
    down((1, 1))
    up()
    point((1, 1))
    key("shift")
    touchpad.lay_wire()
    app_environment["WAYLAND_DISPLAY"] = touchpad.NAME


def notify(method, kinds="", *arguments):
    call("RemoteDesktop", remote, ".Session", method, GLib.Variant(f"({kinds})", arguments) if kinds else None)


def scale_monitor(wanted):
    """Gives the monitor the scale that is nearest to one."""
    name = "org.gnome.Mutter.DisplayConfig"
    def config(method, arguments=None):
        return bus.call_sync(name, "/org/gnome/Mutter/DisplayConfig", name, method, arguments, None, Gio.DBusCallFlags.NONE,
                             5000).unpack()
    serial, [((connector, *_), [(mode, *_, scales, _)], _)], *_ = config("GetCurrentState")
    scale = min(scales, key=lambda each: abs(each - wanted))
    config("ApplyMonitorsConfig", GLib.Variant(
        "(uua(iiduba(ssa{sv}))a{sv})", (serial, 1, [(0, 0, scale, 0, True, [(connector, mode, {})])], {})))


def fill_screen():
    """Maximises the app's window, as the keys do."""
    assert until(lambda: any(node.name for node in tree()), seconds=30)
    assert until(lambda: height() and (key("super", "Up") or until(lambda: width() == SCREEN[0], seconds=2)), seconds=30)
    assert until(is_in_place)


def is_in_place():
    """Whether the mouse points where it seems to: mutter moves a window to its place bit by bit."""
    x, y = next(places)
    point((x, y))
    return until(lambda: seen_mouse() == (x, y), seconds=0.1)


#: Places for the mouse that differ.
places = ((600 + number % 7, 400 + number % 5) for number in range(10_000))


def seen(pattern):
    """What the app and mutter have said to each other, as far as it matches."""
    with open(os.path.join(os.environ["ROOST_FOLDER"], "protocol")) as file:
        return re.findall(pattern, file.read())


def seen_mouse():
    """Where the app's window has last seen the mouse."""
    places = seen(r"wl_pointer@\d+\.(?:motion|enter)\(.*, ([\d.]+), ([\d.]+)\)")
    return tuple(float(each) for each in places[-1]) if places else None


def until_clipboard(action):
    """Does something after which the app learns that the clipboard has new content, and waits for that."""
    offers = r"wl_data_device@\d+\.selection\(wl_data_offer"
    before = len(seen(offers))
    action()
    assert until(lambda: len(seen(offers)) > before)


def width():
    return tree()[0].queryComponent().getExtents(1).width


def height():
    return tree()[0].queryComponent().getExtents(1).height


def place(node, x=0.5, y=0.5):
    """A place in a node, by parts of its size, on the screen. The window's title is above its content."""
    box = node.queryComponent().getExtents(1)
    return box.x + box.width * x, SCREEN[1] - height() + box.y + box.height * y


def place_at_rest(node):
    """The middle of a node that moves, once it has been at the same place for a fifth of a second."""
    seen, since = None, 0
    def is_at_rest():
        nonlocal seen, since
        here = place(node)
        if here != seen:
            seen, since = here, time.monotonic()
        return time.monotonic() - since > 0.2
    assert until(is_at_rest)
    return seen


# Fingers on the screen

def down(at, finger=0):
    notify("NotifyTouchDown", "sudd", stream, finger, *at)


def move(to, finger=0):
    notify("NotifyTouchMotion", "sudd", stream, finger, *to)


def up(finger=0):
    notify("NotifyTouchUp", "u", finger)


def tap(node, x=0.5, y=0.5):
    down(place(node, x, y))
    up()


def steps_between(start, end, count):
    for step in range(1, count + 1):
        yield tuple(a + (b - a) * step / count for a, b in zip(start, end))
        time.sleep(0.016)


def drag(start, end, steps=12, rest=0.0):
    """Moves a finger from one place to another, and rests there for some seconds before it lifts."""
    down(start)
    for at in steps_between(start, end, steps):
        move(at)
    time.sleep(rest)
    up()


def two_fingers(starts, ends, steps=12):
    """Moves two fingers at once."""
    for finger, at in enumerate(starts):
        down(at, finger)
    for first, second in zip(steps_between(starts[0], ends[0], steps), steps_between(starts[1], ends[1], steps)):
        move(first, 0)
        move(second, 1)
    up(0)
    up(1)


# Mouse and keyboard

def point(at):
    notify("NotifyPointerMotionAbsolute", "sdd", stream, *at)


def rest_on(at):
    """Points the mouse, and waits until the app has seen it: a touchpad's events take a shorter way, and would overtake it."""
    point(at)
    assert until(lambda: (seen := seen_mouse()) and all(abs(a - b) < 1 for a, b in zip(seen, at)))


def button(is_down, code=LEFT):
    notify("NotifyPointerButton", "ib", code, is_down)


def click(at, code=LEFT):
    point(at)
    button(True, code)
    button(False, code)


def notches(count, axis=0):
    """Turns a wheel, down or to the right."""
    for _ in range(abs(count)):
        notify("NotifyPointerAxisDiscrete", "ui", axis, 1 if count > 0 else -1)


def key(*names):
    """Presses keys together."""
    symbols = [KEYS.get(name) or ord(name) for name in names]
    for symbol in symbols:
        notify("NotifyKeyboardKeysym", "ub", symbol, True)
    for symbol in reversed(symbols):
        notify("NotifyKeyboardKeysym", "ub", symbol, False)


def write(text):
    for letter in text:
        key(letter)


# Another program, beside the app

def halve_screen(path):
    """Puts the app's window into the left half of the screen, and another program's into the right one. Returns that."""
    def is_left():
        return width() == SCREEN[0] // 2
    assert until(lambda: is_left() or key("super", "Left") or until(is_left, seconds=2))
    neighbour = Neighbour(path)
    assert until(lambda: neighbour.lines("active"))
    key("super", "Right")
    assert until(neighbour.is_in_place, seconds=20)
    return neighbour


class Neighbour:
    """`neighbour.py`: its field is in the middle of the right half, above the text that is dragged."""
    FIELD, SOURCE = (960, 52), (960, 500)

    def __init__(self, path):
        self.output = open(os.path.join(os.environ["ROOST_FOLDER"], "neighbour"), "w+")
        self.process = subprocess.Popen(
            ["/usr/bin/python3", os.path.join(os.path.dirname(__file__), "neighbour.py"), path], stdout=self.output,
            stderr=subprocess.DEVNULL, env={**os.environ, "GTK_A11Y": "none"})
        atexit.register(self.process.kill)

    def lines(self, kind):
        with open(self.output.name) as file:
            return [line.removeprefix(kind + " ").rstrip("\n") for line in file if line.startswith(kind)]

    def is_in_place(self):
        x, y = next(places)
        point((x + 300, y))
        return until(lambda: (self.lines("mouse") or [""])[-1].startswith(f"{x + 300 - SCREEN[0] // 2} "), seconds=0.1)

    def text(self):
        """What is in the field."""
        lines = self.lines("field")
        return lines[-1] if lines else ""
