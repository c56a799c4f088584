import CoreGraphics

/// The room between a list's sections.
nonisolated public struct ListSectionSpacing: Sendable {
    /// In points; nil for the list's own.
    let length: CGFloat?

    public static let `default` = ListSectionSpacing(length: nil)
    /// Half as much.
    public static let compact = ListSectionSpacing(length: 17.5)

    /// A length in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// What the lists in a view have in common, set from outside.
nonisolated struct ListAttributes: Sendable {
    /// Between rows, in points.
    var rowSpacing: CGFloat?
    /// Between sections, in points.
    var sectionSpacing: CGFloat?
    /// Whether the list's own ground is seen.
    var ground = Visibility.automatic
}

private struct ListAttributesKey: EnvironmentKey {
    static let defaultValue = ListAttributes()
}

private struct MinimumRowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
    var listAttributes: ListAttributes {
        get { self[ListAttributesKey.self] }
        set { self[ListAttributesKey.self] = newValue }
    }

    /// How tall a list's rows are at least, in points. Unless it is set it follows the size of body text: 52 on iOS at
    /// the default size, 24 on macOS.
    public var defaultMinListRowHeight: CGFloat {
        get {
            self[MinimumRowHeightKey.self]
                ?? ListMetrics.minimumRowHeight(idiom: idiom, dynamicTypeSize: dynamicTypeSize)
        }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The same, nil where nobody set it: some looks have another one.
    var minimumListRowHeight: CGFloat? { self[MinimumRowHeightKey.self] }

    /// How tall a list's headers are at least, in points; nil for their content's height.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The room between rows in points; nil for the list's own.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        transformEnvironment(\.listAttributes) { $0.rowSpacing = spacing.map { $0.isFinite ? max(0, $0) : 0 } }
    }

    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformEnvironment(\.listAttributes) {
            $0.sectionSpacing = spacing.length.map { $0.isFinite ? max(0, $0) : 0 }
        }
    }

    /// The room between sections, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Whether the lists and forms in this view have a ground of their own.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.listAttributes) { $0.ground = visibility }
    }
}
