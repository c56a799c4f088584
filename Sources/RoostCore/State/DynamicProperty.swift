/// A stored property through which a view reads state from outside its value.
public protocol DynamicProperty {
    /// Called before `body` is evaluated, once the properties nested in this one are up to date.
    mutating func update()

    /// Connects the property of a view to the view's node. `slot` holds what the property keeps in the node. Returns
    /// whether the value that `body` reads may have changed.
    static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// A property made of other properties: connects those, then calls `update`.
    public static func _install(
        _ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext
    ) -> Bool {
        let changed = context.installProperties(of: &property, &slot)
        property.update()
        return changed
    }
}

/// A dynamic property whose value can be compared, for reports of changes.
protocol ReportedProperty {
    var reportedValue: Any { get }
}

private final class NestedSlots: StateSlot {
    var slots: [AnyObject?]

    var holdsWrittenState: Bool { slots.contains { ($0 as? any StateSlot)?.holdsWrittenState ?? false } }
    var writtenValue: Any? { nil }

    init(_ slots: [AnyObject?]) { self.slots = slots }
}

/// The node for which a property is being installed.
public struct _PropertyContext {
    let node: ViewNode
    /// Identifies the node's current evaluation.
    let dependent: () -> Dependent

    package var environment: EnvironmentValues { node.environment }

    /// Puts an object into the environment of the views below, as `environmentObject(_:)` does.
    package func provide<T: AnyObject>(_ object: T) { node.environment[object: T.self] = object }

    /// Connects the dynamic properties inside a property. Returns whether any of them changed.
    package func installProperties<Value>(of value: inout Value, _ slot: inout AnyObject?) -> Bool {
        let fields = DynamicPropertyFields.find(of: Value.self).object
        let nested = slot as? NestedSlots ?? NestedSlots(fields.makeSlots())
        slot = nested
        return withUnsafeMutablePointer(to: &value) { fields.install(at: $0, &nested.slots, self) }
    }
}
