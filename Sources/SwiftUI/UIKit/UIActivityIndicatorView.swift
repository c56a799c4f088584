import CoreGraphics
import Foundation
import RoostCore

/// UIKit's wheel that turns while something is under way.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    open var style: Style { didSet { invalidateIntrinsicContentSize() } }
    open var color: UIColor! = .secondaryLabel { didSet { setNeedsDisplay() } }
    /// Whether the wheel is seen only while it turns.
    open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
    public private(set) var isAnimating = false { didSet { setNeedsDisplay() } }

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

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    override open var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func content() -> AnyView? {
        guard isAnimating || !hidesWhenStopped else { return nil }
        return AnyView(
            ProgressView().labelsHidden().progressViewStyle(.circular).tint(color.color)
                .controlSize(style == .large ? .large : .regular))
    }
}
