import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

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

    private static let insets = EdgeInsets(top: 47, leading: 20, bottom: 34, trailing: 10)
    private static let size = CGSize(width: 390, height: 844)

    /// What a background reaches that is filled by a style, and so goes on under the edges that it touches.
    private func ground(_ view: some View) -> CGRect? {
        let window = AccessibleWindow(view, size: Self.size, safeArea: Self.insets)
        return window.session.graph.displayList(size: Self.size).entries.map(\.command).fills
            .map(\.path.boundingRect).first { $0.width > 0 }
    }

    @Test func `A background in a window's middle is as large as its view`() {
        let box = Color.clear.frame(width: 60, height: 20)
        #expect(ground(box.background(.green)) == CGRect(x: 170, y: 418.5, width: 60, height: 20))
    }

    @Test func `A background goes on under each edge that its view touches, and under no other`() {
        #expect(
            ground(Color.clear.frame(maxWidth: .infinity, maxHeight: 20).background(.green))
                == CGRect(x: 0, y: 418.5, width: 390, height: 20))
        #expect(
            ground(
                VStack(spacing: 0) {
                    Color.clear.frame(width: 60, height: 20).background(.green)
                    Spacer(minLength: 0)
                }) == CGRect(x: 170, y: 0, width: 60, height: 67))
        #expect(ground(Color.clear.background(.green)) == CGRect(origin: .zero, size: Self.size))
    }

    @Test func `A view that ignores the safe area in a window's middle stays as it is`() {
        let window = AccessibleWindow(
            Color.red.frame(width: 60, height: 20).ignoresSafeArea().accessibilityElement()
                .accessibilityLabel("view"), size: Self.size, safeArea: Self.insets)
        #expect(window.tree.first?.frame == CGRect(x: 170, y: 418.5, width: 60, height: 20))
    }

    @Test func `Safe areas beside each other add up along both axes`() {
        let bar = Color.clear.frame(width: 30, height: 30)
        #expect(
            ground(Color.clear.background(.green).safeAreaInset(edge: .leading, spacing: 0) { bar })
                == CGRect(origin: .zero, size: Self.size))
        #expect(
            ground(Color.clear.background(.green).safeAreaInset(edge: .top, spacing: 0) { bar })
                == CGRect(origin: .zero, size: Self.size))
    }

    /// Read off four of Apple's pictures: a line above a bar's buttons stays a line.
    @Test func `A background in a bar reaches under the window's edge, not over the rest of the bar`() {
        let bar = VStack(spacing: 0) {
            Color.clear.frame(height: 1).background(.green)
            Color.clear.frame(height: 60)
        }
        let content = Spacer().frame(maxWidth: .infinity, maxHeight: .infinity)
        #expect(
            ground(content.safeAreaInset(edge: .bottom, spacing: 0) { bar })
                == CGRect(x: 0, y: 844 - 34 - 61, width: 390, height: 1))
        let green = Color.clear.frame(height: 60).background(.green)
        #expect(
            ground(content.safeAreaInset(edge: .bottom, spacing: 0) { green })
                == CGRect(x: 0, y: 844 - 34 - 60, width: 390, height: 94))
    }

    /// Read off one of Apple's pictures: the content of a scroll view is 418 wide in 402, the bar is not.
    @Test func `A bar beside content that is too wide is as wide as the room`() {
        let bar = Color.green.frame(height: 30).padding(.horizontal, 20)
        let wide = ScrollView { Spacer().frame(width: 430, height: 500) }
        let width = ground(wide.safeAreaInset(edge: .bottom, spacing: 0) { bar })?.width ?? 0
        #expect(abs(width - (360 - 40)) < 1e-9)
    }
}
