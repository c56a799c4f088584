import CoreGraphics
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct SecureFieldTests {
    @Test func `The dots of a secure field are as large and as far apart as on iOS`() {
        let field = SecureField("", text: .constant("Value")).font(.system(size: 17)).frame(width: 200, height: 50)
        let image = taken(field, .image(traits: .init(displayScale: 3)))
        // The darkness of each column of pixels.
        let columns = (0..<600).map { x in (0..<150).reduce(0.0) { $0 + 1 - Double(color(image, x, $1)[0]) / 255 } }
        var dots: [(middle: Double, ink: Double)] = []
        for (x, ink) in columns.enumerated() where ink > 0.05 {
            if x == 0 || columns[x - 1] <= 0.05 { dots.append((0, 0)) }
            dots[dots.count - 1].middle += ink * (Double(x) + 0.5)
            dots[dots.count - 1].ink += ink
        }
        let middles = dots.map { $0.middle / $0.ink }
        // Read off a picture of iOS whose text begins at pixel 48: 64.06, 94.06, 125.06, 156.06, 187.06.
        #expect(middles.count == 5)
        for (middle, apple) in zip(middles, [16.06, 46.06, 77.06, 108.06, 139.06]) {
            #expect(abs(middle - apple) < 0.3)
        }
        for dot in dots { #expect(abs(dot.ink - 364.6) < 4) }
    }

    /// Seen in three fields of four pictures of iOS 26; the prompt of an empty field is there.
    @Test func `A secure field's text is not in a picture of a window`() {
        func ink(_ text: String, inWindow: Bool) -> Int {
            let field = SecureField("Password", text: .constant(text)).frame(width: 100, height: 30).background(.white)
                .environment(\.colorScheme, .light)
            let image = taken(field, .image(drawHierarchyInKeyWindow: inWindow, traits: .init(displayScale: 1)))
            return (0..<100).map { x in (0..<30).count { color(image, x, $0)[0] < 230 } }.reduce(0, +)
        }
        #expect(ink("Value", inWindow: false) > 20)
        #expect(ink("Value", inWindow: true) == 0)
        #expect(ink("", inWindow: true) > 20)
    }
}
