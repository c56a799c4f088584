"""How long the compiler takes to check the bodies of `Benchmarks/Bodies`, in milliseconds."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "Benchmarks" / "Bodies"
LINE = re.compile(r"([\d.]+)ms\t.*getter Bodies\.\(file\)\.(\w+)\.body\.getter")
# Its time is that of reading the modules.
NOT_COUNTED = "Beginning"


def measure(scratch, rounds=3):
    """The shortest time of each body, by its view: other work on the machine only lengthens it."""
    shortest = {}
    for _ in range(rounds):
        for source in SOURCES.glob("*.swift"): source.touch()
        command = ["swift", "build", "-c", "release", "--scratch-path", str(scratch), "--target", "Bodies"]
        built = subprocess.run(
            command, cwd=ROOT, env={**os.environ, "ROOST_BENCHMARKS": "1"}, capture_output=True, text=True)
        if built.returncode: sys.exit(built.stdout + built.stderr)
        for milliseconds, view in LINE.findall(built.stdout + built.stderr):
            shortest[view] = min(float(milliseconds), shortest.get(view, float("inf")))
    del shortest[NOT_COUNTED]
    return shortest


if __name__ == "__main__":
    times = measure(sys.argv[1])
    for view, milliseconds in sorted(times.items(), key=lambda item: -item[1]): print(f"{milliseconds:7.1f} ms  {view}")
    print(f"{sum(times.values()):7.1f} ms  all {len(times)}")
