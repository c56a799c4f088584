import CoreGraphics
import SwiftUI
import Testing

@testable import RoostCore

@MainActor struct ColorPickerTests {
    @Test func `A picker is named by its label, and opens where a colour is chosen`() {
        let window = AccessibleWindow(ColorPicker("Tint", selection: .constant(.red)))
        window.press("Tint")
        window.settle()
        #expect(window.shows("Colors"))
    }

    @Test func `On macOS the well is 48 by 24 (ctl-C0)`() {
        let window = AccessibleWindow(ColorPicker("Tint", selection: .constant(.red)).labelsHidden().fixedSize()) {
            $0.idiom = .macOS
        }
        #expect(window.node(.button, "Tint")?.frame.size == CGSize(width: 48, height: 24))
    }
}
