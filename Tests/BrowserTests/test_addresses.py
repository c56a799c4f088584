"""Addresses of what an app shows: deep links, and the browser's back and forward."""

from conftest import settle, text


def place(page, app):
    assert page.url.startswith(app.url)
    return page.url[len(app.url):].lstrip("/")


def heard(page):
    """The addresses that the app was given."""
    return text(page, "heard").text_content().split()[1:]


def test_what_the_app_shows_becomes_the_address(serve, visit):
    app = serve(screen="addresses")
    page = visit(app)
    assert (place(page, app), page.title()) == ("", "Books")
    page.get_by_role("button", name="Book 2").click()
    settle(page)
    assert (place(page, app), page.title()) == ("books/2", "Book 2")


def test_back_and_forward_show_what_was_there(serve, visit):
    app = serve(screen="addresses")
    page = visit(app)
    page.get_by_role("button", name="Book 2").click()
    settle(page)
    page.get_by_role("button", name="The next one").click()
    settle(page)
    assert place(page, app) == "books/2/books/3"
    page.go_back()
    settle(page)
    assert text(page, "book").text_content() == "The book 2"
    page.go_back()
    settle(page)
    assert page.title() == "Books"
    page.go_forward()
    settle(page)
    assert (place(page, app), page.title()) == ("books/2", "Book 2")


def test_a_deep_link_opens_the_app_there(serve, visit):
    app = serve(screen="addresses")
    page = visit(app, path="/books/3")
    settle(page)
    assert text(page, "book").text_content() == "The book 3"
    assert (place(page, app), page.title()) == ("books/3", "Book 3")
    page.reload()
    page.get_by_test_id("book").wait_for(state="attached")
    assert page.title() == "Book 3"


def test_the_whole_address_reaches_the_app(serve, visit):
    app = serve(screen="addresses")
    page = visit(app, path="/shelf/?edition=2#notes")
    settle(page)
    assert heard(page) == [f"{app.url}/shelf/?edition=2#notes"]


def test_an_address_that_the_app_does_not_know_becomes_the_right_one(serve, visit):
    app = serve(screen="addresses")
    page = visit(app, path="/no/such/place")
    settle(page)
    assert place(page, app) == ""
    # It has been replaced: the page before it is not of the app.
    assert page.evaluate("history.length") == 2


def test_the_apps_own_address_is_not_opened(serve, visit):
    page = visit(serve(screen="addresses"))
    settle(page)
    assert heard(page) == []


def test_only_readers_find_the_app_everywhere(serve, visit):
    app = serve(screen="addresses")
    page = visit(app)
    assert page.request.get(app.url + "/books/3", headers={"accept": "text/html"}).status == 200
    assert page.request.get(app.url + "/books/3", headers={"accept": "*/*"}).status == 404
    assert page.request.get(app.url + "/embedded/1-2", headers={"accept": "text/html"}).status == 404


def test_an_app_without_addresses_stays_as_it_is(serve, visit):
    app = serve(screen="counter")
    page = visit(app, path="/somewhere/else")
    page.get_by_role("button", name="Add").click()
    settle(page)
    assert text(page, "count").text_content() == "Count 1"
    assert place(page, app) == "somewhere/else"


def test_a_screen_without_an_address_has_the_apps_own(serve, visit):
    app = serve(screen="books alone")
    page = visit(app, may_complain=True)
    page.get_by_role("button", name="Book 2").click()
    settle(page)
    assert place(page, app) == "books/2"
    page.get_by_role("button", name="About").click()
    settle(page)
    assert (place(page, app), page.title()) == ("", "About")
    page.go_back()
    settle(page)
    assert (place(page, app), page.title()) == ("books/2", "Book 2")
    page.get_by_role("button", name="Books").click()
    settle(page)
    assert (place(page, app), page.title()) == ("", "Books")


def test_a_relative_address_in_a_frame_is_one_of_the_app(serve, visit):
    errors = []
    app = serve(screen="books alone")
    # The server has no such file: only the page's script must not fail.
    page = visit(app, path="/books/2", may_complain=True,
                 prepare=lambda page: page.on("pageerror", lambda error: errors.append(str(error))))
    page.locator("iframe").wait_for(state="attached")
    assert page.evaluate("document.querySelector('iframe').src") == app.url + "/notes/2.html"
    settle(page)
    page.get_by_role("button", name="About").click()
    settle(page)
    assert (page.title(), errors) == ("About", [])
