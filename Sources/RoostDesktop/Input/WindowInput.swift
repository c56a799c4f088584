#if Desktop
    import CGtk
    import CoreGraphics
    import RoostCore

    /// A window's pointers, wheels and keys: GDK's events as those of the engine.
    @MainActor
    final class WindowInput {
        private let widget: UnsafeMutablePointer<GtkWidget>
        private unowned let window: DesktopWindow
        /// The numbers of the fingers that touch, by GDK's sequences.
        private var fingers: [OpaquePointer: Int] = [:]
        private var isPressed = false
        private var lastLocation = CGPoint.zero
        private var pointer: PointerLook
        let keys: WindowKeys
        private var pinch: (magnification: Double, rotation: Double)?

        /// Points that a notch of a wheel scrolls.
        private static let notch = 60.0

        init(_ widget: UnsafeMutablePointer<GtkWidget>, window: DesktopWindow) {
            self.widget = widget
            self.window = window
            pointer = PointerLook(widget)
            keys = WindowKeys(widget, window: window)
            let events = gtk_event_controller_legacy_new()!
            gtk_widget_add_controller(widget, events)
            connect(events, "event") { [unowned self] in $0.object(0).map(take) ?? false }
            let motion = gtk_event_controller_motion_new()!
            gtk_widget_add_controller(widget, motion)
            connect(motion, "leave") { [unowned self] _ -> Void in
                if !isPressed { window.send(.pointer(PointerEvent(.left, at: .zero))) }
            }
        }

        /// Handles an event; returns whether anything else must leave it alone.
        private func take(_ event: OpaquePointer) -> Bool {
            switch gdk_event_get_event_type(event) {
            case GDK_BUTTON_PRESS: press(event)
            case GDK_BUTTON_RELEASE:
                guard gdk_button_event_get_button(event) == 1, isPressed else { return false }
                isPressed = false
                send(.ended, event)
            case GDK_MOTION_NOTIFY:
                send(isPressed ? .moved : .hovered, event)
                if isPressed { dragOut(event) }
                if !isPressed { pointer.show(window.session?.pointerShape(at: location(event)) ?? .arrow) }
            case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: touch(event)
            case GDK_SCROLL: scroll(event)
            case GDK_TOUCHPAD_PINCH: takePinch(event)
            case GDK_TOUCHPAD_HOLD: hold(event)
            case GDK_KEY_PRESS, GDK_KEY_RELEASE: return keys.take(event)
            default: return false
            }
            return true
        }

        // MARK: Pointers

        private func location(_ event: OpaquePointer) -> CGPoint {
            var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
            // Turns of a wheel have no place of their own.
            guard gdk_event_get_position(event, &x, &y) != 0 else { return lastLocation }
            guard let native = gtk_widget_get_native(widget) else { return CGPoint(x: x, y: y) }
            gtk_native_get_surface_transform(native, &left, &top)
            var (point, result) = (graphene_point_t(x: Float(x - left), y: Float(y - top)), graphene_point_t())
            guard gtk_widget_compute_point(native.cast(), widget, &point, &result) != 0 else {
                return CGPoint(x: x, y: y)
            }
            lastLocation = CGPoint(x: Double(result.x), y: Double(result.y))
            return lastLocation
        }

        private func send(
            _ phase: PointerEvent.Phase, _ event: OpaquePointer, pointer: Int = 0, kind: PointerEvent.Kind? = nil
        ) {
            let modifiers = EventModifiers(gdk_event_get_modifier_state(event))
            let tool = gdk_event_get_device_tool(event)
            let kind = kind ?? (tool == nil ? .mouse : .pen)
            let place = location(event)
            let input = PointerEvent(phase, at: place, pointer: pointer, kind: kind, modifiers: modifiers)
            window.send(.pointer(input), at: Self.time(of: event))
        }

        /// The time at which the user did something, on the clock of frames. With the time at which it arrives, a tap would
        /// be a long press where the app has been busy between.
        private static func time(of event: OpaquePointer) -> Double { time(gdk_event_get_time(event)) }

        private static func time(_ time: guint32) -> Double {
            let now = FrameDriver.now
            // Milliseconds, which begin again after 49 days.
            let age = Double(guint32(truncatingIfNeeded: Int64(now * 1000)) &- time) / 1000
            return time != 0 && age < patience ? now - age : now
        }

        /// The seconds after which an event's time seems to be another clock's.
        private static let patience = 10.0

        private func press(_ event: OpaquePointer) {
            gtk_widget_grab_focus(widget)
            switch gdk_button_event_get_button(event) {
            case 1:
                isPressed = true
                send(.began, event)
            case 2:
                // The caret goes to the pointer first.
                send(.began, event)
                send(.ended, event)
                keys.pastePrimary()
            case 3: window.send(.secondaryClick(location(event)))
            default: break
            }
        }

        /// Hands a dragged view over to the desktop once the pointer has left the window.
        private func dragOut(_ event: OpaquePointer) {
            guard let session = window.session, session.isDragging, let device = gdk_event_get_device(event),
                !CGRect(origin: .zero, size: window.size).contains(location(event)),
                let drag = session.takeDraggedItem(at: FrameDriver.now)
            else { return }
            isPressed = false
            window.send(.pointer(PointerEvent(.cancelled, at: .zero)))
            WindowDrags.begin(drag, from: widget, device: device)
        }

        private func touch(_ event: OpaquePointer) {
            guard let sequence = gdk_event_get_event_sequence(event) else { return }
            let type = gdk_event_get_event_type(event)
            if type == GDK_TOUCH_BEGIN {
                gtk_widget_grab_focus(widget)
                let finger = (0...63).first { !fingers.values.contains($0) }
                fingers[sequence] = finger
            }
            guard let finger = fingers[sequence] else { return }
            switch type {
            case GDK_TOUCH_BEGIN: send(.began, event, pointer: finger, kind: .touch)
            case GDK_TOUCH_UPDATE: send(.moved, event, pointer: finger, kind: .touch)
            case GDK_TOUCH_END: send(.ended, event, pointer: finger, kind: .touch)
            default: send(.cancelled, event, pointer: finger, kind: .touch)
            }
            if type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL { fingers[sequence] = nil }
        }

        // MARK: Wheels and pinches

        private func scroll(_ event: OpaquePointer) {
            let modifiers = EventModifiers(gdk_event_get_modifier_state(event))
            var (x, y) = (0.0, 0.0)
            var unit = Self.notch
            switch gdk_scroll_event_get_direction(event) {
            case GDK_SCROLL_UP: y = -1
            case GDK_SCROLL_DOWN: y = 1
            case GDK_SCROLL_LEFT: x = -1
            case GDK_SCROLL_RIGHT: x = 1
            default:
                gdk_scroll_event_get_deltas(event, &x, &y)
                if gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE { unit = 1 }
            }
            let isTouchpad = gdk_event_get_device(event).map(gdk_device_get_source) == GDK_SOURCE_TOUCHPAD
            if modifiers.contains(.shift), x == 0, !isTouchpad { (x, y) = (y, 0) }
            let (place, time) = (location(event), Self.time(of: event))
            func send(_ phase: ScrollEvent.Phase, x: Double = 0, y: Double = 0, at time: Double) {
                let distance = CGSize(width: x * unit, height: y * unit)
                window.send(.scroll(ScrollEvent(phase, at: place, by: distance, modifiers: modifiers)), at: time)
            }
            guard isTouchpad else {
                if x != 0 || y != 0 { send(.turned, x: x, y: y, at: time) }
                return
            }
            // GTK makes one event of the movements within a frame; their speed is in the parts.
            for part in Self.history(of: event) where part.time < time {
                send(.moved, x: part.x, y: part.y, at: part.time)
                (x, y) = (x - part.x, y - part.y)
            }
            if x != 0 || y != 0 { send(.moved, x: x, y: y, at: time) }
            if gdk_scroll_event_is_stop(event) != 0 { send(.lifted, at: time) }
        }

        /// The movements that GTK has joined to a stroke's event.
        private static func history(of event: OpaquePointer) -> [(time: Double, x: Double, y: Double)] {
            var count: guint = 0
            guard let first = gdk_event_get_history(event, &count) else { return [] }
            defer { g_free(first) }
            return UnsafeBufferPointer(start: first, count: Int(count)).map { part in
                withUnsafeBytes(of: part.axes) { bytes in
                    let axes = bytes.assumingMemoryBound(to: Double.self)
                    return (
                        time(part.time), axes[Int(GDK_AXIS_DELTA_X.rawValue)], axes[Int(GDK_AXIS_DELTA_Y.rawValue)]
                    )
                }
            }
        }

        /// Fingers that rest on a touchpad stop what moves under the pointer.
        private func hold(_ event: OpaquePointer) {
            let isDown = gdk_touchpad_event_get_gesture_phase(event) == GDK_TOUCHPAD_GESTURE_PHASE_BEGIN
            window.send(
                .scroll(ScrollEvent(isDown ? .rested : .lifted, at: location(event))), at: Self.time(of: event))
        }

        private func takePinch(_ event: OpaquePointer) {
            let phase: PointerEvent.Phase
            switch gdk_touchpad_event_get_gesture_phase(event) {
            case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
                pinch = (1, 0)
                phase = .began
            case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE:
                pinch = (
                    gdk_touchpad_event_get_pinch_scale(event),
                    (pinch?.rotation ?? 0) + gdk_touchpad_event_get_pinch_angle_delta(event)
                )
                phase = .moved
            case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
            default: phase = .cancelled
            }
            guard let pinch else { return }
            window.send(
                .pinch(
                    PinchEvent(
                        phase, at: location(event), magnification: pinch.magnification, rotation: pinch.rotation)),
                at: Self.time(of: event))
            if phase == .ended || phase == .cancelled { self.pinch = nil }
        }
    }

    /// The pointer's look over a widget.
    @MainActor
    private struct PointerLook {
        let widget: UnsafeMutablePointer<GtkWidget>
        private var shown = PointerShape.arrow

        init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

        mutating func show(_ shape: PointerShape) {
            guard shape != shown else { return }
            shown = shape
            switch shape {
            case .arrow: gtk_widget_set_cursor(widget, nil)
            case .text: gtk_widget_set_cursor_from_name(widget, "text")
            case .link: gtk_widget_set_cursor_from_name(widget, "pointer")
            }
        }
    }
#endif
