import os
import subprocess

from conftest import BIN


def start(**environment):
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "ROOST_HOST"}
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run([BIN / "VotingApp"], env={**kept, **environment}, capture_output=True, text=True, timeout=60)


def test_without_a_display_the_error_names_both_hosts():
    result = start(ROOST_HOST="desktop")
    assert result.returncode == 1
    assert "WAYLAND_DISPLAY" in result.stderr and "ROOST_HOST=browser" in result.stderr


def test_a_display_that_does_not_answer_is_an_error():
    result = start(ROOST_HOST="desktop", DISPLAY=":7654")
    assert result.returncode == 1
    assert "does not answer" in result.stderr


def test_an_unknown_host_is_an_error():
    result = start(ROOST_HOST="television")
    assert result.returncode == 1
    assert "television" in result.stderr and "desktop" in result.stderr
