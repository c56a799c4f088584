import itertools
import json
import os
import pickle
import signal
import sys
import threading

import pandas
import pyarrow
import pytest
from conftest import COUNT, KILLS, cards

import roost


@pytest.fixture
def renderer(program):
    with roost.Renderer(program, workers=2) as renderer:
        yield renderer


def test_a_row_becomes_bytes(renderer):
    assert renderer.render("card", cards(1)[0]).startswith(b"\x89PNG")
    assert renderer.render("card", b'{"name": "a", "size": 12}', format="svg").startswith(b"<svg")
    assert renderer.render("letter", cards(1)[0]).startswith(b"%PDF")


def test_many_rows_come_in_order(renderer):
    results = list(renderer.render_many("card", cards(50), "svg"))
    assert results == [renderer.render("card", row, "svg") for row in cards(50)]


def test_rows_are_taken_as_they_are_needed(renderer):
    taken = []

    def rows():
        for row in cards(1000):
            taken.append(row)
            yield row

    results = renderer.render_many("card", rows())
    next(results)
    assert len(taken) <= 4 * renderer.workers
    results.close()


def test_a_bad_row_fails_alone(renderer):
    rows = [cards(1)[0], {"name": "b"}, cards(1)[0]]
    first, second, third = renderer.render_many("card", rows, errors="return")
    assert first == third
    assert isinstance(second, roost.RowError) and '"size" is missing' in str(second)
    with pytest.raises(roost.RowError):
        list(renderer.render_many("card", rows))


def test_a_row_that_never_ends_is_stopped(program):
    with roost.Renderer(program, workers=1, seconds=0.5) as renderer:
        with pytest.raises(roost.WorkerError, match="longer than"):
            renderer.render("fault", {"name": "a", "fault": "loop"})
    with roost.Renderer(program, workers=1) as renderer:
        assert renderer.render("card", cards(1)[0])


@pytest.mark.parametrize("fault", ["hoard", "trap", "exit"])
def test_a_row_that_ends_its_process_fails_alone(program, fault):
    with roost.Renderer(program, workers=1, megabytes=512) as renderer:
        with pytest.raises(roost.WorkerError, match="lost"):
            renderer.render("fault", {"name": "a", "fault": fault})
        assert renderer.render("card", cards(1)[0])


def test_killed_workers_lose_and_double_no_row(renderer):
    expected = list(renderer.render_many("card", cards(COUNT), "svg"))
    got, killed = [], set()
    for result in renderer.render_many("card", cards(COUNT), "svg"):
        got.append(result)
        if len(got) % (COUNT // (KILLS + 1)) == 0:
            process = renderer.process_ids[0]
            os.kill(process, signal.SIGKILL)
            killed.add(process)
    assert got == expected
    assert len(killed) >= KILLS


def test_a_column_of_json_is_a_frames_input(renderer):
    frame = pandas.DataFrame({"key": [1, 2], "card": [json.dumps(row) for row in cards(2)]})
    done = roost.render_frame(renderer, "card", frame, "svg", column="card")
    assert list(done.columns) == ["key", "card", "data", "error"]
    assert list(done["data"]) == list(renderer.render_many("card", cards(2), "svg"))


def test_arrows_tables_are_rendered_as_frames_are(renderer):
    frame = pandas.DataFrame({"name": ["a", "b", None], "size": [12.0, 13.0, 14.0]})
    expected = roost.render_frame(renderer, "card", frame, "svg", columns=["name", "size"])
    table = roost.render_table(renderer, "card", pyarrow.Table.from_pandas(frame), "svg", columns=["name", "size"])
    assert table.column_names == ["name", "size", "data", "error"]
    assert table["data"].to_pylist() == list(expected["data"])
    assert table["error"].to_pylist() == list(expected["error"])
    assert table["data"][2].as_py() is None and table["error"][2].as_py()
    assert roost.render_table(renderer, "card", table, "svg", columns=["name", "size"]).equals(table)


def test_a_killed_process_of_a_row_is_replaced(renderer, tmp_path):
    row = {"name": "a", "fault": "kill", "file": str(tmp_path / "killed")}
    assert renderer.render("fault", row, "svg") == renderer.render("fault", {"name": "a"}, "svg")
    assert (tmp_path / "killed").exists()


@pytest.fixture
def scripted(tmp_path):
    """Makes a program that answers requests as a script says: `take()` reads a row, `give(row)` answers it."""

    def make(script):
        path = tmp_path / "scripted"
        path.write_text(f"#!{sys.executable}\n{_SCRIPT_START}{script}")
        path.chmod(0o755)
        return str(path)

    return make


_SCRIPT_START = """
import json, sys
def take():
    head = json.loads(sys.stdin.buffer.readline() or "{}")
    return head.get("id"), sys.stdin.buffer.read(head.get("length", 0))
def give(request):
    sys.stdout.buffer.write(b'{"id":%d,"length":%d}\\n' % (request[0], len(request[1])) + request[1])
    sys.stdout.buffer.flush()
"""


def test_a_worker_has_the_next_row_before_it_answers(scripted):
    program = scripted("""
give(take())
while True:
    rows = [take(), take()]
    give(rows[0])
    give(rows[1])
""")
    with roost.Renderer(program, workers=1, seconds=10) as renderer:
        # The first row's answer tells that rows are quick.
        assert list(renderer.render_many("echo", range(3))) == [b"0", b"1", b"2"]


def test_a_row_that_was_slow_has_none_behind_it(scripted):
    program = scripted("""
import select, time
while True:
    row = take()
    time.sleep(0.1)
    give((row[0], b"alone" if not select.select([sys.stdin], [], [], 0)[0] else b"followed"))
""")
    with roost.Renderer(program, workers=1) as renderer:
        assert set(renderer.render_many("echo", range(8))) == {b"alone"}


@pytest.mark.parametrize(("fault", "reason"), [("sys.exit(7)", "status 7"), ("time.sleep(100)", "longer than")])
def test_a_row_that_costs_its_process_spoils_no_other(scripted, fault, reason):
    program = scripted(f"""
import time
while True:
    row = take()
    if row[1] == b"3":
        {fault}
    give(row)
""")
    with roost.Renderer(program, workers=1, seconds=0.5) as renderer:
        results = list(renderer.render_many("echo", range(6), errors="return"))
    assert results[:3] + results[4:] == [b"0", b"1", b"2", b"4", b"5"]
    assert isinstance(results[3], roost.WorkerError) and reason in str(results[3])


def test_a_row_that_is_no_json_fails_in_its_turn(renderer):
    results = renderer.render_many("card", [cards(1)[0], {"name": float("nan")}])
    assert next(results).startswith(b"\x89PNG")
    with pytest.raises(ValueError):
        next(results)


def test_two_batches_take_turns(renderer):
    """Each thread of the two batches wants a worker; neither batch waits for the other one's end."""
    first, second = (renderer.render_many("card", cards(40), "svg") for _ in range(2))
    assert [pair[0] == pair[1] for pair in zip(first, second)] == [True] * 40


def test_a_single_row_gets_its_turn_beside_a_batch_without_end(scripted):
    program = scripted("""
while True:
    give(take())
""")
    over = threading.Event()
    with roost.Renderer(program, workers=1) as renderer:

        def batch():
            for _ in renderer.render_many("echo", itertools.count()):
                if over.is_set():
                    break

        thread = threading.Thread(target=batch)
        thread.start()
        try:
            assert [renderer.render("echo", str(number)) for number in range(3)] == [b'"0"', b'"1"', b'"2"']
        finally:
            over.set()
            thread.join()


def test_rows_at_work_fail_when_a_renderer_is_closed(scripted):
    program = scripted("""
take()
take()
""")
    renderer = roost.Renderer(program, workers=1)
    rows = renderer.render_many("echo", [1], errors="return")

    def close():
        while not renderer.process_ids:
            pass
        renderer.close()

    closer = threading.Thread(target=close)
    closer.start()
    assert "closed" in str(next(rows))
    closer.join()


def test_several_threads_share_a_renderer(renderer):
    results = {}

    def work(number):
        results[number] = renderer.render("card", {"name": f"card {number}", "size": 12}, "svg")

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [results[number] for number in range(8)] == list(renderer.render_many("card", cards(8), "svg"))
    assert len(renderer.process_ids) <= 2


def test_a_pickled_renderer_starts_processes_of_its_own(renderer):
    with pickle.loads(pickle.dumps(renderer)) as copy:
        assert copy.render("card", cards(1)[0]) == renderer.render("card", cards(1)[0])
        assert not set(copy.process_ids) & set(renderer.process_ids)


def test_a_program_that_is_not_there_is_an_error():
    with pytest.raises(FileNotFoundError):
        roost.Renderer("there-is-no-such-program")
