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


def test_assistive_technologies_set_values_and_choose(desktop):
    lines = desktop.run("BrowserTestApp", """
slider = find("slider", "Volume")
value = slider.queryValue()
print(value.minimumValue, value.maximumValue, value.currentValue)
value.currentValue = 0.75
print(find("label", "Volume 75").name)
press(find("check box", "Wi-Fi"))
print(find("label", "On").name)
choices = find("radio button", "Chocolate").parent.querySelection()
print(choices.nSelectedChildren, choices.isChildSelected(0))
choices.selectChild(1)
print(find("label", "Chocolate").name, until(lambda: choices.isChildSelected(1)))
""", ROOST_TEST_SCREEN="controls")
    assert lines == ["0.0 1.0 0.5", "Volume 75", "On", "1 True", "Chocolate True"]


def test_assistive_technologies_hear_of_the_focus_and_of_typing(desktop):
    lines = desktop.run("BrowserTestApp", """
import threading
import pyatspi
from gi.repository import GLib
field = find("entry", "Name")
heard = []
def hear(event):
    heard.append(f"{event.type} {event.source.getRoleName()} {event.any_data}")
    if "delete" in event.type:
        pyatspi.Registry.stop()
for kind in ["object:state-changed:focused", "object:text-changed", "object:property-change:accessible-name"]:
    pyatspi.Registry.registerEventListener(hear, kind)
def use():
    field.queryComponent().grabFocus()
    shell("xdotool type --delay 200 h")
    shell("xdotool key BackSpace")
threading.Thread(target=use).start()
GLib.timeout_add(10000, pyatspi.Registry.stop)
pyatspi.Registry.start()
print("\\n".join(heard))
""", ROOST_TEST_SCREEN="fields")
    assert "object:state-changed:focused entry 0" in lines
    assert "object:text-changed:insert entry h" in lines and "object:text-changed:delete entry h" in lines
    assert "object:property-change:accessible-name label Hello h" in lines


def test_a_reader_finds_each_node_at_its_place(desktop):
    lines = desktop.run("VotingApp", """
button = find("push button", "Goldfish")
box = button.queryComponent().getExtents(1)
frame = next(node for node in nodes() if node.getRoleName() == "frame")
found = frame.queryComponent().getAccessibleAtPoint(box.x + box.width // 2, box.y + box.height // 2, 1)
print(found.name, button.getIndexInParent() == list(button.parent).index(button), button.parent.parent is not None)
""")
    assert lines == ["Goldfish True True"]


def test_the_rows_of_a_list_are_items(desktop):
    lines = desktop.run("BrowserTestApp", """
lists = until(lambda: [node for node in nodes() if node.getRoleName() == "list"])
rows = [row for node in lists for row in node]
print({row.getRoleName() for row in rows}, {row.childCount for row in rows}, all(row.parent in lists for row in rows))
""", ROOST_TEST_SCREEN="page:settings")
    assert lines == ["{'list item'} {1} True"]


def test_dates_are_read_in_the_language_of_the_environment(desktop):
    lines = desktop.run("BrowserTestApp", """
print(find("label", "Mar 2").name)
""", ROOST_TEST_SCREEN="page:dashboard")
    assert lines == ["Mar 2"]


def test_a_property_that_an_object_lacks_is_an_error_and_the_app_goes_on(desktop):
    lines = desktop.run("VotingApp", """
from gi.repository import Gio, GLib
session = Gio.bus_get_sync(Gio.BusType.SESSION)
address, = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1)
bus = Gio.DBusConnection.new_for_address_sync(
    address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
tree()
owners, = bus.call_sync("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "ListNames", None, None, 0, -1)
for owner in owners:
    try:
        bus.call_sync(owner, "/org/a11y/atspi/accessible/root", "org.freedesktop.DBus.Properties", "Get",
                      GLib.Variant("(ss)", ("org.a11y.atspi.Value", "MinimumValue")), None, 0, 1000)
    except GLib.Error as error:
        if "has no MinimumValue" in error.message:
            print("refused")
print(find("push button", "Cat").name)
""")
    assert lines == ["refused", "Cat"]
