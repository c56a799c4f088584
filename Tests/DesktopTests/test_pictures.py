"""The window's pixels beside the picture that `ImageRenderer` draws of the same view."""

import pytest


@pytest.mark.parametrize("screen", ["counter", "fields", "presentations", "controls", "page:stacks", "page:charts-dark"])
def test_a_window_shows_the_pixels_of_a_picture(desktop, screen):
    lines = desktop.run("BrowserTestApp", """
folder = os.environ["ROOST_FOLDER"]
until(words)
shell("xdotool windowsize --sync", window(), "1200", "840")
shell(os.environ["ROOST_APP"], os.path.join(folder, "picture.png"), "600", "420")
def compare():
    # The window's size, and how far its pixels are from the picture at most.
    shell("import -window", window(), os.path.join(folder, "window.png"))
    return shell("convert", os.path.join(folder, "picture.png"), "-background", "white", "-flatten",
                 os.path.join(folder, "window.png"), "-compose", "difference", "-composite",
                 "-format", "%w %h %[fx:maxima]", "info:")
# Rounding, where a translucent picture is laid on white: less than two steps of eight bits.
until(lambda: float(compare().split()[-1]) < 2 / 255)
print(compare())
""", ROOST_TEST_SCREEN=screen, GDK_SCALE="2")
    width, height, difference = lines[0].split()
    assert (width, height) == ("1200", "840")
    assert float(difference) < 2 / 255
