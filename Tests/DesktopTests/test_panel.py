PANEL = """
from panel import Panel
panel = Panel()
"""
BEGIN = PANEL + """
begin()
print(bool(panel.until(lambda: panel.items)))
"""


def test_a_status_item_has_a_title_a_symbol_and_a_menu(desktop):
    lines = desktop.run("TasksApp", """
print(panel.property("Title"), panel.property("Status"), panel.property("ItemIsMenu"))
for width, height, pixels in panel.property("IconPixmap"):
    print(width, height, len(pixels) == width * height * 4, max(pixels[::4]))
print(panel.words())
""", before=BEGIN)
    assert lines == [
        "True", "Tasks Active True", "22 22 True 255", "44 44 True 255",
        "['6 open tasks (off)', '---', 'New Task', 'Lists', '> ✓ Garden', '> Trip', '> Someday', 'Summary', "
        "'✓ Show Completed Tasks']"]


def test_rows_of_a_status_items_menu_change_the_app_and_follow_it(desktop):
    lines = desktop.run("TasksApp", """
panel.click("Trip")
print(find("heading", "Trip").name)
panel.signals.clear()
panel.click("New Task")
print(bool(panel.until(lambda: any(signal == "LayoutUpdated" for _, signal in panel.signals))))
print(panel.words()[0])
panel.click("Show Completed Tasks")
print(panel.until(lambda: "Show Completed Tasks" in panel.words()))
panel.click("Summary")
print(until(lambda: "Summary" in [node.name for node in tree()]))
""", before=BEGIN)
    assert lines == ["True", "Trip", "True", "7 open tasks (off)", "True", "True"]


def test_an_app_with_a_status_item_goes_on_without_a_window_until_its_panel_goes(desktop):
    lines = desktop.run("BrowserTestApp", """
print(is_running(), windows_on_display(), panel.property("Title"))
panel.click("Add")
print(panel.until(lambda: "Count 1 (off)" in panel.words()), panel.property("Title"))
from gi.repository import Gio
Gio.bus_unown_name(panel.owner)
shell("xdotool search --sync --onlyvisible --pid", str(pid()))
press(find("menu item", "Add"))
print(find("label", "Count 2").name)
""", before=BEGIN, ROOST_TEST_SCREEN="panel")
    assert lines == ["True", "True [] Count 0", "True Count 1", "Count 2"]


def test_without_a_panel_a_status_items_menu_is_a_window_with_which_the_app_ends(desktop):
    lines = desktop.run("BrowserTestApp", """
press(find("menu item", "Add"))
print(find("label", "Count 1").name)
shell("xdotool key ctrl+w")
print(wait())
""", ROOST_TEST_SCREEN="panel")
    assert lines == ["Count 1", "0"]


def test_a_status_item_opens_a_small_window_that_closes_when_another_gets_the_keyboard(desktop):
    lines = desktop.run("BrowserTestApp", """
print(panel.property("ItemIsMenu"))
panel.activate()
press(find("push button", "Add"))
print(find("label", "Count 1").name)
other_window()
print(until(lambda: not windows_on_display()), is_running())
panel.activate()
print(find("label", "Count 1").name)
""", before=BEGIN, ROOST_TEST_SCREEN="panel-window")
    assert lines == ["True", "False", "Count 1", "True True", "Count 1"]
