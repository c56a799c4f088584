import CoreGraphics
import RoostCore

/// The bar at a screen's bottom: capsules of 48 points that end with the safe area, of 44 on an iPad (read off ten
/// pictures of iOS 26).
nonisolated struct BottomBar: View {
    let items: [ToolbarEntry]
    /// Receives whether the bar has any content.
    let setShown: (Bool) -> Void
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// The height of the bar, which it takes from the content.
    static func room(_ sizeClass: UserInterfaceSizeClass?) -> CGFloat { sizeClass == .regular ? 44 : 48 }

    @MainActor var body: some View {
        let room = Self.room(sizeClass)
        let layout = BarCapsuleLayout(height: room, isAtBottom: true)
        Group(subviews: BarGroups(items: items, layout: layout)) { groups in
            ZStack {
                if !groups.isEmpty {
                    HStack(spacing: 8) { groups }
                        .padding(.horizontal, 16)
                        .frame(maxWidth: .infinity)
                        .frame(height: room)
                }
            }
            .onGeometryChange(for: Bool.self) { _ in
                !groups.isEmpty
            } action: {
                setShown($0)
            }
        }
        .onDisappear { setShown(false) }
    }
}

/// The glass of the bar at the bottom, which is that of a view's own.
nonisolated struct BottomBarGlass: View {
    @MainActor var body: some View { Color.clear.glassEffect(.regular, in: Capsule(style: .continuous)) }
}
