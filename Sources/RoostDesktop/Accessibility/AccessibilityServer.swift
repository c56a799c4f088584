#if Desktop
    import CGtk
    import CoreGraphics
    import Foundation
    import RoostCore

    /// Answers assistive technologies: the app, its windows, and the nodes of their accessibility trees.
    @MainActor
    final class AccessibilityServer: AccessibilityBusDelegate {
        let bus = AccessibilityBus()
        private let title: String
        private var windows: [WindowAccessibility] = []
        private var lastNumber = 0
        private var applicationID = 0

        init(title: String) {
            self.title = title
            bus.delegate = self
            bus.connect()
        }

        func open(_ window: DesktopWindow) -> WindowAccessibility {
            lastNumber += 1
            let made = WindowAccessibility(number: lastNumber, window: window, bus: bus)
            windows.append(made)
            bus.emit("ChildrenChanged", "root", "add", windows.count - 1, 0, reference(made.name))
            return made
        }

        func close(_ window: WindowAccessibility) {
            guard let index = windows.firstIndex(where: { $0 === window }) else { return }
            windows.remove(at: index)
            bus.emit("ChildrenChanged", "root", "remove", index, 0, reference(window.name))
        }

        // MARK: Objects

        private enum Object {
            case app
            case window(WindowAccessibility)
            case node(WindowAccessibility, WindowAccessibility.Entry)
        }

        private func find(_ name: String) -> Object? {
            if name == "root" { return .app }
            guard name.first == "w" else { return nil }
            let parts = name.dropFirst().split(separator: "n")
            guard let number = parts.first.flatMap({ Int($0) }),
                let window = windows.first(where: { $0.number == number })
            else { return nil }
            window.refresh()
            guard parts.count == 2 else { return parts.count == 1 ? .window(window) : nil }
            return NodeID(parts[1]).flatMap { window.entries[$0] }.map { .node(window, $0) }
        }

        private func reference(_ object: String?) -> BusValue {
            guard let object else { return .tuple([.string(""), .path("/org/a11y/atspi/null")]) }
            return .tuple([.string(bus.name), .path(AccessibilityBus.root + "/" + object)])
        }

        private func children(of object: Object) -> [String] {
            switch object {
            case .app: windows.map(\.name)
            case .window(let window): window.roots.map { window.name(of: $0.id) }
            case .node(let window, let entry): entry.node.children.map { window.name(of: $0.id) }
            }
        }

        // MARK: Properties

        func property(_ name: String, _ interface: String, of path: String) -> BusValue? {
            guard let object = find(path) else { return nil }
            if interface == "Application" {
                switch name {
                case "ToolkitName": return .string("Roost")
                case "Version", "AtspiVersion": return .string("2.1")
                case "Id": return .int(applicationID)
                default: return nil
                }
            }
            switch name {
            case "Name":
                switch object {
                case .app: return .string(title)
                case .window(let window): return .string(window.title)
                case .node(_, let entry): return .string(entry.node.atspiName)
                }
            case "Description": return .string(node(object)?.atspiDescription ?? "")
            case "AccessibleId": return .string(node(object)?.identifier ?? "")
            case "Locale": return .string(Locale.current.identifier)
            case "ChildCount": return .int(children(of: object).count)
            case "Parent":
                switch object {
                case .app: return reference(nil)
                case .window: return reference("root")
                case .node(let window, let entry):
                    return reference(entry.parent.map(window.name(of:)) ?? window.name)
                }
            default: break
            }
            guard case .node(let window, let entry) = object else { return nil }
            return AccessibleNode(window: window, node: entry.node).property(name)
        }

        private func node(_ object: Object) -> AccessibilityNode? {
            if case .node(_, let entry) = object { entry.node } else { nil }
        }

        func setProperty(_ name: String, _ interface: String, of path: String, to value: OpaquePointer) -> Bool {
            switch (find(path), name) {
            case (.app, "Id"):
                applicationID = Int(g_variant_get_int32(value))
                return true
            case (.node(let window, let entry), "CurrentValue"):
                window.send(.access(AccessibilityRequest(.set(g_variant_get_double(value)), on: entry.node.id)))
                return true
            default: return false
            }
        }

        // MARK: Methods

        func call(_ method: String, _ interface: String, of path: String, _ arguments: BusArguments) -> BusValue? {
            guard let object = find(path) else { return nil }
            switch method {
            case "GetChildAtIndex":
                let (children, index) = (children(of: object), arguments.int(0))
                return .one(reference(children.indices.contains(index) ? children[index] : nil))
            case "GetChildren": return .one(.array("(so)", children(of: object).map { reference($0) }))
            case "GetIndexInParent":
                switch object {
                case .app: return .one(.int(-1))
                case .window(let window): return .one(.int(windows.firstIndex { $0 === window } ?? -1))
                case .node(_, let entry): return .one(.int(entry.index))
                }
            case "GetRelationSet": return .one(.array("(ua(so))", []))
            case "GetRole": return .one(.unsigned(role(of: object).number))
            case "GetRoleName", "GetLocalizedRoleName": return .one(.string(role(of: object).name))
            case "GetState":
                let states = states(of: object)
                return .one(
                    .array("u", [.unsigned(UInt32(truncatingIfNeeded: states)), .unsigned(UInt32(states >> 32))]))
            case "GetAttributes":
                var attributes: [BusValue] = [.entry("toolkit", "Roost")]
                if let node = node(object) {
                    if !node.identifier.isEmpty { attributes.append(.entry("id", node.identifier)) }
                    if node.role == .heading { attributes.append(.entry("level", String(max(node.headingLevel, 2)))) }
                }
                return .one(.array("{ss}", attributes))
            case "GetApplication": return .one(reference("root"))
            case "GetInterfaces":
                let names: [String] =
                    switch object {
                    case .app: ["Accessible", "Application"]
                    case .window: ["Accessible", "Component"]
                    case .node(_, let entry): entry.node.atspiInterfaces
                    }
                return .one(.array("s", names.map { .string(AccessibilityInterfaces.prefix + $0) }))
            case "GetLocale": return .one(.string(Locale.current.identifier))
            default: break
            }
            switch object {
            case .app: return nil
            case .window(let window): return component(method, of: window, arguments)
            case .node(let window, let entry):
                return AccessibleNode(window: window, node: entry.node).call(method, arguments)
            }
        }

        private func role(of object: Object) -> (number: UInt32, name: String) {
            switch object {
            case .app: (75, "application")
            case .window: (23, "frame")
            case .node(_, let entry): entry.node.atspiRole
            }
        }

        private func states(of object: Object) -> UInt64 {
            switch object {
            case .app: 0
            case .window(let window): 1 << 8 | 1 << 24 | 1 << 25 | 1 << 30 | (window.isActive ? 1 << 1 : 0)
            case .node(_, let entry): entry.node.atspiStates
            }
        }

        private func component(
            _ method: String, of window: WindowAccessibility, _ arguments: BusArguments
        ) -> BusValue? {
            let (width, height) = (Int(window.size.width), Int(window.size.height))
            switch method {
            case "GetExtents": return .one(.tuple([.int(0), .int(0), .int(width), .int(height)]))
            case "GetPosition": return .tuple([.int(0), .int(0)])
            case "GetSize": return .tuple([.int(width), .int(height)])
            case "GetLayer": return .one(.unsigned(7))
            case "GetAlpha": return .one(.double(1))
            case "Contains":
                return .one(.bool((0..<width).contains(arguments.int(0)) && (0..<height).contains(arguments.int(1))))
            case "GetAccessibleAtPoint":
                let point = CGPoint(x: Double(arguments.int(0)), y: Double(arguments.int(1)))
                var found: NodeID?
                func visit(_ nodes: [AccessibilityNode]) {
                    guard let node = nodes.last(where: { $0.frame.contains(point) }) else { return }
                    found = node.id
                    visit(node.children)
                }
                visit(window.roots)
                return .one(reference(found.map(window.name(of:))))
            default: return nil
            }
        }
    }
#endif
