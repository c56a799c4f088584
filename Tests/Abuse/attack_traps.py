"""A trap in the code of one page's app.

    python3 attack_traps.py FOLDER-OF-BrowserTestApp

One of the processes that serve forty sessions ends as by a trap (SIGILL).
"""

import contextlib
import os
import signal

import abuse
import wire

SESSIONS = 40


def children(process):
    with open(f"/proc/{process}/task/{process}/children") as file:
        return [int(number) for number in file.read().split()]


def drain(connection):
    """Reads all that was sent until now; false where the connection has ended."""
    connection.settimeout(0.3)
    with contextlib.suppress(TimeoutError):
        while connection.recv(65536):
            pass
        return False
    return True


def lives(connection):
    """Whether the session still answers."""
    try:
        if not drain(connection):
            return False
        connection.sendall(abuse.frame(wire.visible(1, False)))
        connection.settimeout(5)
        return connection.recv(65536) != b""
    except OSError:
        return False


def attack(**settings):
    """How many sessions a trap ends, and how long it takes until visitors are served."""
    # Naming every function of a debug build in a backtrace takes the process seconds before it ends.
    with abuse.App(SWIFT_BACKTRACE="enable=no", **settings) as app:
        connections = [app.open_session()[0] for _ in range(SESSIONS)]
        for connection in connections:
            drain(connection)
        processes = children(app.process.pid) if settings else [app.process.pid]
        os.kill(processes[0], signal.SIGILL)
        served = app.seconds_until_served(abuse.VISITOR, 10)
        return SESSIONS - sum(map(lives, connections)), served


print(f"A trap among {SESSIONS} sessions of an app without a supervisor")
ended, _ = attack()
abuse.report("sessions that end", ended, "sessions", most=SESSIONS)

print("…of one with ROOST_SUPERVISE=1")
ended, served = attack(ROOST_SUPERVISE="1")
abuse.report("sessions that end", ended, "sessions", most=SESSIONS)
abuse.report("a visitor is served after", served, "s", most=5)

print("…of one with ROOST_PROCESSES=4")
ended, served = attack(ROOST_PROCESSES="4")
abuse.report("sessions that end", ended, "sessions", most=SESSIONS * 0.4)
abuse.report("a visitor is served after", served, "s", most=2)

abuse.end()
