// Windows of GTK's own widgets, beside which `desktop.py` measures those of Roost: a few buttons, a field, a list of
// 100,000 rows, 200 moving views. `ROOST_TEST_SCREEN` chooses one; at the end it says how long its frames took.
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <math.h>
#include <stdlib.h>

enum { ROWS = 100000, VIEWS = 200, FRAMES = 100000 };

static double frames[FRAMES];
static int frame_count;
static gint64 frame_start;
static GtkWidget *views[VIEWS];

static void frame_begins(GdkFrameClock *clock, gpointer data) { frame_start = g_get_monotonic_time(); }

static void frame_ends(GdkFrameClock *clock, gpointer data) {
    if (frame_count < FRAMES) frames[frame_count++] = (g_get_monotonic_time() - frame_start) / 1000.0;
}

static int compare(const void *a, const void *b) {
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}

static gboolean end(gpointer application) {
    qsort(frames, frame_count, sizeof *frames, compare);
    if (frame_count) {
        fprintf(
            stderr, "%d frames, in milliseconds: half within %.2f, 95 %% within %.2f, the longest %.2f\n", frame_count,
            frames[(frame_count - 1) / 2], frames[(int)((frame_count - 1) * 0.95)], frames[frame_count - 1]);
    }
    g_application_quit(application);
    return G_SOURCE_REMOVE;
}

static void set_up_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_set_size_request(label, -1, 40);
    gtk_list_item_set_child(item, label);
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    char text[32];
    snprintf(text, sizeof text, "Row %u", gtk_list_item_get_position(item));
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
}

static GtkWidget *make_rows(void) {
    GListStore *items = g_list_store_new(G_TYPE_OBJECT);
    GObject *item = g_object_new(G_TYPE_OBJECT, NULL);
    for (int row = 0; row < ROWS; row++) g_list_store_append(items, item);
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(items))), factory);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    return scrolled;
}

static gboolean move_views(GtkWidget *fixed, GdkFrameClock *clock, gpointer start) {
    double seconds = (gdk_frame_clock_get_frame_time(clock) - *(gint64 *)start) / 1e6;
    for (int view = 0; view < VIEWS; view++) {
        double distance = (120 + 60 * sin(seconds * 2)) / 12 * sqrt(view);
        GskTransform *place = gsk_transform_translate(
            NULL, &GRAPHENE_POINT_INIT(940 + distance * cos(view * 2.4), 500 + distance * sin(view * 2.4)));
        gtk_fixed_set_child_transform(GTK_FIXED(fixed), views[view], place);
        gsk_transform_unref(place);
    }
    return seconds < 8 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean start_moving(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, GtkWidget *fixed) {
    static gint64 start;
    if (key != GDK_KEY_space || start) return FALSE;
    start = g_get_monotonic_time();
    gtk_widget_add_tick_callback(fixed, move_views, &start, NULL);
    return TRUE;
}

static void draw_circle(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer view) {
    double share = GPOINTER_TO_INT(view) / (double)VIEWS;
    cairo_set_source_rgb(cairo, 0.9 * share, 0.4, 0.9 * (1 - share));
    cairo_arc(cairo, width / 2.0, height / 2.0, width / 2.0, 0, 2 * G_PI);
    cairo_fill(cairo);
}

static GtkWidget *make_views(GtkWidget *window) {
    GtkWidget *fixed = gtk_fixed_new();
    for (int view = 0; view < VIEWS; view++) {
        views[view] = gtk_drawing_area_new();
        gtk_widget_set_size_request(views[view], 12, 12);
        gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(views[view]), draw_circle, GINT_TO_POINTER(view), NULL);
        gtk_fixed_put(GTK_FIXED(fixed), views[view], 940, 500);
    }
    GtkEventController *keys = gtk_event_controller_key_new();
    g_signal_connect(keys, "key-pressed", G_CALLBACK(start_moving), fixed);
    gtk_widget_add_controller(window, keys);
    return fixed;
}

static GtkWidget *make_fields(void) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    gtk_box_append(GTK_BOX(box), gtk_entry_new());
    gtk_box_append(GTK_BOX(box), gtk_password_entry_new());
    return box;
}

static GtkWidget *make_buttons(void) {
    const char *titles[] = {"Cat", "Goldfish", "Dog"};
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
    for (int index = 0; index < 3; index++) gtk_box_append(GTK_BOX(box), gtk_button_new_with_label(titles[index]));
    return box;
}

static void activate(GtkApplication *application, gpointer data) {
    const char *screen = getenv("ROOST_TEST_SCREEN");
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
    GtkWidget *content = !g_strcmp0(screen, "rows") ? make_rows()
        : !g_strcmp0(screen, "animation")           ? make_views(window)
        : !g_strcmp0(screen, "fields")              ? make_fields()
                                                    : make_buttons();
    gtk_window_set_child(GTK_WINDOW(window), content);
    gtk_window_present(GTK_WINDOW(window));
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    g_signal_connect(clock, "before-paint", G_CALLBACK(frame_begins), NULL);
    g_signal_connect(clock, "after-paint", G_CALLBACK(frame_ends), NULL);
    g_unix_signal_add(SIGTERM, end, application);
}

int main(void) {
    GtkApplication *application = gtk_application_new("org.example.windows", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(application), 0, NULL);
}
