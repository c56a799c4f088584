/// The values that views' states start with in place of their own: those that a preview had before its code changed, or
/// that somebody chose.
package final class StateSeeds: Sendable {
    package typealias Start = @Sendable (_ place: StatePlace, _ type: Any.Type, _ isOfUser: Bool) -> Any?

    private let start: Start

    /// - Parameter start: The start of the state at a place, of a type, in a view of the user's or of Roost's; nil for the
    ///   state's own.
    package init(_ start: @escaping Start) { self.start = start }

    /// Makes what a node keeps for the states that start elsewhere.
    func fill(_ slots: inout [AnyObject?], for fields: DynamicPropertyFields, of node: ViewNode) {
        guard node is any EvaluatedBody, fields.haveSeededState else { return }
        let view = node.graph.statePlaces.path(of: node)
        let isOfUser = StatePlaces.isOfUser(node)
        for (index, field) in fields.fields.enumerated() {
            guard let type = field.type as? any SeededProperty.Type else { continue }
            slots[index] = type.slot { start(StatePlace(view: view, name: field.propertyName), $0, isOfUser) }
        }
    }
}

/// The place of a state among those of a window. It is the same in another process, and after edits that leave the views
/// with the user's bodies in their order.
package struct StatePlace: Hashable, Sendable {
    /// The views with bodies from the outside in, each with its number among its like where it is not the first.
    package var view: String
    /// The property's name.
    package var name: String

    package init(view: String, name: String) {
        self.view = view
        self.name = name
    }
}

/// The paths of a window's views. Views get their numbers in the order in which they are asked for.
struct StatePlaces {
    private var paths: [NodeID: String] = [:]
    private var counts: [String: Int] = [:]

    mutating func path(of node: ViewNode) -> String {
        if let known = paths[node.id] { return known }
        var outer = node.parent
        while let current = outer, !Self.isOfUser(current) { outer = current.parent }
        var path = Self.name(node)
        if let outer {
            var around = ""
            StackGuard.run(depth: node.depth) { around = self.path(of: outer) }
            path = around + "/" + path
        }
        let count = counts[path, default: 0]
        counts[path] = count + 1
        if count > 0 { path += "#\(count)" }
        paths[node.id] = path
        return path
    }

    /// Whether a node has the body of a view that the user wrote: Roost's own may differ around the same views.
    static func isOfUser(_ node: ViewNode) -> Bool {
        guard node is any EvaluatedBody else { return false }
        let name = String(reflecting: node.viewType)
        return !["Roost", "SwiftUI.", "UIKit.", "Charts."].contains(where: name.hasPrefix)
    }

    /// The type's name without what it is generic over, which differs after most edits.
    private static func name(_ node: ViewNode) -> String { String(typeName(node.viewType).prefix { $0 != "<" }) }
}

/// A state that has been written, and its place.
package struct KeptState {
    package var place: StatePlace
    package var value: Any
}

extension ViewGraph {
    /// The states of the window's views that have been written.
    package var keptStates: [KeptState] {
        var (places, kept) = (StatePlaces(), [KeptState]())
        func visit(_ node: ViewNode) {
            if let body = node as? any EvaluatedBody {
                body.reportProperties { _, type, slots in
                    let fields = DynamicPropertyFields.find(of: type).object
                    guard fields.haveSeededState else { return }
                    let view = places.path(of: node)
                    for (field, slot) in zip(fields.fields, slots) where field.type is any SeededProperty.Type {
                        guard let value = (slot as? any StateSlot)?.writtenValue else { continue }
                        kept.append(KeptState(place: StatePlace(view: view, name: field.propertyName), value: value))
                    }
                }
            }
            for child in node.children { StackGuard.run(depth: node.depth) { visit(child) } }
        }
        visit(root)
        return kept
    }
}

/// A property whose state may start with another value than its own.
protocol SeededProperty {
    static func slot(_ value: (Any.Type) -> Any?) -> AnyObject?
}

extension State: SeededProperty {
    static func slot(_ value: (Any.Type) -> Any?) -> AnyObject? {
        guard let found = value(Value.self), let start = found as? Value else { return nil }
        return StoredLocation(written: start)
    }
}

extension DynamicPropertyFields {
    fileprivate var haveSeededState: Bool { fields.contains { $0.type is any SeededProperty.Type } }
}

extension EnvironmentValues {
    /// The starts of the states in a new window; nil for the states' own.
    @Entry package var stateSeeds: StateSeeds?
}
