"""Settings that outlive a page, a session and the app, and text that is typed while the app restarts."""

import os
import re
import signal
import subprocess
import time
from types import SimpleNamespace

import pytest

from conftest import STATE, binary, settle, wait_for
from test_operation import figures
from test_trust import Socket, open_session
from wire import Summary, hello

SECRET = "a secret of at least thirty-two characters"


def press(page, name):
    page.get_by_role("button", name=name).click()


def shows(page, identifier, words, timeout=15):
    wait_for(page, f"document.querySelector('[data-testid={identifier}]')?.textContent === {words!r}", timeout)


def end(process):
    process.has_ended = True
    process.process.send_signal(signal.SIGTERM)
    process.process.wait(10)


def test_visitors_have_settings_of_their_own(serve, visit):
    app = serve(screen="settings")
    ada, grace = visit(app), visit(app)
    press(ada, "Add")
    press(ada, "Add")
    shows(ada, "count", "Count 2")
    settle(grace)
    shows(grace, "count", "Count 0")


def test_settings_survive_a_reload_of_the_page(serve, visit):
    page = visit(serve(screen="settings"))
    press(page, "Add")
    press(page, "Next")
    shows(page, "tab", "Tab 1")
    page.reload()
    shows(page, "count", "Count 1")
    shows(page, "tab", "Tab 1")


def test_settings_survive_a_restart_of_the_app(serve, visit, tmp_path):
    app = serve(screen="settings", XDG_STATE_HOME=str(tmp_path))
    page = visit(app)
    press(page, "Add")
    shows(page, "count", "Count 1")
    end(app)
    serve(screen="settings", port=app.port, XDG_STATE_HOME=str(tmp_path))
    wait_for(page, "document.documentElement.dataset.connection === 'open'")
    shows(page, "count", "Count 1")


def test_pages_of_one_browser_share_settings_and_tabs_keep_their_own(serve, visit):
    app = serve(screen="settings")
    page = visit(app)
    other = page.context.new_page()
    other.goto(app.url)
    shows(other, "count", "Count 0")
    press(page, "Add")
    press(page, "Next")
    shows(other, "count", "Count 1")
    press(other, "Add")
    shows(page, "count", "Count 2")
    shows(page, "tab", "Tab 1")
    shows(other, "tab", "Tab 0")


def test_a_setting_that_is_too_large_is_not_kept(serve, visit):
    page = visit(serve(screen="settings"))
    press(page, "Overfill")
    shows(page, "letters", "100,000 letters")
    press(page, "Add")
    shows(page, "count", "Count 1")
    page.reload()
    shows(page, "count", "Count 1")
    shows(page, "letters", "0 letters")


@pytest.fixture
def sealed(serve, visit):
    """An app, and a setting that it has sealed: three presses counted."""
    app = serve(screen="settings", ROOST_SECRET=SECRET)
    page = visit(app)
    for _ in range(3):
        press(page, "Add")
    shows(page, "count", "Count 3")
    settle(page)
    return app, page.evaluate("localStorage.getItem('roost.TestApp.count')")


def first_count(connection):
    """The count that the app shows in the elements of its first picture."""
    seen = b""
    while not (found := re.search(rb"Count (\d+)", seen)):
        seen += connection.receive()[1]
    return int(found[1])


@pytest.mark.parametrize("change, is_taken", [
    (lambda seal: seal, True),
    (lambda seal: "9" + seal, False),
    (lambda seal: seal[:-1] + ("A" if seal[-1] != "A" else "B"), False),
    (lambda seal: ".".join([seal.split(".")[0], "aTk5OQ==", seal.split(".")[2]]), False),
    (lambda seal: "", False),
    (lambda seal: "..", False),
])
def test_only_settings_that_the_app_has_sealed_are_accepted(sealed, change, is_taken):
    app, seal = sealed
    connection = Socket(app)
    connection.send(hello(settings=[(0, "count", change(seal))]))
    assert first_count(connection) == (3 if is_taken else 0)


@pytest.mark.parametrize("settings", [
    [(0, "count", "x" * 90_000)], [(0, "k" * 300, "x")], [(2, "count", "x")], [(0, f"k{i}", "x") for i in range(300)],
])
def test_settings_beyond_the_limits_end_the_connection(serve, settings):
    app = serve(screen="settings")
    connection = Socket(app)
    connection.send(hello(settings=settings))
    assert connection.close_code() == 1002
    connection = open_session(app)
    assert connection.token


# Restarts

def supervised(serve, screen="faults", **settings):
    # Naming every function of a debug build in a backtrace takes the process seconds before it ends.
    return serve(screen=screen, ROOST_SUPERVISE="1", SWIFT_BACKTRACE="enable=no", **settings)


def process_of(page):
    return int(page.get_by_test_id("process").text_content().split()[1].replace(",", ""))


def test_a_fault_restarts_the_app_and_the_page_says_so(serve, visit):
    app = supervised(serve)
    page = visit(app)
    press(page, "Add")
    shows(page, "count", "Count 1")
    page.get_by_label("Name").fill("Grace")
    page.get_by_label("Notes").fill("half a sen")
    shows(page, "greeting", "Hello Grace")
    first = process_of(page)
    start = time.monotonic()
    press(page, "Trap")
    wait_for(page, "!document.getElementById('status').hidden && /restarted/.test(document.getElementById('status').textContent)")
    assert time.monotonic() - start < 5
    # The typed text is there again, on the page and in the app; the count of the app is not.
    shows(page, "greeting", "Hello Grace")
    shows(page, "count", "Count 0")
    assert page.get_by_label("Notes").input_value() == "half a sen"
    assert process_of(page) != first
    assert page.get_by_role("status").text_content() == "The app was restarted."
    # The message goes once it is read; typing goes on.
    page.get_by_label("Name").press("End")
    page.get_by_label("Name").press_sequentially(" H")
    shows(page, "greeting", "Hello Grace H")
    wait_for(page, "document.getElementById('status').hidden", timeout=12)


def test_a_field_that_nobody_has_typed_into_stays_empty_after_a_restart(serve, visit):
    page = visit(supervised(serve))
    press(page, "Trap")
    wait_for(page, "/restarted/.test(document.getElementById('status').textContent)")
    settle(page)
    shows(page, "greeting", "Hello ")
    assert page.get_by_label("Name").input_value() == ""


def test_the_end_of_a_session_is_not_called_a_restart(serve, visit):
    app = serve(screen="faults", ROOST_GRACE="0", ROOST_METRICS="1")
    page = visit(app)
    page.get_by_label("Name").fill("Ada")
    shows(page, "greeting", "Hello Ada")
    page.context.set_offline(True)
    page.evaluate("roost.cut()")
    # The server looks for sessions without a page once a second, later where it is busy.
    end = time.monotonic() + 30
    while (found := figures(app))['roost_sessions{page="open"}'] != "0" or found['roost_sessions{page="gone"}'] != "0":
        sessions = {name: number for name, number in found.items() if name.startswith("roost_sessions{")}
        assert time.monotonic() < end, f"the session has not ended: {sessions}"
        # A busy browser goes offline a moment later, and the page may have come back before.
        if found['roost_sessions{page="open"}'] != "0":
            page.evaluate("roost.cut()")
        page.wait_for_timeout(100)
    page.context.set_offline(False)
    wait_for(page, "/session had ended/.test(document.getElementById('status').textContent)", timeout=20)
    shows(page, "greeting", "Hello Ada")


def test_the_supervisor_ends_with_its_app(serve):
    for number in (signal.SIGTERM, signal.SIGINT):
        app = supervised(serve)
        app.has_ended = True
        app.process.send_signal(number)
        assert app.process.wait(10) == 0


def children(process):
    with open(f"/proc/{process}/task/{process}/children") as file:
        return [int(number) for number in file.read().split()]


def is_there(process):
    try:
        os.kill(process, 0)
        with open(f"/proc/{process}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def eventually(condition, seconds=10):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_an_app_that_ends_by_itself_is_not_started_again(serve):
    app = supervised(serve)
    open_session(app)
    app.has_ended = True
    os.kill(children(app.process.pid)[0], signal.SIGTERM)
    assert app.process.wait(10) == 0


def test_an_app_without_its_supervisor_ends(serve):
    app = supervised(serve)
    open_session(app)
    [child] = children(app.process.pid)
    app.has_ended = True
    app.process.kill()
    eventually(lambda: not is_there(child))


def test_a_fault_in_one_process_ends_its_own_sessions_alone(serve, visit):
    app = supervised(serve, ROOST_PROCESSES="3")
    pages = [visit(app) for _ in range(4)]
    for page in pages:
        press(page, "Add")
        shows(page, "count", "Count 1")
    processes = [process_of(page) for page in pages]
    assert len(set(processes)) == 3, "sessions go round"
    press(pages[0], "Trap")
    wait_for(pages[0], "/restarted/.test(document.getElementById('status').textContent)")
    shows(pages[0], "count", "Count 0")
    for page, process in list(zip(pages, processes))[1:]:
        if process == processes[0]:
            continue
        press(page, "Add")
        shows(page, "count", "Count 2")
        assert process_of(page) == process


def test_a_page_that_comes_back_finds_its_process(serve, visit):
    app = supervised(serve, ROOST_PROCESSES="3")
    page = visit(app)
    press(page, "Add")
    shows(page, "count", "Count 1")
    process = process_of(page)
    for _ in range(5):
        page.evaluate("roost.cut()")
        wait_for(page, "document.documentElement.dataset.connection === 'open'")
        press(page, "Add")
        settle(page)
    shows(page, "count", "Count 6")
    assert process_of(page) == process


def test_the_process_number_in_an_address_is_not_trusted(serve):
    app = supervised(serve, ROOST_PROCESSES="2")
    for at in ("-1", "2", "99999999999999999999", "x", "0&at=1"):
        connection = Socket(app, path=f"/session?at={at}")
        connection.send(hello())
        assert Summary(connection.receive()[1]).token
    assert Socket(app, origin="http://evil.example", path="/session?at=1").status in (400, 403)


# Without /proc

def without_proc(**settings):
    """The counter, in a mount namespace of its own without /proc."""
    if os.geteuid() != 0 or subprocess.run(["unshare", "-m", "umount", "-l", "/proc"], capture_output=True).returncode:
        pytest.skip("only root can unmount /proc")
    environment = {**os.environ, "ROOST_PORT": "0", "XDG_STATE_HOME": STATE.name, **settings}
    return subprocess.Popen(
        ["unshare", "-m", "sh", "-c", 'umount -l /proc && exec "$0"', binary("VotingApp")], env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_an_app_is_served_without_proc():
    process = without_proc()
    try:
        address = re.search(r"http://\S+:(\d+)", process.stdout.readline())
        connection = open_session(SimpleNamespace(port=int(address[1])))
        assert connection.token
        assert process.poll() is None
    finally:
        process.terminate()
        _, complaints = process.communicate(timeout=10)
    assert process.returncode == 0
    assert "/proc is not mounted" in complaints


def test_a_supervisor_without_proc_reports_that_it_is_missing():
    process = without_proc(ROOST_SUPERVISE="1")
    _, complaints = process.communicate(timeout=10)
    assert process.returncode == 1 and "need /proc" in complaints
