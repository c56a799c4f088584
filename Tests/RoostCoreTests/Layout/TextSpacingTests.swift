import RoostTesting
import SwiftUI
import Testing

@_spi(Engine) @testable import RoostCore

/// The default distance between a text and what stands below it (Rules.md, Spacing). Text over a shape is 10.64 points apart
/// at iOS's 17 points, and a shape over text 6.43.
@MainActor struct TextSpacingTests {
    private func gap<Below: View>(below text: some View = Text("Above"), _ below: Below) throws -> CGFloat {
        let report = LayoutReport(
            of: VStack {
                text.accessibilityIdentifier("above")
                below.accessibilityIdentifier("below")
            },
            in: CGSize(width: 200, height: 200), environment: { $0.idiom = .iOS }, displayScale: 3)
        let above = try #require(report.frame(of: "above"))
        return try #require(report.frame(of: "below")).minY - above.maxY
    }

    @Test func `Padded text lies 8 points below text`() throws {
        #expect(try gap(Text("Below").padding(4)) == 8)
        #expect(
            try gap(
                HStack {
                    Text("A").padding(4); Text("B").padding(4)
                }) == 8)
        #expect(try gap(HStack { Text("A") }.padding(4)) == 8)
    }

    @Test func `Padding around a picture keeps its distance from text`() throws {
        let plain = try gap(Color.red.frame(width: 10, height: 10))
        #expect(abs(plain - 10.642) < 0.01)
        #expect(abs(try gap(Color.red.frame(width: 10, height: 10).padding(4)) - plain) < 0.01)
        let row = HStack {
            Text("A")
            Color.red.frame(width: 10, height: 10)
        }
        #expect(abs(try gap(row.padding(4)) - plain) < 0.01)
    }

    @Test func `Text lies 8 points below padded text, and nearer below a padded picture`() throws {
        #expect(try gap(below: Text("Above").padding(4), Text("Below")) == 8)
        let near = try gap(below: Color.red.frame(width: 10, height: 10).padding(4), Text("Below"))
        #expect(abs(near - 6.434) < 0.01)
    }

    @Test func `Text of a fixed height lies 8 points below text`() throws {
        #expect(try gap(Text("Below").frame(height: 30)) == 8)
    }
}
