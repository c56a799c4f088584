"""Renders the rows of Parquet files with Spark: spark-submit spark.py PROGRAM TEMPLATE INPUT OUTPUT."""

import sys

from pyspark.sql import SparkSession
from pyspark.sql.types import BinaryType, StringType, StructField, StructType

import roost


def render(frame, program, template, format=None, column=None, rows=256):
    """A frame with the columns `data` and `error` beside the input's. Each task has one worker process.

    column: the name of a column of JSON that is the template's input; by default all columns together are
    rows: the most rows whose pictures or documents are in memory before Spark gets them
    """
    names = frame.columns
    schema = StructType([*frame.schema, StructField("data", BinaryType()), StructField("error", StringType())])

    def batches(frames):
        with roost.Renderer(program, workers=1) as renderer:
            for batch in frames:
                for start in range(0, len(batch), rows):
                    part = batch[start:start + rows]
                    yield roost.render_frame(renderer, template, part, format, columns=names, column=column)

    return frame.mapInPandas(batches, schema)


if __name__ == "__main__":
    program, template, source, target = sys.argv[1:]
    spark = SparkSession.builder.appName("roost").getOrCreate()
    render(spark.read.parquet(source), program, template).write.mode("overwrite").parquet(target)
    spark.stop()
