import RoostControls
@_spi(Engine) import RoostCore
import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct SafeAreaScrollingTests {
    private static let window = CGSize(width: 200, height: 400)

    @Test func `Content starts below a bar, scrolls under it, and ends above the bar at the bottom`() {
        let live = LiveView(
            ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("content") }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 50) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }, size: Self.window)
        #expect(live.frame(of: "content")?.minY == 50)
        live.scroll(by: 200)
        #expect(live.frame(of: "content")?.minY == -150)
        live.scroll(by: 10_000)
        #expect(live.frame(of: "content")?.maxY == 370)
    }

    @Test func `A window's safe area insets the content of a scroll view at both ends`() {
        let live = LiveView(
            ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("content") }, size: Self.window)
        live.session.setViewport(
            Viewport(size: Self.window, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)))
        live.update()
        #expect(live.frame(of: "content")?.minY == 40)
        live.scroll(by: 10_000)
        #expect(live.frame(of: "content")?.maxY == 380)
    }

    @Test func `A colour keeps clear of the window's safe area`() {
        let live = LiveView(Color.red.accessibilityIdentifier("inside"), size: Self.window)
        live.session.setViewport(
            Viewport(size: Self.window, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)))
        live.update()
        #expect(live.frame(of: "inside") == CGRect(x: 0, y: 40, width: 200, height: 340))
    }

    @Test func `A lazy stack makes the rows under a bar`() {
        let log = RowLog()
        let live = LiveView(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { LoggedRow(index: $0, log: log) } } }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 50) }, size: Self.window)
        live.scroll(by: 100)
        #expect(live.top(2) == 30)
        #expect(log.present.min() == 1)
    }
}
