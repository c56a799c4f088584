import CoreGraphics
import RoostCore

/// UIKit's attributes of an attributed string: `string.font = UIFont.systemFont(ofSize: 12)`. Where SwiftUI's attribute
/// of the same name is set too, it wins.
extension AttributeScopes {
    /// UIKit's attributes and Foundation's.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the text; that of the letters where there is none.
        public let strikethroughColor: StrikethroughColorAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the text; that of the letters where there is none.
        public let underlineColor: UnderlineColorAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The key of `font`.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static var name: String { UIKitAttributes.named("NSFont") }
        }

        /// The key of `foregroundColor`.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static var name: String { UIKitAttributes.named("NSColor") }
        }

        /// The key of `backgroundColor`.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static var name: String { UIKitAttributes.named("NSBackgroundColor") }
        }

        /// The key of `strikethroughStyle`.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static var name: String { UIKitAttributes.named("NSStrikethrough") }
        }

        /// The key of `underlineStyle`.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static var name: String { UIKitAttributes.named("NSUnderline") }
        }

        /// The key of `strikethroughColor`.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static var name: String { UIKitAttributes.named("NSStrikethroughColor") }
        }

        /// The key of `underlineColor`.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static var name: String { UIKitAttributes.named("NSUnderlineColor") }
        }

        /// A key's name. Nobody sets an attribute without its name, so the engine learns in time how to read them.
        private static func named(_ name: String) -> String {
            _ = registration
            return name
        }

        private static let registration: Void = ForeignTextAttributes.setReader { attributes in
            var found = ForeignTextAttributes()
            found.font = attributes[FontAttribute.self]?.font
            found.foregroundColor = attributes[ForegroundColorAttribute.self]?.color
            found.backgroundColor = attributes[BackgroundColorAttribute.self]?.color
            found.underline = attributes[UnderlineStyleAttribute.self]?.line(attributes[UnderlineColorAttribute.self])
            found.strikethrough = attributes[StrikethroughStyleAttribute.self]?
                .line(attributes[StrikethroughColorAttribute.self])
            return found
        }
    }

    /// The scope of UIKit's attributes, for initialisers with `including:`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds an attribute of UIKit's by its name, where SwiftUI's of that name does not fit.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}
