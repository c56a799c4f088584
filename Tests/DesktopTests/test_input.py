def test_keys_type_into_a_field_with_dead_keys_undo_and_clipboard(desktop):
    lines = desktop.run("BrowserTestApp", """
find("entry", "Name")
shell("xdotool key Tab")
shell("xdotool type --delay 20 Hello")
print(find("label", "Hello Hello").name)
shell("xdotool key dead_acute e")
print(find("label", "Hello Helloé").name)
shell("xdotool key ctrl+a ctrl+c")
print(until(lambda: shell("xclip -o -selection clipboard")))
shell("xdotool key ctrl+x")
print(find("label", "Hello ").name)
shell("xdotool key ctrl+z")
print(find("label", "Hello Helloé").name)
""", ROOST_TEST_SCREEN="fields")
    assert lines == ["Hello Hello", "Hello Helloé", "Helloé", "Hello ", "Hello Helloé"]


def test_a_click_presses_a_button(desktop):
    lines = desktop.run("VotingApp", """
click(find("push button", "Goldfish"))
print(until(lambda: any(node.name == "10" for node in nodes())))
""")
    assert lines == ["True"]


def test_an_input_method_composes_in_a_field_and_commits(desktop):
    lines = desktop.run("BrowserTestApp", """
input_method()
click(find("entry", "Name"))
shell("xdotool type --delay 60 nihon")
print(find("label", "Hello にほんご").name)
shell("xdotool key space")
print(find("label", "Hello 日本語").name)
shell("xdotool key Return")
shell("xdotool type --delay 60 ni")
print(find("label", "Hello 日本語にほ").name)
shell("xdotool key Escape")
print(until(lambda: "Hello 日本語" in words() and "Submitted 0" in words()))
""", ROOST_TEST_SCREEN="fields", GTK_IM_MODULE="ibus")
    assert lines == ["Hello にほんご", "Hello 日本語", "Hello 日本語にほ", "True"]


def test_undo_and_redo_go_through_the_changes_of_a_field(desktop):
    lines = desktop.run("BrowserTestApp", """
click(find("entry", "Name"))
shell("xdotool type --delay 20 one")
find("label", "Hello one")
shell("xdotool key shift+Home ctrl+x")
find("label", "Hello ")
for name in ["Hello one", "Hello oneone"]:
    shell("xdotool key ctrl+v")
    print(find("label", name).name)
for name in ["Hello one", "Hello ", "Hello one"]:
    shell("xdotool key ctrl+z")
    print(find("label", name).name)
shell("xdotool key ctrl+shift+z ctrl+y")
print(find("label", "Hello one").name)
""", ROOST_TEST_SCREEN="fields")
    assert lines == ["Hello one", "Hello oneone", "Hello one", "Hello ", "Hello one", "Hello one"]


def test_selected_text_is_the_primary_selection_and_the_middle_button_pastes_it(desktop):
    lines = desktop.run("BrowserTestApp", """
field = find("entry", "Name")
click(field)
shell("xdotool type --delay 20 abc")
find("label", "Hello abc")
shell("xdotool key shift+Home")
print(until(lambda: shell("xclip -o -selection primary")))
subprocess.run(["xclip", "-i", "-selection", "primary"], input="XYZ", text=True)
shell("xdotool key End")
point(field, 0.9)
shell("xdotool click 2")
print(find("label", "Hello abcXYZ").name)
""", ROOST_TEST_SCREEN="fields")
    assert lines == ["abc", "Hello abcXYZ"]


def test_a_wheel_scrolls_the_view_under_the_pointer(desktop):
    lines = desktop.run("BrowserTestApp", """
find("label", "Row 0")
point(find("scroll pane", ""))
shell("xdotool click --repeat 3 --delay 60 5")
print(until(lambda: "Row 0" not in words() and words()[0]))
shell("xdotool click --repeat 9 --delay 60 4")
print(find("label", "Row 0").name)
""", ROOST_TEST_SCREEN="rows")
    assert lines == ["Row 3", "Row 0"]


def test_a_slider_is_dragged(desktop):
    lines = desktop.run("BrowserTestApp", """
slider = find("slider", "Volume")
point(slider)
shell("xdotool mousedown 1")
point(slider, 0.75)
point(slider, 1)
shell("xdotool mouseup 1")
print(find("label", "Volume 100").name)
""", ROOST_TEST_SCREEN="controls")
    assert lines == ["Volume 100"]
