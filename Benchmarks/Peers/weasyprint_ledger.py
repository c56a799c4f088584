"""A table over many pages by WeasyPrint."""

import harness
import ledger_html
import weasyprint


def make():
    return lambda rows: weasyprint.HTML(string=ledger_html.document(rows)).write_pdf()


harness.pages(make)
