"""A desktop's service for notifications: prints each one that is shown, and presses it."""

from gi.repository import Gio, GLib

INTERFACE = """
<node><interface name="org.freedesktop.Notifications">
  <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
    <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
  </method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
  <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
</interface></node>
"""
PATH = "/org/freedesktop/Notifications"
NAME = "org.freedesktop.Notifications"


def called(bus, sender, path, interface, method, arguments, invocation):
    if method != "Notify":
        return invocation.return_value(None)
    app, _, _, title, body, actions, _, _ = arguments.unpack()
    invocation.return_value(GLib.Variant("(u)", (7,)))
    print(app, title, body.replace("\n", " / "), actions, sep=" | ", flush=True)
    bus.emit_signal(None, PATH, NAME, "ActionInvoked", GLib.Variant("(us)", (7, "default")))


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], called)
Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: print("ready", flush=True), None)
GLib.MainLoop().run()
