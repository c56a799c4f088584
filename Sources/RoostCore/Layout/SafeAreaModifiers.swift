import CoreGraphics

/// Which parts of the safe area are meant.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated struct SafeAreaIgnoringModifier: ElementModifier {
    typealias Body = Never
    let edges: Edge.Set

    func makeObject(in environment: EnvironmentValues) -> LayoutObject? { SafeAreaIgnoringObject(edges: edges) }
}

nonisolated struct SafeAreaPaddingModifier: ElementModifier {
    typealias Body = Never
    let insets: EdgeInsets

    func makeObject(in environment: EnvironmentValues) -> LayoutObject? { SafeAreaObject(.padding(insets)) }
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
    /// Lets the view reach under bars and screen edges that it touches.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
    }

    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(SafeAreaIgnoringModifier(edges: edges))
    }

    /// Puts a bar at an edge; the content keeps clear of it by `spacing` points (nil: what both prefer).
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                layer: content(), edge: edge == .top ? .top : .bottom, spacing: spacing,
                alignment: Alignment(horizontal: alignment, vertical: .center)))
    }

    /// Puts a bar of one's own at an edge, as `safeAreaInset` does; what is scrolled under it does not fade.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// Puts a bar of one's own at an edge, as `safeAreaInset` does; what is scrolled under it does not fade.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                layer: content(), edge: edge == .leading ? .leading : .trailing, spacing: spacing,
                alignment: Alignment(horizontal: .center, vertical: alignment)))
    }

    /// Adds to the safe area of what is inside.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? 16, edges: edges)))
    }

    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length, edges: .all)))
    }
}
