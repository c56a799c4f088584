import CoreGraphics
import RoostCore
import Testing

@testable import RoostBrowser

@Suite struct AccessibilityMirrorTests {
    private func node(_ id: UInt32, _ label: String, children: [AccessibilityNode] = []) -> AccessibilityNode {
        var node = AccessibilityNode(id: id, role: .button, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        node.label = label
        node.children = children
        return node
    }

    @Test func theSameTreeIsNotToldAgain() {
        var mirror = AccessibilityMirror()
        let (first, second) = (mirror.changes(to: [node(1, "Cat")]), mirror.changes(to: [node(1, "Cat")]))
        #expect(first != nil)
        #expect(second == nil)
    }

    @Test func onlyTheFieldThatChangedIsTold() {
        var mirror = AccessibilityMirror()
        _ = mirror.changes(to: [node(1, "Cat", children: [node(2, "Dog")])])
        let change = mirror.changes(to: [node(1, "Cat", children: [node(2, "Cow")])])
        // One node, its id, the field “label”, the label; the roots stay.
        #expect(change?.bytes == [1, 2, 2, 3] + Array("Cow".utf8) + [0])
    }

    @Test func aNodeThatIsThereTwiceIsToldOnce() {
        var mirror = AccessibilityMirror()
        let change = mirror.changes(to: [node(1, "Cat"), node(1, "Cat")])
        #expect(change?.bytes.first == 1)
    }

    @Test func aNewPageIsToldEverything() {
        var mirror = AccessibilityMirror()
        let first = mirror.changes(to: [node(1, "Cat")])
        mirror.reset()
        let again = mirror.changes(to: [node(1, "Cat")])
        #expect(again?.bytes == first?.bytes)
    }

    @Test func aNodeThatIsGoneIsMissingAmongItsParentsChildren() {
        var mirror = AccessibilityMirror()
        _ = mirror.changes(to: [node(1, "Cat", children: [node(2, "Dog")])])
        // One node, its id, the field “children”, none of them; the roots stay.
        #expect(mirror.changes(to: [node(1, "Cat")])?.bytes == [1, 1, 0x80, 0x08, 0, 0])
    }

    @Test func aDeepTreeIsToldWithoutRunningOutOfStack() {
        var tree = node(100_000, "innermost")
        for id in (0..<100_000 as Range<UInt32>).reversed() { tree = node(id, "", children: [tree]) }
        var mirror = AccessibilityMirror()
        #expect(mirror.changes(to: [tree]) != nil)
        // Let go of level by level.
        while let inner = tree.children.first { tree = inner }
    }

    @Test func fieldsAreDescribedInTheWordsOfHTML() {
        var traits = FieldTraits()
        #expect(traits.inputMode.isEmpty && traits.autocomplete.isEmpty && traits.enterKeyHint.isEmpty)
        traits.keyboard = .asciiNumberPad
        traits.contentType = UITextContentType.familyName.rawValue
        traits.submitLabel = .continue
        #expect(traits.inputMode == "numeric")
        #expect(traits.autocomplete == "family-name")
        #expect(traits.enterKeyHint == "next")
        // Not HTML's, so not the page's.
        traits.contentType = "\" onfocus=\"alert(1)"
        #expect(traits.autocomplete.isEmpty)
    }
}
