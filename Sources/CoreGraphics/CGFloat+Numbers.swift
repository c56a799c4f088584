import Foundation

// Foundation on Linux has these for the other types of numbers only.
extension CGFloat {
    /// The nearest value of a number.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The value of a number; nil if it has none exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
