"""What those who run an app ask it: whether it is well, figures, a log, and who may show it in a frame."""

import http.server
import json
import os
import subprocess
import threading
import time

import pytest
from playwright.sync_api import expect

from conftest import binary
from test_trust import open_session, request


def figures(app):
    response, body = request(app, path="/metrics")
    assert response.status == 200 and response.headers["Content-Type"].startswith("text/plain")
    return dict(line.rsplit(" ", 1) for line in body.decode().splitlines() if not line.startswith("#"))


def test_the_app_says_that_it_is_well(serve):
    response, body = request(serve(screen="counter"), path="/healthz")
    assert (response.status, body) == (200, b"ok\n")


def test_figures_are_for_those_who_have_asked_for_them(serve):
    app = serve(screen="counter")
    assert request(app, path="/metrics")[0].status == 404


def test_figures_count_answers_and_sessions(serve):
    app = serve(screen="counter", ROOST_METRICS="1")
    request(app, path="/")
    request(app, path="/nothing")
    first, second = open_session(app), open_session(app)
    found = figures(app)
    assert found['roost_requests_total{status="200"}'] == "1" and found['roost_requests_total{status="404"}'] == "1"
    assert found['roost_sessions{page="open"}'] == "2" and found["roost_sessions_started_total"] == "2"
    assert float(found["process_cpu_seconds_total"]) > 0 and int(found["process_resident_memory_bytes"]) > 1 << 20
    first.socket.close()
    end = time.monotonic() + 10
    while figures(app)['roost_sessions{page="gone"}'] != "1":
        assert time.monotonic() < end, "the session still has its page"
    assert figures(app)['roost_sessions{page="open"}'] == "1"
    second.socket.close()


def test_each_answer_and_each_page_has_a_line_in_the_log(serve):
    app = serve(screen="counter", ROOST_ACCESS_LOG="1", ROOST_TRUSTED_PROXIES="127.0.0.1")
    request(app, path="/some/where?secret=1", X_Forwarded_For="203.0.113.7")
    open_session(app).socket.close()
    lines = []
    # Ends the waiting for a line that does not come.
    patience = threading.Timer(20, app.process.kill)
    patience.start()
    while not lines or lines[-1]["message"] != "page disconnected":
        line = app.process.stderr.readline()
        assert line, "the log has no line of the page's end"
        if line.startswith("{"):
            lines.append(json.loads(line))
    patience.cancel()
    answered, connected, disconnected = lines
    assert (answered["message"], answered["method"], answered["path"]) == ("answered", "GET", "/some/where")
    assert (answered["status"], answered["visitor"]) == (404, "203.0.113.7")
    assert answered["bytes"] > 0 and "secret" not in json.dumps(lines)
    assert connected["message"] == "page connected" and disconnected["milliseconds"] >= 0


@pytest.fixture
def site():
    """Another site, at `site.origin`, whose page is `site.content`."""
    class Site(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(server.content.encode())

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
    server.origin = f"http://localhost:{server.server_port}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()


def test_only_pages_that_are_named_show_the_app_in_a_frame(serve, browser, site):
    for embedders, is_shown in ((f"https://other.test, {site.origin}", True), ("https://other.test", False)):
        app = serve(screen="counter", ROOST_EMBEDDERS=embedders)
        site.content = f"<iframe src='{app.url}'></iframe>"
        page = browser.new_page()
        page.goto(site.origin)
        button = page.frame_locator("iframe").get_by_role("button").first
        if is_shown:
            expect(button).to_be_attached()
        else:
            page.wait_for_load_state("networkidle")
            assert button.count() == 0
        page.close()


def test_a_frame_in_sight_connects_again_before_one_out_of_sight(serve, browser, site):
    app = serve(screen="counter", ROOST_EMBEDDERS=site.origin)
    frame = f"<iframe src='{app.url}'></iframe>"
    site.content = f"{frame}<p style='height: 4000px'></p>{frame}"
    page = browser.new_page(viewport={"width": 400, "height": 300})
    page.goto(site.origin)
    near, far = [frame for frame in page.frames if frame != page.main_frame]
    for frame in (near, far):
        frame.wait_for_selector("[data-connection=open]", state="attached")
    far.evaluate("roost.cut()")
    far.wait_for_selector("[data-connection=lost]", state="attached")
    near.evaluate("""() => new Promise((done) => {
        const states = [], { dataset } = document.documentElement;
        new MutationObserver(() => {
            states.push(dataset.connection);
            if (states.includes("lost") && dataset.connection === "open") done();
        }).observe(document.documentElement, { attributeFilter: ["data-connection"] });
        roost.cut();
    })""")
    assert far.evaluate("document.documentElement.dataset.connection") == "lost"
    page.evaluate("scrollTo(0, 5000)")
    far.wait_for_selector("[data-connection=open]", state="attached")
    page.close()


@pytest.mark.parametrize("setting, value", [
    ("ROOST_EMBEDDERS", "example.org"), ("ROOST_EMBEDDERS", "https://a.test/path"),
    ("ROOST_EMBEDDERS", "https://a.test; script-src *"), ("ROOST_METRICS", "yes"), ("ROOST_ACCESS_LOG", "2"),
])
def test_a_setting_that_makes_no_sense_is_named(setting, value):
    ran = subprocess.run(
        [binary("BrowserTestApp")], env={**os.environ, "ROOST_PORT": "0", setting: value}, capture_output=True, text=True)
    assert ran.returncode != 0 and setting in ran.stderr
