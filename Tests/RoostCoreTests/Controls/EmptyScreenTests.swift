import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

/// `ContentUnavailableView`. Numbers named Apple's were read off pictures.
@MainActor struct EmptyScreenTests {
    private func frames(
        isLarge: Bool = false, height: CGFloat = 400, hasActions: Bool = false, _ description: String = "Description"
    ) -> LayoutReport {
        let screen = ContentUnavailableView {
            Label {
                Text("Title").accessibilityIdentifier("title")
            } icon: {
                Image(systemName: "square").accessibilityIdentifier("icon")
            }
        } description: {
            Text(description).accessibilityIdentifier("description")
        } actions: {
            if hasActions { Button("Again") {}.accessibilityIdentifier("action") }
        }
        return LayoutReport(
            of: screen.dynamicTypeSize(isLarge ? .accessibility5 : .large),
            proposal: ProposedViewSize(width: 375, height: height))
    }

    /// 9.67 points higher than the middle, on iOS 18.
    @Test func `Content without actions stands higher, whatever the type of the actions`() throws {
        let report = frames()
        let (icon, text) = (try #require(report.frame(of: "icon")), try #require(report.frame(of: "description")))
        #expect(abs((icon.minY + text.maxY) / 2 - (200 - 58.0 / 6)) < 0.5)
        let other = frames(hasActions: true)
        let (first, last) = (try #require(other.frame(of: "icon")), try #require(other.frame(of: "action")))
        #expect(abs((first.minY + last.maxY) / 2 - 200) < 0.5)
    }

    /// As the lines of `title2`, 28 and 66 points apart: a tray is 55 × 40 points at L, 130 × 94 at AX5.
    @Test func `The icon grows as the title's lines do`() throws {
        let (small, large) = (
            try #require(frames().frame(of: "icon")),
            try #require(frames(isLarge: true, height: 2000).frame(of: "icon"))
        )
        #expect(abs(large.height / small.height - 66.0 / 28) < 0.03)
    }

    /// A page of 450 points at AX5, on iOS 18: the icon is cut off above, and the description has all of its lines.
    @Test func `Content that is too high keeps its height and reaches over its room`() throws {
        let text = "Unable to connect to server. Please check your internet connection."
        let report = frames(isLarge: true, height: 450, text)
        let free = frames(isLarge: true, height: 2000, text)
        let (shown, whole) = (
            try #require(report.frame(of: "description")), try #require(free.frame(of: "description"))
        )
        #expect(shown.height == whole.height)
        #expect(try shown.maxY - #require(report.frame(of: "icon")).minY > 450)
    }
}
