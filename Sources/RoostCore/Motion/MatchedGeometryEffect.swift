/// The parts of a view's geometry that `matchedGeometryEffect` matches.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place of the anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size, which is proposed to the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The modifier of `.matchedGeometryEffect`.
nonisolated struct MatchedGeometryModifier: ViewModifier {
    typealias Body = Never
    let match: MatchedGeometry

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        MatchedGeometryNode(view, inputs)
    }
}

/// The node of a view in a matched group: each of its elements is a member of the group.
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
    /// Takes over the geometry of the group's source, and moves from and to it.
    ///
    /// A view that is not the source keeps its place in layout and is drawn at the source's: `.size` proposes the
    /// source's size to it, `.position` puts its anchor on the source's (case `web-mg1`). If a source is inserted in
    /// the transaction that removes another source of the same group, both are seen on the way from the old frame to
    /// the new one; their transitions determine how they come and go. Of several sources the one inserted last counts.
    ///
    /// - Parameters:
    ///   - id: The group's name in the namespace.
    ///   - properties: The matched parts; by default the whole frame.
    ///   - anchor: The point at which positions are matched.
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
