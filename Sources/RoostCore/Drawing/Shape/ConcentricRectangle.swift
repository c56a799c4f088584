import CoreGraphics

/// A rectangle whose corners have the same middles as those of the container around the view, which
/// `containerShape(_:)` sets. Without such a container, concentric corners have their smallest radius.
nonisolated public struct ConcentricRectangle: InsettableShape, SurroundedShape {
    private var topLeading: Edge.Corner.Style
    private var topTrailing: Edge.Corner.Style
    private var bottomLeading: Edge.Corner.Style
    private var bottomTrailing: Edge.Corner.Style
    private var isUniform: Bool
    private var amount: CGFloat = 0

    /// A rectangle with concentric corners.
    public init() { self.init(corners: .concentric) }

    /// A rectangle with one style for all corners.
    ///
    /// - Parameter isUniform: Whether all corners take the largest radius among them.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners)
        self.isUniform = isUniform
    }

    /// A rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) {
        topLeading = topLeadingCorner
        topTrailing = topTrailingCorner
        bottomLeading = bottomLeadingCorner
        bottomTrailing = bottomTrailingCorner
        isUniform = false
    }

    /// A rectangle with one style for the upper corners and another one for the lower corners.
    public init(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    }

    public var _sizing: _ShapeSizing { .surroundings }

    /// The outline outside of a container.
    public func path(in rect: CGRect) -> Path { outline(in: rect, container: nil) }

    package func path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
        outline(in: rect, container: environment.containerShape?.cornerRadii(in: rect))
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        var inner = self
        inner.amount += amount
        return inner
    }

    public var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    private func outline(in rect: CGRect, container: RectangleCornerRadii?) -> Path {
        var radii = RectangleCornerRadii(
            topLeading: topLeading.radius(container?.topLeading),
            bottomLeading: bottomLeading.radius(container?.bottomLeading),
            bottomTrailing: bottomTrailing.radius(container?.bottomTrailing),
            topTrailing: topTrailing.radius(container?.topTrailing))
        if isUniform {
            radii = RectangleCornerRadii(
                all: max(radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing))
        }
        return Path(
            roundedRect: rect.edgesMovedIn(by: amount), cornerRadii: radii.map { max(0, $0 - amount) },
            style: .continuous)
    }
}

extension Edge {
    /// A corner of a rectangle. Leading and trailing follow the layout direction.
    public enum Corner: Int8, CaseIterable, Sendable {
        /// One of the four corners.
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How round a corner is.
        public struct Style: Hashable, Sendable {
            private enum Kind: Hashable, Sendable {
                case fixed(CGFloat)
                case concentric(minimum: CGFloat)
            }
            private let kind: Kind

            /// A radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
            /// The radius that gives the corner the same middle as the container's.
            public static var concentric: Style { Style(kind: .concentric(minimum: 0)) }
            /// The radius that gives the corner the same middle as the container's, but at least one of a size in
            /// points.
            public static func concentric(minimum: CGFloat) -> Style { Style(kind: .concentric(minimum: minimum)) }
            /// The radius that gives the corner the same middle as the container's, but at least that of a style.
            public static func concentric(minimum: Style) -> Style {
                Style(kind: .concentric(minimum: minimum.radius(nil)))
            }

            fileprivate func radius(_ container: CGFloat?) -> CGFloat {
                switch kind {
                case .fixed(let radius): radius
                case .concentric(let minimum): max(container ?? 0, minimum)
                }
            }
        }
    }
}

nonisolated extension Shape where Self == ConcentricRectangle {
    /// A rectangle with one style for all corners; `isUniform` gives all the largest radius among them.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// A rectangle with a style for each corner.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
}
