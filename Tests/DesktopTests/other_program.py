"""Another program of the desktop: what GTK's test programs share."""

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk


def show(title, child):
    """Runs a program with one small window."""
    def activate(app):
        window = Gtk.ApplicationWindow(application=app, title=title, default_width=120, default_height=120)
        window.set_child(child)
        window.present()

    app = Gtk.Application(application_id=f"org.example.{title.lower()}")
    app.connect("activate", activate)
    app.run([])


def content_of(kind, content):
    """What a drag carries: a text, or a file or a picture by its path."""
    if kind == "file":
        uri = Gio.File.new_for_path(content).get_uri() + "\r\n"
        return Gdk.ContentProvider.new_for_bytes("text/uri-list", GLib.Bytes.new(uri.encode()))
    if kind == "picture":
        with open(content, "rb") as file:
            return Gdk.ContentProvider.new_for_bytes("image/png", GLib.Bytes.new(file.read()))
    return Gdk.ContentProvider.new_for_bytes("text/plain;charset=utf-8", GLib.Bytes.new(content.encode()))


def drag_label(kind, content):
    """A text from which something can be dragged."""
    label = Gtk.Label(label="Drag me", hexpand=True, vexpand=True)
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.connect("prepare", lambda *_: content_of(kind, content))
    label.add_controller(source)
    return label
