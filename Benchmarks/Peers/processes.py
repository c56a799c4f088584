"""Processor time and memory of a process and all that it has started."""

import os
from pathlib import Path


def descendants(process=None):
    """A process, by default this one, and all its descendants."""
    children = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            children.setdefault(int(fields[1]), []).append(int(folder.name))
    found, waiting = [], [process or os.getpid()]
    while waiting:
        process = waiting.pop()
        found.append(process)
        waiting += children.get(process, [])
    return found


def cpu(process=None):
    """CPU seconds of all processes."""
    ticks = 0
    for process in descendants(process):
        try:
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += sum(int(field) for field in fields[11:15])
        except OSError:
            pass
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(process=None):
    """Kilobytes of all processes; shared memory counts once."""
    total = 0
    for process in descendants(process):
        try:
            for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
        except OSError:
            pass
    return total
