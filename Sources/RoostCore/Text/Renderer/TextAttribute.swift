/// What a part of a text says to a `TextRenderer` that draws it.
public protocol TextAttribute {}

nonisolated extension Text {
    /// Gives the text a value that renderers find in its runs.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        modified(.custom(CustomTextAttribute(value)))
    }
}

/// A value of any type for renderers. Two are the same where they can be compared and are equal, or have no contents.
struct CustomTextAttribute: Equatable, Sendable {
    // Values only travel with the text that they are part of, and nobody changes them.
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
