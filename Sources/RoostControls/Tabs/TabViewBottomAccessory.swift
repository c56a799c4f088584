import CoreGraphics
import RoostCore

/// The place of a tab view's bottom accessory: inside the collapsed bar, or expanded above it.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

extension View {
    /// Shows a view in a capsule, 48 points tall, above the bar of a tab view, whichever tab is chosen.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view in a capsule above the bar of a tab view while `isEnabled`; otherwise the view is not made.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabViewBottomAccessory, isEnabled ? AnyView(content()) : nil)
    }
}

/// A capsule 48 points tall, as far from the window's sides as the bar.
nonisolated struct TabViewBottomAccessory: View {
    static let height: CGFloat = 48
    /// The gap to the bar below.
    static let spacing: CGFloat = 8

    let content: AnyView

    @MainActor var body: some View {
        content
            .environment(\.tabViewBottomAccessoryPlacement, .expanded)
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
            .background { BarGlass(shadow: BarGlass.tabBarShadow) }
            .padding(.horizontal, 21)
            .padding(.bottom, Self.spacing)
    }
}

extension EnvironmentValues {
    /// The view that a tab view inside shows above its bar.
    @Entry var tabViewBottomAccessory: AnyView?

    /// Where the tab view's bottom accessory stands, read inside it: always `.expanded`, as the bar never collapses
    /// here. Nil outside of an accessory.
    @Entry public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?
}
