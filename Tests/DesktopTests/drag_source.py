"""Another program: a small window, from which a text or a file is dragged.

    drag_source.py text WORDS    or    drag_source.py file PATH    or    drag_source.py picture PATH"""

import sys

from other_program import drag_label, show

kind, content = sys.argv[1:]
show("Source", drag_label(kind, content))
