"""Another program: a field, and a text below it, from which a file is dragged.

    neighbour.py PATH

Prints when it gets the keyboard, where it sees the mouse, and what is in the field."""

import sys

from other_program import Gtk, drag_label, show

box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
field = Gtk.Entry()
field.connect("changed", lambda field: print("field", field.get_text(), flush=True))
box.append(field)
box.append(drag_label("file", sys.argv[1]))
motion = Gtk.EventControllerMotion(propagation_phase=Gtk.PropagationPhase.CAPTURE)
motion.connect("motion", lambda _, x, y: print("mouse", round(x), round(y), flush=True))
box.add_controller(motion)
box.connect("map", lambda box: box.get_root().connect("notify::is-active", lambda *_: print("active", flush=True)))
show("Neighbour", box)
