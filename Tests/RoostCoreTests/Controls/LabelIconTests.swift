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

    /// Where the icon's middle and the middle of the title's capitals lie, from the top.
    private func middles(icon: some View, title: Text, size: CGFloat) throws -> (icon: CGFloat, capitals: CGFloat) {
        let label = Label {
            title.font(.system(size: size)).accessibilityIdentifier("words")
        } icon: {
            icon.accessibilityIdentifier("symbol")
        }
        let report = LayoutReport(of: label, proposal: .unspecified)
        let words = try #require(report.frame(of: "words"))
        let baseline = 1950.0 / 2048 * size
        return (try #require(report.frame(of: "symbol")).midY, words.minY + baseline - 1443.0 / 2048 / 2 * size)
    }

    /// Read off twenty bullets in pictures of iOS: symbols of 5 points beside texts of 16.
    @Test(arguments: [5, 8, 16, 24] as [CGFloat])
    func `A symbol's middle is that of the title's capitals, whatever its size`(size: CGFloat) throws {
        let icon = Image(systemName: "circle.fill").font(.system(size: size))
        let middles = try middles(icon: icon, title: Text("A\nB"), size: 16)
        #expect(abs(middles.icon - middles.capitals) <= 0.5)
    }

    @Test func `A frame around the icon does not move it`() throws {
        let icon = Image(systemName: "circle.fill").font(.system(size: 5)).frame(minWidth: 24, alignment: .trailing)
        let middles = try middles(icon: icon, title: Text("A"), size: 16)
        #expect(abs(middles.icon - middles.capitals) <= 0.5)
    }

    @Test func `An icon that is no symbol has its middle there, too`() throws {
        let middles = try middles(icon: Color.red.frame(width: 8, height: 8), title: Text("A"), size: 30)
        #expect(abs(middles.icon - middles.capitals) <= 0.01)
    }
}
