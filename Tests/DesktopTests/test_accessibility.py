def test_assistive_technologies_find_the_buttons_by_role_and_name_and_press_them(desktop):
    lines = desktop.run("VotingApp", """
for name in ["Cat", "Goldfish", "Dog"]:
    print(find("push button", name).getRoleName(), name)
votes = find("label", "9")
press(find("push button", "Goldfish"))
print(until(lambda: any(node.name == "10" for node in nodes())))
""")
    assert lines == ["push button Cat", "push button Goldfish", "push button Dog", "True"]


def test_assistive_technologies_read_and_edit_a_field(desktop):
    lines = desktop.run("BrowserTestApp", """
field = find("entry", "Name")
field.queryEditableText().setTextContents("Grüße 日本")
print(find("label", "Hello Grüße 日本").name)
text = until(lambda: next((each for each in nodes() if each.getRoleName() == "entry"), None)).queryText()
print(text.characterCount, text.getText(6, 8))
""", ROOST_TEST_SCREEN="fields")
    assert lines == ["Hello Grüße 日本", "8 日本"]
