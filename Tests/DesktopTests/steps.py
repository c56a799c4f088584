"""The words of a test's steps: what a user of a desktop does, and what an assistive technology sees."""

import atexit
import os
import signal
import subprocess
import time

app = None
settings = None
portal = None
app_environment = {}


def start(*arguments):
    """Starts the app, and waits until its window has the keyboard on an X11 display."""
    begin(*arguments)
    if os.environ.get("WAYLAND_DISPLAY"):
        return
    def has_keyboard():
        return shell("xdotool getactivewindow").strip() in windows_on_display()
    assert until(has_keyboard, seconds=30), \
        f"{windows_on_display()} {shell('xdotool getactivewindow')} {shell('xwininfo -root -tree')} {threads()}"


def begin(*arguments):
    """Starts the app, once there is a compositor or a window manager."""
    global app
    compositor = os.environ.get("WAYLAND_DISPLAY")
    if compositor:
        assert until(lambda: os.path.exists(os.path.join(os.environ["XDG_RUNTIME_DIR"], compositor)), seconds=30)
    else:
        assert until(has_window_manager, seconds=30), "The display has no window manager."
    app = subprocess.Popen([os.environ["ROOST_APP"], *arguments], **protocol())
    atexit.register(lambda: app.poll() is None and app.kill())


def has_window_manager():
    """Whether the window manager does what it is asked for. While it starts, openbox may read an event that asks for a window
    and forget it until the next event comes; so it must have started before the app."""
    shell("xdotool set_num_desktops 1")
    return shell("xdotool get_num_desktops").strip() == "1"


def protocol():
    """On Wayland the app writes what it says to the compositor into a file."""
    if not os.environ.get("WAYLAND_DISPLAY"):
        return {}
    file = open(os.path.join(os.environ["ROOST_FOLDER"], "protocol"), "w")
    return {"stderr": file, "env": {**os.environ, "WAYLAND_DEBUG": "client", **app_environment}}


def start_again(*arguments):
    """Starts the program once more. Returns what it says, once it has ended."""
    return shell(os.environ["ROOST_APP"], *arguments)


def pid():
    return app.pid


def is_running():
    return app.poll() is None


def threads():
    """What the app's threads do: their names, states and times, and where they wait in the kernel."""
    folder = f"/proc/{pid()}/task"
    def read(thread, file):
        with open(os.path.join(folder, thread, file)) as text:
            return text.read().strip()
    return [" ".join(read(each, "stat").split()[1:3] + read(each, "stat").split()[13:15] + [read(each, "wchan")])
            for each in os.listdir(folder)]


def wait():
    """The app's exit status, once it has ended by itself."""
    return app.wait(10)


def windows_on_display():
    """The numbers of the app's windows on the display."""
    return shell("xdotool search --onlyvisible --pid", str(app.pid)).split()


def window():
    """The number of the app's window on the display."""
    return windows_on_display()[-1]


def keys_at_once(*keys):
    """Presses keys that the app gets all at once, as a busy one does."""
    app.send_signal(signal.SIGSTOP)
    shell("xdotool key", *keys)
    app.send_signal(signal.SIGCONT)


def until_active():
    """Waits until the app's only window has the keyboard, after another has closed."""
    assert until(lambda: windows_on_display() == [shell("xdotool getactivewindow").strip()]), \
        f"{windows_on_display()} {shell('xdotool getactivewindow')} {shell('xwininfo -root -tree')} {threads()}"


def dialog_named(name):
    """The number of one of the desktop's dialogs, once it has the keyboard."""
    number = shell("xdotool search --sync --onlyvisible --name", name).split()[-1]
    assert until(lambda: shell("xdotool getactivewindow").strip() == number)
    return number


def point(node, x=0.5, y=0.5):
    """Moves the mouse to a place in a node, by parts of its size."""
    box = node.queryComponent().getExtents(1)
    at = [str(round(box.x + box.width * x)), str(round(box.y + box.height * y))]
    shell("xdotool mousemove --window", window(), *at)


def click(node, button=1):
    point(node)
    shell("xdotool click", str(button))


def shell(command, *arguments, **options):
    return subprocess.run(command.split() + list(arguments), capture_output=True, text=True, timeout=30, **options).stdout


def until(find, seconds=10):
    """The first result of `find` that is true; asks again for some seconds.

    A node that goes away during a walk through the tree, and has -1 children then, counts as no result: the next walk sees the
    new tree."""
    from gi.repository import GLib
    end = time.monotonic() + seconds
    while True:
        try:
            found = find()
        except (GLib.GError, ValueError):
            found = None
        if found or time.monotonic() > end:
            return found
        time.sleep(0.05)


def tree():
    """The app on the accessibility bus."""
    import pyatspi
    return until(lambda: next((each for each in pyatspi.Registry.getDesktop(0) if each and each.toolkitName == "Roost"), None))


def nodes(node=None):
    """All nodes at and below one, in reading order."""
    node = node or tree()
    yield node
    for child in node:
        yield from nodes(child)


def find(role, name):
    """The first node of a role and a name, once there is one."""
    return until(lambda: next(
        (each for each in nodes() if each is not None and each.getRoleName() == role and each.name == name), None))


def press(node):
    node.queryAction().doAction(0)


def desktop_settings(*lines):
    """Sets the desktop's settings, as its settings program does."""
    global settings
    file = os.path.join(os.environ["ROOST_FOLDER"], "settings")
    with open(file, "w") as out:
        out.write("\n".join(lines) + "\n")
    if settings:
        settings.send_signal(signal.SIGHUP)
        return
    settings = subprocess.Popen(["xsettingsd", "-c", file], stderr=subprocess.DEVNULL)
    atexit.register(settings.kill)


def input_method():
    """Starts IBus with the test's engine."""
    daemon = subprocess.Popen(["ibus-daemon", "--panel=disable", "--config=disable"])
    atexit.register(daemon.kill)
    until(lambda: shell("ibus address").startswith("unix:"))
    engine = subprocess.Popen(
        ["/usr/bin/python3", os.path.join(os.path.dirname(__file__), "ibus_engine.py")], stdout=subprocess.PIPE, text=True)
    atexit.register(engine.kill)
    assert engine.stdout.readline() == "ready\n"


def words():
    """The texts that a reader finds, in order."""
    return [node.name for node in nodes() if node.getRoleName() == "label"]


def pixel(x, y):
    """The colour of a pixel of the window."""
    return shell("import -window", window(), "-crop", f"1x1+{x}+{y}", "-depth", "8", "txt:-").split()[-1]


def picture(name):
    shell("import -window root", os.path.join(os.environ["ROOST_FOLDER"], name))


def prefer_scheme(number):
    """Says, as a desktop's portal does, which colours the user prefers: 1 dark, 2 light."""
    from gi.repository import Gio, GLib
    global portal
    portal = portal or Gio.bus_get_sync(Gio.BusType.SESSION)
    portal.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                     GLib.Variant("(su)", ("org.freedesktop.portal.Desktop", 4)), None, Gio.DBusCallFlags.NONE, -1)
    portal.emit_signal(None, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
                       GLib.Variant("(ssv)", ("org.freedesktop.appearance", "color-scheme", GLib.Variant("u", number))))
    portal.flush_sync()


def other_window(kind="text", content=""):
    """Opens a window of another program, from which something can be dragged. Returns its number."""
    source = subprocess.Popen(
        ["/usr/bin/python3", os.path.join(os.path.dirname(__file__), "drag_source.py"), kind, content],
        env={**os.environ, "GTK_A11Y": "none"}, stderr=subprocess.DEVNULL)
    atexit.register(source.kill)
    return shell("xdotool search --sync --onlyvisible --name Source").split()[-1]


def drag_from_outside(kind, content, node):
    """Drags a text or a file from another program's window onto a node."""
    number = other_window(kind, content)
    shell("xdotool windowmove --sync", number, "0", "0")
    box = node.queryComponent().getExtents(1)
    shell("xdotool mousemove --window", number, "60", "60")
    shell("xdotool mousedown 1")
    shell("xdotool mousemove_relative --sync 20 20")
    for part in [0.2, 0.4, 0.5, 0.5]:
        point(node, part, part)
        time.sleep(0.1)
    shell("xdotool mouseup 1")


def drag_outside(node):
    """Drags a node onto another program's window. Returns the names of the forms that the program is offered, and the text
    that it gets."""
    target = subprocess.Popen(
        ["/usr/bin/python3", os.path.join(os.path.dirname(__file__), "drop_target.py")],
        env={**os.environ, "GTK_A11Y": "none"}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    atexit.register(target.kill)
    number = shell("xdotool search --sync --onlyvisible --name Target").split()[-1]
    shell("xdotool windowmove --sync", number, "0", "0")
    point(node)
    shell("xdotool mousedown 1")
    for _ in range(4):
        shell("xdotool mousemove_relative --sync 4 4")
    for place in [100, 80, 60, 61]:
        shell("xdotool mousemove --window", number, str(place), "60")
        time.sleep(0.1)
    shell("xdotool mouseup 1")
    return target.stdout.readline().split(), target.stdout.readline().strip()
