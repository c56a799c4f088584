import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

/// Where a label's icon stands.
@MainActor struct LabelIconTests {
    private func icon(_ name: String) -> some View {
        Color.red.frame(width: 6, height: 6).accessibilityIdentifier(name)
    }

    /// Read off pictures of nested lists on iOS.
    @Test func `The icon stands at the title's first line, also if the title holds further labels`() throws {
        let list = Label {
            VStack(alignment: .leading, spacing: 0) {
                Text("Systems").accessibilityIdentifier("first line")
                Label {
                    VStack(alignment: .leading, spacing: 0) {
                        Text("Units")
                        Label {
                            Text("Inches").accessibilityIdentifier("third line")
                        } icon: {
                            icon("innermost")
                        }
                    }
                } icon: {
                    icon("inner")
                }
            }
        } icon: {
            icon("outer")
        }
        let report = LayoutReport(of: list, proposal: .unspecified)
        func middle(_ name: String) throws -> CGFloat { try #require(report.frame(of: name)).midY }
        #expect(try abs(middle("outer") - middle("first line")) < 1.5)
        #expect(try abs(middle("innermost") - middle("third line")) < 1.5)
        let height = try #require(report.frame(of: "first line")).height
        #expect(try abs(middle("inner") - middle("outer") - height) < 0.5)
    }

    /// Read off Apple's pictures: a large symbol pushes a small title down.
    @Test func `A symbol stands on the title's first baseline, whatever the sizes`() {
        let icon = Image(systemName: "sparkles").font(.system(size: 40)).accessibilityIdentifier("symbol")
        let title = Text("A\nB").font(.system(size: 20)).accessibilityIdentifier("words")
        func frames(_ view: some View) -> [CGRect?] {
            let report = LayoutReport(of: view, proposal: .unspecified)
            return [report.frame(of: "symbol"), report.frame(of: "words")]
        }
        let expected = frames(
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                icon; title
            })
        #expect(
            frames(
                Label {
                    title
                } icon: {
                    icon
                }) == expected)
        #expect((expected[1]?.minY ?? 0) > 10)
    }
}
