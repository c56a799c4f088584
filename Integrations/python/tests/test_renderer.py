import json
import os
import pickle
import signal
import threading

import pandas
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


def test_a_killed_process_of_a_row_is_replaced(renderer, tmp_path):
    row = {"name": "a", "fault": "kill", "file": str(tmp_path / "killed")}
    assert renderer.render("fault", row, "svg") == renderer.render("fault", {"name": "a"}, "svg")
    assert (tmp_path / "killed").exists()


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
