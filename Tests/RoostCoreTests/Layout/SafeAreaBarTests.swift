import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@MainActor struct SafeAreaBarTests {
    @Test func `A bar at an edge keeps the content clear of it`() {
        let view = Color.red.accessibilityIdentifier("content")
            .safeAreaBar(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30).accessibilityIdentifier("bar") }
            .safeAreaBar(edge: .leading, spacing: 0) { Color.green.frame(width: 10) }
        let report = LayoutReport(of: view, in: CGSize(width: 100, height: 100))
        #expect(report.frame(of: "bar") == CGRect(x: 10, y: 70, width: 90, height: 30))
    }
}
