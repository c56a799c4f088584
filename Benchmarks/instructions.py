"""Instructions of the main loops, counted by callgrind: the same on a busy machine as on an idle one.

    instructions.py ROOSTBENCH JOBS            prints the counts
    instructions.py ROOSTBENCH JOBS --check    fails if one is 5 % above baseline.json, which holds for the
                                               compiler and C library that it was recorded with
    instructions.py ROOSTBENCH JOBS --record   writes baseline.json
"""

import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import jobs

BASELINE = Path(__file__).with_name("baseline.json")
TOLERANCE = 1.05


def loops(folder):
    """The loops to count: a name, and the command as a function of the number of rounds."""
    # A round of layout includes making the graph from views.
    for tree, count in (("flat", 2_000), ("deep", 600), ("grid", 2_000), ("list", 1_000)):
        for stage in ("layout", "update", "resize", "change", "paint"):
            yield f"{stage} {tree} {count}", lambda n, tree=tree, count=count, stage=stage: [
                "tree", tree, str(count), stage, str(n)]
    yield "card as PNG", lambda n: ["cards", str(folder / "cards.json"), "--cores", "one", "--count", str(n)]
    for kind in ("bars", "lines", "points", "donut"):
        yield f"chart of {kind} as PNG", lambda n, kind=kind: [
            "charts", str(folder / "charts.json"), "--kind", kind, "--count", str(n)]
    # The first twelve still look up how the types in them are compared, and read the faces' rules.
    yield "screen as PNG", lambda n: ["screen", "--count", str(n + 12)]
    # The first two pages are made twice, so there have to be two at least.
    yield "page as PDF", lambda n: ["pages", str(folder / "pages-10.json"), "--count", str(n + 1)]
    yield "invoice as PDF", lambda n: ["invoices", str(folder / "invoices.json"), "--count", str(n + 2)]
    yield "100 rows as PDF", lambda n: ["ledger", "--rows", str(100 * n)]


def keep_to_one_core():
    """Keeps the process to one core: threads that wait for each other take more instructions on a busy machine."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def count(command):
    """Instructions of a process."""
    # Makes hashes the same in every process.
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    ran = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *map(str, command)],
        capture_output=True, text=True, env=environment, preexec_fn=keep_to_one_core)
    found = re.search(r"Collected\s*:\s*(\d+)", ran.stderr)
    if ran.returncode or not found:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{ran.stderr}")
    return int(found[1])


def surroundings():
    """The machine, C library and compiler, on which the counts depend as well."""
    version = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    swift = re.search(r"Swift version (\S+)", version)
    return f"{platform.machine()}, {' '.join(platform.libc_ver())}, Swift {swift[1] if swift else 'unknown'}"


def measure(roost, folder):
    """Instructions of one round of each loop: half the difference between three rounds and one."""
    # Valgrind before 3.20 gives up on the Swift compiler's debugging information.
    bare = Path(folder) / "RoostBench"
    subprocess.run(["strip", "--strip-debug", "-o", bare, roost], check=True)
    roost = bare
    return {
        name: round((count([roost, *command(3)]) - count([roost, *command(1)])) / 2)
        for name, command in loops(Path(folder))
    }


def has_grown(count, before):
    """A loop that does next to nothing may take a few hundred instructions more by chance."""
    return count > TOLERANCE * before and count > before + 2_000


def main():
    jobs.write(sys.argv[2])
    mode = sys.argv[3] if len(sys.argv) > 3 else None
    if mode == "--check" and not BASELINE.exists():
        sys.exit("There is no baseline.json to check against: `make bench-record` writes one.")
    counts = measure(*sys.argv[1:3])
    if mode == "--record":
        BASELINE.write_text(json.dumps({"surroundings": surroundings(), "counts": counts}, indent=4) + "\n")
    recorded = json.loads(BASELINE.read_text()) if BASELINE.exists() else {"surroundings": None, "counts": {}}
    baseline = recorded["counts"]

    grown = [name for name, value in counts.items() if has_grown(value, baseline.get(name, value))]
    for name, value in counts.items():
        change = f"{value / baseline[name] - 1:+.1%}" if baseline.get(name) else "new"
        print(f"{name:24}{value:>14,}  {change}{'  <-- more than 5 % above the baseline' if name in grown else ''}")
    if mode == "--check" and recorded["surroundings"] != surroundings():
        print(f"The baseline is of {recorded['surroundings']} and this is {surroundings()}: nothing to compare.")
    elif mode == "--check" and (grown or counts.keys() != baseline.keys()):
        sys.exit("`make bench-record` writes the baseline anew, where a loop has to take more.")


if __name__ == "__main__":
    main()
