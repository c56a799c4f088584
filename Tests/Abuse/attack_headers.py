"""One client opens connections and hardly ever ends a line of a request's head.

    python3 attack_headers.py FOLDER-OF-BrowserTestApp
"""

import contextlib
import time

import abuse

COUNT, SECONDS = 2400, 14


def open_connections(app, count):
    connections = []
    for _ in range(count):
        with contextlib.suppress(OSError):
            connection = app.connect(timeout=0.2)
            connection.sendall(f"GET / HTTP/1.1\r\nHost: {app.address}\r\n".encode())
            connections.append(connection)
    return connections


def still_open(connections):
    """The number of connections that the app has not closed."""
    count = 0
    for connection in connections:
        connection.setblocking(False)
        try:
            count += connection.recv(1) != b""
        except BlockingIOError:
            count += 1
        except OSError:
            pass
    return count


def drip(connections, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for connection in connections:
            with contextlib.suppress(OSError):
                connection.send(b"a")
        time.sleep(1)


print(f"{COUNT} connections whose heads do not end")
with abuse.App() as app:
    connections = open_connections(app, COUNT)
    abuse.report("a visitor from elsewhere is served after", app.seconds_until_served(abuse.VISITOR, 5), "s", most=2)
    abuse.report("a visitor from the same address is served after", app.seconds_until_served(abuse.ATTACKER, 5), "s",
                 most=2)
    drip(connections, SECONDS)
    abuse.report(f"open after {SECONDS} s", still_open(connections), "connections", most=0)
    for connection in connections:
        connection.close()

print("400 connections to an app that may have 256 files open")
with abuse.App(descriptors=256) as app:
    connections = open_connections(app, 400)
    time.sleep(1)
    before = app.processor_time
    time.sleep(5)
    abuse.report("processor time", (app.processor_time - before) / 5 * 100, "% of a core", most=10)
    abuse.report("a visitor is served after", app.seconds_until_served(abuse.VISITOR, 15), "s", most=12)
    for connection in connections:
        connection.close()
abuse.end()
