"""The desktop's clipboard outside of fields: texts, pictures, files and the app's own kinds, to other programs and back."""


def test_a_view_is_copied_for_other_programs_in_all_its_forms(desktop):
    lines = desktop.run("BrowserTestApp", """
find("label", "milk bread")
shell("xdotool key ctrl+c")
print(until(lambda: shell("xclip -o -selection clipboard")))
targets = shell("xclip -o -selection clipboard -t TARGETS").split()
own = [target for target in targets if "org.roost.note" in target]
print(len(own), shell("xclip", "-o", "-selection", "clipboard", "-t", own[0]))
""", ROOST_TEST_SCREEN="clipboard")
    assert lines == ["milk", '1 {"words":"milk"}']


def test_a_view_is_cut_and_pasted_again(desktop):
    lines = desktop.run("BrowserTestApp", """
find("label", "milk bread")
shell("xdotool key ctrl+x")
print(find("label", "bread").name)
shell("xdotool key ctrl+v")
print(find("label", "bread milk").name)
""", ROOST_TEST_SCREEN="clipboard")
    assert lines == ["bread", "bread milk"]


def test_a_picture_goes_to_another_program_and_comes_back(desktop):
    lines = desktop.run("BrowserTestApp", """
press(find("push button", "Copy picture"))
file = os.path.join(os.environ["ROOST_FOLDER"], "copied.png")
def copied():
    with open(file, "wb") as out:
        subprocess.run(["xclip", "-o", "-selection", "clipboard", "-t", "image/png"], stdout=out, stderr=subprocess.DEVNULL)
    return os.path.getsize(file) > 0
until(copied)
print(shell("identify", "-format", "%m %[fx:w/h]", file))
shell("convert", "-size", "30x20", "xc:green", file)
subprocess.run(["xclip", "-i", "-selection", "clipboard", "-t", "image/png", file])
shell("xdotool key ctrl+v")
print(find("label", "Picture 30 × 20").name)
""", ROOST_TEST_SCREEN="clipboard")
    assert lines == ["PNG 2", "Picture 30 × 20"]


def test_a_file_that_another_program_has_copied_is_pasted(desktop):
    (desktop.folder / "letter.txt").write_text("words")
    lines = desktop.run("BrowserTestApp", """
find("label", "milk bread")
address = "file://" + os.path.join(os.environ["ROOST_FOLDER"], "letter.txt") + "\\r\\n"
subprocess.run(["xclip", "-i", "-selection", "clipboard", "-t", "text/uri-list"], input=address, text=True)
shell("xdotool key ctrl+v")
print(find("label", "File letter.txt").name)
""", ROOST_TEST_SCREEN="clipboard")
    assert lines == ["File letter.txt"]
