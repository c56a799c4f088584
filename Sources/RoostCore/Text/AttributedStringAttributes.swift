import CoreGraphics

/// What an attributed string can say about how SwiftUI shows it: `string.font = .title`.
extension AttributeScopes {
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
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
