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
button = find("push button", "Goldfish")
box = button.queryComponent().getExtents(1)
window = shell("xdotool search --onlyvisible --pid", str(app.pid)).split()[-1]
shell(f"xdotool mousemove --window {window} {box.x + box.width // 2} {box.y + box.height // 2} click 1")
print(until(lambda: any(node.name == "10" for node in nodes())))
""")
    assert lines == ["True"]
