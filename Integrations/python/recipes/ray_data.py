"""Renders the rows of Parquet files with Ray Data: python ray_data.py PROGRAM TEMPLATE INPUT OUTPUT [ACTORS]."""

import sys

import ray

import roost


class Renders:
    """An actor, with a worker process of its own."""

    def __init__(self, program, template, format, column):
        self._renderer = roost.Renderer(program, workers=1)
        self._template, self._format, self._column = template, format, column

    def __call__(self, table):
        return roost.render_table(self._renderer, self._template, table, self._format, column=self._column)


def render(dataset, program, template, format=None, actors=2, rows=1000, column=None):
    """A dataset with the columns `data` and `error` beside the input's, by a pool of actors.

    rows: the most rows that an actor gets at a time, whose pictures or documents are in its memory, and that are done
          again if it is lost; Ray itself needs some milliseconds for each time
    column: the name of a column of JSON that is the template's input; by default all columns together are
    """
    return dataset.repartition(target_num_rows_per_block=rows).map_batches(
        Renders,
        fn_constructor_args=(program, template, format, column),
        compute=ray.data.ActorPoolStrategy(size=actors),
        batch_format="pyarrow",
        batch_size=rows,
        # Reading and writing find room beside an actor for each core.
        num_cpus=0.5,
    )


if __name__ == "__main__":
    program, template, source, target, *actors = sys.argv[1:]
    rows = ray.data.read_parquet(source)
    render(rows, program, template, actors=int(actors[0]) if actors else 2).write_parquet(target)
