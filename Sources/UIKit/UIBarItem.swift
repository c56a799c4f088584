import Foundation
import RoostCore

/// A button of a bar or a tab: words, a picture, and the attributes of the words.
@MainActor @preconcurrency open class UIBarItem {
    /// The words; nil for none.
    open var title: String? { didSet { changed?() } }
    /// The picture; nil for none.
    open var image: UIImage? { didSet { changed?() } }
    /// Whether people may press the item.
    open var isEnabled = true { didSet { changed?() } }
    /// A number of the app's own.
    open var tag = 0
    /// The name by which tests find the item.
    open var accessibilityIdentifier: String?
    /// The words that a screen reader says; nil for the title.
    open var accessibilityLabel: String?
    /// Tells the bar that shows the item of a change.
    var changed: (() -> Void)?
    private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// An item without words.
    public init() {}

    /// Sets the attributes of the words in a state; nil for those of the bar. A button at rest takes the font and the
    /// colour of `normal`; other attributes and states are kept only.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        changed?()
    }

    /// The attributes of the words in a state; nil where none were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }
}

nonisolated extension UIBarItem: Hashable {
    public static func == (a: UIBarItem, b: UIBarItem) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
