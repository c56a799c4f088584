"""Cards by librsvg's rsvg-convert, placed by hand in SVG, a process for each image: it has no other mode."""

import html
import subprocess

import card_places
import harness
from PIL import ImageFont


def font(style, size):
    return ImageFont.truetype(str(harness.FONTS / f"InterDisplay-{style}.otf"), size)


def svg(card):
    def text(x, y, size, weight, content, more=""):
        return f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" {more}>{html.escape(content)}</text>'

    ground = "url(#g)" if card["to"] != card["from"] else f"#{card['from']}"
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="#fff" '
        'font-family="Inter Display">'
        '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1200" y2="630">'
        f'<stop offset="0" stop-color="#{card["from"]}"/><stop offset="1" stop-color="#{card["to"]}"/>'
        '</linearGradient>'
        f'<rect width="1200" height="630" fill="{ground}"/>'
        f'<circle cx="100" cy="100" r="36" fill="#{card["avatar"]}"/>',
        text(100, 110, 28, 700, card["initials"], 'text-anchor="middle"'),
        text(156, 95.7, 28, 600, card["author"]),
        text(156, 125.4, 22, 400, card["date"], 'fill-opacity="0.75"'),
    ]
    lines = harness.wrapped(card["title"], 1072, font("Bold", 64).getlength)[:3]
    for line, y in zip(lines, card_places.title_baselines(len(lines))):
        parts.append(text(64, y, 64, 700, line))
    x = 64
    for label in card["tags"]:
        width = font("Medium", 22).getlength(label) + 40
        parts.append(f'<rect x="{x}" y="522" width="{width}" height="44" rx="22" fill-opacity="0.2"/>')
        parts.append(text(x + 20, 552, 22, 500, label))
        x += width + 12
    for x, y, width, height in card_places.bars(card["bars"]):
        parts.append(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="4" fill-opacity="0.85"/>')
    return "".join(parts) + "</svg>"


def make(_):
    def draw(card):
        return subprocess.run(["rsvg-convert"], input=svg(card).encode(), capture_output=True, check=True).stdout

    return draw


if __name__ == "__main__":
    harness.each(make)
