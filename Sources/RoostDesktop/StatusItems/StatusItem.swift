#if Desktop
    import CGtk
    import CoreGraphics
    import Foundation
    import RoostControls
    import RoostCore
    import RoostRender

    /// A status item on the session's bus: its symbol, and its menu or small window.
    @MainActor
    final class StatusItem: BusDelegate {
        let scene: Int
        let path: String
        private unowned let host: DesktopHost
        private let bus: OpaquePointer
        private let responder = BusResponder()
        private var objects: [guint] = []
        private let label: LiveSession
        /// Nil for an item that opens a window.
        private let menu: LiveSession?
        private var title = ""
        private var pictures: [IconPicture] = []
        private var rows: [HostMenuItem] = []
        /// The rows' numbers for the panel; 0 is the menu itself.
        private var numbers: [NodeID: Int] = [:]
        private var revision: UInt32 = 1
        private var timer: Timer?

        /// The least time between two updates, in seconds: a panel need not follow every frame.
        private static let interval = 0.1
        private static let itemInterfaces = BusInterfaces([
            (
                "org.kde.StatusNotifierItem",
                [
                    "Category: s", "Id: s", "Title: s", "Status: s", "WindowId: i", "IconThemePath: s", "IconName: s",
                    "IconPixmap: a(iiay)", "OverlayIconName: s", "OverlayIconPixmap: a(iiay)", "AttentionIconName: s",
                    "AttentionIconPixmap: a(iiay)", "AttentionMovieName: s", "ToolTip: (sa(iiay)ss)",
                    "ItemIsMenu: b", "Menu: o", "ContextMenu(i,i)", "Activate(i,i)", "SecondaryActivate(i,i)",
                    "Scroll(i,s)",
                ]
            )
        ])
        private static let menuInterfaces = BusInterfaces([
            (
                "com.canonical.dbusmenu",
                [
                    "Version: u", "TextDirection: s", "Status: s", "IconThemePath: as",
                    "GetLayout(i,i,as)u,(ia{sv}av)", "GetGroupProperties(ai,as)a(ia{sv})", "GetProperty(i,s)v",
                    "Event(i,s,v,u)", "EventGroup(a(isvu))ai", "AboutToShow(i)b", "AboutToShowGroup(ai)ai,ai",
                ]
            )
        ])

        init(_ host: DesktopHost, scene: Int, opensWindow: Bool, on bus: OpaquePointer) {
            self.host = host
            self.scene = scene
            self.bus = bus
            path = "/StatusNotifierItem/\(scene)"
            let environment = host.environmentWithoutWindow()
            label = host.app.makeStatusLabel(of: scene, environment: environment)
            menu = opensWindow ? nil : host.app.makeStatusMenu(of: scene, environment: environment)
            responder.delegate = self
            for session in sessions {
                session.onWake { [weak self] in DispatchQueue.main.async { self?.update(after: 0) } }
            }
            update()
            objects = responder.serve(path, Self.itemInterfaces, on: bus)
            if menu != nil { objects += responder.serve(menuPath, Self.menuInterfaces, on: bus) }
        }

        private var sessions: [LiveSession] { [label] + (menu.map { [$0] } ?? []) }
        private var menuPath: String { path + "/menu" }

        /// Takes the item away.
        func end() {
            timer?.invalidate()
            for object in objects { g_dbus_connection_unregister_object(bus, object) }
            for session in sessions {
                session.onWake(nil)
                session.close()
            }
        }

        // MARK: Updates

        /// Takes the desktop's settings over.
        func takeSurroundings() {
            for session in sessions { session.setEnvironment { host.applySurroundingsOfPanel(to: &$0) } }
            update()
        }

        private func update(after seconds: Double) {
            timer?.invalidate()
            timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.update() }
            }
        }

        /// Takes changes of the app over, and tells the panel.
        private func update() {
            let now = FrameDriver.now
            if let list = label.fittedFrame(at: now) {
                pictures = IconPicture.pictures(of: list)
                emit("NewIcon")
            }
            let title = label.accessibilityTree().words
            if title != self.title {
                self.title = title
                emit("NewTitle")
                emit("NewToolTip")
            }
            if let menu {
                _ = menu.fittedFrame(at: now)
                let rows = HostMenuItem.items(menu.accessibilityTree())
                if rows != self.rows {
                    self.rows = rows
                    number(rows)
                    revision += 1
                    emit("LayoutUpdated", .tuple([.unsigned(revision), .int(0)]))
                }
            }
            guard let next = sessions.compactMap(\.nextFrame).min() else { return }
            update(after: max(Self.interval, next - now))
        }

        private func number(_ rows: [HostMenuItem]) {
            for row in rows {
                if numbers[row.id] == nil { numbers[row.id] = numbers.count + 1 }
                if case .submenu(let rows) = row.kind { number(rows) }
            }
        }

        private func emit(_ signal: String, _ arguments: BusValue = .nothing) {
            guard !objects.isEmpty else { return }
            let isOfMenu = signal == "LayoutUpdated"
            let interface = (isOfMenu ? Self.menuInterfaces : Self.itemInterfaces).names[0]
            g_dbus_connection_emit_signal(
                bus, nil, isOfMenu ? menuPath : path, interface, signal, arguments.gvariant, nil)
        }

        // MARK: Answers

        func property(_ name: String, _ interface: String, of object: String) -> BusValue? {
            switch (interface, name) {
            case ("dbusmenu", "Version"): .unsigned(3)
            case ("dbusmenu", "TextDirection"): .string("ltr")
            case ("dbusmenu", "Status"): .string("normal")
            case ("dbusmenu", "IconThemePath"): .array("s", [])
            case (_, "Category"): .string("ApplicationStatus")
            case (_, "Id"): .string("\(host.programName)-\(scene)")
            case (_, "Title"): .string(title)
            case (_, "Status"): .string("Active")
            case (_, "WindowId"): .int(0)
            case (_, "IconPixmap"): .array("(iiay)", pictures.map(\.value))
            case (_, "OverlayIconPixmap"), (_, "AttentionIconPixmap"): .array("(iiay)", [])
            case (_, "ToolTip"): .tuple([.string(""), .array("(iiay)", []), .string(title), .string("")])
            case (_, "ItemIsMenu"): .bool(menu != nil)
            case (_, "Menu"): .path(menu == nil ? "/NO_DBUSMENU" : menuPath)
            default: .string("")
            }
        }

        func call(_ method: String, _ interface: String, of object: String, _ arguments: BusArguments) -> BusValue? {
            switch method {
            case "Activate", "ContextMenu":
                if menu == nil { host.toggleStatusWindow(scene) }
                return .nothing
            case "SecondaryActivate", "Scroll": return .nothing
            case "GetLayout": return layout(of: arguments.int(0), depth: arguments.int(1))
            case "GetGroupProperties":
                let wanted = arguments.ints(0)
                let found = (wanted.isEmpty ? [0] + numbers.values.sorted() : wanted).compactMap { number in
                    properties(of: number).map { BusValue.tuple([.int(number), $0]) }
                }
                return .one(.array("(ia{sv})", found))
            case "GetProperty":
                guard case .array(_, let fields)? = properties(of: arguments.int(0)) else { return nil }
                let name = arguments.string(1)
                return fields.lazy.compactMap { field -> BusValue? in
                    if case .field(name, let value) = field { .one(.variant(value)) } else { nil }
                }.first
            case "Event":
                take(arguments)
                return .nothing
            case "EventGroup":
                arguments.each(0) { take($0) }
                return .one(.array("i", []))
            case "AboutToShow":
                update()
                return .one(.bool(false))
            case "AboutToShowGroup":
                update()
                return .tuple([.array("i", []), .array("i", [])])
            default: return nil
            }
        }

        /// A number, the name of an event, its data and its time.
        private func take(_ event: BusArguments) {
            guard event.string(1) == "clicked", let menu, let row = row(event.int(0)), row.isEnabled else { return }
            menu.send(.access(AccessibilityRequest(.activate, on: row.id)), at: FrameDriver.now)
            update()
        }

        // MARK: The menu

        private func row(_ number: Int, among rows: [HostMenuItem]? = nil) -> HostMenuItem? {
            for row in rows ?? self.rows {
                if numbers[row.id] == number { return row }
                if case .submenu(let rows) = row.kind, let found = self.row(number, among: rows) { return found }
            }
            return nil
        }

        private func layout(of number: Int, depth: Int) -> BusValue? {
            if number == 0 { return .tuple([.unsigned(revision), entry(0, properties(of: 0)!, rows, depth)]) }
            return row(number).map { .tuple([.unsigned(revision), entry($0, depth)]) }
        }

        private func entry(_ row: HostMenuItem, _ depth: Int) -> BusValue {
            var rows: [HostMenuItem] = []
            if case .submenu(let inner) = row.kind { rows = inner }
            return entry(numbers[row.id] ?? 0, properties(of: row), rows, depth)
        }

        /// - Parameter depth: The number of levels below; -1 for all.
        private func entry(_ number: Int, _ properties: BusValue, _ rows: [HostMenuItem], _ depth: Int) -> BusValue {
            let inner = depth == 0 ? [] : rows.map { BusValue.variant(entry($0, max(-1, depth - 1))) }
            return .tuple([.int(number), properties, .array("v", inner)])
        }

        private func properties(of number: Int) -> BusValue? {
            number == 0
                ? .array("{sv}", [.field("children-display", .string("submenu"))]) : row(number).map(properties)
        }

        private func properties(of row: HostMenuItem) -> BusValue {
            var fields: [(String, BusValue)]
            switch row.kind {
            case .line: fields = [("type", .string("separator"))]
            // An underscore would underline the next letter.
            default: fields = [("label", .string(row.title.replacing("_", with: "__")))]
            }
            if !row.isEnabled || row.kind == .words { fields.append(("enabled", .bool(false))) }
            if case .submenu = row.kind { fields.append(("children-display", .string("submenu"))) }
            if row.isOn { fields += [("toggle-type", .string("checkmark")), ("toggle-state", .int(1))] }
            return .array("{sv}", fields.map { .field($0, $1) })
        }
    }

    /// A status item's symbol as a panel takes it: opaqueness, red, green and blue of each pixel.
    private struct IconPicture {
        let width: Int
        let height: Int
        let bytes: [UInt8]

        var value: BusValue { .tuple([.int(width), .int(height), .bytes(bytes)]) }

        /// The pictures for panels with one and two pixels a point.
        static func pictures(of list: DisplayList) -> [IconPicture] {
            [1, 2].compactMap { scale in
                do {
                    return try IconPicture(list, scale: scale)
                } catch {
                    Log.warning("a status item shows no symbol: \(error)")
                    return nil
                }
            }
        }

        init(_ list: DisplayList, scale: CGFloat) throws {
            (width, height) = try Rasterizer.pixelSize(of: list.size, scale: scale)
            var pixels = [UInt8](repeating: 0, count: width * height * 4)
            let area = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
            try pixels.withUnsafeMutableBytes {
                try Rasterizer().draw(
                    list, scale: scale, area: area, into: $0.baseAddress!, bytesPerRow: area.width * 4)
            }
            for start in stride(from: 0, to: pixels.count, by: 4) {
                let alpha = Int(pixels[start + 3])
                let color = (0..<3).map { alpha == 0 ? 0 : UInt8(min(255, Int(pixels[start + $0]) * 255 / alpha)) }
                pixels.replaceSubrange(start..<(start + 4), with: [UInt8(alpha)] + color)
            }
            bytes = pixels
        }
    }

    extension LiveSession {
        /// A frame as large as the content; nil if nothing has changed.
        fileprivate func fittedFrame(at time: Double) -> DisplayList? {
            let list = frame(at: time)
            var size = CGSize.zero
            run(at: time) { size = graph.measure(.unspecified) }
            func whole(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(1, length.rounded(.up)), 4096) : 1 }
            setViewport(Viewport(size: CGSize(width: whole(size.width), height: whole(size.height)), scale: 1))
            return frame(at: time) ?? list
        }
    }

    extension [AccessibilityNode] {
        /// The words of the nodes, in reading order.
        fileprivate var words: String {
            map { node in
                let own = [node.label, node.value].filter { !$0.isEmpty }
                return (own + [node.children.words].filter { !$0.isEmpty }).joined(separator: " ")
            }.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }
#endif
