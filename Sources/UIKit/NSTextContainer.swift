import CoreGraphics

/// The area of the text of a `UITextView`.
@MainActor @preconcurrency public final class NSTextContainer {
    weak var view: UITextView?

    /// A container of default values. The size is ignored: the text view sets it.
    public init(size: CGSize = .zero) {}

    /// The padding at both ends of each line, in points; by default 5.
    public var lineFragmentPadding: CGFloat = 5 { didSet { view?.invalidateIntrinsicContentSize() } }
    /// The most lines that show; 0, the default, for all.
    public var maximumNumberOfLines = 0 { didSet { view?.invalidateIntrinsicContentSize() } }
    /// The end of a text that is cut off.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { view?.setNeedsDisplay() } }
}
