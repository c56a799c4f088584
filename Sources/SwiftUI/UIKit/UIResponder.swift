import CoreGraphics

/// What UIKit's views, controllers and windows have in common.
///
/// It is a class of its own, not an `NSObject`: there are no selectors here.
@MainActor open class UIResponder {
    public init() {}

    /// Who is asked next; nil at the end of the chain.
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { false }

    /// Asks for the keyboard; answers whether it was given.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    /// Gives the keyboard back; answers whether it was given back.
    @discardableResult open func resignFirstResponder() -> Bool { true }
}

nonisolated extension UIResponder: Hashable {
    public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
