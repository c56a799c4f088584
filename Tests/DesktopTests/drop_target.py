"""Another program: a small window at the screen's left upper corner, onto which a text is dropped.

Prints the names of the forms that it is offered, and then the text."""

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GObject, Gtk


def dropped(target, text, x, y):
    print(" ".join(sorted(target.get_current_drop().get_formats().get_mime_types())), flush=True)
    print(text, flush=True)
    return True


def activate(app):
    window = Gtk.ApplicationWindow(application=app, title="Target", default_width=120, default_height=120)
    label = Gtk.Label(label="Drop here", hexpand=True, vexpand=True)
    target = Gtk.DropTarget.new(GObject.TYPE_STRING, Gdk.DragAction.COPY)
    target.connect("drop", dropped)
    label.add_controller(target)
    window.set_child(label)
    window.present()


app = Gtk.Application(application_id="org.example.target")
app.connect("activate", activate)
app.run([])
