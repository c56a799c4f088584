import CoreGraphics
import SwiftUI
import Testing
import UIKit

@testable import RoostCore

/// The words and traits of UIKit's views for assistive technologies.
@MainActor struct UIAccessibilityTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test func `A label with the trait of a header is a heading`() {
        let label = UILabel()
        label.text = "Title"
        label.accessibilityTraits = [.header, .updatesFrequently]
        let window = AccessibleWindow(Shown(view: label))
        #expect(window.nodes.first { $0.label == "Title" }?.role == .heading)
        label.accessibilityElementsHidden = true
        window.settle()
        #expect(!window.shows("Title"))
    }

    @Test func `An adjustable view has a value, a hint, and steps`() throws {
        final class Volume: UIView {
            var value = 5
            override func accessibilityIncrement() { value += 1 }
            override func accessibilityDecrement() { value -= 1 }
        }
        let view = Volume()
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Volume"
        view.accessibilityValue = "5"
        view.accessibilityHint = "Changes the volume"
        view.accessibilityTraits = .adjustable
        let window = AccessibleWindow(Shown(view: view))
        let node = try #require(window.nodes.first { $0.label == "Volume" })
        #expect(node.value == "5")
        #expect(node.hint == "Changes the volume")
        window.send(.increment, to: node.role, "Volume")
        #expect(view.value == 6)
    }
}
