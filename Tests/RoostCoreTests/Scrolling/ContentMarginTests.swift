import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

/// Whose margins `contentMargins` sets.
@MainActor struct ContentMarginTests {
    private func box(_ name: String) -> some View {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier(name)
    }

    @Test func `Margins are those of the outermost scroll view, not of scroll views in it`() throws {
        let report = LayoutReport(
            of: ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { box("a") }
                    box("b")
                }
            }
            .contentMargins(.vertical, 16, for: .scrollContent), in: CGSize(width: 100, height: 200))
        #expect(try #require(report.frame(of: "a")).minY == 16)
        #expect(try #require(report.frame(of: "b")).minY == 36)
    }

    @Test func `An inner scroll view has margins of its own`() throws {
        let report = LayoutReport(
            of: ScrollView {
                ScrollView(.horizontal) { box("a") }.contentMargins(.leading, 7, for: .scrollContent)
            }
            .contentMargins(.top, 16, for: .scrollContent), in: CGSize(width: 100, height: 200))
        let frame = try #require(report.frame(of: "a"))
        #expect(frame.minX == 7)
        #expect(frame.minY == 16)
    }
}
