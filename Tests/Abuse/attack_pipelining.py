"""One connection asks for a file again and again without reading an answer.

    python3 attack_pipelining.py FOLDER-OF-BrowserTestApp
"""

import time

import abuse

print("pipelined requests, no answer read")
with abuse.App() as app:
    request = f"GET /painter.js HTTP/1.1\r\nHost: {app.address}\r\n\r\n".encode() * 1000
    sent, end = 0, time.monotonic() + 6
    with app.connect() as connection, abuse.Peak(app) as peak:
        connection.settimeout(0.2)
        while sent < 8_000_000 and time.monotonic() < end:
            try:
                sent += connection.send(request[sent % (len(request) // 1000):])
            except TimeoutError:
                pass
            except ConnectionError:
                break
        time.sleep(max(0, end - time.monotonic()))
        abuse.report("memory", peak.growth, "MB more", most=100)
    print(f"  taken in: {sent / 1e6:.1f} MB of requests")
    abuse.report("a visitor is served after", app.seconds_until_served(abuse.VISITOR, 10), "s", most=2)
abuse.end()
