"""A table over many pages as HTML."""

import html

STYLE = """
@page { size: 595pt 842pt; margin: 56pt; @bottom-left { content: counter(page); font: 8pt Inter; color: #8e8e93 } }
body { margin: 0; font: 9pt/1.193 Inter; color: #000 }
h1 { font-size: 21pt; margin: 0 0 8pt }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
th { text-align: left; font-weight: 600; border-bottom: .5pt solid #8e8e93 }
td, th { padding: 4pt; vertical-align: top }
td { border-bottom: .5pt solid #e0e0e2 }
tr { break-inside: avoid }
"""


def document(rows):
    body = "".join(
        f"<tr><td>{number}</td><td>{html.escape(text)}</td><td>{cents}</td></tr>" for number, text, cents in rows)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Ledger</title><style>{STYLE}</style><h1>Ledger</h1>'
        '<table><col style="width:60pt"><col><col style="width:80pt">'
        f"<thead><tr><th>No.<th>Text<th>Cents</tr></thead><tbody>{body}</tbody></table></html>")
