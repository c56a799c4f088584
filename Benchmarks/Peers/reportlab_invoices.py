"""Invoices by ReportLab. It reads no OpenType fonts with PostScript outlines, so it sets Noto Sans."""

import io
from xml.sax.saxutils import escape

import harness
from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

FOLDER = "/usr/share/fonts/truetype/noto/NotoSans-"
GREY = HexColor("#8e8e93")


def make(_):
    for name, style in {"Noto": "Regular", "NotoBold": "Bold"}.items():
        pdfmetrics.registerFont(TTFont(name, f"{FOLDER}{style}.ttf"))

    def style(size, bold=False, color=HexColor("#000000")):
        font = "NotoBold" if bold else "Noto"
        return ParagraphStyle("", fontName=font, fontSize=size, leading=size * 1.2, textColor=color)

    body, small, seller_, title, heading = style(11), style(8, color=GREY), style(14, True), style(21, True), style(12, True)
    grid = [
        ("FONT", (0, 0), (-1, 0), "NotoBold", 9), ("FONT", (0, 1), (-1, -1), "Noto", 9),
        ("ALIGN", (0, 0), (0, -1), "RIGHT"), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LINEBELOW", (0, 0), (-1, 0), 0.5, GREY), ("LINEBELOW", (0, 1), (-1, -4), 0.5, HexColor("#e0e0e2")),
        ("FONT", (0, -1), (-1, -1), "NotoBold", 9),
    ]

    def draw(invoice):
        seller, buyer = invoice["seller"], invoice["buyer"]
        rows, net = [["No.", "Item", "Quantity", "Price", "Amount"]], 0
        for line in invoice["lines"]:
            amount = line["quantity"] * line["price"]
            net += amount
            rows.append([line["number"], line["name"], line["quantity"], f"{line['price']:,.2f}", f"{amount:,.2f}"])
        tax = round(net * invoice["taxRate"], 2)
        for words, value in (("Net", net), ("Value added tax, 19%", tax), ("Total", net + tax)):
            rows.append(["", words, "", "", f"{value:,.2f}"])
        story = [
            Paragraph(escape(seller["name"]), seller_), Spacer(0, 28),
            Paragraph(escape(f"{seller['name']} · {seller['street']} · {seller['city']}"), small),
            *(Paragraph(escape(buyer[key]), body) for key in ("name", "street", "city", "country")), Spacer(0, 24),
            Paragraph(f"Invoice {invoice['number']}", title), Paragraph(invoice["date"], body), Spacer(0, 8),
            Paragraph(
                "Thank you for your order. We have delivered the following goods; all prices are in euros and without "
                "value added tax, which the last lines show.", body), Spacer(0, 8),
            Table(rows, colWidths=[28, None, 60, 64, 72], style=grid, repeatRows=1), Spacer(0, 14),
            Paragraph("Payment", heading),
            Paragraph("Please pay within 30 days to the account below, and name the invoice's number.", body),
            Paragraph("IBAN DE02 1203 0000 0000 2020 51", body),
        ]

        def footer(canvas, template):
            canvas.setFont("Noto", 8)
            canvas.setFillColor(GREY)
            canvas.drawString(56, 40, f"{seller['name']}, {seller['city']}")
            canvas.drawRightString(539, 40, f"Page {template.page}")

        file = io.BytesIO()
        SimpleDocTemplate(
            file, pagesize=(595, 842), leftMargin=50, rightMargin=50, topMargin=50, bottomMargin=56,
            title=f"Invoice {invoice['number']}", author=seller["name"],
        ).build(story, onFirstPage=footer, onLaterPages=footer)
        return file.getvalue()

    return draw


harness.each(make, "invoice")
