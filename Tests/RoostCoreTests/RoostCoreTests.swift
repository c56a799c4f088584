import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@MainActor struct FirstLightTests {
    @Test func `A stack shares what is left among flexible views`() {
        let report = LayoutReport(
            of: HStack {
                Spacer().frame(width: 20, height: 10).accessibilityIdentifier("a")
                Text("Hello").accessibilityIdentifier("b")
                Spacer()
            }, proposal: ProposedViewSize(width: 300, height: 100))
        print(report.conversation)
        #expect(report.frame(of: "a")?.width == 20)
    }
}
