"""Cards by Typst, by one compiler for all of them."""

import json
from pathlib import Path

import harness
import typst


def make(_):
    compiler = typst.Compiler(str(Path(__file__).with_name("card.typ")))

    def draw(card):
        return compiler.compile(format="png", ppi=72, sys_inputs={"card": json.dumps(card)})

    return draw


harness.each(make)
