"""A touchpad: a wire between the app and its Wayland compositor, onto which a touchpad's events are put.

mutter's devices for remote desktops have no touchpad: nothing tells that fingers lift, pinch or rest."""

import functools
import os
import re
import socket
import struct
import threading
import time

#: The display that apps are told.
NAME = "touchpad"
POINTER, PINCH, HOLD = "wl_pointer", "zwp_pointer_gesture_pinch_v1", "zwp_pointer_gesture_hold_v1"
client = None
lock = threading.Lock()
serials = iter(range(1_000_000, 2_000_000))


def path(name):
    return os.path.join(os.environ["XDG_RUNTIME_DIR"], name)


def lay_wire():
    """Waits for programs, and connects each with the compositor. The last one has the touchpad."""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path(NAME))
    listener.listen()

    def accept():
        global client
        while True:
            client, _ = listener.accept()
            server = socket.socket(socket.AF_UNIX)
            server.connect(path(os.environ["WAYLAND_DISPLAY"]))
            for source, target in [(client, server), (server, client)]:
                threading.Thread(target=forward, args=(source, target), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()


def forward(source, target):
    """Hands messages on, whole ones, with the files that come with them."""
    data, files = b"", []
    while True:
        try:
            more, extra, _, _ = socket.recv_fds(source, 65536, 64)
        except OSError:
            more = b""
        if not more:
            target.close()
            return
        data, files = data + more, files + extra
        end = 0
        while len(data) >= end + 8 and len(data) >= (next_ := end + (struct.unpack_from("=I", data, end + 4)[0] >> 16)):
            end = next_
        if end:
            try:
                with lock:
                    socket.send_fds(target, [data[:end]], files)
            except OSError:
                return
            for file in files:
                os.close(file)
            data, files = data[end:], []


@functools.cache
def number(kind):
    """The number of the app's object."""
    with open(os.path.join(os.environ["ROOST_FOLDER"], "protocol")) as file:
        return int(re.findall(rf"new id {kind}@(\d+)", file.read())[-1])


def put(kind, code, *arguments):
    """Sends the app an event of an object that it has."""
    content = b"".join(struct.pack("=i", round(each * 256)) if isinstance(each, float) else struct.pack("=I", each)
                       for each in arguments)
    with lock:
        client.sendall(struct.pack("=II", number(kind), (8 + len(content)) << 16 | code) + content)


def now():
    return int(time.monotonic() * 1000) & 0xFFFFFFFF


def surface():
    """The window under the mouse."""
    with open(os.path.join(os.environ["ROOST_FOLDER"], "protocol")) as file:
        return int(re.findall(r"wl_pointer@\d+\.enter\(\d+, wl_surface@(\d+)", file.read())[-1])


def stroke(x, y, steps=12, rest=0.0):
    """Moves two fingers, by points of the screen, and lifts them after some seconds.

    The events' times are as even as fingers are, however busy the machine is: a late one is late on its way."""
    at = now()
    for _ in range(steps):
        put(POINTER, 6, 1)
        for axis, way in [(0, y), (1, x)]:
            if way:
                put(POINTER, 4, at, axis, float(way / steps))
        put(POINTER, 5)
        at = wait(at, 16)
    at = wait(at, int(rest * 1000))
    put(POINTER, 6, 1)
    put(POINTER, 7, at, 0)
    put(POINTER, 7, at, 1)
    put(POINTER, 5)


def wait(at, milliseconds):
    """Waits until some time after another, and returns it."""
    time.sleep(max(0, at + milliseconds - time.monotonic() * 1000) / 1000)
    return at + milliseconds


def pinch(scale, degrees, steps=12):
    """Two fingers spread and turn."""
    put(PINCH, 0, next(serials), now(), surface(), 2)
    for step in range(1, steps + 1):
        put(PINCH, 1, now(), 0.0, 0.0, 1 + (scale - 1) * step / steps, degrees / steps)
        time.sleep(0.016)
    put(PINCH, 2, next(serials), now(), 0)


def lay_fingers():
    put(HOLD, 0, next(serials), now(), surface(), 2)


def lift_fingers():
    put(HOLD, 1, next(serials), now(), 0)
