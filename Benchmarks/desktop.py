"""Measures apps in windows of a display without a screen: start, memory, rest, the way from a key to pixels, frames.

    Benchmarks/desktop.py FOLDER [PEER…]    the folder of release builds with the trait Desktop, and programs in other
                                            toolkits that show the same screens

Runs each app on Xvfb, 1920 × 1080, with a window manager and a bus of its own. `make desktop-benchmark` calls it."""

import ctypes
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 9


class Display:
    """What the benchmark asks of an X11 display: pixels, the pointer, keys, and windows."""

    def __init__(self):
        self.x = ctypes.CDLL("libX11.so.6")
        self.test = ctypes.CDLL("libXtst.so.6")
        for name in ["XOpenDisplay", "XGetImage", "XDefaultRootWindow"]:
            getattr(self.x, name).restype = ctypes.c_void_p
        self.x.XGetPixel.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        self.root = ctypes.c_void_p(self.x.XDefaultRootWindow(self.display))

    def pixel(self, x, y):
        image = ctypes.c_void_p(
            self.x.XGetImage(self.display, self.root, x, y, 1, 1, ctypes.c_ulong(0xffffffff), 2))
        color = self.x.XGetPixel(image, 0, 0)
        self.x.XDestroyImage(image)
        return color

    def area(self, x, y, width, height):
        image = ctypes.c_void_p(
            self.x.XGetImage(self.display, self.root, x, y, width, height, ctypes.c_ulong(0xffffffff), 2))
        pixels = [self.x.XGetPixel(image, column, row) for row in range(0, height, 2) for column in range(0, width, 2)]
        self.x.XDestroyImage(image)
        return pixels

    def move(self, x, y):
        self.test.XTestFakeMotionEvent(self.display, -1, x, y, 0)
        self.x.XSync(self.display, 0)

    def button(self, number, is_down):
        self.test.XTestFakeButtonEvent(self.display, number, is_down, 0)
        self.x.XFlush(self.display)

    def click(self, number=1):
        self.button(number, 1)
        self.button(number, 0)

    def key(self, name):
        symbol = self.x.XStringToKeysym(name.encode())
        code = self.x.XKeysymToKeycode(self.display, ctypes.c_ulong(symbol))
        for is_down in [1, 0]:
            self.test.XTestFakeKeyEvent(self.display, code, is_down, 0)
        self.x.XFlush(self.display)


def output(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout


def until(condition, seconds=20):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "the app did not answer"


class App:
    def __init__(self, path, **environment):
        self.errors = tempfile.TemporaryFile("w+")
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            [path], stderr=self.errors,
            env={**os.environ, "ROOST_HOST": "desktop", "GSK_RENDERER": "cairo", "ROOST_FRAME_TIMES": "1", **environment})

    def place(self):
        """The window's left and upper edge and its size."""
        window = output("xdotool", "search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)).split()[-1]
        lines = output("xdotool", "getwindowgeometry", "--shell", window).splitlines()
        values = dict(line.split("=") for line in lines)
        return [int(values[name]) for name in ["X", "Y", "WIDTH", "HEIGHT"]]

    def processor_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        """Megabytes of its own (the sum of private pages), and those with what it shares."""
        sums = {}
        for line in pathlib.Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()[1:]:
            name, value = line.split(":")
            sums[name] = int(value.split()[0]) / 1024
        return sums["Private_Clean"] + sums["Private_Dirty"], sums["Rss"]

    def switches(self):
        """How often its threads have been put to sleep or stopped."""
        total = 0
        for task in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir():
            for line in (task / "status").read_text().splitlines():
                if "ctxt_switches" in line:
                    total += int(line.split()[1])
        return total

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(10)
        self.errors.seek(0)
        return "".join(line for line in self.errors if "frames, in" in line).strip()


def start(display, path, name):
    """Milliseconds from the process's start to the window's first picture, and of processor time until then."""
    times, seconds = [], []
    for _ in range(RUNS):
        app = App(path)
        black = display.pixel(960, 540)
        until(lambda: display.pixel(960, 540) != black)
        times.append((time.monotonic() - app.started) * 1000)
        seconds.append(app.processor_seconds() * 1000)
        app.end()
        until(lambda: display.pixel(960, 540) == black)
    print(f"{name}: start to first picture: median {statistics.median(times):.0f} ms, {min(times):.0f} at best,"
          f" {max(times):.0f} at worst; processor {statistics.median(seconds):.0f} ms")


def rest(display, path, name):
    """Memory, and what wakes in ten seconds of rest."""
    app = App(path)
    app.place()
    time.sleep(17)
    before = app.switches()
    time.sleep(10)
    own, resident = app.memory()
    print(f"{name}: at rest: {app.switches() - before} wakes in ten seconds; {own:.0f} MB of its own, {resident:.0f} MB resident")
    app.end()


def keys(display, path, name):
    """Milliseconds from a key to its letter's pixels in a field."""
    app = App(path, ROOST_TEST_SCREEN="fields")
    left, top, width, height = app.place()
    field = None
    for y in range(top, top + height, 4):
        display.move(left + width // 2, y)
        display.click()
        time.sleep(0.05)
        before = display.area(left, top, 120, height)
        display.key("m")
        time.sleep(0.2)
        if display.area(left, top, 120, height) != before:
            field = y
            break
    assert field, "no field"
    times = []
    for _ in range(40):
        before = display.area(left, field - 12, 400, 24)
        started = time.monotonic()
        display.key("m")
        until(lambda: display.area(left, field - 12, 400, 24) != before, 2)
        times.append((time.monotonic() - started) * 1000)
        time.sleep(0.05)
        display.key("BackSpace")
        time.sleep(0.7)
    print(f"{name}: key to pixel: median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms of {len(times)}")
    app.end()


def frames(display, path, name, screen, title, act):
    app = App(path, ROOST_TEST_SCREEN=screen)
    left, top, width, height = app.place()
    window = output("xdotool", "search", "--onlyvisible", "--pid", str(app.process.pid)).split()[-1]
    output("xdotool", "windowsize", "--sync", window, "1900", "1040")
    left, top, width, height = app.place()
    display.move(left + width // 2, top + height // 2)
    time.sleep(1)
    before, started = app.processor_seconds(), time.monotonic()
    act(display, left, top, width, height)
    seconds, elapsed = app.processor_seconds() - before, time.monotonic() - started
    line = app.end()
    count = int(line.split()[0])
    print(f"{name}: {title} in {width} × {height}: {line}; {seconds / count * 1000:.2f} ms of processor a frame, all threads,"
          f" {count / elapsed:.0f} frames a second")


def scroll(display, *place):
    for _ in range(600):
        display.click(5)
        time.sleep(0.016)


def move(display, left, top, width, height):
    display.key("Tab")
    time.sleep(0.3)
    display.key("space")
    time.sleep(9)


def main(folder, peers):
    display = Display()
    print(f"load {os.getloadavg()[0]:.1f} before, {os.cpu_count()} processors")
    small = [("Roost", folder / "VotingApp"), *((peer.stem, peer) for peer in peers)]
    screens = [("Roost", folder / "BrowserTestApp"), *small[1:]]
    for name, path in small:
        start(display, path, name)
    for name, path in small:
        rest(display, path, name)
    for name, path in screens:
        keys(display, path, name)
    for name, path in screens:
        frames(display, path, name, "rows", "scrolling 100,000 rows", scroll)
    for name, path in screens:
        frames(display, path, name, "animation", "200 moving views", move)
    print(f"load {os.getloadavg()[0]:.1f} after")


if __name__ == "__main__":
    if "ROOST_ON_DISPLAY" not in os.environ:
        with tempfile.TemporaryDirectory() as home:
            os.chmod(home, 0o700)
            environment = {**os.environ, "ROOST_ON_DISPLAY": "1", "HOME": home, "XDG_RUNTIME_DIR": home, "LC_ALL": "C.UTF-8"}
            sys.exit(subprocess.run(
                ["xvfb-run", "-a", "-s", "-screen 0 1920x1080x24 -noreset", "dbus-run-session", "--", "bash", "-c",
                 'openbox >/dev/null 2>&1 & exec "$0" "$@"', sys.executable, *sys.argv], env=environment).returncode)
    main(pathlib.Path(sys.argv[1]).resolve(), [pathlib.Path(peer).resolve() for peer in sys.argv[2:]])
