"""Ray's and Spark's throughput with two workers, beside that of the same two workers without an engine.

    engines.py PROGRAM TEMPLATE ROWS [--only ray,spark]

Needs the packages of `make python-tests`. Prints rows a second of the clock, of all processes' processor time, and the
share of the plain workers' rate.
"""

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
PYTHON = HERE.parent / "Integrations/python"
sys.path[:0] = [str(HERE / "Peers"), str(PYTHON / "recipes")]
os.environ["PYTHONPATH"] = os.pathsep.join([str(PYTHON / "recipes"), *sys.path[2:]])
os.environ["PYSPARK_PYTHON"] = sys.executable
WORKERS = 2

import pandas  # noqa: E402
import processes  # noqa: E402
import roost  # noqa: E402


def timed(name, count, job):
    job(64)
    cpu, start = processes.cpu(), time.perf_counter()
    job(count)
    seconds, cpu = time.perf_counter() - start, processes.cpu() - cpu
    return {"engine": name, "rate": count / seconds, "cpuRate": count / cpu}


def plain(options, rows):
    with roost.Renderer(options.program, workers=WORKERS) as renderer:
        def job(count):
            for _ in renderer.render_many(options.template, rows[:count]):
                pass

        return timed("two workers", len(rows), job)


def ray(options, rows):
    import ray as engine
    import ray_data

    engine.init(num_cpus=WORKERS, include_dashboard=False, object_store_memory=1 << 30, logging_level="error")
    engine.data.DataContext.get_current().enable_progress_bars = False

    def job(count):
        frame = pandas.DataFrame({"input": [json.dumps(row) for row in rows[:count]]})
        done = ray_data.render(
            engine.data.from_pandas(frame), options.program, options.template, actors=WORKERS, rows=500, column="input")
        assert sum(len(batch) for batch in done.iter_batches(batch_format="pandas")) == count

    result = timed("Ray", len(rows), job)
    engine.shutdown()
    return result


def spark(options, rows):
    import spark as recipe
    from pyspark.sql import SparkSession

    session = SparkSession.builder.master(f"local[{WORKERS}]").config("spark.ui.enabled", "false").getOrCreate()
    session.sparkContext.setLogLevel("ERROR")

    def job(count):
        frame = session.createDataFrame([(json.dumps(row),) for row in rows[:count]], ["input"])
        done = recipe.render(frame.repartition(WORKERS), options.program, options.template, column="input")
        assert done.selectExpr("count(data)").first()[0] == count

    result = timed("Spark", len(rows), job)
    session.stop()
    return result


def measure(options, rows):
    results = [plain(options, rows)]
    results += [{"ray": ray, "spark": spark}[name](options, rows) for name in options.only.split(",")]
    for result in results:
        result["share"] = result["rate"] / results[0]["rate"]
        result["cpuShare"] = result["cpuRate"] / results[0]["cpuRate"]
    return results


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("template")
    parser.add_argument("rows")
    parser.add_argument("--only", default="ray,spark")
    options = parser.parse_args()
    for result in measure(options, [json.loads(line) for line in open(options.rows)]):
        print(json.dumps(result))
