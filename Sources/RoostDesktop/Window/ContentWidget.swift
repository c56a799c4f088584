#if Desktop
    import CGtk

    /// What a window's content does when GTK asks.
    @MainActor
    protocol ContentWidgetDelegate: AnyObject {
        /// The widget has a new size, in points.
        func resized(width: Int, height: Int)
        /// The widget draws itself.
        func draw(_ snapshot: OpaquePointer)
    }

    /// A widget that draws an app's picture; nothing of GTK's is in it.
    @MainActor
    struct ContentWidget {
        let widget: UnsafeMutablePointer<GtkWidget>

        /// - Parameter delegate: Not kept; `forgetDelegate` ends its use.
        init(delegate: some ContentWidgetDelegate) {
            let object = g_object_new_with_properties(Self.type, 0, nil, nil)!
            widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
            let box = Unmanaged.passRetained(DelegateBox(delegate)).toOpaque()
            g_object_set_data_full(widget.cast(), Self.key, box) { Unmanaged<AnyObject>.fromOpaque($0!).release() }
            gtk_widget_set_focusable(widget, 1)
            gtk_widget_set_hexpand(widget, 1)
            gtk_widget_set_vexpand(widget, 1)
        }

        private final class DelegateBox {
            weak var delegate: (any ContentWidgetDelegate)?
            init(_ delegate: any ContentWidgetDelegate) { self.delegate = delegate }
        }

        private static let key = "roost-content"

        private static func delegate(of widget: UnsafeMutablePointer<GtkWidget>?) -> (any ContentWidgetDelegate)? {
            guard let widget, let box = g_object_get_data(widget.cast(), key) else { return nil }
            return Unmanaged<DelegateBox>.fromOpaque(box).takeUnretainedValue().delegate
        }

        private static let type: GType = {
            var parent = GTypeQuery()
            g_type_query(gtk_widget_get_type(), &parent)
            return g_type_register_static_simple(
                gtk_widget_get_type(), "RoostContent", parent.class_size,
                { class_, _ in
                    let methods = class_!.assumingMemoryBound(to: GtkWidgetClass.self)
                    methods.pointee.measure = { _, _, _, minimum, natural, _, _ in
                        minimum?.pointee = 1
                        natural?.pointee = 1
                    }
                    // GTK calls on the main thread.
                    methods.pointee.size_allocate = { widget, width, height, _ in
                        nonisolated(unsafe) let widget = widget
                        MainActor.assumeIsolated {
                            ContentWidget.delegate(of: widget)?.resized(width: Int(width), height: Int(height))
                        }
                    }
                    methods.pointee.snapshot = { widget, snapshot in
                        nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
                        MainActor.assumeIsolated {
                            if let snapshot { ContentWidget.delegate(of: widget)?.draw(snapshot) }
                        }
                    }
                }, parent.instance_size, nil, GTypeFlags(0))
        }()
    }
#endif
