"""Each test has a display, a window manager and a session bus of its own; `desktop.run` starts a driver in it."""

import os
import subprocess
from pathlib import Path

import pytest

BIN = Path(os.environ.get("ROOST_BIN", ".build/desktop/debug")).resolve()
HERE = Path(__file__).parent


class Desktop:
    def __init__(self, folder):
        self.folder = folder

    def run(self, app, steps, compositor=None, arguments=(), before=None, **environment):
        """Runs an app and the Python `steps` beside it, which print what they find. Returns the lines.

        `before` are steps that start the app themselves, with `begin` or `start`.
        The display is X11's, or that of a Wayland compositor's command."""
        script = self.folder / "script.py"
        before = before or f"start(*{[str(each) for each in arguments]})\n"
        script.write_text("from steps import *\n" + before + steps)
        output = self.folder / "output"
        runtime = self.folder / "run"
        runtime.mkdir(mode=0o700)
        # The buses' services write into the output of the session.
        session = ["dbus-run-session", "--", "bash", "-c",
                   f"{compositor or 'openbox'} >/dev/null 2>&1 & exec /usr/bin/python3 {script} >{output}"]
        if compositor:
            environment = {"WAYLAND_DISPLAY": "test", "DISPLAY": "", **environment}
        else:
            session = ["xvfb-run", "-a", "-s", "-screen 0 1280x900x24", *session]
        result = subprocess.run(
            session,
            env={**os.environ, "PYTHONPATH": str(HERE), "ROOST_APP": str(BIN / app), "ROOST_HOST": "desktop",
                 "GSK_RENDERER": "cairo", "LC_ALL": "C.UTF-8", "XDG_RUNTIME_DIR": str(runtime),
                 "ROOST_FOLDER": str(self.folder), "HOME": str(self.folder),
                 "XDG_STATE_HOME": str(self.folder / ".local/state"), "XDG_CONFIG_HOME": str(self.folder / ".config"),
                 **environment},
            capture_output=True, text=True, timeout=120)
        assert result.returncode == 0, output.read_text() + result.stderr
        return output.read_text().splitlines()


@pytest.fixture
def desktop(tmp_path):
    return Desktop(tmp_path)
