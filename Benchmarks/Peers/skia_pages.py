"""A report by skia-python's PDF document, placed by hand."""

import harness
import skia


def make():
    def font(style, size):
        return skia.Font(skia.Typeface.MakeFromFile(str(harness.FONTS / f"{style}.otf")), size)

    title, body, small = font("InterDisplay-Bold", 22), font("Inter-Regular", 10), font("Inter-Regular", 8)
    cell, header = font("Inter-Regular", 9), font("Inter-SemiBold", 9)

    def color(hex_):
        return skia.Paint(AntiAlias=True, Color=skia.Color(*(int(hex_[i : i + 2], 16) for i in (0, 2, 4))))

    black, gray, rule = color("000000"), color("8e8e93"), color("d0d0d0")
    blue, head, stripe = color("3b6fb5"), color("d7e3f4"), color("f3f5f8")
    widths = [179, 100, 70, 70, 80]

    def draw(canvas, page):
        canvas.drawString(page["title"], 48, 68.9, title, black)
        canvas.drawString(page["subtitle"], 48, 83.7, body, gray)
        y = 98.2
        for line in harness.wrapped(page["text"], 499, body.measureText):
            canvas.drawString(line, 48, y + 9.5, body, black)
            y += 12
        y += 12
        for line in range(5):
            canvas.drawRect(skia.Rect.MakeXYWH(48, y + 32.5 * line, 499, 0.5), rule)
        width = (499 - 11 * 8) / 12
        for index, bar in enumerate(page["bars"]):
            x, height = 48 + index * (width + 8), 130 * bar["value"]
            canvas.drawRect(skia.Rect.MakeXYWH(x, y + 131.4 - height, width, height), blue)
            canvas.drawString(bar["label"], x + (width - small.measureText(bar["label"])) / 2, y + 143, small, black)
        y += 161
        for number, row in enumerate([page["header"], *page["rows"]]):
            if number == 0 or number % 2 == 0:
                canvas.drawRect(skia.Rect.MakeXYWH(48, y, 499, 19), stripe if number else head)
            x, face = 48, cell if number else header
            for column, text in enumerate(row):
                end = widths[column] - 4 - face.measureText(text)
                canvas.drawString(text, x + (4 if column < 2 else end), y + 12.7, face, black)
                x += widths[column]
            y += 19
        canvas.drawString(page["footer"], 48, 792, small, gray)

    def document(pages):
        stream = skia.DynamicMemoryWStream()
        with skia.PDF.MakeDocument(stream) as file:
            for page in pages:
                with file.page(595, 842) as canvas:
                    draw(canvas, page)
        return bytes(stream.detachAsData())

    return document


harness.pages(make)
