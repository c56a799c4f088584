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

    /// Apple's was read off a picture: 13 lines of large text in frames with a minimum share a screen that is too low.
    @Test func `A minimum alone lets a frame shrink below its child`() throws {
        func heights(_ room: CGFloat, _ minHeight: CGFloat) throws -> [CGFloat] {
            let rows = VStack(spacing: 8) {
                ForEach(0..<3) { row in
                    Color.red.frame(width: 20, height: row == 1 ? 90 : 70).frame(minHeight: minHeight)
                        .accessibilityIdentifier("\(row)")
                }
            }
            let report = LayoutReport(of: rows, proposal: ProposedViewSize(width: 100, height: room))
            return try (0..<3).map { try #require(report.frame(of: "\($0)")).height }
        }
        #expect(try heights(166, 40) == [50, 50, 50])
        #expect(try heights(100, 40) == [40, 40, 40])
        #expect(try heights(300, 40) == [70, 90, 70])
    }

    @Test func `A frame that grows its child proposes its own height to it`() throws {
        let grown = VStack {
            Text("Above")
            Color.red.accessibilityIdentifier("last")
        }
        #expect(try height(of: grown.frame(minHeight: 300)) > 200)
    }

    /// A block of a placeholder in two pictures of iOS 26 has the width that its column proposes.
    @Test func `A fixed length that is not finite counts as none`() throws {
        let block = Color.red.frame(width: .infinity, height: 40).accessibilityIdentifier("block")
        let report = LayoutReport(of: block, proposal: ProposedViewSize(width: 300, height: 200))
        #expect(try #require(report.frame(of: "block")).size == CGSize(width: 300, height: 40))
        let negative = Color.red.frame(width: -1, height: 40)
        #expect(LayoutReport(of: negative, proposal: ProposedViewSize(width: 300, height: 200)).size.width == 0)
    }
}
