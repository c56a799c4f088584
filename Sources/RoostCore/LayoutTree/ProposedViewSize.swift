import CoreGraphics

/// A parent's proposal for a view's size, in points. Each dimension is a number, `0` for "your minimum", `.infinity`
/// for "your maximum" or nil for "your ideal".
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width in points; nil for the ideal.
    public var width: CGFloat?
    /// The proposed height in points; nil for the ideal.
    public var height: CGFloat?

    /// A proposal of two lengths.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposed size, with the lengths of `size` (10 × 10 by default) in place of nil.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// A proposal as the layout tree stores it: two numbers, NaN for the ideal.
@_spi(Engine) public struct Proposal: Sendable {
    package var width: Double
    package var height: Double

    @inline(__always)
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    @inline(__always)
    package init(_ proposal: ProposedViewSize) {
        width = proposal.width.map { Double($0) } ?? .nan
        height = proposal.height.map { Double($0) } ?? .nan
    }

    package init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    package static let unspecified = Proposal(width: .nan, height: .nan)

    package var proposedViewSize: ProposedViewSize {
        ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }

    /// Whether both are the same proposal.
    @inline(__always)
    func isSame(as other: Proposal) -> Bool {
        (width == other.width || (width.isNaN && other.width.isNaN))
            && (height == other.height || (height.isNaN && other.height.isNaN))
    }

    @inline(__always)
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    @inline(__always)
    init(main: Double, cross: Double, axis: Axis) {
        self.init(width: axis == .horizontal ? main : cross, height: axis == .horizontal ? cross : main)
    }
}

extension CGSize {
    @inline(__always)
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    @inline(__always)
    init(main: Double, cross: Double, axis: Axis) {
        self.init(width: axis == .horizontal ? main : cross, height: axis == .horizontal ? cross : main)
    }
}
