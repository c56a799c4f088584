import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct UIActivityIndicatorViewTests {
    private struct Wheel: UIViewRepresentable {
        let prepare: @MainActor (UIActivityIndicatorView) -> Void
        func makeUIView(context: Context) -> UIActivityIndicatorView {
            let view = UIActivityIndicatorView(style: .medium)
            prepare(view)
            return view
        }
        func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {}
    }

    private func live(_ prepare: @escaping @MainActor (UIActivityIndicatorView) -> Void) -> LiveView {
        LiveView(Wheel(prepare: prepare), size: CGSize(width: 60, height: 60))
    }

    @Test func `A wheel turns from its start to its stop`() {
        let live = live { $0.startAnimating() }
        let first = live.displayList
        live.advance(by: 0.3)
        #expect(live.displayList != first)
    }

    @Test func `A wheel that is stopped and shown stands still`() {
        let live = live { $0.hidesWhenStopped = false }
        let first = live.displayList
        #expect(!first.entries.isEmpty)
        live.advance(by: 0.3)
        #expect(live.displayList == first)
        #expect(!live.isMoving)
    }

    @Test func `A stopped wheel is hidden by default`() {
        #expect(live { _ in }.displayList.entries.allSatisfy { if case .fill = $0.command { false } else { true } })
    }
}
