"""The page's side of the protocol (Documentation/Protocol.md), as far as tests and measuring need it."""

import base64
import os
import struct


def handshake(socket, host, origin, path="/session", headers=()):
    """Asks for a WebSocket; an empty origin is left out. Returns the status of the answer, 0 for none, and the bytes
    after it."""
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
             "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
    if origin:
        lines.append(f"Origin: {origin}")
    lines += headers
    socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    buffer = b""
    while b"\r\n\r\n" not in buffer:
        data = socket.recv(65536)
        if not data:
            break
        buffer += data
    head, _, rest = buffer.partition(b"\r\n\r\n")
    return (int(head.split()[1]) if head else 0), rest


def unsigned(value):
    result = bytearray()
    while value >= 128:
        result.append(value & 127 | 128)
        value >>= 7
    result.append(value)
    return bytes(result)


def string(text):
    data = text.encode()
    return unsigned(len(data)) + data


def surroundings(width=390, height=700, scale=2):
    return (struct.pack("<7f", width, height, scale, 0, 0, 0, 0) + bytes([0]) + unsigned(3) + string("en")
            + string("Europe/Berlin"))


def hello(width=390, height=700, token="", version=5, settings=(), address=""):
    """`settings` are what the browser keeps: the scope (0 the app, 1 the tab), the key and what the app sealed."""
    kept = b"".join(bytes([scope]) + string(key) + string(seal) for scope, key, seal in settings)
    return bytes([0]) + unsigned(version) + string(token) + surroundings(width, height) + (
        unsigned(len(settings)) + kept + string(address))


def setting(number, scope, key, seal):
    return bytes([15]) + unsigned(number) + bytes([scope]) + string(key) + string(seal)


def drawn(frame):
    return bytes([1]) + unsigned(frame)


BEGAN, MOVED, ENDED = 1, 2, 3


def pointer(number, phase, x, y, kind=0):
    return bytes([3]) + unsigned(number) + bytes([phase, kind, 0]) + struct.pack("<2f", x, y) + bytes([0])


def visible(number, is_visible):
    return bytes([10]) + unsigned(number) + bytes([1 if is_visible else 0])


def ping():
    return bytes([14])


class Reader:
    def __init__(self, data):
        self.data = data
        self.at = 0

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def unsigned(self):
        value = shift = 0
        while True:
            next = self.byte()
            value |= (next & 127) << shift
            if next < 128:
                return value
            shift += 7

    def signed(self):
        value = self.unsigned()
        return value >> 1 ^ -(value & 1)

    def string(self):
        count = self.unsigned()
        self.at += count
        return self.data[self.at - count:self.at].decode()


WELCOME, FRAME, GLYPHS, IMAGES, FORGET, LIST, ACCESSIBILITY, TITLE, URL, APPEARANCE, TAKEN = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
COPY, CHOOSE_FILES, SEND_FILES, SAVE_FILE, SHORTCUTS, SECONDARY_CLICK, HEARD, SETTINGS = 12, 13, 14, 15, 16, 17, 18, 19


def skip_outlines(reader):
    for _ in range(reader.unsigned()):
        kind = reader.byte()
        if kind == 1:
            reader.unsigned()
            for _ in range(reader.unsigned()):
                for _ in range([2, 2, 4, 6, 0][reader.byte()]):
                    reader.signed()
        elif kind == 2:
            for _ in range(2):
                reader.unsigned()
            for _ in range(4):
                reader.signed()


def skip_images(reader):
    for _ in range(reader.unsigned()):
        for _ in range(3):
            reader.unsigned()
        length = reader.unsigned()
        reader.at += length


class Summary:
    """The sections of a message that name its frame and the inputs that it answers."""

    def __init__(self, message):
        self.frame = self.taken = self.token = None
        # The app's requests to choose files, and to send the chosen ones.
        self.asked = self.wanted = None
        self.was_heard = False
        # The settings that the browser is to keep.
        self.settings = []
        reader = Reader(message)
        while reader.at < len(message):
            section = reader.byte()
            if section == WELCOME:
                reader.unsigned()
                self.token = reader.string()
                self.taken = reader.unsigned()
            elif section == FRAME:
                self.frame = reader.unsigned()
                self.taken = reader.unsigned()
                return
            elif section == HEARD:
                self.was_heard = True
            elif section == SETTINGS:
                for _ in range(reader.unsigned()):
                    self.settings.append((reader.byte(), reader.string(), reader.string()))
            elif section == TAKEN:
                self.taken = reader.unsigned()
            elif section in (APPEARANCE, SECONDARY_CLICK):
                reader.byte()
            elif section in (URL, TITLE, COPY):
                reader.string()
            elif section == CHOOSE_FILES:
                self.asked = reader.unsigned()
                reader.string()
                reader.byte()
            elif section == SEND_FILES:
                self.wanted = reader.unsigned()
            elif section == SAVE_FILE:
                reader.string()
                reader.string()
                length = reader.unsigned()
                reader.at += length
            elif section == FORGET:
                for _ in range(reader.unsigned()):
                    reader.unsigned()
            elif section == SHORTCUTS:
                for _ in range(reader.unsigned()):
                    reader.string()
                    reader.byte()
            elif section == IMAGES:
                skip_images(reader)
            elif section == GLYPHS:
                skip_outlines(reader)
            else:
                return
