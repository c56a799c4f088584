import CoreGraphics

/// The parts of the safe area, by their causes.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt
    /// The parts whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room of bars and screen edges.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The room of the keyboard. The browser makes it, so ignoring it has no effect here.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All parts.
    public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated struct SafeAreaIgnoringModifier: ElementModifier {
    typealias Body = Never
    let edges: Edge.Set

    func makeObject(in environment: EnvironmentValues) -> LayoutObject? { SafeAreaIgnoringObject(edges: edges) }
}

nonisolated package struct SafeAreaPaddingModifier: ElementModifier {
    package typealias Body = Never
    let insets: EdgeInsets

    package init(insets: EdgeInsets) { self.insets = insets }

    package func makeObject(in environment: EnvironmentValues) -> LayoutObject? { SafeAreaObject(.padding(insets)) }
}

/// A bar beside the content that becomes part of the content's safe area.
nonisolated struct SafeAreaInsetModifier<Bar: View>: LayeredModifier {
    typealias Body = Never
    let layer: Bar
    let edge: Edge
    let spacing: CGFloat?
    let alignment: Alignment
    var isBehind: Bool { false }

    func makeObject() -> LayoutObject? { SafeAreaObject(.bar(edge, spacing: spacing, alignment)) }
}

extension View {
    /// Lets the view extend under the bars and screen edges that it touches. Only `.container` counts: the keyboard has
    /// no safe area here.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// The older form of `ignoresSafeArea(_:edges:)`.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(SafeAreaIgnoringModifier(edges: edges))
    }

    /// Puts a bar at the top or bottom edge, and reduces the view's safe area by it.
    /// - Parameter spacing: The distance to the content in points; nil for the distance that both prefer.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                layer: content(), edge: edge == .top ? .top : .bottom, spacing: spacing,
                alignment: Alignment(horizontal: alignment, vertical: .center)))
    }

    /// Puts a bar at the top or bottom edge, as `safeAreaInset` does. Content that scrolls under it does not fade here.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// Puts a bar at the leading or trailing edge, as `safeAreaInset` does. Content that scrolls under it does not fade
    /// here.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// Puts a bar at the leading or trailing edge, and reduces the view's safe area by it.
    /// - Parameter spacing: The distance to the content in points; nil for the distance that both prefer.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                layer: content(), edge: edge == .leading ? .leading : .trailing, spacing: spacing,
                alignment: Alignment(horizontal: .center, vertical: alignment)))
    }

    /// Insets the safe area of the view by edge, in points.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Insets the safe area of the view at the given edges; nil insets it by 16 points.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? 16, edges: edges)))
    }

    /// Insets the safe area of the view at all edges, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length, edges: .all)))
    }
}
