import RoostCore

extension UIFont {
    /// The role of a text, which gives its size and weight. Raw values are UIKit's.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the style. Styles with other names are drawn as `body`.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The style of a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// 34 points at the default text size.
        public static let largeTitle = TextStyle("UICTFontTextStyleTitle0")
        /// 28 points at the default text size.
        public static let title1 = TextStyle("UICTFontTextStyleTitle1")
        /// 22 points at the default text size.
        public static let title2 = TextStyle("UICTFontTextStyleTitle2")
        /// 20 points at the default text size.
        public static let title3 = TextStyle("UICTFontTextStyleTitle3")
        /// 17 points at the default text size, semibold.
        public static let headline = TextStyle("UICTFontTextStyleHeadline")
        /// 15 points at the default text size.
        public static let subheadline = TextStyle("UICTFontTextStyleSubhead")
        /// 17 points at the default text size.
        public static let body = TextStyle("UICTFontTextStyleBody")
        /// 16 points at the default text size.
        public static let callout = TextStyle("UICTFontTextStyleCallout")
        /// 13 points at the default text size.
        public static let footnote = TextStyle("UICTFontTextStyleFootnote")
        /// 12 points at the default text size.
        public static let caption1 = TextStyle("UICTFontTextStyleCaption1")
        /// 11 points at the default text size.
        public static let caption2 = TextStyle("UICTFontTextStyleCaption2")

        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }
}
