/// A stored property of a view through which the view gets state from outside its value.
public protocol DynamicProperty {
    /// Called before the body is evaluated, with the nested properties up to date.
    mutating func update()

    /// Connects the property of one view to its node. `slot` is what the property keeps in the node; the answer says
    /// whether the value that the body will see may differ from before.
    static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool
}

extension DynamicProperty {
    public mutating func update() {}

    /// A property made of properties: connects those, then calls `update`.
    public static func _install(
        _ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext
    ) -> Bool {
        let changed = context.installProperties(of: &property, &slot)
        property.update()
        return changed
    }
}

private final class NestedSlots: StateSlot {
    var slots: [AnyObject?]

    var holdsWrittenState: Bool { slots.contains { ($0 as? any StateSlot)?.holdsWrittenState ?? false } }

    init(_ slots: [AnyObject?]) { self.slots = slots }
}

/// Where a property is being installed.
public struct _PropertyContext {
    let node: ViewNode
    /// Marks the node's current evaluation.
    let dependent: () -> Dependent

    var environment: EnvironmentValues { node.environment }

    /// Connects the properties of a value that is a property itself; says whether any of them changed.
    func installProperties<Value>(of value: inout Value, _ slot: inout AnyObject?) -> Bool {
        let fields = DynamicPropertyFields.find(of: Value.self).object
        let nested = slot as? NestedSlots ?? NestedSlots(fields.makeSlots())
        slot = nested
        return withUnsafeMutablePointer(to: &value) { fields.install(at: $0, &nested.slots, self) }
    }
}
