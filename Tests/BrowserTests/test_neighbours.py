"""Frames and players of the browser's own, over the picture."""

import io

from PIL import Image

from conftest import settle, text, wait_for


def box(page, identifier):
    return text(page, identifier).evaluate("e => e.getBoundingClientRect().toJSON()")


def wait_for_text(page, identifier, wanted):
    wait_for(page, f"document.querySelector('[data-testid={identifier}]')?.textContent === '{wanted}'")


def test_a_document_shows_in_a_frame_and_its_scripts_run_apart(serve, visit):
    page = visit(serve(screen="neighbours"))
    wait_for(page, "document.querySelector('iframe')?.getAttribute('src')")
    frame = next(frame for frame in page.frames if frame != page.main_frame)
    frame.wait_for_load_state()
    assert frame.locator("h1").text_content() == "After"
    assert frame.evaluate("origin") == "null"
    wait_for_text(page, "heard", "loaded")
    assert box(page, "frame")["height"] == 120


def test_a_frame_finds_its_content_from_an_address_below_the_app(serve, visit):
    app = serve(screen="neighbours")
    page = visit(app, path="/some/where")
    wait_for(page, "document.querySelector('iframe')?.getAttribute('src')")
    assert page.evaluate("document.querySelector('iframe').src").startswith(app.url + "/embedded/")
    wait_for_text(page, "heard", "loaded")


def test_the_content_of_a_frame_is_for_nobody_without_its_address(serve, visit):
    app = serve(screen="neighbours")
    page = visit(app)
    wait_for(page, "document.querySelector('iframe')?.getAttribute('src')")
    address = page.evaluate("document.querySelector('iframe').src")
    answer = page.request.get(address)
    assert answer.ok and "sandbox" in answer.headers["content-security-policy"]
    assert page.request.get(address + "0").status == 404


def test_a_player_plays_to_its_end(serve, visit):
    page = visit(serve(screen="neighbours"))
    page.get_by_role("button", name="Play", exact=True).click()
    wait_for_text(page, "heard", "ended")


def test_a_part_of_a_film_can_be_asked_for(serve, visit):
    page = visit(serve(screen="neighbours"))
    wait_for(page, "document.querySelector('video')?.getAttribute('src')")
    address = page.evaluate("document.querySelector('video').src")
    whole = page.request.get(address).body()
    part = page.request.get(address, headers={"range": "bytes=4-11"})
    assert part.status == 206 and part.body() == whole[4:12]
    assert part.headers["content-range"] == f"bytes 4-11/{len(whole)}"
    assert page.request.get(address, headers={"range": "bytes=999999-"}).status == 416


def test_a_sheet_takes_a_frame_away_for_a_while(serve, visit):
    page = visit(serve(screen="neighbours"))
    wait_for(page, "document.querySelector('iframe')")
    page.get_by_role("button", name="Cover", exact=True).click()
    wait_for(page, "!document.querySelector('iframe')")
    # The sheet still slides up, and its button with it.
    settle(page)
    page.get_by_role("button", name="Uncover").click()
    wait_for(page, "document.querySelector('iframe')")


def choose_picture(page, button, size):
    """Presses a button that opens the chooser, and chooses a picture. Returns the file's number of bytes."""
    picture = io.BytesIO()
    Image.new("RGB", size, "red").save(picture, "png")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=button).click()
    chooser.value.set_files({"name": "a.png", "mimeType": "image/png", "buffer": picture.getvalue()})
    return len(picture.getvalue())


def test_a_chosen_photo_reaches_the_app(serve, visit):
    page = visit(serve(screen="neighbours"))
    count = choose_picture(page, "Choose", (3, 2))
    wait_for_text(page, "size", str(count))


def test_a_photo_of_uikits_picker_reaches_the_app(serve, visit):
    page = visit(serve(screen="neighbours"))
    # The chooser opens with the picker.
    choose_picture(page, "Pick", (5, 2))
    wait_for_text(page, "size", "2 × 2")
    wait_for(page, "!document.querySelector('[role=dialog]')")
