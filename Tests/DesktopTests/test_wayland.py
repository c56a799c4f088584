WESTON = "weston --backend=headless-backend.so --socket=test --width=1280 --height=900"


def test_a_window_on_wayland_is_read_and_used(desktop):
    lines = desktop.run("VotingApp", """
press(find("push button", "Goldfish"))
print(until(lambda: "10" in words()))
os.kill(pid(), signal.SIGTERM)
print(wait())
""", compositor=WESTON)
    assert lines == ["True", "0"]
