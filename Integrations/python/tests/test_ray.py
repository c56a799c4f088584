import pandas
import pytest
from conftest import COUNT, KILLS, Killer, cards

ray = pytest.importorskip("ray")
import ray_data as recipe


@pytest.fixture(scope="module", autouse=True)
def cluster():
    ray.init(num_cpus=2, include_dashboard=False, object_store_memory=256 << 20)
    ray.data.DataContext.get_current().enable_progress_bars = False
    yield
    ray.shutdown()


def rendered(program, source, target, actors):
    rows = ray.data.read_parquet(str(source))
    recipe.render(rows, program, "card", "svg", actors, rows=25).write_parquet(str(target))
    return pandas.read_parquet(target).sort_values("number", ignore_index=True)


@pytest.fixture(scope="module")
def alone(program, tmp_path_factory):
    """The file of rows, and the results of one actor that nobody disturbs."""
    folder = tmp_path_factory.mktemp("ray")
    pandas.DataFrame(cards(COUNT)).assign(number=range(COUNT)).to_parquet(folder / "rows.parquet")
    result = rendered(program, folder / "rows.parquet", folder / "one", 1)
    assert len(result) == COUNT and result["error"].isna().all()
    assert result["number"].tolist() == list(range(COUNT))
    return folder / "rows.parquet", result


@pytest.mark.parametrize("victim", ["ServiceTestProg", "ray::MapWorker("])
def test_rows_are_the_same_after_processes_are_killed(alone, program, tmp_path, victim):
    """Kills the programs that render, and then the actors that drive them."""
    source, expected = alone
    with Killer(KILLS, victim) as killer:
        disturbed = rendered(program, source, tmp_path / "two", 2)
    assert killer.killed
    pandas.testing.assert_frame_equal(expected, disturbed)


def test_a_bad_row_fails_alone(program):
    rows = ray.data.from_pandas(pandas.DataFrame({"name": ["a", "b"], "size": [12.0, -1e9]}))
    good, bad = recipe.render(rows, program, "card", "png", 1).take_all()
    assert good["data"].startswith(b"\x89PNG") and not good["error"]
    assert bad["data"] is None and bad["error"]
