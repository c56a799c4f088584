def test_a_list_is_printed_into_a_file_by_the_desktops_dialog(desktop):
    lines = desktop.run("TasksApp", """
find("push button", "File")
shell("xdotool key ctrl+p")
dialog = dialog_named("Garden")
# The list of printers is in the dialog's middle; its first row prints into a file.
shell("xdotool mousemove --window", dialog, "110", "90")
shell("xdotool click 1")
shell("xdotool key alt+p")
file = os.path.join(os.environ["ROOST_FOLDER"], "Garden.pdf")
for line in until(lambda: shell("pdftotext -layout", file, "-")).split("\\n"):
    if line.strip(): print(line.strip())
""")
    assert lines == [
        "Garden", "Prune the apple tree", "Before the buds open.", "Order seeds", "Repair the fence",
        "Water the greenhouse", "Page 1 of 1"]


def test_a_cancelled_dialog_prints_nothing_and_the_window_goes_on(desktop):
    lines = desktop.run("TasksApp", """
find("push button", "File")
shell("xdotool key ctrl+p")
dialog_named("Garden")
shell("xdotool key Escape")
until_active()
print([name for name in os.listdir(os.environ["ROOST_FOLDER"]) if name.endswith(".pdf")])
shell("xdotool key ctrl+shift+l")
print(find("heading", "New list").name)
""")
    assert lines == ["[]", "New list"]
