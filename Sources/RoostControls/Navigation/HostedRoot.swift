import CoreGraphics
import RoostCore

/// The view of a hosting controller: several views stand below each other, and items of a toolbar's bottom bar that no
/// navigation shows have their bar at the bottom.
nonisolated package struct HostedRoot<Content: View>: View {
    private let content: Content
    @State private var hasBottomItems = false
    @Environment(\.idiom) private var idiom
    @Environment(\.horizontalSizeClass) private var sizeClass

    package init(content: Content) { self.content = content }

    @MainActor package var body: some View {
        ImplicitStack(content: content)
            .fillsProposal(hasBottomItems)
            .safeAreaPadding(
                EdgeInsets(top: 0, leading: 0, bottom: hasBottomItems ? BottomBar.room(sizeClass) : 0, trailing: 0)
            )
            .overlayPreferenceValue(ToolbarKey.self, alignment: .bottom) { items in
                let items = items.filter { $0.placement.place == .bottom }
                if idiom == .iOS, !items.isEmpty {
                    BottomBar(items: items) { if hasBottomItems != $0 { hasBottomItems = $0 } }
                }
            }
    }
}
