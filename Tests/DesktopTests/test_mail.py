"""Windows for values, and notifications: a message is written, sent, and its answer is announced and shown."""


def test_a_message_has_a_window_and_its_answer_a_notification_that_shows_it(desktop):
    lines = desktop.run("MailApp", """
service = subprocess.Popen(
    ["/usr/bin/python3", os.path.join(os.environ["PYTHONPATH"], "notification_service.py")], stdout=subprocess.PIPE, text=True)
atexit.register(service.kill)
print(service.stdout.readline().strip())
find("push button", "File")
picture("mail.png")
shell("xdotool key ctrl+n")
click_in = until(lambda: next((each for each in tree() if each.name == "New message"), None))
field = find("entry", "Name or address")
shell("xdotool search --sync --onlyvisible --name", "New message")
until(lambda: "New message" in shell("xdotool getactivewindow getwindowname"))
field.queryComponent().grabFocus()
shell("xdotool type --delay 20 Ada")
print(until(lambda: find("push button", "Send").getState().contains(24) and "Send"))
picture("compose.png")
press(find("push button", "Send"))
print(until(lambda: len(list(tree())) == 1))
print(service.stdout.readline().strip())
print(bool(find("heading", "Re: ")), bool(find("label", "Thank you for your message!")))
picture("answer.png")
""")
    assert lines == ["ready", "Send", "True", "MailApp | Ada | Re:  / Thank you for your message! | ['default', '']", "True True"]
