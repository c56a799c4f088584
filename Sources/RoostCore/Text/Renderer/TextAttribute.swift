/// A value that a part of a text has for its `TextRenderer`.
public protocol TextAttribute {}

nonisolated extension Text {
    /// Gives the text a value that renderers find in its runs, by its type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        modified(.custom(CustomTextAttribute(value)))
    }
}

/// A type-erased value for renderers. Two are equal if they can be compared and are equal, or have no contents.
struct CustomTextAttribute: Equatable, Sendable {
    // Values only travel with their text; nothing changes them.
    nonisolated(unsafe) let value: any TextAttribute

    init(_ value: any TextAttribute) { self.value = value }

    static func == (a: CustomTextAttribute, b: CustomTextAttribute) -> Bool { isSame(a.value, b.value) }

    private static func isSame<A: TextAttribute>(_ a: A, _ b: any TextAttribute) -> Bool {
        guard let b = b as? A else { return false }
        if MemoryLayout<A>.size == 0 { return true }
        guard let a = a as? any Equatable else { return false }
        return isEqual(a, b)
    }

    private static func isEqual<A: Equatable>(_ a: A, _ b: Any) -> Bool { (b as? A) == a }
}
