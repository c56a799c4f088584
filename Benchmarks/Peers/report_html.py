"""A report as HTML, a section for each page."""

import html

STYLE = """
@page { size: 595pt 842pt; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; font: 10pt/1.193 Inter; color: #000; -webkit-print-color-adjust: exact }
section { position: relative; width: 595pt; height: 842pt; padding: 48pt; break-after: page; overflow: hidden }
section:last-child { break-after: auto }
h1 { margin: 0; font-size: 22pt; font-family: "Inter Display" }
h2, footer { margin: 0; font-size: 10pt; font-weight: 400; color: #8e8e93 }
p { margin: 12pt 0 }
.chart { position: relative; height: 145pt; margin-bottom: 16pt; display: flex; align-items: flex-end; gap: 8pt }
.chart hr { position: absolute; left: 0; right: 0; margin: 0; border: 0; height: .5pt; background: #d0d0d0 }
.chart div { flex: 1; text-align: center; font-size: 8pt; position: relative }
.chart i { display: block; background: #3b6fb5; margin-bottom: 4pt }
table { border-collapse: collapse; table-layout: fixed; width: 499pt; font-size: 9pt }
td, th { height: 19pt; padding: 0 4pt; text-align: right; font-weight: 400 }
td:nth-child(-n+2), th:nth-child(-n+2) { text-align: left }
th { font-weight: 600; background: #d7e3f4 }
tr:nth-child(odd) td { background: #f3f5f8 }
footer { position: absolute; left: 48pt; bottom: 48pt; font-size: 8pt }
"""


def document(pages):
    return (
        f'<!doctype html><meta charset="utf-8"><style>{STYLE}</style>'
        + "".join(section(page) for page in pages)
    )


def section(page):
    def row(cells, tag):
        return "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    lines = "".join(f'<hr style="top:{32.5 * index}pt">' for index in range(5))
    bars = "".join(
        f'<div><i style="height:{130 * bar["value"]}pt"></i>{html.escape(bar["label"])}</div>' for bar in page["bars"]
    )
    widths = "".join(f'<col style="width:{width}pt">' for width in (179, 100, 70, 70, 80))
    return (
        f"<section><h1>{html.escape(page['title'])}</h1><h2>{html.escape(page['subtitle'])}</h2>"
        f"<p>{html.escape(page['text'])}</p><div class=chart>{lines}{bars}</div>"
        f"<table>{widths}{row(page['header'], 'th')}{''.join(row(cells, 'td') for cells in page['rows'])}</table>"
        f"<footer>{html.escape(page['footer'])}</footer></section>"
    )
