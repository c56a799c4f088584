import CoreGraphics

/// Where a tab view shows what belongs to it: beside the bar, or above it.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

extension View {
    /// Shows a view in a capsule above the bar of a tab view, whichever tab is chosen.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view in a capsule above the bar of a tab view, or does not.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabViewBottomAccessory, isEnabled ? AnyView(content()) : nil)
    }
}

/// A capsule as high as 48 points, as far from the window's sides as the bar.
nonisolated struct TabViewBottomAccessory: View {
    static let height: CGFloat = 48
    /// To the bar below.
    static let spacing: CGFloat = 8

    let content: AnyView

    @MainActor var body: some View {
        content
            .environment(\.tabViewBottomAccessoryPlacement, .expanded)
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
            .background {
                Capsule(style: .continuous)
                    .fill(ControlColor.glass)
                    .shadow(color: .black.opacity(0.12), radius: 12, y: 3)
            }
            .padding(.horizontal, 21)
            .padding(.bottom, Self.spacing)
    }
}

private struct AccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

private struct AccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// What the tab view inside shows above its bar.
    var tabViewBottomAccessory: AnyView? {
        get { self[AccessoryKey.self] }
        set { self[AccessoryKey.self] = newValue }
    }

    /// Where what belongs to a tab view is shown: always above the bar, which never becomes smaller here.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[AccessoryPlacementKey.self] }
        set { self[AccessoryPlacementKey.self] = newValue }
    }
}
