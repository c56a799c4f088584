import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's wheel that turns while work is under way.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
    /// The size of the wheel: 20 points, or 37.
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    /// The size of the wheel.
    open var style: Style { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the wheel; by default `secondaryLabel`.
    open var color: UIColor! = .secondaryLabel { didSet { setNeedsDisplay() } }
    /// Whether the wheel shows only after `startAnimating()`; by default true. A wheel that is stopped and shown stands
    /// still.
    open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
    /// Whether the wheel was started and not stopped since.
    public private(set) var isAnimating = false { didSet { setNeedsDisplay() } }

    /// A stopped wheel in its own size.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = intrinsicContentSize
        hug()
    }

    override public init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        hug()
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    private func hug() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Shows the wheel.
    open func startAnimating() { isAnimating = true }
    /// Hides the wheel, unless `hidesWhenStopped` is false.
    open func stopAnimating() { isAnimating = false }

    override open var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func content() -> AnyView? {
        guard isAnimating else {
            guard !hidesWhenStopped else { return nil }
            return AnyView(SpinnerSpokes(size: intrinsicContentSize.width, turn: 0).tint(color.color))
        }
        return AnyView(
            ProgressView().labelsHidden().progressViewStyle(.circular).tint(color.color)
                .controlSize(style == .large ? .large : .regular))
    }
}
