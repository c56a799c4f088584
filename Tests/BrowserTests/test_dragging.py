"""Things that are dragged from one view to another."""

from conftest import settle, text
from test_touch import Finger, middle


def test_a_word_is_dragged_into_a_basket(serve, visit):
    page = visit(serve(screen="dragging"))
    apple, basket = middle(page.get_by_text("Apple", exact=True)), middle(page.get_by_text("Drop fruit here"))
    page.mouse.move(*apple)
    page.mouse.down()
    page.mouse.move(apple[0] + 10, apple[1] + 10, steps=3)
    page.mouse.move(*basket, steps=10)
    settle(page)
    page.mouse.up()
    settle(page)
    assert text(page, "basket").text_content() == "Apple"
    assert page.get_by_text("Apple", exact=True).count() == 1


def test_a_finger_that_rests_takes_a_word_along(serve, visit):
    page = visit(serve(screen="dragging"), has_touch=True)
    pear, basket = middle(page.get_by_text("Pear", exact=True)), middle(page.get_by_text("Drop fruit here"))
    finger = Finger(page)
    finger.send("touchStart", pear)
    page.wait_for_timeout(450)
    for step in range(1, 11):
        finger.send("touchMove", tuple(a + (b - a) * step / 10 for a, b in zip(pear, basket)))
        page.wait_for_timeout(16)
    finger.send("touchEnd")
    settle(page)
    assert text(page, "basket").text_content() == "Pear"


def test_a_section_closes_and_opens_by_its_header(serve, visit):
    page = visit(serve(screen="dragging"))
    header = page.get_by_role("button", name="Nuts")
    header.click()
    settle(page)
    assert page.get_by_text("Almond").count() == 0
    header.click()
    settle(page)
    assert page.get_by_text("Almond").count() == 1
