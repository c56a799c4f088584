import CoreGraphics

/// The width, height or radius of a mark.
public struct MarkDimension: Hashable, Sendable {
    enum Kind: UInt8 { case automatic, fixed, ratio, inset }

    let kind: Kind
    let amount: CGFloat

    /// The default: 0.7 of the slot for bars.
    public static let automatic = MarkDimension(kind: .automatic, amount: 0)

    /// A length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed, amount: value) }

    /// A share of the slot.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio, amount: value) }

    /// The slot less a distance in points at each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset, amount: value) }

    /// The length in a slot.
    func length(in slot: CGFloat, automatic: CGFloat) -> CGFloat {
        let length =
            switch kind {
            case .automatic: automatic
            case .fixed: amount
            case .ratio: slot * amount
            case .inset: slot - 2 * amount
            }
        return length.isFinite ? max(0, length) : 0
    }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A length in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    /// A length in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }
}
