"""Cards by Pillow, placed by hand."""

import io

import card_places
import harness
from PIL import Image, ImageDraw, ImageFont

SIZE = (1200, 630)


def rgb(hex_):
    return tuple(int(hex_[i : i + 2], 16) for i in (0, 2, 4))


def make(format_):
    def font(style, size):
        return ImageFont.truetype(str(harness.FONTS / f"InterDisplay-{style}.otf"), size)

    title, author, initials = font("Bold", 64), font("SemiBold", 28), font("Bold", 28)
    date, tag = font("Regular", 22), font("Medium", 22)
    # A picture of 256 rows from black to white, seen along the card's diagonal.
    ramp, scale = Image.linear_gradient("L"), 255 / (SIZE[0] ** 2 + SIZE[1] ** 2)
    mask = ramp.transform(SIZE, Image.AFFINE, (0, 0, 128, SIZE[0] * scale, SIZE[1] * scale, 0), Image.BILINEAR)

    def draw(card):
        image = Image.new("RGB", SIZE, rgb(card["from"]))
        if card["to"] != card["from"]:
            image = Image.composite(Image.new("RGB", SIZE, rgb(card["to"])), image, mask)
        # Pillow's circles have hard edges: drawn four times as large and reduced.
        disc = Image.new("L", (288, 288))
        ImageDraw.Draw(disc).ellipse((0, 0, 287, 287), fill=255)
        disc = disc.resize((72, 72), Image.BOX)
        image.paste(rgb(card["avatar"]), (64, 64), disc)
        canvas = ImageDraw.Draw(image, "RGBA")
        white = (255, 255, 255)
        canvas.text((100, 110), card["initials"], white, initials, "ms")
        canvas.text((156, 95.7), card["author"], white, author, "ls")
        canvas.text((156, 125.4), card["date"], (*white, 191), date, "ls")
        lines = harness.wrapped(card["title"], 1072, title.getlength)[:3]
        for line, y in zip(lines, card_places.title_baselines(len(lines))):
            canvas.text((64, y), line, white, title, "ls")
        x = 64
        for text in card["tags"]:
            width = tag.getlength(text)
            canvas.rounded_rectangle((x, 522, x + width + 39, 565), 22, (*white, 51))
            canvas.text((x + 20, 552), text, white, tag, "ls")
            x += width + 52
        for x, y, width, height in card_places.bars(card["bars"]):
            canvas.rounded_rectangle((x, y, x + width - 1, y + height - 1), 4, (*white, 217))
        file = io.BytesIO()
        if format_ == "png":
            image.save(file, "PNG", compress_level=1)
        else:
            image.save(file, "WEBP", quality=80)
        return file.getvalue()

    return draw


harness.each(make)
