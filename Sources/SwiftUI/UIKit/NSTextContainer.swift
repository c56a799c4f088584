import CoreGraphics

/// The room that the text of a `UITextView` stands in.
@MainActor @preconcurrency public final class NSTextContainer {
    weak var view: UITextView?

    /// The text view sets the size itself.
    public init(size: CGSize = .zero) {}

    /// Beside each line, in points.
    public var lineFragmentPadding: CGFloat = 5 { didSet { view?.invalidateIntrinsicContentSize() } }
    /// 0 for as many as there are.
    public var maximumNumberOfLines = 0 { didSet { view?.invalidateIntrinsicContentSize() } }
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { view?.setNeedsDisplay() } }
}
