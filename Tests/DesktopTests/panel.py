"""A desktop's panel for status items: a watcher that apps register with, and a reader of their items and menus."""

from gi.repository import Gio, GLib

NAME = "org.kde.StatusNotifierWatcher"
ITEM = "org.kde.StatusNotifierItem"
MENU = "com.canonical.dbusmenu"
INTERFACE = f"""
<node><interface name="{NAME}">
  <method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
  <property name="IsStatusNotifierHostRegistered" type="b" access="read"/>
</interface></node>
"""


class Panel:
    """Runs on the session's bus; `items` are the places of those that have registered, the latest last."""

    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.items = []
        self.signals = []
        self.bus.register_object(
            "/StatusNotifierWatcher", Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], self._called,
            lambda *_: GLib.Variant("b", True), None)
        self.bus.signal_subscribe(
            None, None, None, None, None, Gio.DBusSignalFlags.NONE,
            lambda bus, sender, path, interface, signal, content: self.signals.append((path, signal)))
        self.owner = Gio.bus_own_name_on_connection(self.bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)

    def _called(self, bus, sender, path, interface, method, arguments, invocation):
        self.items.append((sender, arguments.unpack()[0]))
        invocation.return_value(None)

    def until(self, find):
        """The first result of `find` that is true, while the bus is served; nothing after ten seconds."""
        end = GLib.get_monotonic_time() + 10_000_000
        context = GLib.MainContext.default()
        while not (found := find()) and GLib.get_monotonic_time() < end:
            while context.pending():
                context.iteration(False)
            GLib.usleep(20_000)
        return found

    def call(self, path, interface, method, arguments=None):
        """Calls an item's object, while the bus is served."""
        results = []
        self.bus.call(self.items[-1][0], path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 5000, None,
                      lambda bus, result: results.append(bus.call_finish(result).unpack()))
        return self.until(lambda: results)[0]

    def property(self, name):
        return self.call(self.items[-1][1], "org.freedesktop.DBus.Properties", "Get",
                         GLib.Variant("(ss)", (ITEM, name)))[0]

    def activate(self):
        """Clicks on the item."""
        self.call(self.items[-1][1], ITEM, "Activate", GLib.Variant("(ii)", (0, 0)))

    def menu(self):
        """The menu's rows: their words with a mark before, and their number; a list of the same after a menu in it."""
        return self._rows(self.call(self.property("Menu"), MENU, "GetLayout", GLib.Variant("(iias)", (0, -1, [])))[1])

    def _rows(self, layout):
        rows = []
        for number, properties, children in layout[2]:
            if properties.get("type") == "separator":
                words = "---"
            else:
                words = ("✓ " if properties.get("toggle-state") else "") + properties["label"]
            words += "" if properties.get("enabled", True) else " (off)"
            rows.append((words, number, self._rows((number, properties, children))))
        return rows

    def words(self, rows=None):
        """The words of the menu's rows."""
        found = []
        for words, _, inner in self.menu() if rows is None else rows:
            found += [words] + (["> " + each for each in self.words(inner)] if inner else [])
        return found

    def click(self, words, rows=None):
        """Clicks on the row with these words."""
        for name, number, inner in self.menu() if rows is None else rows:
            if name.removeprefix("✓ ") == words:
                self.call(self.property("Menu"), MENU, "Event",
                          GLib.Variant("(isvu)", (number, "clicked", GLib.Variant("i", 0), 0)))
            elif inner:
                self.click(words, inner)
