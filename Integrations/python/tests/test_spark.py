import base64
import json

import pandas
import pytest
from conftest import COUNT, KILLS, Killer, cards

pytest.importorskip("pyspark")
import spark as recipe
import spark_pipe
from pyspark.sql import SparkSession


@pytest.fixture(scope="module")
def session():
    # Four attempts for each task on this machine, as on a cluster.
    session = (
        SparkSession.builder.master("local[2,4]")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "25")
        .getOrCreate()
    )
    yield session
    session.stop()


def rendered(session, program, source, target, partitions):
    frame = session.read.parquet(str(source)).repartitionByRange(partitions, "number")
    recipe.render(frame, program, "card", "svg").write.mode("overwrite").parquet(str(target))
    return pandas.read_parquet(target).sort_values("number", ignore_index=True)


def test_parquet_files_are_the_same_for_any_workers_and_after_kills(session, program, tmp_path):
    frame = pandas.DataFrame(cards(COUNT)).assign(number=range(COUNT))
    frame.to_parquet(tmp_path / "rows.parquet")
    alone = rendered(session, program, tmp_path / "rows.parquet", tmp_path / "one", 1)
    assert len(alone) == COUNT and alone["error"].isna().all()
    assert alone["number"].tolist() == list(range(COUNT))
    with Killer(KILLS) as killer:
        disturbed = rendered(session, program, tmp_path / "rows.parquet", tmp_path / "two", 4)
    assert killer.killed
    pandas.testing.assert_frame_equal(alone, disturbed)


def test_rows_pass_through_pipe(session, program):
    rows = [json.dumps(row) for row in cards(200)]
    rows[7] = "nonsense"
    expected = spark_pipe.render(session.sparkContext.parallelize(rows, 1), program, "card").collect()
    assert len(expected) == 200 and expected[7] == ""
    assert base64.b64decode(expected[0]).startswith(b"\x89PNG")
    with Killer(1):
        disturbed = spark_pipe.render(session.sparkContext.parallelize(rows, 4), program, "card").collect()
    assert disturbed == expected
