import CoreGraphics
import RoostControls
@_spi(Engine) import RoostCore
import Testing

@testable import RoostBrowser

@Suite struct AccessibilityMirrorTests {
    private func node(_ id: UInt32, _ label: String, children: [AccessibilityNode] = []) -> AccessibilityNode {
        var node = AccessibilityNode(id: id, role: .button, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        node.label = label
        node.children = children
        return node
    }

    @Test func `A tree that stays the same is not sent again`() {
        var mirror = AccessibilityMirror()
        let (first, second) = (mirror.changes(to: [node(1, "Cat")]), mirror.changes(to: [node(1, "Cat")]))
        #expect(first != nil)
        #expect(second == nil)
    }

    @Test func `Only the field that changed is sent`() {
        var mirror = AccessibilityMirror()
        _ = mirror.changes(to: [node(1, "Cat", children: [node(2, "Dog")])])
        let change = mirror.changes(to: [node(1, "Cat", children: [node(2, "Cow")])])
        // One node, its id, the field “label”, the label; the roots stay.
        #expect(change?.bytes == [1, 2, 2, 3] + Array("Cow".utf8) + [0])
    }

    @Test func `A node that occurs twice is sent once`() {
        var mirror = AccessibilityMirror()
        let change = mirror.changes(to: [node(1, "Cat"), node(1, "Cat")])
        #expect(change?.bytes.first == 1)
    }

    @Test func `A new page gets the whole tree`() {
        var mirror = AccessibilityMirror()
        let first = mirror.changes(to: [node(1, "Cat")])
        mirror.reset()
        let again = mirror.changes(to: [node(1, "Cat")])
        #expect(again?.bytes == first?.bytes)
    }

    @Test func `A removed node leaves the list of its parent's children`() {
        var mirror = AccessibilityMirror()
        _ = mirror.changes(to: [node(1, "Cat", children: [node(2, "Dog")])])
        // One node, its id, the field “children”, none of them; the roots stay.
        #expect(mirror.changes(to: [node(1, "Cat")])?.bytes == [1, 1, 0x80, 0x08, 0, 0])
    }

    @Test func `A tree of 100,000 levels is sent without running out of stack`() {
        var tree = node(100_000, "innermost")
        for id in (0..<100_000 as Range<UInt32>).reversed() { tree = node(id, "", children: [tree]) }
        var mirror = AccessibilityMirror()
        #expect(mirror.changes(to: [tree]) != nil)
        // Freed level by level: all at once would recurse.
        while let inner = tree.children.first { tree = inner }
    }

    @Test func `The traits of a text field become attributes of HTML, and unknown content types none`() {
        var traits = FieldTraits()
        #expect(traits.inputMode.isEmpty && traits.autocomplete.isEmpty && traits.enterKeyHint.isEmpty)
        traits.keyboard = .asciiNumberPad
        traits.contentType = UITextContentType.familyName.rawValue
        traits.submitLabel = .continue
        #expect(traits.inputMode == "numeric")
        #expect(traits.autocomplete == "family-name")
        #expect(traits.enterKeyHint == "next")
        // HTML does not know it, so the page does not get it.
        traits.contentType = "\" onfocus=\"alert(1)"
        #expect(traits.autocomplete.isEmpty)
    }
}
