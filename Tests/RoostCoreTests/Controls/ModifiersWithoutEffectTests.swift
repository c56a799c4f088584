import SwiftUI
import Testing
import UIKit

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// What is accepted for existing code says so once.
@MainActor struct ModifiersWithoutEffectTests {
    @Namespace private var namespace

    @Test func `A modifier that does nothing warns once and leaves the view as it is`() {
        let (size, warnings) = Log.collecting {
            let view = Text("x")
                .statusBarHidden().persistentSystemOverlays(.hidden).textSelection(.enabled)
                .sensoryFeedback(.success, trigger: 1).scrollDismissesKeyboard(.immediately).geometryGroup()
                .geometryGroup().font(.body.width(.condensed)).toolbarRole(.editor)
            return LayoutSize.of(view)
        }
        #expect(size == LayoutSize.of(Text("x").font(.body)))
        #expect(warnings.count == 8)
        #expect(warnings.allSatisfy { $0.contains("has no effect") })
    }

    @Test func `A parameter that does nothing warns where it is given`() {
        func warnings(_ view: () -> some View) -> [String] { Log.collecting { LayoutSize.of(view()) }.warnings }
        #expect(warnings { GlassEffectContainer(spacing: 4) { Text("x") } }.count == 1)
        #expect(warnings { GlassEffectContainer { Text("x") } } == [])
        #expect(warnings { Text("x").drawingGroup(colorMode: .linear) }.count == 1)
        #expect(warnings { Text("x").drawingGroup() } == [])
        #expect(warnings { Text("x").contentShape(.hoverEffect, Circle()) }.count == 1)
    }

    @Test func `A property that does nothing warns where it is set`() {
        func warnings(_ set: () -> Void) -> [String] { Log.collecting { set() }.warnings }
        func canvas(_ mode: ColorRenderingMode = .nonLinear, _ isAsynchronous: Bool = false) -> [String] {
            warnings { _ = LayoutSize.of(Canvas(colorMode: mode, rendersAsynchronously: isAsynchronous) { _, _ in }) }
        }
        #expect(canvas() == [])
        #expect(canvas(.linear).count == 1)
        #expect(canvas(.nonLinear, true).count == 1)
        let renderer = ImageRenderer(content: Text("x"))
        #expect(warnings { renderer.colorMode = .nonLinear } == [])
        #expect(warnings { renderer.colorMode = .extendedLinear }.count == 1)
        var selection = TextSelection(insertionPoint: "x".startIndex)
        #expect(warnings { selection.affinity = .automatic } == [])
        #expect(warnings { selection.affinity = .upstream }.count == 1)
        let view = UITextView()
        #expect(warnings { view.isSecureTextEntry = true }.count == 1)
        #expect(warnings { view.linkTextAttributes = [.foregroundColor: UIColor.red] }.count == 1)
        #expect(warnings { view.linkTextAttributes = [:] } == [])
    }

    @Test func `A trait that HTML has no word for warns where it is added`() {
        func warnings(_ traits: AccessibilityTraits) -> [String] {
            Log.collecting { LayoutSize.of(Text("x").accessibilityAddTraits(traits)) }.warnings
        }
        #expect(warnings(.playsSound).count == 1)
        #expect(warnings([.isButton, .causesPageTurn]).count == 1)
        #expect(warnings([.isButton, .isHeader]) == [])
    }

    @Test func `The standard width of a font is no cause for a warning`() {
        #expect(Log.collecting { Font.body.width(.standard) }.warnings == [])
    }

    private enum LayoutSize {
        static func of(_ view: some View) -> CGSize {
            ViewGraph(view, environment: .standard).layOut(ProposedViewSize(width: 300, height: 100))
        }
    }
}
