import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct ControlTests {
    private let size = CGSize(width: 120, height: 60)

    @Test func `A button is as large as its words and margins, and runs its actions`() throws {
        var presses = 0
        let button = UIButton(
            configuration: .filled(), primaryAction: UIAction(title: "Buy") { _ in presses += 1 })
        button.addAction(UIAction { _ in presses += 10 }, for: .touchUpInside)
        #expect(abs(button.intrinsicContentSize.height - 34.33) < 0.5)
        let live = LiveView(Shown(view: button), size: size)
        live.tap(at: CGPoint(x: 60, y: 30))
        #expect(presses == 11)
        let tint = try live.color(at: 20, 30)
        #expect(tint[2] > 200 && tint[0] < 80)
    }

    @Test func `A disabled button runs nothing`() throws {
        var presses = 0
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        button.isEnabled = false
        LiveView(Shown(view: button), size: size).tap(at: CGPoint(x: 60, y: 30))
        #expect(presses == 0)
    }

    @Test func `A button shows the title of its state`() {
        let button = UIButton(type: .custom)
        button.setTitle("Off", for: .normal)
        button.setTitle("On", for: .selected)
        #expect(button.currentTitle == "Off")
        button.isSelected = true
        #expect(button.currentTitle == "On")
    }

    @Test func `A switch is turned by a press and tells of it`() throws {
        var values: [Bool] = []
        let control = UISwitch()
        control.addAction(UIAction { values.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
        let live = LiveView(Shown(view: control), size: size)
        live.tap(at: CGPoint(x: 60, y: 30))
        live.advance(by: 0.5)
        #expect(values == [true])
        #expect(control.isOn)
        #expect(control.bounds.width > 40 && control.bounds.width < 80)
    }

    @Test func `A slider follows the finger within its values`() throws {
        let slider = UISlider()
        slider.minimumValue = 10
        slider.maximumValue = 20
        slider.value = 10
        var count = 0
        slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let live = LiveView(Shown(view: slider), size: size)
        live.drag(from: CGPoint(x: 14, y: 30), to: CGPoint(x: 118, y: 30))
        #expect(slider.value == 20)
        #expect(count > 1)
        slider.value = 99
        #expect(slider.value == 20)
        #expect(slider.intrinsicContentSize.height == 34)
    }

    @Test func `A segmented control selects the pressed segment`() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 0
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let live = LiveView(Shown(view: control), size: size)
        live.tap(at: CGPoint(x: 90, y: 30))
        #expect(control.selectedSegmentIndex == 1)
        #expect(changes == 1)
    }

    @Test func `A stepper changes its value within its ends`() {
        let stepper = UIStepper()
        stepper.maximumValue = 1
        let live = LiveView(Shown(view: stepper), size: size)
        for _ in 0..<3 { live.tap(at: CGPoint(x: 85, y: 30)) }
        #expect(stepper.value == 1)
    }

    @Test func `Margins give their guides to constraints, and tell of changes`() {
        final class Told: UIView {
            var margins = 0
            override func layoutMarginsDidChange() { margins += 1 }
        }
        let view = Told()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        _ = LiveView(Shown(view: view), size: size)
        #expect(view.margins == 1)
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 114, height: 56))
    }

    @Test func `Content that is good to read stands in the middle of a wide view`() {
        let view = UIView()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        inner.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor).isActive = true
        inner.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor).isActive = true
        _ = LiveView(Shown(view: view), size: CGSize(width: 1000, height: 60))
        #expect(inner.frame.width == 672)
        #expect(inner.frame.minX == 164)
    }

    @Test func `Views and controllers hear of other traits`() {
        final class Told: UIView {
            var previous: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
            }
        }
        struct Switching: View {
            let view: UIView
            @State private var isDark = false
            var body: some View {
                Shown(view: view).environment(\.colorScheme, isDark ? .dark : .light).onTapGesture { isDark = true }
            }
        }
        let told = Told()
        told.backgroundColor = .red
        let live = LiveView(Switching(view: told), size: size)
        live.tap(at: CGPoint(x: 60, y: 30))
        live.update()
        #expect(told.previous == [.light])
        #expect(told.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `Recognisers hear of taps, presses and pans`() {
        let view = UIView()
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        final class Asked: UIGestureRecognizerDelegate {
            var recognizers: [UIGestureRecognizer] = []
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                recognizers.append(gestureRecognizer)
                return true
            }
        }
        let asked = Asked()
        for recognizer in [tap, pan] {
            recognizer.delegate = asked
            view.addGestureRecognizer(recognizer)
        }
        let live = LiveView(Shown(view: view), size: size)
        live.tap(at: CGPoint(x: 30, y: 20))
        live.advance(by: 0.5)
        #expect(asked.recognizers == [tap])
        #expect(tap.location(in: view) == CGPoint(x: 30, y: 20))
        live.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))
        #expect(asked.recognizers == [tap, pan])
        #expect(pan.translation(in: view).x == 60)
    }

    @Test func `A recogniser in a SwiftUI view tells its representable`() {
        final class Log { var states: [UIGestureRecognizer.State] = [] }
        struct Tap: UIGestureRecognizerRepresentable {
            let log: Log
            func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
            func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
                log.states.append(recognizer.state)
            }
        }
        let log = Log()
        let live = LiveView(Color.red.gesture(Tap(log: log)), size: size)
        live.tap(at: CGPoint(x: 30, y: 20))
        live.advance(by: 0.5)
        #expect(log.states == [.ended])
    }
}
