/// What of two matched views is made the same.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The group of views that a view moves from and to, for the animation between them.
package struct MatchedGeometry: PassingTraitKey {
    package static var defaultValue: MatchedGeometry? { nil }

    package let id: AnyHashable
    package let namespace: Namespace.ID
    package let properties: MatchedGeometryProperties
    package let anchor: UnitPoint
    package let isSource: Bool
}

extension View {
    /// Moves from the place of the view that went with the same name to the view's own.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            PassingTraitModifier(MatchedGeometry.self) {
                $0 = MatchedGeometry(
                    id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor,
                    isSource: isSource)
            })
    }
}
