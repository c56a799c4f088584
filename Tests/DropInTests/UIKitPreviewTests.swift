import RoostTesting
import SwiftUI
import Testing
import UIKit

@testable import RoostControls

#Preview("Beside views") { PreviewedController() }
#Preview("Mere view") { Text("Hello").accessibilityIdentifier("text") }

@MainActor struct UIKitPreviewTests {
    /// A preview of this module, and a window of 120 × 80 points that shows it.
    private func preview(_ name: String) async throws -> (Preview, LiveView) {
        let previews = try PreviewCatalog.registries().filter { $0.fileID.hasPrefix("DropInTests/") }
            .map { try $0.makePreview() }
        let preview = try #require(previews.first { $0.displayName == name })
        return (preview, LiveView(try await preview.makeView(), size: CGSize(width: 120, height: 80)))
    }

    @Test func `A preview of a controller shows its view in all of its room, which a trait may set`() async throws {
        let (preview, window) = try await preview("Controller")
        #expect(preview.layout == .fixed(width: 120, height: 80))
        #expect(window.frame(of: "controller") == CGRect(x: 0, y: 0, width: 120, height: 80))
    }

    @Test func `A preview of one of UIKit's views shows it`() async throws {
        let (preview, window) = try await preview("View")
        #expect(preview.layout == .device)
        #expect(window.frame(of: "label") != nil)
    }

    @Test func `Where SwiftUI is imported too, the content of a preview says whose it is`() async throws {
        #expect(try await preview("Beside views").1.frame(of: "controller") != nil)
        #expect(try await preview("Mere view").1.frame(of: "text") != nil)
    }

    @Test func `Each window that shows a preview has a controller of its own`() async throws {
        let view = try await preview("Counting").0.makeView()
        let windows = (0..<2).map { _ in LiveView(view, size: CGSize(width: 200, height: 100)) }
        #expect(windows[0].tap(.button, "Taps 0"))
        #expect(windows.map { $0.contains("Taps 1") } == [true, false])
        #expect(windows[1].tap(.button, "Taps 0"))
        #expect(windows[1].contains("Taps 1"))
    }
}
