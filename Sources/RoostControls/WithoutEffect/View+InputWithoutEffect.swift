import Foundation
import RoostCore
import UniformTypeIdentifiers

// Keyboards, pointers and other devices. Each modifier is accepted so that existing code compiles, and logs once that it has no effect.

extension View {
    /// Accepted for existing code; the keyboard goes through controls in reading order.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        withoutEffect("focusScope", "the keyboard goes through controls in reading order")
    }

    /// Accepted for existing code; the keyboard goes through controls in reading order.
    nonisolated public func focusSection() -> some View {
        withoutEffect("focusSection", "the keyboard goes through controls in reading order")
    }

    /// Accepted for existing code; the keyboard goes through controls in reading order.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        withoutEffect("prefersDefaultFocus", "the keyboard goes through controls in reading order")
    }

    /// Accepted for existing code; there is no remote control.
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        withoutEffect("onPlayPauseCommand", "there is no remote control")
    }

    /// Accepted for existing code; the pointer, the wheel and the keyboard scroll.
    nonisolated public func scrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View {
        withoutEffect("scrollInputBehavior", "the pointer, the wheel and the keyboard scroll")
    }

    /// Accepted for existing code; there is no watch here.
    nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        withoutEffect("handGestureShortcut", "there is no watch here")
    }
}
