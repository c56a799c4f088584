import Foundation
import RoostCore

/// The look of a bar's buttons, as UIKit's code describes it. It has no effect here; see `UIAppearance`.
@MainActor @preconcurrency open class UIBarButtonItemAppearance {
    /// The look of a button in one state.
    @MainActor @preconcurrency public final class State {
        /// The attributes of the title; has no effect here.
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The distance of the title from its place; has no effect here.
        public var titlePositionAdjustment = UIOffset.zero
        /// The picture behind the button; has no effect here.
        public var backgroundImage: UIImage?
    }

    /// A button at rest; has no effect here.
    public let normal = State()
    /// A pressed button; has no effect here.
    public let highlighted = State()
    /// A button that cannot be used; has no effect here.
    public let disabled = State()
    /// The button with the focus; has no effect here.
    public let focused = State()
    /// The kind of button.
    public let style: UIBarButtonItem.Style

    /// An appearance without attributes and pictures.
    public init(style: UIBarButtonItem.Style = .plain) { self.style = style }
}

/// A distance to the right and down, in points.
public struct UIOffset: Hashable, Sendable {
    /// The distance to the right, in points.
    public var horizontal: CGFloat
    /// The distance down, in points.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset()

    /// Distances in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No distance.
    public init() { self.init(horizontal: 0, vertical: 0) }
}
