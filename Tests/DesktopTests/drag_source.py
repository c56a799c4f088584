"""Another program: a small window at the screen's left upper corner, from which a text or a file is dragged.

    drag_source.py text WORDS    or    drag_source.py file PATH    or    drag_source.py picture PATH"""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk

kind, content = sys.argv[1:]


def prepare(*_):
    if kind == "file":
        uri = Gio.File.new_for_path(content).get_uri() + "\r\n"
        return Gdk.ContentProvider.new_for_bytes("text/uri-list", GLib.Bytes.new(uri.encode()))
    if kind == "picture":
        with open(content, "rb") as file:
            return Gdk.ContentProvider.new_for_bytes("image/png", GLib.Bytes.new(file.read()))
    return Gdk.ContentProvider.new_for_bytes("text/plain;charset=utf-8", GLib.Bytes.new(content.encode()))


def activate(app):
    window = Gtk.ApplicationWindow(application=app, title="Source", default_width=120, default_height=120)
    label = Gtk.Label(label="Drag me", hexpand=True, vexpand=True)
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.connect("prepare", prepare)
    label.add_controller(source)
    window.set_child(label)
    window.present()


app = Gtk.Application(application_id="org.example.source")
app.connect("activate", activate)
app.run([])
