"""Another program: a small window, onto which a text is dropped.

Prints the names of the forms that it is offered, and then the text."""

from other_program import Gdk, Gtk, show
from gi.repository import GObject


def dropped(target, text, x, y):
    print(" ".join(sorted(target.get_current_drop().get_formats().get_mime_types())), flush=True)
    print(text, flush=True)
    return True


label = Gtk.Label(label="Drop here", hexpand=True, vexpand=True)
target = Gtk.DropTarget.new(GObject.TYPE_STRING, Gdk.DragAction.COPY)
target.connect("drop", dropped)
label.add_controller(target)
show("Target", label)
