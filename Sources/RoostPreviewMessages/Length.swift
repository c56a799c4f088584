/// Lengths in words.
public enum Length {
    /// A length in points without needless digits; `nil` for none.
    public static func text(_ length: some BinaryFloatingPoint) -> String { text(Optional(length)) }

    /// A length in points without needless digits; `nil` for none.
    public static func text(_ length: (some BinaryFloatingPoint)?) -> String {
        guard let length = length.map({ Double($0) }) else { return "nil" }
        if length == .infinity { return "∞" }
        guard length.isFinite else { return "\(length)" }
        let rounded = (length * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
