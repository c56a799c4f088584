"""The words of a test's steps: what a user of a desktop does, and what an assistive technology sees."""

import atexit
import os
import subprocess
import time

app = None


def start():
    """Starts the app and waits for its window."""
    global app
    app = subprocess.Popen([os.environ["ROOST_APP"]])
    atexit.register(lambda: app.poll() is None and app.kill())
    shell("xdotool search --sync --onlyvisible --pid", str(app.pid))


def pid():
    return app.pid


def window():
    """The number of the app's window on the display."""
    return shell("xdotool search --onlyvisible --pid", str(app.pid)).split()[-1]


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


def until(find):
    """The first result of `find` that is true; asks again for ten seconds."""
    end = time.monotonic() + 10
    while True:
        found = find()
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
    return until(lambda: next((each for each in nodes() if each is not None and each.getRoleName() == role and each.name == name), None))


def press(node):
    node.queryAction().doAction(0)


def picture(name):
    shell("import -window root", os.path.join(os.environ["ROOST_FOLDER"], name))
