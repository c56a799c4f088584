"""Plays a newcomer: a package, its first picture, test, preview, reload and explanation. Prints the seconds of each.

    newcomer.py ROOST [FOLDER]

The package is made in FOLDER, or in a folder that is gone afterwards.
"""

import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path


def step(name, action):
    start = time.monotonic()
    result = action()
    print(f"{name}: {time.monotonic() - start:.1f} s", flush=True)
    return result


def events(address):
    """The states of the page, as they come."""
    for line in urllib.request.urlopen(address + "events"):
        if line.startswith(b"data: "):
            yield json.loads(line[6:])


def main():
    roost = Path(sys.argv[1]).absolute()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(sys.argv[2] if len(sys.argv) > 2 else made)
        package = folder / "First"

        def run(*arguments, where=package):
            return subprocess.run([roost, *arguments], cwd=where, check=True, stdout=subprocess.PIPE, text=True).stdout

        step("new package", lambda: run("new", "First", "--template", "cards", where=folder))
        step("first picture, with the build of Roost", lambda: run("render", "card", "-o", "card.png"))
        assert (package / "card.png").read_bytes().startswith(b"\x89PNG")
        step("second picture", lambda: run("render", "card", "-o", "card.png"))
        step("picture in dark, at another size of text", lambda: run(
            "render", "card", "--scheme", "dark", "--text-size", "ax3", "-o", "dark.png"))
        assert "as recorded" in step("first test", lambda: run("test"))
        assert "1 of 1" in step("second test", lambda: run("test"))
        assert "Text" in step("first explanation", lambda: run("explain", "card", "--view", "Ada Lovelace"))

        server = subprocess.Popen([roost, "preview", "--port", "8390"], cwd=package, stdout=subprocess.PIPE, text=True)
        try:
            address = re.search(r"http://\S+", server.stdout.readline())[0]
            states = events(address)
            step("first preview", lambda: next(state for state in states if state["generation"] == 1))
            source = package / "Sources/First/Card.swift"
            text = source.read_text()
            source.write_text(text.replace("Likes", "Hearts"))
            state = step("first reload", lambda: next(state for state in states if state["generation"] == 2))
            print("  of which", {name: round(value) for name, value in state["times"].items()}, "ms")
            source.write_text(text.replace(".padding()", ".paddling()"))
            state = step("first error", lambda: next(state for state in states if state["errors"]))
            print("  ", state["errors"][0])
            source.write_text(text)
            step("first mend", lambda: next(state for state in states if state["generation"] == 3))
        finally:
            server.terminate()


main()
