"""Renders JSON rows through Spark's pipe, without Python at work in between: the program reads rows and writes frames.

`pipe` knows lines of text only, so a shell turns each picture into a line: spark_pipe.py PROGRAM TEMPLATE INPUT OUTPUT.
"""

import shlex
import sys

from pyspark.sql import SparkSession

LINES = (
    "import base64,struct,sys\n"
    "i=sys.stdin.buffer\n"
    "while h:=i.read(4): print(base64.b64encode(i.read(struct.unpack('>I',h)[0])).decode())"
)


def render(rows, program, template):
    """An RDD of base64 texts, one for each JSON text of `rows`; empty for a row that failed."""
    draw = f"{shlex.quote(program)} render --template {shlex.quote(template)} --input - --output - --jobs 1"
    # A row that fails makes the status 1, which is no failure of the task: its text is empty.
    script = f"( {draw} || [ $? = 1 ] ) | {shlex.quote(sys.executable)} -c {shlex.quote(LINES)}"
    return rows.pipe("bash -o pipefail -c " + shlex.quote(script), checkCode=True)


if __name__ == "__main__":
    program, template, source, target = sys.argv[1:]
    spark = SparkSession.builder.appName("roost").getOrCreate()
    rows = spark.read.parquet(source).toJSON()
    render(rows, program, template).saveAsTextFile(target)
    spark.stop()
