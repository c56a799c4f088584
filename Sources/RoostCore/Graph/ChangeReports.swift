@_spi(Reflection) import Swift

/// The evaluations in which `_printChanges()` was called, with the values that the views had then.
///
/// Only views that ask are in here, so that the others pay nothing.
final class ChangeReports: GraphService {
    private var known: [NodeID: [Property]] = [:]

    init(graph: ViewGraph) {}

    /// One stored property of a view, as it was in an evaluation.
    private struct Property {
        let name: String
        let isDynamic: Bool
        /// The value, or its bytes if the value cannot be read by its type; nil for a property that tells nothing.
        let value: Any?
    }

    /// The names of what has changed since the evaluation before: `@self` for the view's own value, `@identity` for a
    /// new view, `_name` for a dynamic property. `@dependencies` stands for whatever else the body has read.
    func changes(of node: any EvaluatedBody) -> [String] {
        let properties = node.reportProperties { Self.properties(at: $0, of: $1, slots: $2) }
        guard let before = known.updateValue(properties, forKey: node.id) else {
            return ["@self", "@identity"] + properties.filter(\.isDynamic).map(\.name)
        }
        let changed = zip(before, properties).filter { !Self.areEqual($0.value, $1.value) }.map(\.1)
        let names =
            (changed.contains { !$0.isDynamic } ? ["@self"] : []) + changed.filter(\.isDynamic).map(\.name)
        return names.isEmpty ? ["@dependencies"] : names
    }

    private static func properties(
        at base: UnsafeMutableRawPointer, of type: Any.Type, slots: [AnyObject?]
    ) -> [Property] {
        guard !(type is AnyClass) else { return [] }
        var properties: [Property] = []
        var slot = 0
        _ = _forEachField(of: type) { name, offset, fieldType, kind in
            let name = String(cString: name)
            if let dynamic = fieldType as? any DynamicProperty.Type {
                let counter = slots.indices.contains(slot) ? slots[slot] as? any ChangeCounter : nil
                slot += 1
                let value = counter.map { $0.changeMark } ?? dynamic.reported(at: base + offset)
                properties.append(Property(name: name, isDynamic: true, value: value))
            } else {
                // An optional may be a weak reference, which is not what its type says.
                let value: Any =
                    kind == .optional
                    ? bytes(of: fieldType, at: base + offset) : copy(of: fieldType, at: base + offset)
                properties.append(Property(name: name, isDynamic: false, value: value))
            }
            return true
        }
        return properties
    }

    private static func copy(of type: Any.Type, at pointer: UnsafeMutableRawPointer) -> Any {
        func copy<T>(_: T.Type) -> Any { pointer.assumingMemoryBound(to: T.self).pointee }
        return _openExistential(type, do: copy)
    }

    private static func bytes(of type: Any.Type, at pointer: UnsafeMutableRawPointer) -> Any {
        func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return Array(UnsafeRawBufferPointer(start: pointer, count: _openExistential(type, do: size)))
    }

    private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        func equals<T>(_ a: T) -> Bool { (b as? T).map { isKnownEqual(a, $0) } ?? false }
        return _openExistential(a, do: equals)
    }
}

/// A node that evaluates a view's body.
protocol EvaluatedBody: ViewNode {
    /// Calls a closure with the place of the view whose body is evaluated, its type, and what the node keeps for its
    /// dynamic properties.
    func reportProperties<Result>(
        _ report: (UnsafeMutableRawPointer, Any.Type, [AnyObject?]) -> Result
    ) -> Result
}

/// What a node keeps for a property whose changes can only be counted.
protocol ChangeCounter: AnyObject {
    /// Differs after each change.
    var changeMark: Any { get }
}

extension DynamicProperty {
    fileprivate static func reported(at pointer: UnsafeMutableRawPointer) -> Any? {
        let property = pointer.assumingMemoryBound(to: Self.self).pointee as? any ReportedProperty
        return Evaluation.untracked { property?.reportedValue }
    }
}

extension View {
    /// Prints what has changed since the body was evaluated last, for finding needless evaluations. To be called in
    /// `body`: `let _ = Self._printChanges()`.
    ///
    /// The line names `@self` if the view's own value differs, `@identity` if the view is new, and the properties that
    /// differ (`_count`); `@dependencies` stands for an observable object that was read.
    nonisolated public static func _printChanges() {
        if let changes = describedChanges { print(changes) }
    }

    /// Logs what `_printChanges()` prints, through swift-log with the level `info`.
    nonisolated public static func _logChanges() {
        if let changes = describedChanges { Log.info(changes) }
    }

    nonisolated private static var describedChanges: String? {
        guard let node = Evaluation.current?.node as? any EvaluatedBody, node.viewType == Self.self else {
            Log.warning(
                "_printChanges() of \(typeName(Self.self)) is called outside of its body; there is nothing to compare.",
                view: typeName(Self.self))
            return nil
        }
        let changes = node.graph.service(ChangeReports.self).changes(of: node)
        return "\(typeName(Self.self)): \(changes.joined(separator: ", ")) changed."
    }
}
