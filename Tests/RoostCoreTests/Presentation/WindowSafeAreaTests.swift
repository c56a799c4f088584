import SwiftUI
import Testing

@testable import RoostCore

@MainActor struct WindowSafeAreaTests {
    @Test func `A window's content keeps clear of what the system covers, and reaches into it on demand`() {
        let insets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        func frame(_ view: some View) -> CGRect? {
            let named = view.accessibilityElement().accessibilityLabel("view")
            return AccessibleWindow(named, size: CGSize(width: 100, height: 280), safeArea: insets).tree.first?.frame
        }
        #expect(frame(Color.red) == CGRect(x: 0, y: 50, width: 100, height: 200))
        #expect(frame(Color.red.frame(width: 40, height: 20)) == CGRect(x: 30, y: 140, width: 40, height: 20))
        let window = AccessibleWindow(
            Color.red.accessibilityElement().accessibilityLabel("view").ignoresSafeArea(),
            size: CGSize(width: 100, height: 280), safeArea: insets)
        #expect(window.tree.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 280))
    }
}
