"""Ray's and Spark's throughput with two workers, beside that of the same two workers without an engine.

    engines.py PROGRAM TEMPLATE ROWS [--count 200000] [--only ray,spark]

The rows come again until there are as many as wanted. The engines read them from a Parquet file. Needs the packages of
`make python-tests`. Prints rows a second of the clock, of all processes' processor time, and the share of the plain
workers' rate. An engine's time has the start of its workers in it, but not the engine's own.
"""

import argparse
import itertools
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


def timed(name, options, job):
    """Does a small job first, and then the whole one. A job renders a file's rows and returns their number."""
    small, whole = options.folder / "small.parquet", options.folder / "whole.parquet"
    job(small)
    cpu, start = processes.cpu(), time.perf_counter()
    assert job(whole) == options.count
    seconds, cpu = time.perf_counter() - start, processes.cpu() - cpu
    return {"engine": name, "rate": options.count / seconds, "cpuRate": options.count / cpu}


def plain(options):
    with roost.Renderer(options.program, workers=WORKERS) as renderer:
        def job(path):
            rows = (row.encode() for row in pandas.read_parquet(path)["input"])
            return sum(1 for _ in renderer.render_many(options.template, rows))

        return timed("two workers", options, job)


def ray(options):
    import ray as engine
    import ray_data

    engine.init(num_cpus=WORKERS, include_dashboard=False, logging_level="error")
    engine.data.DataContext.get_current().enable_progress_bars = False

    def job(path):
        rows = engine.data.read_parquet(str(path))
        done = ray_data.render(rows, options.program, options.template, actors=WORKERS, column="input")
        return sum(len(batch) - batch["data"].null_count for batch in done.iter_batches(batch_format="pyarrow"))

    result = timed("Ray", options, job)
    engine.shutdown()
    return result


def spark(options):
    import spark as recipe
    from pyspark.sql import SparkSession

    session = SparkSession.builder.master(f"local[{WORKERS}]").config("spark.ui.enabled", "false").getOrCreate()
    session.sparkContext.setLogLevel("ERROR")

    def job(path):
        frame = session.read.parquet(str(path)).repartition(WORKERS)
        done = recipe.render(frame, options.program, options.template, column="input")
        return done.selectExpr("count(data)").first()[0]

    result = timed("Spark", options, job)
    session.stop()
    return result


def measure(options):
    lines = [line.strip() for line in open(options.rows)]
    with tempfile.TemporaryDirectory() as folder:
        options.folder = Path(folder)
        for name, count in (("small", 64), ("whole", options.count)):
            rows = list(itertools.islice(itertools.cycle(lines), count))
            pandas.DataFrame({"input": rows}).to_parquet(options.folder / f"{name}.parquet")
        results = [plain(options)]
        results += [{"ray": ray, "spark": spark}[name](options) for name in options.only.split(",") if name]
    for result in results:
        result["share"] = result["rate"] / results[0]["rate"]
        result["cpuShare"] = result["cpuRate"] / results[0]["cpuRate"]
    return results


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("template")
    parser.add_argument("rows")
    parser.add_argument("--count", type=int, default=200_000)
    parser.add_argument("--only", default="ray,spark")
    for result in measure(parser.parse_args()):
        print(json.dumps(result))
