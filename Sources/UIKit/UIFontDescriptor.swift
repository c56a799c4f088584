import CoreGraphics
import RoostCore

/// The properties that choose a font, for `UIFont(descriptor:size:)`.
public final class UIFontDescriptor: Hashable, Sendable {
    /// The designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Round ends of strokes.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// A design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// A design in which all characters are equally wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        fileprivate var design: Font.Design? {
            switch self {
            case .default: .default
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: nil
            }
        }
    }

    /// The traits of a face, as far as fonts have them here.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Semibold or more.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All characters are equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    let font: UIFont

    init(_ font: UIFont) { self.font = font }

    /// A descriptor of a family or face by its name; of the system font where it is missing.
    /// - Parameter size: In points.
    public convenience init(name: String, size: CGFloat) {
        self.init(UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
    }

    /// The descriptor of a text style's font, at the default text size.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.preferredFont(forTextStyle: style))
    }

    /// The size, in points.
    public var pointSize: CGFloat { font.pointSize }
    /// The PostScript name of the face.
    public var postscriptName: String { font.fontName }
    /// The traits.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.resolved.isItalic { traits.insert(.traitItalic) }
        if font.resolved.weight >= 600 { traits.insert(.traitBold) }
        if font.resolved.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The descriptor at another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.withSize(newPointSize))
    }

    /// The descriptor in a design of the system font; nil for a custom font and for unknown designs.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard font.resolved.family == nil, let design = design.design else { return nil }
        return with(weight: font.resolved.weight, design: design, isItalic: font.resolved.isItalic)
    }

    /// The descriptor with these traits in place of its own; nil for traits that no font has here.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isSubset(of: [.traitItalic, .traitBold, .traitMonoSpace]) else { return nil }
        let isBold = symbolicTraits.contains(.traitBold)
        let isItalic = symbolicTraits.contains(.traitItalic)
        let own = font.resolved
        if let family = own.family {
            var custom = Font.custom(family, fixedSize: own.size)
            if isBold { custom = custom.bold() }
            if isItalic { custom = custom.italic() }
            return UIFontDescriptor(UIFont(custom))
        }
        let weight = isBold ? max(own.weight, 700) : own.weight >= 600 ? 400 : own.weight
        let design: Font.Design =
            symbolicTraits.contains(.traitMonoSpace)
            ? .monospaced : own.design == .monospaced ? .default : Font.Design(own.design)
        return with(weight: weight, design: design, isItalic: isItalic)
    }

    private func with(weight: Int, design: Font.Design, isItalic: Bool) -> UIFontDescriptor {
        let plain = Font.system(size: pointSize, weight: Font.Weight(number: weight), design: design)
        return UIFontDescriptor(UIFont(isItalic ? plain.italic() : plain))
    }

    public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool { a.font == b.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
    /// The font of a descriptor.
    /// - Parameter pointSize: In points; 0 for the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font.font
        self.init(pointSize > 0 ? font.pointSize(pointSize) : font)
    }

    /// The properties that choose this font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}

extension Font.Design {
    fileprivate init(_ design: ResolvedFont.Design) {
        self =
            switch design {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
    }
}

extension Font.Weight {
    /// The weight of a number as in CSS, 100…900.
    fileprivate init(number: Int) {
        self =
            switch number {
            case ..<150: .ultraLight
            case ..<250: .thin
            case ..<350: .light
            case ..<450: .regular
            case ..<550: .medium
            case ..<650: .semibold
            case ..<750: .bold
            case ..<850: .heavy
            default: .black
            }
    }
}
