/// What of a view's geometry is made the same as another's.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What `.matchedGeometryEffect` applies.
nonisolated struct MatchedGeometryModifier: ViewModifier {
    typealias Body = Never
    let match: MatchedGeometry

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        MatchedGeometryNode(view, inputs)
    }
}

/// The node of a view whose geometry goes with that of others: each of its elements is a member of the group.
final class MatchedGeometryNode<Base: View>: WrappingNode<Base, MatchedGeometryModifier> {
    private var members: [LayoutID: MatchedGeometryObject] = [:]

    override func makeWrapper(around content: LayoutID) -> LayoutID {
        let member = MatchedGeometryObject(view.modifier.match)
        let wrapper = graph.layout.add(member, owner: self)
        member.element = wrapper
        members[wrapper] = member
        graph.matches.add(member)
        return wrapper
    }

    override func updateWrapper(_ wrapper: LayoutID) {
        guard let member = members[wrapper] else { return }
        graph.matches.change(member, to: view.modifier.match)
    }

    override func removeWrapper(_ wrapper: LayoutID) {
        guard let member = members.removeValue(forKey: wrapper) else { return }
        graph.matches.remove(member)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        updateContent(of: content, environment)
        updateWrappers(environmentChanged: environmentChanged)
    }
}

extension View {
    /// Takes over the geometry of the view of the same name that is the source, and moves from and to it.
    ///
    /// A view that is not the source keeps its place in layout and is drawn at the source's: `.size` proposes the source's
    /// size to it, `.position` puts its anchor on the source's (case `web-mg1`). Where a source is inserted in the
    /// transaction in which another one of its name is removed, both are seen on the way from the old one's frame to the
    /// new one's; how they come and go is for their transitions to say. Of several sources the one inserted last counts.
    ///
    /// - Parameters:
    ///   - id: The group's name in the name space.
    ///   - properties: What is taken over; by default the whole frame.
    ///   - anchor: The point of a view that is put on another's, or that another's is put on.
    ///   - isSource: Whether the view gives its geometry to the others of its group.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                match: MatchedGeometry(
                    group: MatchedGeometry.Group(id: AnyHashable(id), namespace: namespace), properties: properties,
                    anchor: anchor, isSource: isSource)))
    }
}
