#if Desktop
    import CGtk
    import CoreGraphics
    import Foundation
    import RoostControls
    import RoostCore

    /// Things that programs drag over a window: other programs, and this one from one of its windows.
    @MainActor
    final class WindowDrops {
        private unowned let window: DesktopWindow

        init(_ widget: UnsafeMutablePointer<GtkWidget>, window: DesktopWindow) {
            self.window = window
            let motion = gtk_drop_controller_motion_new()!
            gtk_widget_add_controller(widget, motion)
            for signal in ["enter", "motion"] {
                connect(motion, signal) { [unowned self] arguments -> Void in
                    guard let drop = gtk_drop_controller_motion_get_drop(motion) else { return }
                    let point = CGPoint(x: arguments.double(0), y: arguments.double(1))
                    self.window.tell { $0.dragMoved(Self.announced(by: drop), to: point, at: FrameDriver.now) }
                }
            }
            connect(motion, "leave") { [unowned self] _ -> Void in self.window.tell { $0.dragLeft(at: FrameDriver.now) }
            }
            let target = gtk_drop_target_async_new(nil, GDK_ACTION_COPY)!
            gtk_widget_add_controller(widget, target)
            connect(target, "drop") { [unowned self] arguments -> Bool in
                guard let drop = arguments.object(0) else { return false }
                self.take(drop, at: CGPoint(x: arguments.double(1), y: arguments.double(2)))
                return true
            }
        }

        /// The things that are dragged, without their data, which come with the drop.
        private static func announced(by drop: OpaquePointer) -> [PasteboardItem] {
            if gdk_drop_get_drag(drop) != nil, let own = WindowDrags.current { return own }
            let content = OfferedContent.drop(drop)
            // Any file stands for those that come.
            if content.hasFiles { return [.url(URL(filePath: "/"))] }
            return [PasteboardItem(object: nil, forms: content.forms)]
        }

        /// Reads the things that were dropped, and hands them to the view at the place.
        private func take(_ drop: OpaquePointer, at point: CGPoint) {
            g_object_ref(drop.g)
            func finish(_ items: [PasteboardItem]) {
                var isTaken = false
                if !items.isEmpty {
                    window.tell { isTaken = $0.drop(items, at: point, time: FrameDriver.now) }
                } else {
                    window.tell { $0.dragLeft(at: FrameDriver.now) }
                }
                gdk_drop_finish(drop, isTaken ? GDK_ACTION_COPY : GdkDragAction(0))
                g_object_unref(drop.g)
            }
            if gdk_drop_get_drag(drop) != nil, let own = WindowDrags.current { return finish(own) }
            let content = OfferedContent.drop(drop)
            if content.hasFiles { return content.readFiles { finish($0.map { .url($0) }) } }
            Task { @MainActor in finish(await Self.read(content.forms).map { [$0] } ?? []) }
        }

        /// One item with all data, which can be had only before the drop is finished; nil without any.
        private static func read(_ forms: [PasteboardItem.Form]) async -> PasteboardItem? {
            var read: [PasteboardItem.Form] = []
            var text: String?
            var room = WindowClipboard.limit
            for form in forms {
                do {
                    let data = try await form.data()
                    room -= data.count
                    guard room >= 0 else {
                        Log.warning("what was dropped has more than \(WindowClipboard.limit) bytes")
                        break
                    }
                    if form.type == "public.utf8-plain-text" { text = String(decoding: data, as: UTF8.self) }
                    read.append(PasteboardItem.Form(form.type) { data })
                } catch {
                    Log.warning("What was dropped could not be read as \(form.type): \(error)")
                }
            }
            if read.count == 1, let text { return .pasted(text) }
            return read.isEmpty ? nil : PasteboardItem(object: nil, forms: read, text: text)
        }
    }
#endif
