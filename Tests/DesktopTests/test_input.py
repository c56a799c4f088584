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
