import CoreGraphics

/// The widths, heights or radii of the marks of a collection's elements.
public struct MarkDimensions<DataElement> {
    /// The dimension of all marks; nil where it depends on the element.
    let constant: MarkDimension?
    private let dimension: (DataElement) -> MarkDimension

    private init(_ constant: MarkDimension) {
        self.constant = constant
        dimension = { _ in constant }
    }

    private init(_ amount: KeyPath<DataElement, CGFloat>, _ make: @escaping (CGFloat) -> MarkDimension) {
        constant = nil
        dimension = { make($0[keyPath: amount]) }
    }

    /// The dimension of an element's mark.
    func dimension(of element: DataElement) -> MarkDimension { constant ?? dimension(element) }

    /// The default: 0.7 of the slot for bars.
    public static var automatic: MarkDimensions { MarkDimensions(.automatic) }

    /// A length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions(.fixed(value)) }

    /// The lengths at a key path, in points.
    public static func fixed(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions(value, MarkDimension.fixed)
    }

    /// A share of the slot.
    public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions(.ratio(value)) }

    /// The shares of the slot at a key path.
    public static func ratio(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions(value, MarkDimension.ratio)
    }

    /// The slot less a distance in points at each side.
    public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions(.inset(value)) }

    /// The slot less the distances at a key path, in points at each side.
    public static func inset(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions(value, MarkDimension.inset)
    }
}

extension MarkDimensions: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A length in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    /// A length in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }
}
