"""Each test has a display, a window manager and a session bus of its own; `desktop.run` starts a driver in it."""

import contextlib
import os
import signal
import subprocess
from pathlib import Path

import pytest

BIN = Path(os.environ.get("ROOST_BIN", ".build/desktop/debug")).resolve()
HERE = Path(__file__).parent

#: As soon as its last client goes, a server would reset, and refuse the window manager, which may come just then. And it
#: would repeat a key whose release comes late, because the machine is busy: with -r it does not.
XVFB = "-screen 0 1280x900x24 -noreset -r"


def mutter(monitor):
    """Wayland without a screen, but with devices."""
    return ("pipewire & GSETTINGS_BACKEND=keyfile exec mutter --headless --wayland --no-x11 "
            f"--virtual-monitor {monitor} --wayland-display=test")


#: Mutter's settings: as with -r for Xvfb, no key is repeated because its release comes late.
SETTINGS = """[org/gnome/desktop/peripherals/keyboard]
repeat=false
"""


MUTTER = mutter("1280x900")
#: The same without devices.
WESTON = "exec weston --backend=headless-backend.so --socket=test --width=1280 --height=900"


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
        settings = self.folder / ".config/glib-2.0/settings/keyfile"
        settings.parent.mkdir(parents=True, exist_ok=True)
        with settings.open("a") as file:
            file.write(SETTINGS)
        # The buses' services write into the output of the session.
        session = ["dbus-run-session", "--", "bash", "-c",
                   f"({compositor or 'openbox'}) >/dev/null 2>&1 & exec /usr/bin/python3 {script} >{output}"]
        if compositor:
            environment = {"WAYLAND_DISPLAY": "test", "DISPLAY": "", **environment}
        else:
            session = ["xvfb-run", "-a", "-s", XVFB, *session]
        process = subprocess.Popen(
            session, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": str(HERE), "ROOST_APP": str(BIN / app), "ROOST_HOST": "desktop",
                 "GSK_RENDERER": "cairo", "LC_ALL": "C.UTF-8", "XDG_RUNTIME_DIR": str(runtime),
                 "ROOST_FOLDER": str(self.folder), "HOME": str(self.folder),
                 "XDG_STATE_HOME": str(self.folder / ".local/state"), "XDG_CONFIG_HOME": str(self.folder / ".config"),
                 **environment})
        try:
            _, errors = process.communicate(timeout=120)
        finally:
            # A compositor does not end with its session.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        assert process.returncode == 0, output.read_text() + errors + self.errors_on_wayland()
        return output.read_text().splitlines()

    def errors_on_wayland(self):
        protocol = self.folder / "protocol"
        lines = protocol.read_text().splitlines() if protocol.exists() else []
        return "\n".join(line for line in lines if not line.startswith("["))


@pytest.fixture
def desktop(tmp_path):
    return Desktop(tmp_path)
