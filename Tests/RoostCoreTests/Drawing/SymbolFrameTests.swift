import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// The frames that symbols have in layout.
@MainActor struct SymbolFrameTests {
    private func size(_ name: String, _ idiom: Idiom = .macOS, _ change: (AnyView) -> AnyView = { $0 }) -> CGSize {
        let view = change(AnyView(Image(systemName: name)))
        return LayoutReport(of: view, proposal: .unspecified) { $0.idiom = idiom }.size
    }

    @Test(
        arguments: [
            ("star", 16.5, 16), ("star.fill", 16.5, 16), ("chevron.right", 10, 13.5), ("ellipsis", 14, 4.5),
            ("line.3.horizontal", 16, 8.5), ("plus", 13.5, 12.5), ("trash", 14.5, 16.5), ("heart.fill", 16, 14),
            ("person.crop.circle", 15, 15), ("checkmark.square", 15, 14), ("folder.fill", 17.5, 14),
        ] as [(String, Double, Double)])
    func `A symbol beside body text has the recorded frame`(name: String, width: Double, height: Double) {
        #expect(size(name) == CGSize(width: width, height: height))
    }

    @Test func `Frames grow with the font, the scale and the weight`() {
        #expect(size("star", .iOS) == CGSize(width: 22, height: 20))
        #expect(size("star") { AnyView($0.imageScale(.large)) } == CGSize(width: 21.5, height: 20))
        #expect(size("circle") { AnyView($0.imageScale(.small)) } == CGSize(width: 12.5, height: 12.5))
        #expect(size("star") { AnyView($0.fontWeight(.semibold)) } == CGSize(width: 17, height: 16))
        let large = size("star") { AnyView($0.font(.system(size: 26))) }
        #expect(abs(large.width - 33.5) <= 1 && abs(large.height - 31.5) <= 1)
    }

    @Test func `A symbol's frame reaches as far below the baseline as recorded`() {
        func bottom(_ name: String) -> CGFloat? {
            let row = HStack(alignment: .firstTextBaseline) {
                Text("A").accessibilityIdentifier("text")
                Image(systemName: name).accessibilityIdentifier("symbol")
            }
            let report = LayoutReport(of: row, proposal: .unspecified) { $0.idiom = .macOS }
            guard let text = report.frame(of: "text"), let symbol = report.frame(of: "symbol") else { return nil }
            return symbol.maxY - (text.minY + 13)
        }
        #expect(bottom("star") == 3)
        #expect(bottom("ellipsis") == -2.5)
    }
}
