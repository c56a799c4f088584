"""The limits of one client beside others, through real sockets."""

import contextlib
import os
import resource
import select
import socket
import struct
import subprocess
import threading
import time

import pytest

from conftest import binary, settle, text, wait_for
from test_trust import Socket, open_session
from wire import BEGAN, ENDED, Summary, handshake, hello, ping, pointer, surroundings, unsigned, visible

ATTACKER, VISITOR = "127.0.0.1", "127.0.0.2"


def connect(app, source=ATTACKER):
    return socket.create_connection(("127.0.0.1", app.port), 5, (source, 0))


def request(app, path="/", ending="\r\n\r\n"):
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{app.port}{ending}".encode()


def memory(app):
    with open(f"/proc/{app.process.pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def attach(app, source=ATTACKER, token="", headers=()):
    """Opens a session, and keeps its token or the code that refuses it."""
    connection = Socket.__new__(Socket)
    connection.socket = connect(app, source)
    connection.status, connection.buffer = handshake(
        connection.socket, f"127.0.0.1:{app.port}", f"http://127.0.0.1:{app.port}", headers=headers)
    connection.send(hello(token=token))
    opcode, payload = connection.receive()
    connection.token = Summary(payload).token if opcode == 2 else None
    connection.code = struct.unpack(">H", payload[:2])[0] if opcode == 8 else None
    return connection


FULL, IDLE = 4000, 4003


@pytest.fixture
def app(serve):
    return serve(screen="counter")


def test_requests_are_not_taken_in_while_nobody_reads_their_answers(app):
    before = memory(app)
    with connect(app) as connection:
        connection.settimeout(0.5)
        end = time.monotonic() + 6
        with contextlib.suppress(TimeoutError):
            while time.monotonic() < end:
                connection.sendall(request(app, "/painter.js") * 1000)
        assert time.monotonic() < end, "requests are taken in without end"
        assert memory(app) - before < 100e6


def test_pipelined_requests_are_answered_in_order(app):
    with connect(app) as connection:
        connection.sendall(request(app, "/style.css") + request(app, "/nothing") + request(app, "/"))
        data = b""
        while more := connection.recv(65536):
            data += more
    # An error ends the connection.
    assert data.count(b"HTTP/1.1 ") == 2 and data.index(b"200 OK") < data.index(b"404 Not Found")
    with connect(app) as connection:
        connection.sendall(request(app, "/main.js") * 50)
        data = b""
        while data.count(b"HTTP/1.1 200 OK") < 50:
            assert (more := connection.recv(65536))
            data += more


@pytest.mark.parametrize("first", ["/nothing", "/painter.js"])
@pytest.mark.parametrize("second", ["/", "/session"])
def test_a_connection_may_close_while_requests_wait(app, first, second):
    upgrade = "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13" \
        "\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==" f"\r\nOrigin: http://127.0.0.1:{app.port}\r\n\r\n"
    waiting = request(app, second, upgrade if second == "/session" else "\r\n\r\n")
    for count in (1, 50, 400):
        connection = connect(app)
        # At once, by a reset, which drops unread bytes.
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.sendall(request(app, first) * count + waiting * 2)
        time.sleep(0.1)
        connection.close()
    with connect(app) as visitor:
        visitor.sendall(request(app))
        assert visitor.recv(65536).startswith(b"HTTP/1.1 200")


def test_a_request_has_ten_seconds_to_arrive(app):
    slow = {
        "nothing": b"",
        "half a head": request(app, ending="\r\nX: "),
        "half a body": request(app, ending="\r\nContent-Length: 10\r\n\r\n"),
        "half an upgrade": request(app, "/session", ending="\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX: "),
        "nothing after an answer": request(app, "/style.css"),
    }
    connections = {}
    for name, data in slow.items():
        connections[name] = connect(app)
        connections[name].sendall(data)
    end = time.monotonic() + 14
    left = dict(connections)
    while left and time.monotonic() < end:
        for connection in left.values():
            # A byte at a time.
            if connection in (connections["half a head"], connections["half an upgrade"]):
                with contextlib.suppress(OSError):
                    connection.send(b"a")
        readable, _, _ = select.select(left.values(), [], [], 0.5)
        for name, connection in list(left.items()):
            if connection in readable:
                try:
                    if connection.recv(65536):
                        continue
                except ConnectionError:
                    pass
                del left[name]
    assert not left, list(left)


def test_a_visitor_is_served_beside_silent_connections(serve):
    app = serve(screen="counter", ROOST_SESSION_LIMIT="20", ROOST_SESSIONS_PER_ADDRESS="10")
    silent = [connect(app) for _ in range(400)]
    for source in (VISITOR, ATTACKER):
        with connect(app, source) as connection:
            connection.sendall(request(app))
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
    # The oldest ones have made room.
    time.sleep(0.2)
    readable, _, _ = select.select(silent, [], [], 0)
    assert 400 - len(readable) <= 2 * 10 + 64
    assert silent[0] in readable and silent[-5] not in readable


def test_the_head_of_a_request_is_limited_in_size(app):
    for field in ("X: " + "a" * 40_000, "\r\n".join(f"X{i}: a" for i in range(200))):
        with connect(app) as connection:
            with contextlib.suppress(ConnectionError):
                connection.sendall(request(app, ending=f"\r\n{field}\r\n\r\n"))
                assert not connection.recv(65536).startswith(b"HTTP/1.1 200")


def test_the_sessions_of_one_address_are_limited(serve):
    app = serve(screen="counter", ROOST_SESSION_LIMIT="10", ROOST_SESSIONS_PER_ADDRESS="3")
    own = [attach(app) for _ in range(3)]
    assert all(connection.token for connection in own)
    assert attach(app).code == FULL
    others = [attach(app, VISITOR) for _ in range(3)]
    assert all(connection.token for connection in others)
    # A session of its own makes room once its page has closed.
    own[1].socket.close()
    time.sleep(0.3)
    assert attach(app).token


def test_a_trusted_proxy_names_the_visitor(serve):
    app = serve(screen="counter", ROOST_SESSIONS_PER_ADDRESS="2", ROOST_TRUSTED_PROXIES="127.0.0.1")
    first = [attach(app, headers=["X-Forwarded-For: 192.0.2.1"]) for _ in range(2)]
    assert all(connection.token for connection in first)
    assert attach(app, headers=["X-Forwarded-For: 192.0.2.7, 192.0.2.1"]).code == FULL
    assert attach(app, headers=["X-Forwarded-For: 192.0.2.2"]).token
    # Others cannot name themselves.
    others = [attach(app, VISITOR, headers=[f"X-Forwarded-For: 192.0.2.{index}"]) for index in range(3)]
    assert [connection.code for connection in others] == [None, None, FULL]


def test_abandoned_sessions_make_room(serve):
    app = serve(screen="counter", ROOST_SESSION_LIMIT="20")
    for _ in range(60):
        connection = Socket(app)
        connection.send(hello())
        connection.socket.close()
    start = time.monotonic()
    assert attach(app, VISITOR).token
    assert time.monotonic() - start < 3


def test_a_page_that_nobody_touches_makes_room_after_ten_seconds(serve):
    app = serve(screen="counter", ROOST_SESSION_LIMIT="2")
    used, idle = attach(app), attach(app)
    used.send(pointer(1, BEGAN, 1, 1))
    assert attach(app, VISITOR).code == FULL
    time.sleep(10.5)
    visitor = attach(app, VISITOR)
    assert visitor.token
    assert idle.close_code() == IDLE
    assert attach(app, VISITOR).code == FULL


def test_the_limit_of_open_files_is_raised(serve):
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (200, soft[1]))
    try:
        app = serve(screen="counter")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, soft)
    with open(f"/proc/{app.process.pid}/limits") as file:
        raised = next(int(line.split()[3]) for line in file if line.startswith("Max open files"))
    assert raised >= min(soft[1], 2256)


def test_a_low_limit_of_open_files_limits_connections_and_is_reported():
    process = subprocess.Popen(
        [binary("BrowserTestApp")], env={**os.environ, "ROOST_PORT": "0", "ROOST_TEST_SCREEN": "counter"}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (160, 160)))
    try:
        port = int(process.stdout.readline().split("http://")[1].split(" ")[0].rsplit(":", 1)[1])
        connections = []
        for _ in range(300):
            connections.append(socket.create_connection(("127.0.0.1", port), 5))
        ticks = lambda: sum(map(int, open(f"/proc/{process.pid}/stat").read().rsplit(")", 1)[1].split()[11:13]))
        before = ticks()
        time.sleep(1)
        assert ticks() - before < 30
        with socket.create_connection(("127.0.0.1", port), 5, (VISITOR, 0)) as visitor:
            visitor.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
            assert visitor.recv(65536).startswith(b"HTTP/1.1 200")
    finally:
        process.kill()
        _, errors = process.communicate()
    assert "RLIMIT_NOFILE" in errors and "connections at a time" in errors


def test_pings_are_answered_at_once(app):
    connection = open_session(app)
    connection.send(ping())
    assert Summary(connection.receive()[1]).was_heard
    early = Socket(app)
    early.send(ping())
    assert early.close_code() == 1002


def test_the_folders_of_killed_apps_are_removed(serve, tmp_path):
    left = tmp_path / "roost-files-abcdef" / "session"
    left.mkdir(parents=True)
    (left / "file").write_text("left behind")
    serve(screen="counter", TMPDIR=str(tmp_path))
    assert not list(tmp_path.iterdir())


def test_others_are_answered_beside_pages_that_resize_without_end(serve):
    """`make abuse` checks the bound, in a release build. Here others only have to get an answer."""
    app = serve(screen="controls")
    visitor = attach(app, VISITOR)
    attackers = [attach(app) for _ in range(8)]
    is_over = threading.Event()

    def resize():
        number = 0
        while not is_over.wait(0.02):
            for attacker in attackers:
                with contextlib.suppress(OSError):
                    attacker.socket.sendall(
                        Socket.framed(bytes([2]) + unsigned(number + 1) + surroundings(300 + number % 90, 700))
                        + Socket.framed(pointer(number + 2, 0, 10, number % 300)))
                    while select.select([attacker.socket], [], [], 0)[0]:
                        attacker.socket.recv(1 << 18)
            number += 2

    thread = threading.Thread(target=resize)
    thread.start()
    try:
        time.sleep(1)
        waits = []
        for index in range(20):
            start = time.monotonic()
            visitor.send(visible(index + 1, True))
            while (Summary(visitor.receive()[1]).taken or 0) < index + 1:
                pass
            waits.append(time.monotonic() - start)
        assert sorted(waits)[10] < 0.1, waits
    finally:
        is_over.set()
        thread.join()


class Wire:
    """Forwards bytes between a browser and an app, until it falls silent."""

    def __init__(self, app):
        self.app = app
        self.is_silent = False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                browser, _ = self.listener.accept()
                server = socket.create_connection(("127.0.0.1", self.app.port))
            except OSError:
                return
            for ends in ((browser, server), (server, browser)):
                threading.Thread(target=self.carry, args=ends, daemon=True).start()

    def carry(self, source, target):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                while self.is_silent:
                    time.sleep(0.02)
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)


def test_a_silent_network_is_noticed(app, visit):
    wire = Wire(app)
    page = visit(wire)
    assert page.locator("#status").inner_text() == ""
    wire.is_silent = True
    page.get_by_role("button", name="Add").click()
    page.get_by_text("Reconnecting…").wait_for(timeout=15_000)
    wire.is_silent = False
    wait_for(page, "document.documentElement.dataset.connection === 'open'", timeout=20)
    settle(page)
    assert text(page, "count").inner_text() == "Count 1"
    wire.listener.close()


def test_an_idle_page_does_not_lose_its_connection(app, visit):
    page = visit(app)
    states = "document.documentElement.dataset.connection"
    page.evaluate(f"globalThis.lost = 0; setInterval(() => {{ if ({states} !== 'open') lost++; }}, 50)")
    page.wait_for_timeout(16_000)
    assert page.evaluate("lost") == 0
