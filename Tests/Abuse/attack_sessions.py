"""One client opens sessions until there are no more, and leaves or stays.

    python3 attack_sessions.py FOLDER-OF-BrowserTestApp [--patience 130]
"""

import contextlib
import sys
import time

import abuse

PATIENCE = float(sys.argv[sys.argv.index("--patience") + 1]) if "--patience" in sys.argv else 20


def attack(app, count, stays):
    """Opens sessions; returns the connections that stay open."""
    kept = []
    for _ in range(count):
        with contextlib.suppress(OSError):
            connection, _ = app.open_session()
            if stays:
                kept.append(connection)
            else:
                connection.close()
    return kept


for stays in (False, True):
    print(f"1100 sessions of one client's, which {'stays' if stays else 'leaves'}")
    with abuse.App() as app:
        start = time.monotonic()
        kept = attack(app, 1100, stays)
        print(f"  attacked for {time.monotonic() - start:.1f} s")
        abuse.report("a visitor from elsewhere is served after", app.seconds_until_served(abuse.VISITOR, PATIENCE), "s",
                     most=5)
        abuse.report("a visitor from the same address is served after",
                     app.seconds_until_served(abuse.ATTACKER, PATIENCE), "s", most=15)
        for connection in kept:
            connection.close()
abuse.end()
