"""A table over many pages by ReportLab. It reads no OpenType fonts with PostScript outlines, so it sets Noto Sans."""

import io

import harness
from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph, SimpleDocTemplate, Table

FOLDER = "/usr/share/fonts/truetype/noto/NotoSans-"
GREY = HexColor("#8e8e93")


def make():
    for name, style in {"Noto": "Regular", "NotoBold": "Bold"}.items():
        pdfmetrics.registerFont(TTFont(name, f"{FOLDER}{style}.ttf"))
    title = ParagraphStyle("title", fontName="NotoBold", fontSize=21, leading=28)
    style = [
        ("FONT", (0, 0), (-1, 0), "NotoBold", 9), ("FONT", (0, 1), (-1, -1), "Noto", 9),
        ("LINEBELOW", (0, 0), (-1, 0), 0.5, GREY), ("LINEBELOW", (0, 1), (-1, -1), 0.5, HexColor("#e0e0e2")),
    ]

    def footer(canvas, template):
        canvas.setFont("Noto", 8)
        canvas.setFillColor(GREY)
        canvas.drawString(56, 40, str(template.page))

    def document(rows):
        file = io.BytesIO()
        table = Table([["No.", "Text", "Cents"], *rows], colWidths=[60, 343, 80], style=style, repeatRows=1)
        SimpleDocTemplate(
            file, pagesize=(595, 842), leftMargin=50, rightMargin=50, topMargin=50, bottomMargin=50,
        ).build([Paragraph("Ledger", title), table], onFirstPage=footer, onLaterPages=footer)
        return file.getvalue()

    return document


harness.pages(make)
