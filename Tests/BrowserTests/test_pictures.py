"""The canvas shows the pictures that ImageRenderer draws."""

import io
import os
import subprocess

import numpy
import pytest
from PIL import Image

from conftest import binary, gallery_pages

SCREENS = [("pictures", 390, 700), ("controls", 390, 500), ("counter", 300, 300)]
CASES = [(f"page:{name}", width, height) for name, width, height in gallery_pages()] + SCREENS


def difference(shot, picture):
    """The mean difference of all channels, and the share of pixels that differ by more than a quarter; 0 … 1."""
    distance = numpy.abs(shot.astype(float) - picture.astype(float)) / 255
    return distance.mean(), (distance.max(axis=2) > 0.25).mean()


def drawn(tmp_path, screen, width, height, *tapped):
    """The renderer's picture of a screen on white, after a tap on a view if one is named."""
    file = tmp_path / "picture.png"
    subprocess.run([binary("BrowserTestApp"), file, str(width), str(height), *tapped], check=True,
                   env={**os.environ, "ROOST_TEST_SCREEN": screen})
    picture = Image.open(file).convert("RGBA")
    white = Image.new("RGBA", picture.size, "white")
    return numpy.asarray(Image.alpha_composite(white, picture).convert("RGB"))


def compare(page, picture, name):
    """Checks that a page looks like a picture."""
    shot = numpy.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    assert shot.shape == picture.shape
    folder = os.environ.get("ROOST_TEST_OUTPUT")
    if folder:
        Image.fromarray(numpy.hstack([picture, shot])).save(f"{folder}/{name.replace(':', '-')}.png")
    mean, strong = difference(shot, picture)
    print(f"{name}: mean {mean:.5f}, strong {strong:.5f}")
    assert mean < 0.004
    assert strong < 0.004


@pytest.mark.parametrize("screen, width, height", CASES, ids=[case[0] for case in CASES])
def test_the_canvas_shows_what_the_renderer_draws(serve, visit, tmp_path, screen, width, height):
    picture = drawn(tmp_path, screen, width, height)
    page = visit(serve(screen=screen), viewport={"width": width, "height": height})
    page.wait_for_timeout(150)
    compare(page, picture, screen)


@pytest.mark.parametrize("name", ["Sheet", "Alert", "Dialog", "Menu"])
def test_presentations_look_as_the_renderer_draws_them(serve, visit, tmp_path, name):
    picture = drawn(tmp_path, "presentations", 390, 700, name)
    page = visit(serve(screen="presentations"), viewport={"width": 390, "height": 700})
    page.get_by_role("button", name=name, exact=True).click()
    # Until everything is at rest.
    page.wait_for_timeout(2000)
    compare(page, picture, f"presented {name}")
