import CoreGraphics

/// The modifier of `padding(_:_:)`.
nonisolated public struct _PaddingLayout: ElementModifier {
    public typealias Body = Never
    /// The padded edges.
    public var edges: Edge.Set
    /// The padding by edge in points; nil for the default, 16 (Rules.md, Padding).
    public var insets: EdgeInsets?

    @inlinable init(edges: Edge.Set, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        let insets = insets ?? EdgeInsets(16, edges: .all)
        return .padding(
            EdgeInsets(
                top: edges.contains(.top) ? Self.checked(insets.top) : 0,
                leading: edges.contains(.leading) ? Self.checked(insets.leading) : 0,
                bottom: edges.contains(.bottom) ? Self.checked(insets.bottom) : 0,
                trailing: edges.contains(.trailing) ? Self.checked(insets.trailing) : 0))
    }

    private static func checked(_ length: CGFloat) -> CGFloat {
        if length.isFinite { return length }
        Log.warning("Invalid padding \(length): it must be finite; 0 is used.", view: "padding", value: length)
        return 0
    }
}

extension View {
    /// Keeps a distance around the view, given by edge in points. Negative distances let it reach over its frame.
    @inlinable nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
    }

    /// Keeps the same distance from the given edges.
    /// - Parameter length: Points; nil for the default, 16.
    @inlinable nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }))
    }

    /// Keeps the same distance from all edges, in points.
    @inlinable nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(length, edges: .all)))
    }
}
