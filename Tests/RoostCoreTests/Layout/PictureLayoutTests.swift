import RoostTesting
import SwiftUI
import Testing

/// Layouts that Apple's pictures of views show.
@MainActor struct PictureLayoutTests {
    private func leaf(_ name: String, upTo width: CGFloat) -> some View {
        Color.clear.frame(minWidth: 10, maxWidth: width).accessibilityIdentifier(name)
    }

    @Test func `Of equally flexible children the first in the source is served first`() {
        let report = LayoutReport(
            of: HStack(spacing: 0) {
                leaf("a", upTo: 40)
                HStack(spacing: 0) {
                    Color.clear.frame(width: 30)
                    leaf("b", upTo: 40)
                }
            }, in: CGSize(width: 110, height: 20))
        // Half of the room is less than the second's 70 points.
        #expect(report.frame(of: "a")?.width == 40)
        #expect(report.frame(of: "b")?.width == 40)
    }

    private func gap(_ frame: (Text) -> some View) -> CGFloat? {
        let report = LayoutReport(
            of: VStack {
                frame(Text("Hg")).accessibilityIdentifier("a")
                frame(Text("Hg")).accessibilityIdentifier("b")
            }, in: CGSize(width: 200, height: 200))
        guard let a = report.frame(of: "a"), let b = report.frame(of: "b") else { return nil }
        return b.minY - a.maxY
    }

    @Test func `A frame that limits a height takes the distance of texts away, one that limits a width does not`() {
        let usual = gap { $0 }
        #expect(usual != 8)
        #expect(gap { $0.frame(minHeight: 30) } == 8)
        #expect(gap { $0.frame(maxHeight: 30) } == 8)
        #expect(gap { $0.frame(idealHeight: 30) } == 8)
        #expect(gap { $0.frame(maxWidth: 100) } == usual)
    }
}
