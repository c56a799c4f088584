"""A trap in the code of one page: how many sessions outlive it, and how long it takes until visitors are served again.

    python3 Tests/Abuse/traps.py [folder of BrowserTestApp]

Each row is an app with 40 sessions, one of whose processes ends as by a trap (SIGILL).
"""

import os
import pathlib
import signal
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "BrowserTests"))
if len(sys.argv) > 1:
    os.environ["ROOST_BIN"] = sys.argv[1]

from conftest import App  # noqa: E402
from test_trust import open_session  # noqa: E402
from wire import Summary, visible  # noqa: E402

SESSIONS = 40
WAYS = [("alone", {}), ("supervised", {"ROOST_SUPERVISE": "1"}), ("4 processes", {"ROOST_PROCESSES": "4"})]


def children(process):
    with open(f"/proc/{process}/task/{process}/children") as file:
        return [int(number) for number in file.read().split()]


def lives(connection):
    """Whether the session still takes something in."""
    try:
        connection.send(visible(1, False))
        while Summary(connection.receive()[1]).taken != 1:
            pass
        return True
    except (EOFError, OSError, IndexError):
        return False


def seconds_until_served(app, limit=15):
    start = time.monotonic()
    while time.monotonic() - start < limit:
        try:
            open_session(app)
            return time.monotonic() - start
        except (EOFError, OSError, AssertionError):
            time.sleep(0.01)
    return None


def measure(settings):
    app = App(screen="faults", **settings)
    try:
        connections = [open_session(app) for _ in range(SESSIONS)]
        victim = (children(app.process.pid) if settings else [app.process.pid])[0]
        os.kill(victim, signal.SIGILL)
        served = seconds_until_served(app)
        return sum(lives(connection) for connection in connections), served
    finally:
        app.process.terminate()
        app.process.communicate(timeout=15)


def main():
    results = {}
    for name, settings in WAYS:
        left, served = results[name] = measure(settings)
        again = "never" if served is None else f"after {served:.2f} s"
        print(f"{name:12} {left:3} of {SESSIONS} sessions outlive it; visitors are served again {again}", flush=True)
    assert results["supervised"][1] is not None and results["supervised"][1] < 5
    assert results["4 processes"][0] >= int(SESSIONS * 0.6)


if __name__ == "__main__":
    main()
