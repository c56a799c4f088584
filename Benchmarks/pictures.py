"""Thumbnails of every engine's pictures of the same jobs, to compare by eye."""

import subprocess
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

PEERS = Path(__file__).with_name("Peers")
FONT = "/usr/share/fonts/opentype/inter/Inter-Medium.otf"


def sheets(bench, card_peers, chart_peers, page_peers):
    """Paths of a sheet of cards, one of charts and one of pages."""
    cards = {"Roost": picture_of_cards(bench, "Roost", [bench.roost, "cards"])}
    for name, script in card_peers.items():
        cards[name] = picture_of_cards(bench, name, [sys.executable, PEERS / script])
    charts = {"Roost": picture_of_chart(bench, "Roost", [bench.roost, "charts"])}
    for name, script in chart_peers.items():
        charts[name] = picture_of_chart(bench, name, [sys.executable, PEERS / script])
    pages = {"Roost": picture_of_page(bench, "Roost", [bench.roost, "pages"])}
    for name, script in page_peers.items():
        pages[name] = picture_of_page(bench, name, [sys.executable, PEERS / script])
    return (
        sheet(cards, (360, 189), bench.folder / "cards.webp"),
        sheet(charts, (360, 225), bench.folder / "charts.webp"),
        sheet(pages, (240, 340), bench.folder / "pages.webp"),
    )


def picture_of_cards(bench, name, command):
    folder = bench.folder / "pictures" / name
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [*command, bench.jobs / "cards.json", "--count", "1", "--keep", folder], check=True, capture_output=True)
    return folder / "card-0.png"


def picture_of_chart(bench, name, command):
    folder = bench.folder / "pictures" / name
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "chart.png"
    subprocess.run(
        [*command, bench.jobs / "charts.json", "--kind", "lines", "--keep", file], check=True, capture_output=True)
    return file


def picture_of_page(bench, name, command):
    folder = bench.folder / "pictures" / name
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [*command, bench.jobs / "pages-10.json", "--keep", folder / "pages.pdf"], check=True, capture_output=True)
    subprocess.run(
        ["pdftoppm", "-r", "60", "-png", "-singlefile", folder / "pages.pdf", folder / "page"], check=True)
    return folder / "page.png"


def sheet(files, size, path):
    columns, (width, height) = 3, size
    rows = (len(files) + columns - 1) // columns
    image = Image.new("RGB", (columns * (width + 8) + 8, rows * (height + 26) + 8), "#e8e8ec")
    canvas, font = ImageDraw.Draw(image), ImageFont.truetype(FONT, 13)
    for index, (name, file) in enumerate(files.items()):
        x, y = 8 + index % columns * (width + 8), 4 + index // columns * (height + 26)
        canvas.text((x, y), name, "#333", font)
        image.paste(Image.open(file).convert("RGB").resize(size, Image.LANCZOS), (x, y + 19))
    image.save(path, quality=85)
    return path
