from conftest import BIN, HERE
from test_documents import sketch


def test_an_address_in_the_programs_arguments_reaches_the_app(desktop):
    lines = desktop.run("TasksApp", """
print(find("heading", "Trip").name)
""", arguments=["tasks://list/Trip"])
    assert lines == ["Trip"]


def test_a_second_start_hands_its_address_to_the_running_app_and_ends(desktop):
    lines = desktop.run("TasksApp", """
print(find("heading", "Garden").name)
print(start_again("tasks://list/Trip").strip())
print(find("heading", "Trip").name, len(list(tree())))
""")
    assert lines == ["Garden", "TasksApp runs already; it was shown.", "Trip 1"]


def test_a_second_start_with_nothing_shows_the_running_app(desktop):
    lines = desktop.run("TasksApp", """
find("push button", "File")
number = window()
shell("xdotool windowminimize --sync", number)
start_again()
print(until(lambda: shell("xdotool getactivewindow").strip() == number))
""")
    assert lines == ["True"]


def test_the_desktop_opens_addresses_of_the_apps_scheme_in_the_running_app(desktop):
    applications = desktop.folder / ".local/share/applications"
    applications.mkdir(parents=True)
    file = HERE.parent.parent / "Examples/TasksApp/Packaging/com.example.Tasks.desktop"
    (applications / file.name).write_text(file.read_text().replace("Exec=tasks", f"Exec={BIN / 'TasksApp'}"))
    choice = desktop.folder / ".config/mimeapps.list"
    choice.parent.mkdir()
    choice.write_text(f"[Default Applications]\nx-scheme-handler/tasks={file.name}\n")
    lines = desktop.run("TasksApp", """
find("push button", "File")
shell("gio open tasks://list/Someday")
print(find("heading", "Someday").name, len(list(tree())))
""", XDG_DATA_HOME=str(desktop.folder / ".local/share"))
    assert lines == ["Someday 1"]


def test_a_second_start_opens_a_document_in_the_running_app(desktop):
    file = sketch(desktop.folder, 2)
    lines = desktop.run("SketchApp", f"""
find("push button", "File")
start_again({str(file)!r})
print(until(lambda: "given" in [node.name for node in tree()]))
""")
    assert lines == ["True"]
