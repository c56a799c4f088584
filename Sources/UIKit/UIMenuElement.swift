import RoostCore

/// A part of a menu: an action or a menu inside.
@MainActor @preconcurrency open class UIMenuElement {
    /// The look and the use of an action.
    public struct Attributes: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be used.
        public static let disabled = Attributes(rawValue: 1)
        /// It is drawn in red.
        public static let destructive = Attributes(rawValue: 2)
        /// It is left out.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// The mark of an action.
    public enum State: Int, Sendable { case off, on, mixed }

    /// The words.
    public internal(set) var title: String
    /// The picture; nil for none.
    public internal(set) var image: UIImage?
    /// Further words, below the others; nil for none.
    public internal(set) var subtitle: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// The part in SwiftUI's menu.
    func content(sender: UIControl?) -> AnyView { AnyView(EmptyView()) }
}
