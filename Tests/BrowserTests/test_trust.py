"""Answers of an app to clients that are not its page."""

import http.client
import os
import random
import socket
import struct
import time

import pytest

from wire import BEGAN, ENDED, Summary, drawn, handshake, hello, pointer, string, surroundings, unsigned, visible


def request(app, method="GET", path="/", **headers):
    connection = http.client.HTTPConnection("127.0.0.1", app.port, timeout=5)
    connection.request(method, path, headers={key.replace("_", "-"): value for key, value in headers.items()})
    response = connection.getresponse()
    return response, response.read()


class Socket:
    """A WebSocket that sends any bytes, well-formed or not."""

    def __init__(self, app, origin=None, host=None, path="/session"):
        self.socket = socket.create_connection(("127.0.0.1", app.port), timeout=5)
        host = host or f"127.0.0.1:{app.port}"
        origin = f"http://{host}" if origin is None else origin
        self.status, self.buffer = handshake(self.socket, host, origin, path)

    def send(self, *arguments, **options):
        self.socket.sendall(self.framed(*arguments, **options))

    @staticmethod
    def framed(payload, opcode=2, fin=True, masked=True):
        head = bytes([opcode | (128 if fin else 0)])
        bit = 128 if masked else 0
        if len(payload) < 126:
            head += bytes([bit | len(payload)])
        elif len(payload) < 65536:
            head += bytes([bit | 126]) + struct.pack(">H", len(payload))
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", len(payload))
        if masked:
            mask = os.urandom(4)
            payload = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
            head += mask
        return head + payload

    def need(self, count):
        while len(self.buffer) < count:
            data = self.socket.recv(65536)
            if not data:
                raise EOFError
            self.buffer += data

    def receive(self):
        """The opcode and payload of the next frame. A timeout loses no bytes."""
        self.need(2)
        length, at = self.buffer[1] & 127, 2
        if length == 126:
            self.need(at := 4)
            length, = struct.unpack(">H", self.buffer[2:4])
        elif length == 127:
            self.need(at := 10)
            length, = struct.unpack(">Q", self.buffer[2:10])
        self.need(at + length)
        opcode, payload = self.buffer[0] & 15, self.buffer[at:at + length]
        self.buffer = self.buffer[at + length:]
        return opcode, payload

    def close_code(self):
        """Waits for the end, and returns its code; None for an end without one."""
        try:
            while True:
                opcode, payload = self.receive()
                if opcode == 8:
                    return struct.unpack(">H", payload[:2])[0]
        except (EOFError, ConnectionError):
            return None


def open_session(app, token=""):
    connection = Socket(app)
    connection.send(hello(token=token))
    opcode, message = connection.receive()
    assert opcode == 2
    connection.first = Summary(message)
    connection.token = connection.first.token
    return connection


@pytest.fixture
def app(serve):
    return serve(screen="counter")


def test_the_page_forbids_scripts_of_others(app):
    response, body = request(app)
    assert response.status == 200
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert b"<script>" not in body and b"onload=" not in body and b"style=" not in body


def test_unknown_paths_methods_and_names_are_refused(app):
    assert request(app, path="/../../etc/passwd")[0].status == 404
    assert request(app, path="/Package.swift")[0].status == 404
    assert request(app, method="POST")[0].status == 405
    assert request(app, Host="evil.example")[0].status == 421
    assert request(app, Host=f"evil.example:{app.port}")[0].status == 421
    assert request(app, Host=f"localhost:{app.port}")[0].status == 200


def test_further_host_names_can_be_allowed(serve):
    app = serve(screen="counter", ROOST_NAMES="app.example")
    assert request(app, Host="app.example")[0].status == 200
    assert request(app, Host="other.example")[0].status == 421


def test_an_unchanged_file_is_not_sent_again(app):
    response, _ = request(app, path="/main.js")
    again, body = request(app, path="/main.js", If_None_Match=response.headers["ETag"])
    assert again.status == 304 and body == b""


def test_the_app_listens_on_loopback_only(app):
    address = socket.gethostbyname(socket.gethostname())
    if address.startswith("127."):
        # There is no other address to try, so the socket's own has to be checked.
        with open("/proc/net/tcp") as table:
            listening = [line.split()[1] for line in table if line.split()[3] == "0A"]
        assert f"0100007F:{app.port:04X}" in listening
        return
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((address, app.port), timeout=2)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1:1", "file://"])
def test_a_session_is_for_pages_of_this_server(app, origin):
    assert Socket(app, origin=origin).status in (400, 403)


def test_a_session_needs_a_known_host(app):
    assert Socket(app, host="evil.example").status in (400, 403, 421)


def test_tokens_are_long_and_never_the_same(app):
    tokens = {open_session(app).token for _ in range(20)}
    assert len(tokens) == 20
    # The process of the session, the time when that began, and random bits.
    assert all(len(token.rsplit("-", 1)[1]) == 64 for token in tokens)


def test_an_unknown_token_gets_a_new_session(app):
    assert open_session(app, token="0" * 64).token != "0" * 64


def test_a_second_page_takes_a_session_over(app):
    first = open_session(app)
    second = open_session(app, token=first.token)
    assert second.token == first.token
    assert first.close_code() == 4001


MALFORMED = {
    "empty": b"",
    "unknown kind": bytes([99, 1]),
    "no number": bytes([3]),
    "truncated": bytes([3, 1, 1, 0]),
    "too long": bytes([10, 1, 1, 1]),
    "wrong order": bytes([10, 7, 1]),
    "not a number": bytes([4, 1]) + struct.pack("<4f", float("nan"), 0, 0, 0) + bytes([0]),
    "infinite": bytes([4, 1]) + struct.pack("<4f", 0, 0, float("inf"), 0) + bytes([0]),
    "padded integer": bytes([10, 0x81, 0x00, 1]),
    "endless integer": bytes([10]) + b"\xff" * 20,
    "not UTF-8": bytes([6, 1, 0, 1, 0xFF, 1, 0x61, 0]),
    "two characters as a key": bytes([6, 1, 0, 2, 0x61, 0x62, 1, 0x61, 0]),
    "unknown modifiers": bytes([6, 1, 0, 1, 0x61, 1, 0x61, 255]),
    "selection beyond the text": bytes([7, 1, 5]) + string("ab") + unsigned(1) + unsigned(5) + bytes([0]),
    "hello again": hello(),
    "no frame": drawn(0),
    "frame from the future": drawn(1000),
    "huge window": bytes([2, 1]) + surroundings(width=1e9),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_a_malformed_message_ends_only_its_own_connection(app, name):
    bystander = open_session(app)
    connection = open_session(app)
    connection.send(MALFORMED[name])
    assert connection.close_code() in (1002, 1008)
    bystander.send(bytes([10]) + unsigned(1) + bytes([1]))
    assert open_session(app, token=bystander.token).token == bystander.token


def test_a_message_may_come_in_several_frames(app):
    connection = Socket(app)
    message = hello()
    connection.send(message[:9], fin=False)
    connection.send(message[9:20], opcode=0, fin=False)
    connection.send(message[20:], opcode=0)
    opcode, payload = connection.receive()
    assert opcode == 2 and payload[0] == 1


def test_messages_that_arrive_together_are_answered_together(app):
    connection = open_session(app)
    connection.send(drawn(1))
    press = enumerate((BEGAN, ENDED), 1)
    connection.socket.sendall(b"".join(Socket.framed(pointer(number, phase, 195, 336)) for number, phase in press))
    assert Summary(connection.receive()[1]).taken == 2


def test_every_frame_of_a_message_has_to_be_masked(app):
    connection = Socket(app)
    message = hello()
    connection.send(message[:9], fin=False)
    connection.send(message[9:], opcode=0, masked=False)
    assert connection.receive() == (8, struct.pack(">H", 1002))


@pytest.mark.parametrize("opcode, masked", [(1, True), (2, False), (3, True), (11, True)])
def test_frames_that_browsers_do_not_send_end_the_connection(app, opcode, masked):
    connection = open_session(app)
    connection.send(b"x" * 3, opcode=opcode, masked=masked)
    assert connection.close_code() in (1002, 1003, None)


def test_a_message_that_is_too_large_ends_the_connection(app):
    connection = open_session(app)
    try:
        connection.send(bytes(3 << 20))
    except ConnectionError:
        return
    assert connection.close_code() in (1002, 1008, 1009, None)


def test_too_many_messages_end_the_connection(app):
    connection = open_session(app)
    try:
        for number in range(1, 5000):
            connection.send(pointer(number, 0, 10, 10))
    except ConnectionError:
        return
    assert connection.close_code() in (1002, 1008, None)


def test_a_page_that_says_nothing_is_disconnected(app):
    connection = Socket(app)
    connection.socket.settimeout(15)
    start = time.monotonic()
    assert connection.close_code() in (1008, None)
    assert time.monotonic() - start < 14


def frames(connection, seconds):
    """The numbers of the frames that arrive within a time."""
    result, end = [], time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        connection.socket.settimeout(left)
        try:
            opcode, message = connection.receive()
        except TimeoutError:
            break
        if opcode == 2 and (frame := Summary(message).frame):
            result.append(frame)
    return result


def start_animation(connection):
    """Presses the button in the middle, which moves two hundred views for ten seconds."""
    assert connection.first.frame == 1
    connection.send(drawn(1))
    for number, phase in enumerate((BEGAN, ENDED), 1):
        connection.send(pointer(number, phase, 195, 350))


def test_a_page_that_draws_nothing_gets_a_few_frames_and_then_the_newest(serve):
    connection = open_session(serve(screen="animation"))
    start_animation(connection)
    # Two for the press, then those that may be on their way.
    assert 2 <= len(waiting := frames(connection, 2)) <= 6
    # Missed frames are not sent later: a second brings a second's frames.
    connection.send(drawn(waiting[-1]))
    assert 1 <= len(frames(connection, 1)) <= 6


def test_a_page_that_draws_gets_a_frame_for_each(serve):
    connection = open_session(serve(screen="animation"))
    start_animation(connection)
    count, end = 0, time.monotonic() + 2
    while time.monotonic() < end:
        for frame in frames(connection, 0.02):
            connection.send(drawn(frame))
            count += 1
    assert 30 <= count <= 125


def test_a_hidden_page_gets_no_frames(serve):
    connection = open_session(serve(screen="animation"))
    start_animation(connection)
    for frame in frames(connection, 0.2):
        connection.send(drawn(frame))
    connection.send(visible(3, False))
    for frame in frames(connection, 0.3):
        connection.send(drawn(frame))
    assert frames(connection, 1.5) == []
    connection.send(visible(4, True))
    assert len(frames(connection, 1)) >= 1


def test_an_app_that_is_told_to_end_closes_its_pages_first(app):
    connection = open_session(app)
    app.process.terminate()
    assert connection.close_code() == 1001
    assert app.process.wait(10) == 0
    app.has_ended = True


def test_random_messages_do_not_crash_the_app(app):
    seed = int(os.environ.get("ROOST_FUZZ_SEED", "7"))
    random.seed(seed)
    for _ in range(150):
        try:
            connection = open_session(app)
            number = 1
            for _ in range(random.randrange(1, 12)):
                kind = random.choice([*range(1, 13), random.randrange(256)])
                body = random.randbytes(random.randrange(0, 60))
                connection.send(bytes([kind]) + (unsigned(number) if kind != 1 else b"") + body,
                                opcode=random.choice([2, 2, 2, 2, 0, 1, 8, 9, 10]), fin=random.random() < 0.9)
                number += 1
            connection.socket.close()
        except (ConnectionError, EOFError, TimeoutError):
            pass
    open_session(app)
