import CoreGraphics
import Foundation
import RoostCore

/// A layer that shows a text.
@MainActor @preconcurrency open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`; nil for none.
    open var string: Any? { didSet { changed() } }
    /// The font: a `UIFont` or a name; nil for the system font.
    open var font: Any? { didSet { changed() } }
    /// The size of the letters, in points; by default 36.
    open var fontSize: CGFloat = 36 { didSet { changed() } }
    /// The colour of the letters; white by default.
    open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) { didSet { changed() } }
    /// Whether the text breaks into lines; by default not.
    open var isWrapped = false { didSet { changed() } }
    /// The side of the lines.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
    /// The end of a text that is too long; by default it runs on.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { changed() } }

    override func picture() -> AnyView? {
        let text =
            switch string {
            case let string as NSAttributedString: Text(string)
            case let string as String: Text(verbatim: string)
            default: Text?.none
            }
        guard let text else { return nil }
        let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
        let face = (font as? UIFont)?.withSize(fontSize) ?? named ?? .systemFont(ofSize: fontSize)
        let (lines, side): (TextAlignment, Alignment) =
            switch alignmentMode {
            case .center: (.center, .top)
            case .right: (.trailing, .topTrailing)
            default: (.leading, .topLeading)
            }
        return AnyView(
            text.font(face.font)
                .foregroundStyle(foregroundColor.map { Color(cgColor: $0) } ?? .clear)
                .multilineTextAlignment(lines)
                .lineLimit(isWrapped ? nil : 1)
                .truncationMode(truncationMode == .start ? .head : truncationMode == .middle ? .middle : .tail)
                .fixedSize(horizontal: !isWrapped && truncationMode == .none, vertical: isWrapped)
                .frame(width: max(bounds.width, 0), height: max(bounds.height, 0), alignment: side))
    }
}

/// The side of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The left side here.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// The left side.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// The right side.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// The middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// The left side here: lines are not stretched.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The end of a text layer's text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text runs on.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis at the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis at the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis in the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
