import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@testable import RoostCore

/// Several views in a scroll view.
@MainActor struct ScrollContentTests {
    private struct Rows: View {
        var body: some View {
            ForEach(0..<3) { index in
                Color.red.frame(width: 40, height: 20).accessibilityIdentifier("row \(index)")
            }
        }
    }

    private func tops(_ view: some View) -> [CGFloat?] {
        let report = LayoutReport(of: view, in: CGSize(width: 100, height: 400))
        return (0..<3).map { report.frame(of: "row \($0)")?.minY }
    }

    /// Read off a picture of iOS: rows with a padding of 50 below them stand one directly below the other.
    @Test func `A modifier treats several views of a scroll view as one`() {
        #expect(tops(ScrollView { Rows() }) == [0, 28, 56])
        #expect(tops(ScrollView { Rows().padding(.vertical, 50) }) == [50, 78, 106])
        #expect(tops(ScrollView { AnyView(Rows()).padding(.vertical, 50) }) == [50, 78, 106])
        #expect(tops(ScrollView(.horizontal) { Rows().padding(.vertical, 50) }) == [162, 190, 218])
    }

    @Test func `In a stack or beside another view of a scroll view it treats each by itself`() {
        #expect(tops(ScrollView { VStack(spacing: 0) { Rows().padding(.vertical, 50) } }) == [50, 170, 290])
        let beside = ScrollView {
            Rows().padding(.vertical, 50)
            Color.blue.frame(height: 1)
        }
        #expect(tops(beside) == [50, 178, 306])
    }
}
