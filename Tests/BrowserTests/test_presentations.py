"""Presentations over the window, used with the keyboard alone."""

from conftest import settle, text


def open_by_keyboard(page, name):
    page.get_by_role("button", name=name).focus()
    page.keyboard.press("Enter")
    settle(page)


def test_an_alert_is_answered_by_keyboard(serve, visit):
    page = visit(serve(screen="presentations"))
    open_by_keyboard(page, "Alert")
    assert page.get_by_role("alertdialog").count() == 1
    # The views below are out of reach.
    assert page.get_by_role("button", name="Sheet").count() == 0
    page.keyboard.press("Escape")
    settle(page)
    assert text(page, "did").text_content() == "Did cancelled"
    open_by_keyboard(page, "Alert")
    page.get_by_role("button", name="Yes").focus()
    page.keyboard.press("Space")
    settle(page)
    assert text(page, "did").text_content() == "Did yes"
    assert page.get_by_role("alertdialog").count() == 0


def test_a_confirmation_dialog_is_answered_by_keyboard(serve, visit):
    page = visit(serve(screen="presentations"))
    open_by_keyboard(page, "Dialog")
    page.keyboard.press("Tab")
    settle(page)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "This one"
    page.keyboard.press("Enter")
    settle(page)
    assert text(page, "did").text_content() == "Did this"


def test_a_menu_is_used_by_keyboard(serve, visit):
    page = visit(serve(screen="presentations"))
    open_by_keyboard(page, "Menu")
    assert page.get_by_role("menuitem").count() == 2
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    settle(page)
    assert text(page, "did").text_content() == "Did second"
    assert page.get_by_role("menuitem").count() == 0


def test_a_picker_is_used_by_keyboard(serve, visit):
    page = visit(serve(screen="presentations"))
    page.keyboard.press("Tab")
    for _ in range(4):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    settle(page)
    page.get_by_role("menuitem", name="Large").focus()
    page.keyboard.press("Enter")
    settle(page)
    assert text(page, "size").text_content() == "Large"


def test_a_sheet_ends_by_escape(serve, visit):
    page = visit(serve(screen="presentations"))
    open_by_keyboard(page, "Sheet")
    assert page.get_by_text("In the sheet").count() == 1
    page.keyboard.press("Escape")
    settle(page)
    assert page.get_by_text("In the sheet").count() == 0
