/// What a view says of itself to people who do not see it: a trait of the view, for hosts and for formats that keep it.
package struct AccessibilityAttributes: PassingTraitKey {
    package static var defaultValue: AccessibilityAttributes { AccessibilityAttributes() }

    package var label: Text?
    package var value: Text?
    package var hint: Text?
    package var isHidden = false
    package var traits = AccessibilityTraits()
    package var removedTraits = AccessibilityTraits()
    /// Higher values are read first.
    package var sortPriority = 0.0
    /// Whether the view is one thing, and what becomes of its parts.
    package var children: AccessibilityChildBehavior?
    package var actions: [Action] = []

    package struct Action {
        package let name: Text?
        package let perform: () -> Void
    }
}

/// What becomes of the parts of a view that is made one thing.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind {
        case ignore
        case contain
        case combine
    }

    private let kind: Kind

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They stay, inside.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// What they say becomes what the whole says.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
