"""An app below a path of Hummingbird's, in Chromium."""

import http.client
import pathlib
import socket
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "Tests/BrowserTests"))
from conftest import browser, serve, settle, text, visit, wait_for
from test_trust import Socket
from wire import hello


def shop(serve, **settings):
    return serve("Bookshop", PORT="0", **settings)


def connect(app, **arguments):
    return Socket(app, path="/shelf/session", **arguments)


def test_a_tap_changes_the_app_and_what_the_servers_own_route_tells(serve, visit):
    app = shop(serve)
    page = visit(app, "/shelf/")
    page.get_by_role("button", name="Emma").click()
    settle(page)
    page.get_by_role("button", name="Buy one").click()
    settle(page)
    assert text(page, "copies").text_content() == "2 in stock"
    assert page.request.get(app.url + "/stock").text().startswith("Emma: 2\n")


def test_the_servers_own_page_leads_to_the_app_and_back(serve, visit):
    app = shop(serve)
    # The shop has no icon.
    page = visit(app, "/shelf/", may_complain=True)
    page.goto(app.url)
    page.get_by_role("link", name="To the shelf").click()
    page.wait_for_url(app.url + "/shelf/")
    wait_for(page, "globalThis.roost?.frames > 0")
    page.go_back()
    assert page.title() == "Bookshop"


def test_the_path_without_its_slash_is_the_app(serve, visit):
    app = shop(serve)
    assert visit(app, "/shelf").url == app.url + "/shelf/"


def test_addresses_lie_below_the_path_and_back_and_forward_follow_them(serve, visit):
    app = shop(serve)
    page = visit(app, "/shelf/")
    page.get_by_role("button", name="Villette").click()
    settle(page)
    assert (page.url, page.title()) == (app.url + "/shelf/books/2", "Villette")
    page.go_back()
    settle(page)
    assert (page.url, page.title()) == (app.url + "/shelf/", "Shelf")
    page.go_forward()
    settle(page)
    assert page.title() == "Villette"


def test_a_deep_link_below_the_path_opens_the_app_there(serve, visit):
    app = shop(serve)
    page = visit(app, "/shelf/books/1")
    settle(page)
    assert (page.title(), text(page, "copies").text_content()) == ("Middlemarch", "2 in stock")


def test_pages_of_other_sites_get_no_session(serve):
    app = shop(serve)
    assert connect(app).status == 101
    assert connect(app, origin="http://elsewhere.example").status == 403


def test_requests_for_other_protocols_reach_the_servers_own_routes(serve):
    app = shop(serve)
    headers = {"upgrade": "h2c", "connection": "Upgrade, HTTP2-Settings", "http2-settings": "AAMAAABkAAQCAAAAAAIAAAAA"}
    connection = http.client.HTTPConnection("127.0.0.1", app.port, timeout=5)
    connection.request("GET", "/stock", headers=headers)
    assert connection.getresponse().read().startswith(b"Emma")


def test_a_message_that_is_too_large_ends_the_connection(serve):
    connection = connect(shop(serve))
    try:
        connection.send(bytes(3 << 20))
    except ConnectionError:
        return
    assert connection.close_code() in (1002, 1008, 1009, None)


def test_frames_have_to_be_masked(serve):
    connection = connect(shop(serve))
    connection.send(hello(), masked=False)
    assert connection.close_code() in (1002, None)


def test_the_number_of_sessions_is_limited(serve):
    app = shop(serve, ROOST_SESSION_LIMIT="1")
    first, second = connect(app), connect(app)
    first.send(hello())
    assert first.receive()[0] == 2
    second.send(hello())
    assert second.close_code() == 4000


def test_other_names_of_the_host_are_refused_for_the_app_alone(serve, visit):
    app = shop(serve)
    page = visit(app, "/shelf/")
    headers = {"host": "elsewhere.example"}
    assert page.request.get(app.url + "/shelf/", headers=headers).status == 421
    assert page.request.get(app.url + "/stock", headers=headers).status == 200


def test_the_server_ends_though_a_page_and_an_idle_connection_are_open(serve):
    app = shop(serve)
    connection, idle = connect(app), socket.create_connection(("127.0.0.1", app.port))
    connection.send(hello())
    assert connection.receive()[0] == 2
    app.process.terminate()
    assert connection.close_code() == 1001
    assert app.process.wait(timeout=20) == 0
    app.has_ended = True
    idle.close()


def test_a_picture_comes_from_a_template_of_the_mounted_service(serve):
    app = shop(serve)
    connection = http.client.HTTPConnection("127.0.0.1", app.port, timeout=30)
    connection.request("GET", "/labels/render/label.png?title=Emma&price=12.50")
    answer = connection.getresponse()
    png = answer.read()
    assert (answer.status, answer.headers["Content-Type"]) == (200, "image/png")
    assert png.startswith(b"\x89PNG") and int.from_bytes(png[16:20], "big") >= 240
    connection.request(
        "GET", "/labels/render/label.png?title=Emma&price=12.50", headers={"If-None-Match": answer.headers["ETag"]})
    again = connection.getresponse()
    assert (again.status, again.read()) == (304, b"")


def test_the_mounted_service_takes_bodies_and_tells_what_is_wrong_with_them(serve):
    app = shop(serve)
    connection = http.client.HTTPConnection("127.0.0.1", app.port, timeout=30)
    connection.request("POST", "/labels/render/label.svg", body='{"title": "Emma", "price": 12.5}')
    answer = connection.getresponse()
    assert answer.status == 200 and b"<svg" in answer.read()
    connection.request("POST", "/labels/render/label.svg", body='{"title": "Emma"}')
    wrong = connection.getresponse()
    assert wrong.status == 422 and b"price" in wrong.read()
