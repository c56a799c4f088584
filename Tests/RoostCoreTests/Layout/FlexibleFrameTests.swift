import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

/// What a flexible frame proposes to its child when it is placed.
@MainActor @Suite struct FlexibleFrameTests {
    /// A title of three lines above two texts, the second of two lines.
    private var page: some View {
        VStack(spacing: 24) {
            Text("Use this device's location for automations").font(.largeTitle.bold())
            VStack(spacing: 16) {
                Text("Location sharing enables powerful automations.")
                Text("This data stays in your home and is never sent to third parties.")
                    .accessibilityIdentifier("last")
                Color.red.frame(height: 60)
            }
        }
        .padding(.horizontal, 16)
    }

    private func height(of view: some View) throws -> CGFloat {
        let report = LayoutReport(of: ScrollView { view }, in: CGSize(width: 390, height: 600)) {
            $0.idiom = .iOS
            $0.dynamicTypeSize = .medium
        }
        return try #require(report.frame(of: "last")).height
    }

    @Test func `A page in a scroll view keeps all its lines in a frame that could grow`() throws {
        let lines = try height(of: page)
        #expect(lines > 30)
        #expect(try height(of: page.frame(maxWidth: .infinity, maxHeight: .infinity)) == lines)
        #expect(try height(of: page.frame(minHeight: 40)) == lines)
    }

    @Test func `A frame that grows its child proposes its own height to it`() throws {
        let grown = VStack {
            Text("Above")
            Color.red.accessibilityIdentifier("last")
        }
        #expect(try height(of: grown.frame(minHeight: 300)) > 200)
    }
}
