import CoreGraphics

/// SwiftUI's attributes of an attributed string: `string.font = .title`.
extension AttributeScopes {
    /// SwiftUI's attributes and Foundation's.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// Points added after every character.
        public let kern: KerningAttribute
        /// Points added after every character, without ligatures.
        public let tracking: TrackingAttribute
        /// Points above (positive) or below the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// Emphasis, code and strikethrough from Markdown.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes; links are those that SwiftUI shows.
        public let foundation: FoundationAttributes

        /// The key of `font`.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        /// The key of `foregroundColor`.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key of `backgroundColor`.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The key of `strikethroughStyle`.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key of `underlineStyle`.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key of `kern`.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        /// The key of `tracking`.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        /// The key of `baselineOffset`.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The scope of SwiftUI's attributes, for initialisers with `including:`.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds an attribute by its name: `string.font`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension TextAttributes {
    mutating func apply(_ attributes: AttributeContainer) {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        if let intent = attributes[Attributes.InlinePresentationIntentAttribute.self] {
            var style = InlineMarkdown.Style()
            style.isEmphasized = intent.contains(.emphasized)
            style.isStrong = intent.contains(.stronglyEmphasized)
            style.isCode = intent.contains(.code)
            style.isStruckThrough = intent.contains(.strikethrough)
            apply(style)
        }
        if let foreign = ForeignTextAttributes.read(attributes) {
            font = foreign.font ?? font
            if let color = foreign.foregroundColor { foreground = AnyShapeStyle(color) }
            background = foreign.backgroundColor ?? background
            underline = foreign.underline ?? underline
            strikethrough = foreign.strikethrough ?? strikethrough
        }
        if let font = attributes[Attributes.FontAttribute.self] { self.font = font }
        if let color = attributes[Attributes.ForegroundColorAttribute.self] {
            foreground = AnyShapeStyle(color)
        }
        if let color = attributes[Attributes.BackgroundColorAttribute.self] { background = color }
        if let line = attributes[Attributes.StrikethroughStyleAttribute.self] { strikethrough = line }
        if let line = attributes[Attributes.UnderlineStyleAttribute.self] { underline = line }
        if let kerning = attributes[Attributes.KerningAttribute.self] { self.kerning = kerning }
        if let tracking = attributes[Attributes.TrackingAttribute.self] { self.tracking = tracking }
        if let offset = attributes[Attributes.BaselineOffsetAttribute.self] { baselineOffset = offset }
        if let link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] { self.link = link }
    }
}
