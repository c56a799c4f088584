"""Invoices by Typst, by one compiler for all of a process's."""

import json
from pathlib import Path

import harness
import typst


def make(_):
    compiler = typst.Compiler(str(Path(__file__).with_name("invoice.typ")))
    return lambda invoice: compiler.compile(format="pdf", sys_inputs={"invoice": json.dumps(invoice)})


harness.each(make, "invoice")
