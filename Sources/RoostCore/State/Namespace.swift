/// A name space of one view, in which its parts find each other (`matchedGeometryEffect`).
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// One name space: the same for as long as the view's identity lasts.
    public struct ID: Hashable, Sendable {
        fileprivate let owner: ObjectIdentifier?
    }

    private var owner: Owner?

    public init() {}

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
