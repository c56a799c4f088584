"""A report by ReportLab. It cannot read Inter's outlines (CFF), so it sets Noto Sans, in the same sizes."""

import io

import harness
from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_LEFT
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Flowable, PageBreak, Paragraph, SimpleDocTemplate, Spacer, Table

FOLDER = "/usr/share/fonts/truetype/noto/NotoSans-"
GRAY, BLACK = HexColor("#8e8e93"), HexColor("#000000")


class Chart(Flowable):
    def __init__(self, bars):
        super().__init__()
        self.bars = bars
        self.width, self.height = 499, 145

    def draw(self):
        canvas = self.canv
        canvas.setFillColor(HexColor("#d0d0d0"))
        for line in range(5):
            canvas.rect(0, 144.5 - 32.5 * line, 499, 0.5, stroke=0, fill=1)
        width = (499 - 11 * 8) / 12
        canvas.setFont("Noto", 8)
        for index, bar in enumerate(self.bars):
            x = index * (width + 8)
            canvas.setFillColor(HexColor("#3b6fb5"))
            canvas.rect(x, 13.5, width, 130 * bar["value"], stroke=0, fill=1)
            canvas.setFillColor(BLACK)
            canvas.drawCentredString(x + width / 2, 2, bar["label"])


def make():
    for name, style in {"Noto": "Regular", "NotoBold": "Bold"}.items():
        pdfmetrics.registerFont(TTFont(name, f"{FOLDER}{style}.ttf"))
    title = ParagraphStyle("title", fontName="NotoBold", fontSize=22, leading=26.2, alignment=TA_LEFT)
    subtitle = ParagraphStyle("subtitle", fontName="Noto", fontSize=10, leading=12, textColor=GRAY)
    body = ParagraphStyle("body", fontName="Noto", fontSize=10, leading=12)
    table_style = [
        ("FONT", (0, 0), (-1, 0), "NotoBold", 9),
        ("FONT", (0, 1), (-1, -1), "Noto", 9),
        ("ALIGN", (2, 0), (-1, -1), "RIGHT"),
        ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ("LEFTPADDING", (0, 0), (-1, -1), 4),
        ("RIGHTPADDING", (0, 0), (-1, -1), 4),
        ("BACKGROUND", (0, 0), (-1, 0), HexColor("#d7e3f4")),
    ]

    def document(pages):
        story = []
        for page in pages:
            rows = [page["header"], *page["rows"]]
            stripes = [
                ("BACKGROUND", (0, row), (-1, row), HexColor("#f3f5f8")) for row in range(2, len(rows), 2)
            ]
            story += [
                Paragraph(page["title"], title),
                Paragraph(page["subtitle"], subtitle),
                Spacer(0, 12),
                Paragraph(page["text"], body),
                Spacer(0, 12),
                Chart(page["bars"]),
                Spacer(0, 16),
                Table(rows, colWidths=[179, 100, 70, 70, 80], rowHeights=19, style=table_style + stripes),
                PageBreak(),
            ]

        def footer(canvas, template):
            canvas.setFont("Noto", 8)
            canvas.setFillColor(GRAY)
            canvas.drawString(48, 50, pages[template.page - 1]["footer"])

        file = io.BytesIO()
        # The frame that the story flows in has six points of padding of its own.
        SimpleDocTemplate(
            file, pagesize=(595, 842), leftMargin=42, rightMargin=42, topMargin=42, bottomMargin=42,
        ).build(story, onFirstPage=footer, onLaterPages=footer)
        return file.getvalue()

    return document


harness.pages(make)
