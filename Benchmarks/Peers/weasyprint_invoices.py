"""Invoices by WeasyPrint."""

import harness
import invoice_html
import weasyprint


def make(_):
    return lambda invoice: weasyprint.HTML(string=invoice_html.document(invoice)).write_pdf()


harness.each(make, "invoice")
