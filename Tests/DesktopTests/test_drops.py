def test_a_text_is_dropped_from_another_program(desktop):
    lines = desktop.run("BrowserTestApp", """
drag_from_outside("text", "Quince", find("label", "Drop fruit here"))
print(find("label", "Quince").name)
""", ROOST_TEST_SCREEN="dragging")
    assert lines == ["Quince"]


def test_a_file_is_dropped_from_another_program(desktop):
    file = desktop.folder / "lists.json"
    file.write_text('[{"id":"6F1E1F0A-0A3C-4D0B-9C0D-1B1F6F9B7A11","name":"Dropped","symbol":"star","tasks":[]}]')
    lines = desktop.run("TasksApp", """
drag_from_outside("file", os.path.join(os.environ["ROOST_FOLDER"], "lists.json"), find("label", "No task chosen"))
print(find("heading", "Dropped").name)
""")
    assert lines == ["Dropped"]


def test_a_view_is_dragged_to_another_program(desktop):
    lines = desktop.run("BrowserTestApp", """
print(*drag_outside(find("label", "milk bread")))
""", ROOST_TEST_SCREEN="clipboard")
    assert lines == ["['application/x-uniform-type;identifier=org.roost.note', 'text/plain', 'text/plain;charset=utf-8'] milk"]


def test_a_picture_is_dropped_from_another_program(desktop):
    lines = desktop.run("BrowserTestApp", """
file = os.path.join(os.environ["ROOST_FOLDER"], "dropped.png")
shell("convert", "-size", "30x20", "xc:green", file)
drag_from_outside("picture", file, find("label", "Nothing pasted"))
print(find("label", "Picture 30 × 20").name)
""", ROOST_TEST_SCREEN="clipboard")
    assert lines == ["Picture 30 × 20"]
