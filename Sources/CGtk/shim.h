#include <gtk/gtk.h>
#include <gtk/gtkunixprint.h>
#include <gio/gio.h>
#include <glib-unix.h>

/// The descriptor that becomes readable when the main queue has work; libdispatch's, for run loops.
extern int _dispatch_get_main_queue_handle_4CF(void);
