#if Desktop
    import CGtk
    import CoreGraphics
    import Foundation
    import RoostCore

    /// Answers assistive technologies: the app, its windows, and the nodes of their accessibility trees.
    @MainActor
    final class AccessibilityServer: BusDelegate {
        let bus = AccessibilityBus()
        private let title: String
        private var windows: [WindowAccessibility] = []
        private var lastNumber = 0
        private var applicationID = 0

        init(title: String) {
            self.title = title
            bus.responder.delegate = self
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

        private func reference(_ object: String?) -> BusValue { bus.reference(object) }

        private func children(of object: Object) -> [String] {
            switch object {
            case .app: windows.map(\.name)
            case .window(let window): window.roots.map { window.name(of: $0.id) }
            case .node(let window, let entry): entry.node.children.map { window.name(of: $0.id) }
            }
        }

        // MARK: Properties

        func property(_ name: String, _ interface: String, of path: String) -> BusValue? {
            if name == "version" { return .unsigned(1) }
            guard let object = find(path) else { return nil }
            switch (interface, name) {
            case ("Application", "ToolkitName"): return .string("Roost")
            case ("Application", "Version"), ("Application", "ToolkitVersion"): return .string("1.0")
            case ("Application", "AtspiVersion"): return .string("2.1")
            case ("Application", "InterfaceVersion"): return .unsigned(1)
            case ("Application", "Id"): return .int(applicationID)
            case ("Accessible", "Name"): return .string(self.name(of: object))
            case ("Accessible", "Description"): return .string(node(object)?.atspiDescription ?? "")
            case ("Accessible", "HelpText"): return .string(node(object)?.hint ?? "")
            case ("Accessible", "AccessibleId"): return .string(node(object)?.identifier ?? "")
            case ("Accessible", "Locale"): return .string(Locale.current.identifier)
            case ("Accessible", "ChildCount"): return .int(children(of: object).count)
            case ("Accessible", "Parent"): return parent(of: object)
            default: return answers(object)?.property(name, interface)
            }
        }

        private func name(of object: Object) -> String {
            switch object {
            case .app: title
            case .window(let window): window.title
            case .node(_, let entry): entry.node.atspiName
            }
        }

        private func parent(of object: Object) -> BusValue {
            switch object {
            case .app: .tuple([.string(AccessibilityBus.registry), .path(AccessibilityBus.root + "/root")])
            case .window: reference("root")
            case .node(let window, let entry): reference(entry.parent.map(window.name(of:)) ?? window.name)
            }
        }

        private func node(_ object: Object) -> AccessibilityNode? {
            if case .node(_, let entry) = object { entry.node } else { nil }
        }

        private func answers(_ object: Object) -> AccessibleNode? {
            guard case .node(let window, let entry) = object else { return nil }
            return AccessibleNode(window: window, node: entry.node, parent: entry.parent)
        }

        func setProperty(_ name: String, _ interface: String, of path: String, to value: OpaquePointer) -> Bool {
            switch (find(path), interface, name) {
            case (.app, "Application", "Id"):
                applicationID = Int(g_variant_get_int32(value))
                return true
            case (.node(let window, let entry), "Value", "CurrentValue"):
                guard entry.node.range != nil, entry.node.isEnabled else { return false }
                window.send(.access(AccessibilityRequest(.set(g_variant_get_double(value)), on: entry.node.id)))
                return true
            default: return false
            }
        }

        // MARK: Methods

        func call(_ method: String, _ interface: String, of path: String, _ arguments: BusArguments) -> BusValue? {
            // Clients ask for each object: the tree changes with frames.
            if interface == "Cache" { return .one(.array("((so)(so)(so)iiassusau)", [])) }
            guard let object = find(path) else { return nil }
            switch (interface, object) {
            case ("Accessible", _): return accessible(method, of: object, arguments)
            case ("Application", .app):
                return .one(.string(method == "GetLocale" ? Locale.current.identifier : ""))
            case ("Component", .window(let window)): return component(method, of: window, arguments)
            default: return answers(object)?.call(method, interface, arguments)
            }
        }

        private func accessible(_ method: String, of object: Object, _ arguments: BusArguments) -> BusValue? {
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
                let attributes = [("toolkit", "Roost")] + (node(object)?.atspiAttributes ?? [])
                return .one(.array("{ss}", attributes.map { .entry($0.0, $0.1) }))
            case "GetApplication": return .one(reference("root"))
            case "GetInterfaces":
                let names: [String] =
                    switch object {
                    case .app: ["Accessible", "Application"]
                    case .window: ["Accessible", "Component"]
                    case .node(_, let entry): entry.node.atspiInterfaces
                    }
                return .one(.array("s", names.map { .string(AccessibilityInterfaces.prefix + $0) }))
            default: return nil
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
            case .window(let window): 1 << 8 | 1 << 21 | 1 << 24 | 1 << 25 | 1 << 30 | (window.isActive ? 1 << 1 : 0)
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
            case "GetMDIZOrder": return .one(.short(0))
            case "GetAlpha": return .one(.double(1))
            case "Contains":
                return .one(.bool((0..<width).contains(arguments.int(0)) && (0..<height).contains(arguments.int(1))))
            case "GetAccessibleAtPoint": return .one(reference(window.name(at: arguments.point(0))))
            default: return .one(.bool(false))
            }
        }
    }
#endif
