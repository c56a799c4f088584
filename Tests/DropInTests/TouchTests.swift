import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Touches of views, controls and recognisers of the app's own.
@MainActor struct TouchTests {
    private let size = CGSize(width: 200, height: 200)

    private final class Pad: UIView {
        var heard: [String] = []
        var places: [CGPoint] = []

        private func hear(_ name: String, _ touches: Set<UITouch>) {
            heard.append(name)
            if let touch = touches.first { places.append(touch.location(in: self)) }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled", touches) }
    }

    @Test func `A view hears of a touch from its beginning to its end, in its own coordinates`() throws {
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        let pad = Pad(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        root.addSubview(pad)
        let live = LiveView(Shown(view: root), size: size)
        live.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 100, y: 90))
        #expect(pad.heard.first == "began")
        #expect(pad.heard.last == "ended")
        #expect(pad.heard.contains("moved"))
        #expect(pad.places.first == CGPoint(x: 10, y: 10))
        #expect(pad.places.last == CGPoint(x: 50, y: 40))
        pad.heard = []
        live.tap(at: CGPoint(x: 10, y: 10))
        #expect(pad.heard == [])
    }

    @Test func `A view that hears nothing leaves a touch to the one around it, and its controller`() {
        final class Watcher: UIViewController {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        let controller = Watcher()
        controller.view.addSubview(UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
        let live = LiveView(Controlled(controller: controller), size: size)
        live.tap(at: CGPoint(x: 100, y: 100))
        #expect(controller.count == 1)
    }

    @Test func `A control of the app's own follows a finger`() {
        final class Knob: UIControl {
            var moves = 0
            var isOver = false
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                moves += 1
                return true
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isOver = true }
        }
        let knob = Knob(frame: CGRect(origin: .zero, size: size))
        let live = LiveView(Shown(view: knob), size: size)
        live.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 100, y: 90))
        #expect(knob.moves > 1)
        #expect(knob.isOver && !knob.isTracking)
    }

    @Test func `A recogniser of the app's own sets its state by touches`() {
        final class Press: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            var resets = 0
            override func reset() { resets += 1 }
        }
        let press = Press(target: nil, action: nil)
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.addGestureRecognizer(press)
        LiveView(Shown(view: view), size: size).tap(at: CGPoint(x: 20, y: 20))
        #expect(press.resets == 1)
        #expect(press.state == .possible)
    }

    @Test func `A delegate refuses touches on a view`() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            var asked = 0
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                asked += 1
                return touch.view?.tag != 7
            }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                begun += 1
                return true
            }
            var begun = 0
        }
        let delegate = Delegate()
        let tap = UITapGestureRecognizer()
        tap.delegate = delegate
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        let corner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        corner.tag = 7
        view.addSubview(corner)
        view.addGestureRecognizer(tap)
        let live = LiveView(Shown(view: view), size: size)
        live.tap(at: CGPoint(x: 20, y: 20))
        #expect(delegate.asked == 1 && delegate.begun == 0)
        live.tap(at: CGPoint(x: 120, y: 120))
        #expect(delegate.begun == 1)
    }

    @Test func `A list around a drawing view still scrolls`() throws {
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let live = LiveView(
            ScrollView { Shown(view: pad).frame(height: 400).accessibilityIdentifier("pad") }, size: size)
        let before = try #require(live.frame(of: "pad")).minY
        live.scroll(by: CGSize(width: 0, height: 60), at: CGPoint(x: 100, y: 100))
        live.advance(by: 0.5)
        #expect(try #require(live.frame(of: "pad")).minY < before)
    }

    @Test func `A controller's own insets add to the safe area`() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        #expect(controller.view.safeAreaInsets.top == 30)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
        ])
        _ = LiveView(Controlled(controller: controller), size: size)
        #expect(box.frame.minY == 30)
    }
}
