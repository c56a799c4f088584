import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's stepper; SwiftUI's inside. It has its own size, whatever its frame.
@MainActor @preconcurrency open class UIStepper: UIControl {
    /// The value. Setting it tells nobody.
    open var value: Double = 0 { didSet { if value != oldValue { setNeedsDisplay() } } }
    /// The smallest value; by default 0.
    open var minimumValue: Double = 0 { didSet { setNeedsDisplay() } }
    /// The largest value; by default 100.
    open var maximumValue: Double = 100 { didSet { setNeedsDisplay() } }
    /// The distance of two values; by default 1.
    open var stepValue: Double = 1 { didSet { setNeedsDisplay() } }
    /// Whether the value goes from one end to the other; by default not.
    open var wraps = false
    /// Accepted for source compatibility; has no effect here: each step tells of its value.
    open var isContinuous = true
    /// Accepted for source compatibility; has no effect here: a held button always repeats.
    open var autorepeat = true

    override func hugged() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        bounds.size = intrinsicContentSize
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func step(by distance: Double) {
        var next = value + distance
        if next > maximumValue { next = wraps ? minimumValue : maximumValue }
        if next < minimumValue { next = wraps ? maximumValue : minimumValue }
        guard next != value else { return }
        value = next
        sendActions(for: .valueChanged)
    }

    override func content() -> AnyView? {
        AnyView(
            Stepper {
                EmptyView()
            } onIncrement: { [weak self] in
                self.map { $0.step(by: $0.stepValue) }
            } onDecrement: { [weak self] in
                self.map { $0.step(by: -$0.stepValue) }
            }
            .labelsHidden().disabled(!isEnabled).fixedSize())
    }
}
