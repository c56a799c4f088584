"""Choosing and saving files."""

import time

from conftest import text


def state(page, ending):
    """The state that the app shows, once it has this ending."""
    end = time.monotonic() + 30
    while not (content := text(page, "state").text_content()).endswith(ending):
        assert time.monotonic() < end, content
        page.wait_for_timeout(50)
    return content


def choose(page, files):
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import").click()
    chooser.value.set_files(files)


def file(name, content):
    return {"name": name, "mimeType": "text/plain", "buffer": content}


def test_chosen_files_reach_the_app_whole(serve, visit):
    page = visit(serve(screen="files"))
    choose(page, [file("a.txt", b"hello"), file("empty.txt", b""), file("large.txt", b"x" * 3_000_000)])
    assert state(page, "3000000") == "a.txt 5, empty.txt 0, large.txt 3000000"


def test_a_file_of_another_kind_is_refused(serve, visit):
    page = visit(serve(screen="files"))
    choose(page, [file("a.png", b"hello")])
    assert state(page, "asked for.").startswith("“a.png”")


def test_an_exported_file_is_downloaded(serve, visit):
    page = visit(serve(screen="files"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    assert download.value.suggested_filename == "note.txt"
    with open(download.value.path(), "rb") as content:
        assert content.read() == b"kept"
    assert state(page, "note.txt") == "saved note.txt"
