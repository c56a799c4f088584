import CoreGraphics
import SwiftUI
import Testing

@testable import RoostTesting

/// What content shapes are for beside being hit.
@MainActor struct ContentShapeTests {
    @Test func `A shape for accessibility is the frame of the view's node`() {
        let window = AccessibleWindow(
            Button("Plain") {}.buttonStyle(.plain).frame(width: 100, height: 40)
                .contentShape(.accessibility, Rectangle().inset(by: 10)))
        #expect(window.node(.button, "Plain")?.frame.size == CGSize(width: 80, height: 20))
    }

    @Test func `A shape for another purpose leaves where the view is hit`() {
        func hits(_ kinds: ContentShapeKinds) -> Int {
            var taps = 0
            let live = LiveView(
                Color.red.frame(width: 100, height: 100).contentShape(kinds, Circle()).onTapGesture { taps += 1 },
                size: CGSize(width: 100, height: 100))
            live.tap(at: CGPoint(x: 2, y: 2))
            return taps
        }
        #expect(hits(.accessibility) == 1)
        #expect(hits(.focusEffect) == 1)
        #expect(hits([.interaction, .accessibility]) == 0)
    }

    @Test func `A shape for the focus is what is drawn around the control`() {
        func picture(_ kinds: ContentShapeKinds, isFocused: Bool) -> DisplayList {
            let live = LiveView(Button("Round") {}.contentShape(kinds, Circle()))
            if isFocused { live.press(.tab) }
            return live.graph.displayList(size: CGSize(width: 300, height: 400))
        }
        #expect(picture(.focusEffect, isFocused: false) == picture(.accessibility, isFocused: false))
        #expect(picture(.focusEffect, isFocused: true) != picture(.accessibility, isFocused: true))
    }

    @Test func `What may be out of date is hidden while it is`() {
        func picture(_ isInvalidatable: Bool, _ reasons: RedactionReasons) -> DisplayList {
            LiveView(Text("Hello").invalidatableContent(isInvalidatable).redacted(reason: reasons))
                .graph.displayList(size: CGSize(width: 300, height: 400))
        }
        #expect(picture(true, []) == picture(false, []))
        #expect(picture(false, .invalidated) == picture(false, []))
        #expect(picture(true, .invalidated) == picture(true, .placeholder))
        #expect(picture(true, .invalidated) != picture(true, []))
    }
}
