import os
import pathlib
import signal
import sys
import threading

import pytest

# The number of rows of a batch whose workers are killed.
COUNT = int(os.environ.get("ROOST_TEST_ROWS", "400"))
# The processes that are killed meanwhile.
KILLS = max(3, COUNT // 1000)

# The engines' own processes import the recipes too.
_RECIPES = str(pathlib.Path(__file__).parent.parent / "recipes")
sys.path.append(_RECIPES)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [_RECIPES, os.environ.get("PYTHONPATH")]))
os.environ["PYSPARK_PYTHON"] = sys.executable


@pytest.fixture(scope="session")
def program():
    """The program of templates that `make python-tests` builds."""
    path = pathlib.Path(os.environ["ROOST_BIN"]) / "ServiceTestProgram"
    assert path.exists(), f"{path} is not built"
    return str(path)


def children(parent, name):
    """The ids of the processes below another one that have a name, its first 15 letters."""
    found, parents = [], {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                text = (entry / "stat").read_text()
            except OSError:
                continue
            comm, rest = text[text.index("(") + 1:text.rindex(")")], text[text.rindex(")") + 2:].split()
            parents[int(entry.name)] = (int(rest[1]), comm, rest[0])
    for process, (_, comm, state) in parents.items():
        above = process
        while above in parents and above != parent:
            above = parents[above][0]
        if above == parent and comm == name and state != "Z":
            found.append(process)
    return found


def cards(count):
    return [{"name": f"card {number}", "size": 12} for number in range(count)]


class Killer(threading.Thread):
    """Kills processes below this one with the signal 9, each when it is seen a second time.

    name: the first 15 letters of the processes' name
    """

    def __init__(self, most, name="ServiceTestProg"):
        super().__init__()
        self.most, self.name, self.killed, self.over = most, name, set(), threading.Event()

    def run(self):
        seen = set()
        while not self.over.is_set() and len(self.killed) < self.most:
            for process in children(os.getpid(), self.name):
                if process in seen and process not in self.killed and len(self.killed) < self.most:
                    os.kill(process, signal.SIGKILL)
                    self.killed.add(process)
                seen.add(process)
            self.over.wait(0.2)

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        self.join()
