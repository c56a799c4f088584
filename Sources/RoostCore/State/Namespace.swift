/// A namespace that belongs to one view, in which its parts find each other by id (`matchedGeometryEffect`).
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// Identifies a namespace for as long as the view's identity lasts.
    public struct ID: Hashable, Sendable {
        fileprivate let owner: ObjectIdentifier?
    }

    private var owner: Owner?

    /// A namespace of its own for each identity of the view.
    public init() {}

    /// The namespace's id, to pass to the modifiers of its parts.
    public var wrappedValue: ID { ID(owner: owner.map(ObjectIdentifier.init)) }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        let owner = slot as? Owner ?? Owner()
        slot = owner
        property.owner = owner
        return false
    }

    private final class Owner: Sendable {}
}

extension Namespace: Sendable {}
