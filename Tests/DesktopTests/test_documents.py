"""Documents in windows: drawn with the mouse, saved in the desktop's dialog, and found again."""

import json
import os

DRAW = """
def canvas():
    return until(lambda: next((node for node in nodes() if node.name.startswith("Canvas")), None))
def strokes():
    return canvas().name
def draw(y):
    point(canvas(), 0.2, y)
    shell("xdotool mousedown 1")
    for part in [0.3, 0.4, 0.5]:
        point(canvas(), part, y)
        time.sleep(0.05)
    shell("xdotool mouseup 1")
def titles():
    return [node.name for node in tree()]
def until_strokes(count):
    return until(lambda: strokes() == f"Canvas {count} strokes")
def in_file(file):
    return os.path.exists(file) and len(json.load(open(file))["strokes"])
def type_into_dialog(name, text):
    shell("xdotool search --sync --onlyvisible --name", name)
    shell("xdotool key ctrl+a")
    shell("xdotool type --delay 20", text)
    shell("xdotool key Return")
import json
FOLDER = os.environ["ROOST_FOLDER"]
"""


def sketch(folder, count):
    """A file of some strokes."""
    stroke = {"tool": "line", "color": [0, 0, 1], "width": 4, "points": [[20, 20], [200, 90]]}
    file = folder / "given.sketch"
    file.write_text(json.dumps({"strokes": [stroke] * count}))
    return file


def test_a_drawing_is_saved_under_a_name_and_then_by_itself(desktop):
    lines = desktop.run("SketchApp", DRAW + """
draw(0.3)
print(until(lambda: titles() == ["Untitled — Edited"]))
shell("xdotool key ctrl+s")
file = os.path.join(FOLDER, "house")
type_into_dialog("Save", file)
print(until(lambda: in_file(file + ".sketch") == 1), until(lambda: titles() == ["house"]))
until_active()
draw(0.6)
print(until_strokes(2), until(lambda: in_file(file + ".sketch") == 2), until(lambda: titles() == ["house"]))
""")
    assert lines == ["True", "True True", "True True True"]


def test_a_file_that_the_app_starts_with_is_open_and_its_changes_are_saved_when_its_window_closes(desktop):
    file = sketch(desktop.folder, 2)
    lines = desktop.run("SketchApp", DRAW + """
print(titles(), until_strokes(2))
draw(0.5)
until_strokes(3)
shell("xdotool key ctrl+w")
print(wait())
""", arguments=[file])
    assert lines == ["['given'] True", "0"]
    assert len(json.loads(file.read_text())["strokes"]) == 3


def test_an_untitled_drawing_asks_before_its_window_closes(desktop):
    lines = desktop.run("SketchApp", DRAW + """
draw(0.4)
until_strokes(1)
shell("xdotool key ctrl+w")
press(find("push button", "Cancel"))
print(until_strokes(1))
shell("xdotool key ctrl+w")
find("push button", "Save…")
picture("question.png")
click(find("push button", "Delete"))
print(wait())
""")
    assert lines == ["True", "0"]


def test_an_untitled_drawing_comes_back_after_the_app_is_killed(desktop):
    lines = desktop.run("SketchApp", DRAW + """
draw(0.4)
draw(0.6)
drafts = os.path.join(FOLDER, ".local/state/SketchApp/drafts")
print(until(lambda: os.path.isdir(drafts) and [in_file(os.path.join(drafts, each)) for each in os.listdir(drafts)]))
# The window's record follows the draft.
until(lambda: "draft" in open(os.path.join(FOLDER, ".local/state/SketchApp/windows.json")).read())
os.kill(pid(), signal.SIGKILL)
wait()
start()
print(until_strokes(2), titles())
""")
    assert lines == ["[2]", "True ['Untitled — Edited']"]


def test_a_draft_comes_back_though_the_program_was_killed_before_it_noted_its_window(desktop):
    drafts = desktop.folder / ".local/state/SketchApp/drafts"
    drafts.mkdir(parents=True)
    os.rename(sketch(desktop.folder, 3), drafts / "6F1E1F0A.sketch")
    lines = desktop.run("SketchApp", DRAW + """
print(until_strokes(3), titles())
""")
    assert lines == ["True ['Untitled — Edited']"]


def test_a_recent_file_is_opened_from_the_menu_and_a_second_time_shows_its_window(desktop):
    lines = desktop.run("SketchApp", DRAW + f"""
print(titles())
shell("xdotool key ctrl+n")
print(until(lambda: len(titles()) == 2 and all(titles()) and sorted(titles())))
press(find("push button", "File"))
press(find("menu item", "Open Recent"))
press(find("menu item", "given.sketch"))
time.sleep(0.5)
print(sorted(titles()))
""", arguments=[sketch(desktop.folder, 1)])
    assert lines == ["['given']", "['Untitled', 'given']", "['Untitled', 'given']"]


def test_strokes_are_undone_and_drawn_again_by_keys(desktop):
    lines = desktop.run("SketchApp", DRAW + """
draw(0.3)
draw(0.6)
print(until_strokes(2))
shell("xdotool key ctrl+z")
print(until_strokes(1))
shell("xdotool key ctrl+shift+z")
print(until_strokes(2))
""")
    assert lines == ["True", "True", "True"]


def test_another_programs_changes_are_not_overwritten_without_a_question(desktop):
    file = sketch(desktop.folder, 1)
    lines = desktop.run("SketchApp", DRAW + f"""
time.sleep(1)
open({str(file)!r}, "w").write(json.dumps({{"strokes": []}}))
draw(0.5)
press(find("push button", "Revert"))
print(until_strokes(0))
""", arguments=[file])
    assert lines == ["True"]
    assert json.loads(file.read_text())["strokes"] == []
