import CoreGraphics
import RoostCore

extension UIImage {
    /// How large and thick a symbol is.
    public struct SymbolConfiguration: Hashable, Sendable {
        private var font: UIFont
        private var scale: SymbolScale

        init() { self.init(pointSize: 17) }

        private init(_ font: UIFont, _ scale: SymbolScale) {
            self.font = font
            self.scale = scale
        }

        /// - Parameter pointSize: The size of the text that the symbol goes with.
        public init(pointSize: CGFloat) { self.init(.systemFont(ofSize: pointSize), .default) }
        public init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .default)
        }

        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(.systemFont(ofSize: pointSize, weight: weight.weight), scale)
        }

        public init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }
        public init(scale: SymbolScale) { self.init(.systemFont(ofSize: 17), scale) }
        public init(font: UIFont) { self.init(font, .default) }
        public init(font: UIFont, scale: SymbolScale) { self.init(font, scale) }
        public init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        func symbol(_ name: String) -> SymbolOutline? {
            SymbolLibrary.shared.symbol(
                named: name, font: font.resolved, scale: scale.scale.symbol, displayScale: 2)
        }

        /// The symbol, whatever font is around it.
        func image(_ name: String) -> Image { Image(systemName: name).symbol(font: font.font, scale: scale.scale) }
    }

    /// How thick a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var weight: UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How large a symbol is beside its text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        var scale: Image.Scale {
            switch self {
            case .small: .small
            case .large: .large
            default: .medium
            }
        }
    }
}
