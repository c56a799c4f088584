import RoostCore

/// The roles and states of a view for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No role of its own.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// A text that cannot be changed.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of what the app begins with.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used. Has no effect here: set `isEnabled` of a control.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its words change often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field for searches.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts playing something.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// It has a value that `accessibilityIncrement()` and `accessibilityDecrement()` change.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// People touch it directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns a page at its end.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)

    /// SwiftUI's traits for these.
    var traits: AccessibilityTraits {
        let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
            (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
            (.playsSound, .playsSound), (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
            (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
            (.searchField, .isSearchField), (.startsMediaSession, .startsMediaSession),
            (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
            (.tabBar, .isTabBar), (.header, .isHeader), (.toggleButton, .isToggle),
        ]
        return pairs.reduce(into: AccessibilityTraits()) { if contains($1.0) { $0.formUnion($1.1) } }
    }
}

/// A view's words and traits for assistive technologies.
struct UIAccessibilityWords: ViewModifier {
    private let view: UIView
    private let label: String?
    private let identifier: String?
    private let value: String?
    private let hint: String?
    private let traits: UIAccessibilityTraits
    private let isHidden: Bool

    init(_ view: UIView) {
        self.view = view
        label = view.accessibilityLabel
        identifier = view.accessibilityIdentifier
        value = view.accessibilityValue
        hint = view.accessibilityHint
        traits = view.accessibilityTraits
        isHidden = view.accessibilityElementsHidden
    }

    func body(content: Content) -> some View {
        let labelled = content.changed(by: label) {
            $0.accessibilityElement(children: .ignore).accessibilityLabel(Text(verbatim: $1))
        }
        let named = labelled.changed(by: identifier) { $0.accessibilityIdentifier($1) }
        let valued = named.changed(by: value) { $0.accessibilityValue(Text(verbatim: $1)) }
        let hinted = valued.changed(by: hint) { $0.accessibilityHint(Text(verbatim: $1)) }
        let marked = hinted.changed(by: traits == .none ? nil : traits) { $0.accessibilityAddTraits($1.traits) }
        let adjusted = marked.changed(by: traits.contains(.adjustable) ? view : nil) { content, view in
            content.accessibilityAdjustableAction { direction in
                if direction == .increment { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
            }
        }
        adjusted.changed(by: isHidden ? true : nil) { $0.accessibilityHidden($1) }
    }
}

extension View {
    /// The view with a change where there is a value, else the view itself.
    @ViewBuilder fileprivate func changed<Value, Changed: View>(
        by value: Value?, @ViewBuilder _ change: (Self, Value) -> Changed
    ) -> some View {
        if let value { change(self, value) } else { self }
    }
}
