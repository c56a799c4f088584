"""A report by Typst."""

import json
from pathlib import Path

import harness
import typst


def make():
    compiler = typst.Compiler(str(Path(__file__).with_name("report.typ")))
    return lambda pages: compiler.compile(format="pdf", sys_inputs={"pages": json.dumps(pages)})


harness.pages(make)
