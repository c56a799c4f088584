"""A report by WeasyPrint."""

import harness
import report_html
import weasyprint


def make():
    return lambda pages: weasyprint.HTML(string=report_html.document(pages)).write_pdf()


harness.pages(make)
