"""Measures the time from a save to the new picture: edits a file again and again, and renders a preview of it.

    measure_reload.py ROOST PACKAGE FILE PREVIEW [EDITS]

Each edit changes the file's text between its marks `/*reload*/…/*reload*/`, or adds a comment where it has none. The file
is as before in the end.
"""

import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def render(roost, package, preview, picture):
    start = time.monotonic()
    subprocess.run(
        [roost, "render", preview, "--package", package, "-o", picture], check=True, stdout=subprocess.DEVNULL)
    return time.monotonic() - start


def edited(text, number):
    marked = re.compile(r"/\*reload\*/.*?/\*reload\*/")
    if marked.search(text):
        return marked.sub(f"/*reload*/{number}/*reload*/", text)
    return f"{text}\n// {number}\nprivate func reload{number}() {{}}\n"


def report(name, times):
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    print(f"{name}: median {statistics.median(times):.2f} s, 95 % within {late:.2f} s, of {len(times)}")


def main():
    roost, package, file, preview = sys.argv[1:5]
    edits = int(sys.argv[5]) if len(sys.argv) > 5 else 20
    source = Path(file)
    original = source.read_text()
    with tempfile.TemporaryDirectory() as folder:
        picture = str(Path(folder) / "picture.png")
        render(roost, package, preview, picture)
        report("unchanged", [render(roost, package, preview, picture) for _ in range(edits)])
        try:
            times = []
            for number in range(edits):
                source.write_text(edited(original, number))
                times.append(render(roost, package, preview, picture))
            report("edited", times)
        finally:
            source.write_text(original)


main()
