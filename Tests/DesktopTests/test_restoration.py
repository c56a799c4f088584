AGAIN = """
def again():
    os.kill(pid(), signal.SIGTERM)
    wait()
    until(lambda: tree_or_none() is None)
    start()
def tree_or_none():
    import pyatspi
    return next((each for each in pyatspi.Registry.getDesktop(0) if each and each.toolkitName == "Roost"), None)
def size():
    values = dict(line.split("=") for line in shell("xdotool getwindowgeometry --shell", window()).splitlines())
    return values["WIDTH"], values["HEIGHT"]
"""


def test_a_window_comes_back_with_its_size_and_its_settings(desktop):
    lines = desktop.run("BrowserTestApp", AGAIN + """
press(find("push button", "Add"))
press(find("push button", "Next"))
find("label", "Count 1")
find("label", "Tab 1")
shell("xdotool windowsize --sync", window(), "700", "500")
until(lambda: size() == ("700", "500"))
again()
print(find("label", "Count 1").name, find("label", "Tab 1").name)
print(until(lambda: size() == ("700", "500")))
""", ROOST_TEST_SCREEN="settings")
    assert lines == ["Count 1 Tab 1", "True"]


def test_all_windows_that_were_open_come_back(desktop):
    lines = desktop.run("TasksApp", AGAIN + """
def windows():
    return sorted(node.name for node in tree())
find("push button", "File")
shell("xdotool key ctrl+1")
until(lambda: "Summary" in windows())
shell("xdotool key ctrl+comma")
until(lambda: "Settings" in windows())
again()
print(until(lambda: all(windows()) and len(windows()) == 2 and windows()))
""")
    assert lines == ["['Lists', 'Summary']"]


def test_the_last_window_that_is_closed_comes_back_alone(desktop):
    lines = desktop.run("TasksApp", AGAIN + """
find("push button", "File")
shell("xdotool key ctrl+n")
assert until(lambda: len(list(tree())) == 2)
shell("xdotool key ctrl+w")
assert until(lambda: len(list(tree())) == 1)
until_active()
shell("xdotool key ctrl+w")
wait()
until(lambda: tree_or_none() is None)
start()
find("push button", "File")
print(len(list(tree())))
""")
    assert lines == ["1"]


def test_a_broken_file_of_windows_counts_as_none(desktop):
    file = desktop.folder / ".local/state/TasksApp/windows.json"
    file.parent.mkdir(parents=True)
    file.write_text('[{"scene": 7')
    lines = desktop.run("TasksApp", """
print(find("push button", "File").name)
""")
    assert lines == ["File"]
