"""An invoice as HTML."""

import html

STYLE = """
@page { size: 595pt 842pt; margin: 56pt;
  @bottom-left { content: "Hollerbach Joinery Supplies, 97070 Würzburg"; font: 8pt Inter; color: #8e8e93 }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8pt Inter; color: #8e8e93 } }
body { margin: 0; font: 11pt/1.193 Inter; color: #000; -webkit-print-color-adjust: exact }
.seller { display: flex; align-items: center; gap: 8pt; font-weight: 600; font-size: 14pt; margin-bottom: 28pt }
.seller i { width: 22pt; height: 22pt; border-radius: 5pt; background: #30b0c7 }
small { font-size: 8pt; color: #8e8e93 }
.title { display: flex; justify-content: space-between; align-items: baseline; margin-top: 28pt }
h1 { font-size: 21pt; margin: 0 } h2 { font-size: 12pt; margin: 14pt 0 4pt }
p { margin: 8pt 0 }
table { border-collapse: collapse; width: 100%; table-layout: fixed; font-size: 9pt }
th { text-align: left; font-weight: 600; border-bottom: .5pt solid #8e8e93 }
td, th { padding: 4pt; vertical-align: top }
td { border-bottom: .5pt solid #e0e0e2 }
td:not(:nth-child(2)), th:not(:nth-child(2)) { text-align: right }
tfoot td { border: 0 }
"""


def document(invoice):
    escape = html.escape
    seller, buyer = invoice["seller"], invoice["buyer"]
    rows, net = [], 0
    for line in invoice["lines"]:
        amount = line["quantity"] * line["price"]
        net += amount
        cells = [line["number"], escape(line["name"]), line["quantity"], f"{line['price']:,.2f}", f"{amount:,.2f}"]
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    tax = round(net * invoice["taxRate"], 2)
    sums = f"{net:,.2f}<br>{tax:,.2f}<br><b>{net + tax:,.2f}</b>"
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Invoice {invoice["number"]}</title>
<style>{STYLE}</style><div class=seller><i></i>{escape(seller["name"])}</div>
<small>{escape(seller["name"])} · {escape(seller["street"])} · {escape(seller["city"])}</small><br>
{escape(buyer["name"])}<br>{escape(buyer["street"])}<br>{escape(buyer["city"])}<br>{escape(buyer["country"])}
<div class=title><h1>Invoice {invoice["number"]}</h1><span style="color:#8e8e93">{invoice["date"]}</span></div>
<p>Thank you for your order. We have delivered the following goods; all prices are in euros and without value added tax,
which the last lines show.</p>
<table><col style="width:28pt"><col><col style="width:60pt"><col style="width:64pt"><col style="width:72pt">
<thead><tr><th>No.<th>Item<th>Quantity<th>Price<th>Amount</tr></thead><tbody>{"".join(rows)}</tbody>
<tfoot><tr><td><td>Net<br>Value added tax, 19%<br><b>Total</b><td><td><td>{sums}</tr></tfoot></table>
<h2>Payment</h2><p>Please pay within 30 days to the account below, and name the invoice's number.</p>
<p>IBAN DE02 1203 0000 0000 2020 51</p></html>"""
