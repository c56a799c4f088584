#if Desktop
    import CGtk
    import CoreGraphics
    import Foundation
    import RoostControls
    import RoostCore

    /// Files and texts that other programs drag over a window.
    @MainActor
    final class WindowDrops {
        private unowned let window: DesktopWindow

        init(_ widget: UnsafeMutablePointer<GtkWidget>, window: DesktopWindow) {
            self.window = window
            // The content is known when it is dropped.
            let motion = gtk_drop_controller_motion_new()!
            gtk_widget_add_controller(widget, motion)
            for signal in ["enter", "motion"] {
                connect(motion, signal) { [unowned self] arguments -> Void in
                    let point = CGPoint(x: arguments.double(0), y: arguments.double(1))
                    self.window.tell { $0.dragMoved([.unknown], to: point, at: FrameDriver.now) }
                }
            }
            connect(motion, "leave") { [unowned self] _ -> Void in self.window.tell { $0.dragLeft(at: FrameDriver.now) }
            }
            let target = gtk_drop_target_new(0, GDK_ACTION_COPY)!
            // 16 << 2 is the type of a text.
            var types: [GType] = [gdk_file_list_get_type(), 16 << 2]
            gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
            gtk_widget_add_controller(widget, target)
            connect(target, "drop") { [unowned self] arguments -> Bool in
                let items = Self.items(arguments.object(0))
                let point = CGPoint(x: arguments.double(1), y: arguments.double(2))
                var isTaken = false
                self.window.tell { isTaken = $0.drop(items, at: point, time: FrameDriver.now) }
                return isTaken
            }
        }

        private static func items(_ value: OpaquePointer?) -> [OutsideItem] {
            guard let value else { return [] }
            let content: UnsafeMutablePointer<GValue> = value.cast()
            if g_type_check_value_holds(content, 16 << 2) != 0 {
                return g_value_get_string(content).map { [.text(String(cString: $0))] } ?? []
            }
            guard g_type_check_value_holds(content, gdk_file_list_get_type()) != 0,
                let list = g_value_get_boxed(content)
            else { return [] }
            var files: [OutsideItem] = []
            let first = gdk_file_list_get_files(OpaquePointer(list))
            defer { g_slist_free(first) }
            var next = first
            while let entry = next {
                if let path = g_file_get_path(OpaquePointer(entry.pointee.data)) {
                    files.append(.file(URL(filePath: String(cString: path))))
                    g_free(path)
                }
                next = entry.pointee.next
            }
            return files
        }
    }
#endif
