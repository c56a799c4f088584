#if Desktop
    import CGtk
    import CoreGraphics
    import Dispatch
    import RoostControls
    import RoostCore
    import RoostRender

    /// Drags of the app's views out of a window, over other windows and programs.
    @MainActor
    enum WindowDrags {
        /// The things that are dragged outside of their window now.
        private(set) static var current: [PasteboardItem]?

        /// Goes on with a window's drag as one of the desktop's. Other programs get the data in the forms that are written
        /// by then.
        /// - Parameter device: The pointer that drags.
        static func begin(
            _ drag: OutgoingDrag, from widget: UnsafeMutablePointer<GtkWidget>, device: OpaquePointer
        ) {
            guard current == nil, !drag.items.isEmpty else { return }
            current = drag.items
            let icon = picture(of: drag)
            Task { @MainActor in
                guard let provider = await OutgoingContent(drag.items).provider(),
                    let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
                    let started = gdk_drag_begin(surface, device, provider, GDK_ACTION_COPY, 0, 0)
                else {
                    current = nil
                    return
                }
                g_object_unref(provider.g)
                if let icon {
                    let middle = CGPoint(x: drag.picture.size.width / 2, y: drag.picture.size.height / 2)
                    gtk_drag_icon_set_from_paintable(
                        started, icon, gint(middle.x + drag.grip.width), gint(middle.y + drag.grip.height))
                    g_object_unref(icon.g)
                }
                for signal in ["dnd-finished", "cancel"] {
                    connect(started, signal) { _ -> Void in
                        guard current != nil else { return }
                        current = nil
                        // Not within the signal of the object.
                        DispatchQueue.main.async { g_object_unref(started.g) }
                    }
                }
            }
        }

        /// One pixel a point, as the desktop shows a texture.
        private static func picture(of drag: OutgoingDrag) -> OpaquePointer? {
            guard let png = try? Rasterizer().png(drag.picture, scale: 1) else { return nil }
            let bytes = png.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            return gdk_texture_new_from_bytes(bytes, nil)
        }
    }
#endif
