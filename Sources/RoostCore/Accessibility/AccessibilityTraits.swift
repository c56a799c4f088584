/// The kind of a view and its behaviour, for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var bits: UInt32

    private init(bits: UInt32) { self.bits = bits }

    /// No traits.
    public init() { bits = 0 }

    /// A button.
    public static let isButton = AccessibilityTraits(bits: 1 << 0)
    /// A heading; a button, link or toggle keeps its own role.
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    /// The view is selected.
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    /// A field for a search; here a text field.
    public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
    /// A picture.
    public static let isImage = AccessibilityTraits(bits: 1 << 5)
    /// Accepted for source compatibility; has no effect here.
    public static let playsSound = AccessibilityTraits(bits: 1 << 6)
    /// Accepted for source compatibility; has no effect here.
    public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
    /// Text that cannot be edited.
    public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
    /// Accepted for source compatibility; has no effect here.
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
    /// Accepted for source compatibility; has no effect here.
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
    /// Accepted for source compatibility; has no effect here.
    public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
    /// Accepted for source compatibility; has no effect here.
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
    /// Accepted for source compatibility; has no effect here.
    public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
    /// A dialog: nothing beside it is read.
    public static let isModal = AccessibilityTraits(bits: 1 << 14)
    /// A switch.
    public static let isToggle = AccessibilityTraits(bits: 1 << 15)
    /// A row of tabs.
    public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

    /// The traits that the accessibility tree does not keep, since HTML has no words for them.
    private static let withoutEffect: AccessibilityTraits = [
        .playsSound, .isKeyboardKey, .isSummaryElement, .updatesFrequently, .startsMediaSession,
        .allowsDirectInteraction, .causesPageTurn,
    ]

    /// Logs once where one of these traits has no effect.
    func warnOfThoseWithoutEffect() {
        guard bits & Self.withoutEffect.bits != 0 else { return }
        Log.warning(
            "accessibilityAddTraits has no effect with playsSound, isKeyboardKey, isSummaryElement, updatesFrequently, "
                + "startsMediaSession, allowsDirectInteraction and causesPageTurn: HTML has no words for them",
            view: "accessibilityAddTraits")
    }

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

    @discardableResult
    public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { bits |= member.bits }
        return (!contains(member), member)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }

    @discardableResult
    public mutating func update(with member: Self) -> Self? {
        let known = intersection(member)
        bits |= member.bits
        return known.bits == 0 ? nil : known
    }
}
