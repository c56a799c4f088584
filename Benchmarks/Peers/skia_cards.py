"""Cards by skia-python, placed by hand."""

import card_places
import harness
import skia


def color(hex_, alpha=255):
    return skia.Color(*(int(hex_[i : i + 2], 16) for i in (0, 2, 4)), alpha)


def make(format_):
    def font(style, size):
        font = skia.Font(skia.Typeface.MakeFromFile(str(harness.FONTS / f"InterDisplay-{style}.otf")), size)
        font.setSubpixel(True)
        font.setEdging(skia.Font.Edging.kAntiAlias)
        return font

    title, author, initials = font("Bold", 64), font("SemiBold", 28), font("Bold", 28)
    date, tag = font("Regular", 22), font("Medium", 22)
    white = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    faint = skia.Paint(AntiAlias=True, Color=color("ffffff", 191))
    capsule = skia.Paint(AntiAlias=True, Color=color("ffffff", 51))
    bar = skia.Paint(AntiAlias=True, Color=color("ffffff", 217))

    def draw(card):
        surface = skia.Surface(1200, 630)
        with surface as canvas:
            if card["to"] == card["from"]:
                canvas.drawColor(color(card["from"]))
            else:
                ends = [skia.Point(0, 0), skia.Point(1200, 630)]
                shader = skia.GradientShader.MakeLinear(ends, [color(card["from"]), color(card["to"])])
                canvas.drawPaint(skia.Paint(Shader=shader))
            canvas.drawCircle(100, 100, 36, skia.Paint(AntiAlias=True, Color=color(card["avatar"])))
            width = initials.measureText(card["initials"])
            canvas.drawString(card["initials"], 100 - width / 2, 110, initials, white)
            canvas.drawString(card["author"], 156, 95.7, author, white)
            canvas.drawString(card["date"], 156, 125.4, date, faint)
            lines = harness.wrapped(card["title"], 1072, title.measureText)[:3]
            for line, y in zip(lines, card_places.title_baselines(len(lines))):
                canvas.drawString(line, 64, y, title, white)
            x = 64
            for text in card["tags"]:
                width = tag.measureText(text) + 40
                canvas.drawRoundRect(skia.Rect.MakeXYWH(x, 522, width, 44), 22, 22, capsule)
                canvas.drawString(text, x + 20, 552, tag, white)
                x += width + 12
            for place in card_places.bars(card["bars"]):
                canvas.drawRoundRect(skia.Rect.MakeXYWH(*place), 4, 4, bar)
        image = surface.makeImageSnapshot()
        return bytes(image.encodeToData(skia.kPNG if format_ == "png" else skia.kWEBP, 100 if format_ == "png" else 80))

    return draw


harness.each(make)
