import CoreGraphics
import Foundation
import RoostCore

/// UIKit's picture in a rectangle, placed by the view's `contentMode`.
///
/// Symbols and templates are drawn in the tint. The view takes no input unless `isUserInteractionEnabled` is set.
@MainActor @preconcurrency open class UIImageView: UIView {
    /// The picture; nil for none, and no intrinsic size.
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

    /// The effects on a symbol, each for the view so far and its place in the list.
    var effects: [(AnyView, Int) -> AnyView] = [] { didSet { setNeedsDisplay() } }

    /// An image view in the picture's size, in points.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The words that a screen reader says; by default the picture's.
    override open var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? image?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    override open var intrinsicContentSize: CGSize { image?.size ?? Self.noIntrinsicSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    override func content() -> AnyView? {
        image.map { image in
            effects.enumerated().reduce(AnyView(shown(image).foregroundStyle(.tint))) { $1.element($0, $1.offset) }
        }
    }

    private func shown(_ image: UIImage) -> AnyView {
        // Symbols and templates are drawn in the view's tint.
        let picture = Image(uiImage: image)
        switch contentMode {
        case .scaleToFill, .redraw: return AnyView(picture.stretchable())
        case .scaleAspectFit: return AnyView(picture.stretchable().aspectRatio(contentMode: .fit))
        case .scaleAspectFill: return AnyView(picture.stretchable().aspectRatio(contentMode: .fill))
        default: return AnyView(picture.fixedSize())
        }
    }

    override var contentAlignment: Alignment {
        switch contentMode {
        case .top: .top
        case .bottom: .bottom
        case .left: Alignment(horizontal: .leading, vertical: .center)
        case .right: Alignment(horizontal: .trailing, vertical: .center)
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}
