"""What the canvas shows is what ImageRenderer draws."""

import io
import os
import subprocess

import numpy
import pytest
from PIL import Image

from conftest import binary

PAGES = [line.split() for line in subprocess.run(
    [binary("BrowserTestApp"), "pages"], capture_output=True, text=True, check=True).stdout.splitlines()]
SCREENS = [("pictures", 390, 700), ("controls", 390, 500), ("counter", 300, 300)]
CASES = [(f"page:{name}", int(width), int(height)) for name, width, height in PAGES] + SCREENS


def difference(shot, picture):
    """The mean difference of all channels, and the share of pixels that differ by more than a quarter; 0 … 1."""
    distance = numpy.abs(shot.astype(float) - picture.astype(float)) / 255
    return distance.mean(), (distance.max(axis=2) > 0.25).mean()


@pytest.mark.parametrize("screen, width, height", CASES, ids=[case[0] for case in CASES])
def test_the_canvas_shows_what_the_renderer_draws(serve, visit, tmp_path, screen, width, height):
    file = tmp_path / "picture.png"
    subprocess.run([binary("BrowserTestApp"), file, str(width), str(height)], check=True,
                   env={**os.environ, "ROOST_TEST_SCREEN": screen})
    picture = Image.open(file).convert("RGBA")
    white = Image.new("RGBA", picture.size, "white")
    picture = numpy.asarray(Image.alpha_composite(white, picture).convert("RGB"))

    page = visit(serve(screen=screen), viewport={"width": width, "height": height})
    page.wait_for_timeout(150)
    shot = numpy.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    assert shot.shape == picture.shape
    folder = os.environ.get("ROOST_TEST_OUTPUT")
    if folder:
        name = screen.replace(":", "-")
        Image.fromarray(numpy.hstack([picture, shot])).save(f"{folder}/{name}.png")
    mean, strong = difference(shot, picture)
    print(f"{screen}: mean {mean:.5f}, strong {strong:.5f}")
    assert mean < 0.004
    assert strong < 0.004
