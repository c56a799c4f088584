import CoreGraphics
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Colour pickers and outlines.
@Suite struct ShareAndColourTests {
    @Test func `A colour picker is a well of 28 points in its colour`() {
        let commands = drawing(ColorPicker("Paint", selection: .constant(.red)).labelsHidden())
        #expect(commands.colors == ["#FF383CFF"])
        #expect(
            size(of: ColorPicker("Paint", selection: .constant(.red)).labelsHidden(), nil, nil)
                == CGSize(width: 28, height: 28))
    }

    @Test func `An outline shows its roots, closed`() {
        struct Item: Identifiable {
            let id: Int
            var children: [Item]?
        }
        let items = [Item(id: 1, children: [Item(id: 2, children: nil)]), Item(id: 3, children: nil)]
        let view = VStack(spacing: 0) {
            OutlineGroup(items, children: \.children) { _ in Color.red.frame(width: 10, height: 10) }
        }
        #expect(drawing(view).colors.filter { $0 == "#FF383CFF" }.count == 2)
    }
}
