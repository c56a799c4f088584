import CoreGraphics
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// A live window that is looked at and used through its accessibility tree, on a clock that the test steps.
@MainActor final class AccessibleWindow {
    let session: LiveSession
    private(set) var time = 0.0

    init(
        _ view: some View, size: CGSize = CGSize(width: 390, height: 844), safeArea: EdgeInsets = EdgeInsets(),
        environment change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var environment = EnvironmentValues.standard
        change(&environment)
        session = LiveSession(view, viewport: Viewport(size: size, safeArea: safeArea), environment: environment)
        _ = session.frame(at: 0)
    }

    /// Lets time pass, frame by frame.
    func advance(by seconds: Double = 0) {
        let end = time + seconds
        repeat {
            time = min(time + 1 / 60.0, end)
            _ = session.frame(at: time)
        } while time < end
    }

    /// Lets time pass until nothing moves any more.
    func settle() { advance(by: 2) }

    var tree: [AccessibilityNode] { session.accessibilityTree() }

    /// All nodes in reading order, groups before what is in them.
    var nodes: [AccessibilityNode] {
        func flatten(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
            nodes.flatMap { [$0] + flatten($0.children) }
        }
        return flatten(tree)
    }

    func node(_ role: AccessibilityNode.Role, _ name: String) -> AccessibilityNode? {
        nodes.first { $0.role == role && $0.label == name }
    }

    func shows(_ text: String) -> Bool { nodes.contains { $0.label == text } }

    /// What is read, node by node.
    var words: [String] { nodes.map(\.label).filter { !$0.isEmpty } }

    @discardableResult
    func send(_ kind: AccessibilityRequest.Kind, to role: AccessibilityNode.Role, _ name: String) -> Bool {
        guard let node = node(role, name) else { return false }
        session.send(.access(AccessibilityRequest(kind, on: node.id)), at: time)
        advance()
        return true
    }

    /// Finds a button by its name and clicks on its middle.
    @discardableResult
    func press(_ name: String, at location: SourceLocation = #_sourceLocation) -> Bool {
        press(.button, name, at: location)
    }

    /// Finds a control by its role and name and clicks on its middle, as people do. Where the click would go to something
    /// else, that is an issue: what cannot be hit cannot be used.
    @discardableResult
    func press(
        _ role: AccessibilityNode.Role, _ name: String, at location: SourceLocation = #_sourceLocation
    ) -> Bool {
        guard let node = node(role, name) else { return false }
        let point = CGPoint(x: node.frame.midX, y: node.frame.midY)
        guard session.hits(node.id, at: point) else {
            Issue.record("A click on the middle of \(name), at \(point), does not reach it.", sourceLocation: location)
            return false
        }
        tap(point, kind: .mouse)
        return true
    }

    func tap(_ point: CGPoint, kind: PointerEvent.Kind = .touch) {
        session.send(.pointer(PointerEvent(.began, at: point, kind: kind)), at: time)
        session.send(.pointer(PointerEvent(.ended, at: point, kind: kind)), at: time)
        advance()
    }

    func send(_ phase: PointerEvent.Phase, at point: CGPoint, kind: PointerEvent.Kind = .touch) {
        session.send(.pointer(PointerEvent(phase, at: point, kind: kind)), at: time)
        advance()
    }

    func type(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        session.send(.key(KeyEvent(.down, key, modifiers: modifiers)), at: time)
        session.send(.key(KeyEvent(.up, key, modifiers: modifiers)), at: time)
        advance()
    }
}
