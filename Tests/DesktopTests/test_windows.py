def test_windows_of_an_app_share_its_state_and_menus_open_them(desktop):
    lines = desktop.run("TasksApp", """
press(find("push button", "Window"))
press(find("menu item", "Summary"))
print(until(lambda: all(node.name for node in tree()) and [node.name for node in tree()]))
print(until(lambda: any(node.name == "3 open" for node in nodes())))
""")
    assert lines == ["['Lists', 'Summary']", "True"]


def test_a_shortcut_opens_the_settings_once_and_another_closes_them(desktop):
    lines = desktop.run("TasksApp", """
def windows():
    return [node.name for node in tree()]
find("push button", "File")
shell("xdotool key ctrl+comma")
print(until(lambda: "Settings" in windows() and windows()))
shell("xdotool key ctrl+comma")
time.sleep(0.5)
print(windows())
shell("xdotool key ctrl+w")
print(until(lambda: len(windows()) == 1 and windows()))
""")
    assert lines == ["['Lists', 'Settings']", "['Lists', 'Settings']", "['Lists']"]


def test_a_window_begins_with_the_size_of_its_scene_and_another_fits_its_content(desktop):
    lines = desktop.run("TasksApp", """
def size(name):
    node = until(lambda: next((each for each in tree() if each.name == name), None))
    box = node.queryComponent().getExtents(1)
    return box.width, box.height
print(size("Lists"))
shell("xdotool key ctrl+1")
width, height = size("Summary")
print(280 <= width < 500, 80 <= height < 300)
""")
    assert lines == ["(980, 640)", "True True"]


def test_the_app_ends_with_its_last_window(desktop):
    lines = desktop.run("TasksApp", """
find("push button", "File")
shell("xdotool key ctrl+n")
print(until(lambda: len(list(tree())) == 2))
shell("xdotool key ctrl+w")
print(until(lambda: len(list(tree())) == 1))
until_active()
shell("xdotool key ctrl+w")
print(wait())
""")
    assert lines == ["True", "True", "0"]


def test_a_file_is_chosen_in_the_desktops_dialog(desktop):
    (desktop.folder / "lists.json").write_text('[{"id":"6F1E1F0A-0A3C-4D0B-9C0D-1B1F6F9B7A11","name":"From a file",'
                                               '"symbol":"star","tasks":[]}]')
    lines = desktop.run("TasksApp", """
press(find("push button", "Open…"))
shell("xdotool search --sync --onlyvisible --name Open")
shell("xdotool type --delay 20", os.path.join(os.environ["ROOST_FOLDER"], "lists.json"))
shell("xdotool key Return")
print(find("heading", "From a file").name)
""")
    assert lines == ["From a file"]


def test_a_file_is_saved_in_the_desktops_dialog(desktop):
    lines = desktop.run("TasksApp", """
press(find("push button", "Save As…"))
shell("xdotool search --sync --onlyvisible --name Save")
shell("xdotool key ctrl+a")
file = os.path.join(os.environ["ROOST_FOLDER"], "kept.json")
shell("xdotool type --delay 20", file)
shell("xdotool key Return")
print(until(lambda: os.path.exists(file) and "Garden" in open(file).read()))
""")
    assert lines == ["True"]


def test_menus_are_used_with_the_keyboard_alone(desktop):
    lines = desktop.run("TasksApp", """
def items():
    return [node.name for node in nodes() if node.getRoleName() == "menu item"]
find("push button", "File")
shell("xdotool key F10")
print(until(items))
shell("xdotool key Right")
print(until(lambda: "New List" in items() and items()))
shell("xdotool key Down Down Return")
print(find("heading", "New list").name)
print(until(lambda: not items()))
""")
    assert lines == ["['Settings…', 'Quit']", "['New Window', 'New List', 'Close', 'Print…']", "New list", "True"]


def test_keys_that_come_faster_than_frames_meet_the_menus_that_they_open(desktop):
    lines = desktop.run("TasksApp", """
find("push button", "File")
keys_at_once("F10", "Right", "Down", "Down", "Return")
print(find("heading", "New list").name)
""")
    assert lines == ["New list"]
