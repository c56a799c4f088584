import CoreGraphics
import RoostCore
import RoostImaging
import RoostLocks
import RoostSymbols

extension UIImage {
    /// The size and the weight of a symbol. By default it goes with 17 points of the system font.
    public struct SymbolConfiguration: Hashable, Sendable {
        private var font: UIFont
        private var scale: SymbolScale

        init() { self.init(pointSize: 17) }

        private init(_ font: UIFont, _ scale: SymbolScale) {
            self.font = font
            self.scale = scale
        }

        /// The size of a symbol beside text of regular weight.
        /// - Parameter pointSize: The size of that text.
        public init(pointSize: CGFloat) { self.init(.systemFont(ofSize: pointSize), .default) }
        /// The size and weight of a symbol, by those of the text beside it.
        public init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .default)
        }

        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(.systemFont(ofSize: pointSize, weight: weight.weight), scale)
        }

        /// The weight of a symbol beside text of 17 points.
        public init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }
        /// The scale of a symbol beside text of 17 points.
        public init(scale: SymbolScale) { self.init(.systemFont(ofSize: 17), scale) }
        /// The size and weight of a symbol beside text in a font.
        public init(font: UIFont) { self.init(font, .default) }
        public init(font: UIFont, scale: SymbolScale) { self.init(font, scale) }
        /// The size and weight of a symbol beside text in a style, at the default Dynamic Type size.
        public init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        func symbol(_ name: String, displayScale: CGFloat = 2) -> SymbolOutline? {
            let text = font.resolved
            let weight = Engines.standard.text?.weight(of: text) ?? text.weight
            return SymbolLibrary.shared.symbol(
                named: name, size: text.size, weight: weight, scale: scale.scale.symbol, displayScale: displayScale)
        }

        /// The symbol's ink as pixels, three to a point.
        func picture(_ name: String) -> CGImage? {
            Self.pictures.value(for: PictureKey(name: name, configuration: self)) {
                guard let symbol = symbol(name, displayScale: 3), symbol.inkSize.width > 0, symbol.inkSize.height > 0
                else { return nil }
                let ink = symbol.inkSize
                // Where the ink ends within a pixel, the rest stays empty above it, not below.
                let down = CGAffineTransform(translationX: 0, y: symbol.ink.maxY - symbol.path.boundingRect.maxY)
                return withMainActorAssumed {
                    MainActor.assumeIsolated {
                        // Whole pixels, and a little less, lest a sum be above them.
                        func whole(_ length: CGFloat) -> CGFloat { (max((length * 3).rounded(), 1) - 0.01) / 3 }
                        let content = image(name).resizable().foregroundStyle(.black)
                            .frame(width: whole(ink.width), height: whole(ink.height)).transformEffect(down)
                        let renderer = ImageRenderer(content: content)
                        renderer.scale = 3
                        return renderer.cgImage
                    }
                }
            }
        }

        private struct PictureKey: Hashable {
            var name: String
            var configuration: SymbolConfiguration
        }

        private static let pictures = SharedCache<PictureKey, CGImage?>(limit: 256)

        /// The symbol as an image that ignores the font of the environment.
        func image(_ name: String) -> Image { Image(systemName: name).symbol(font: font.font, scale: scale.scale) }
    }

    /// The thickness of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// From thin to thick, as `UIFont.Weight`; `unspecified` is regular.
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

    /// The size of a symbol relative to the text beside it.
    public enum SymbolScale: Int, Sendable {
        /// The scale of the surroundings with Apple; `medium` here.
        case `default` = -1
        /// `unspecified` is `medium`.
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
