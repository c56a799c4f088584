"""A table over many pages by Typst."""

import json
from pathlib import Path

import harness
import typst


def make():
    compiler = typst.Compiler(str(Path(__file__).with_name("ledger.typ")))
    return lambda rows: compiler.compile(format="pdf", sys_inputs={"rows": json.dumps(rows)})


harness.pages(make)
