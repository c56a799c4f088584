def test_the_text_scale_of_the_desktop_is_followed_at_once(desktop):
    lines = desktop.run("BrowserTestApp", """
def width():
    return find("label", "Volume 50").queryComponent().getExtents(1).width
before = width()
desktop_settings("Xft/DPI 147456")
print(until(lambda: width() > before * 1.2))
desktop_settings("Xft/DPI 98304")
print(until(lambda: width() == before))
""", ROOST_TEST_SCREEN="controls")
    assert lines == ["True", "True"]


def test_a_dark_theme_makes_the_window_dark_and_a_light_one_light(desktop):
    lines = desktop.run("BrowserTestApp", """
print(until(lambda: pixel(5, 5) == "white"))
desktop_settings('Net/ThemeName "Adwaita-dark"')
print(until(lambda: pixel(5, 5) == "black"))
desktop_settings('Net/ThemeName "Adwaita"')
print(until(lambda: pixel(5, 5) == "white"))
""", ROOST_TEST_SCREEN="controls")
    assert lines == ["True", "True", "True"]


def test_a_window_moves_to_another_scale(desktop):
    lines = desktop.run("BrowserTestApp", """
def width():
    return int(shell("xdotool getwindowgeometry --shell", window()).split("WIDTH=")[1].split()[0])
before = width()
desktop_settings("Gdk/WindowScalingFactor 2", "Gdk/UnscaledDPI 98304")
print(until(lambda: width() > before))
press(find("check box", "Wi-Fi"))
print(find("label", "On").name)
""", ROOST_TEST_SCREEN="controls")
    assert lines == ["True", "On"]


def test_a_window_at_rest_does_not_wake(desktop):
    lines = desktop.run("VotingApp", """
find("push button", "Cat")
# GLib's idle threads end after fifteen seconds.
time.sleep(17)
trace = os.path.join(os.environ["ROOST_FOLDER"], "trace")
subprocess.run(["timeout", "10", "strace", "-f", "-o", trace, "-p", str(pid())], stderr=subprocess.DEVNULL)
# Each thread waits from the first to the last.
print([line for line in open(trace) if "unfinished" not in line and "detached" not in line])
""")
    assert lines == ["[]"]


def test_the_colour_scheme_that_the_user_prefers_is_the_portals(desktop):
    lines = desktop.run("BrowserTestApp", """
print(until(lambda: pixel(5, 5) == "white"))
prefer_scheme(1)
print(until(lambda: pixel(5, 5) == "black"))
prefer_scheme(2)
print(until(lambda: pixel(5, 5) == "white"))
""", ROOST_TEST_SCREEN="controls")
    assert lines == ["True", "True", "True"]
