import RoostTesting
import SwiftUI
import Testing

@MainActor
struct AspectRatioTests {
    private func size(of view: some View) -> CGSize {
        LayoutReport(of: view, proposal: ProposedViewSize(width: 100, height: 100)).size
    }

    @Test func `A negative ratio keeps the width, and a view cannot be less than nothing high`() {
        #expect(size(of: Color.red.aspectRatio(-1, contentMode: .fit)) == CGSize(width: 100, height: 0))
        #expect(size(of: Color.red.frame(width: 30, height: 30).aspectRatio(-1, contentMode: .fit)).width == 30)
    }
}
