"""Charts by Typst, by one compiler for all of them."""

import json
from pathlib import Path

import harness
import typst


def make(kind, format_):
    compiler = typst.Compiler(str(Path(__file__).with_name("chart.typ")))

    def draw(job):
        inputs = {"job": json.dumps(job), "kind": kind}
        return compiler.compile(format=format_, ppi=72, sys_inputs=inputs)

    return draw


harness.charts(make)
