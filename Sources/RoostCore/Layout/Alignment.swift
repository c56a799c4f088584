import CoreGraphics
import RoostLocks

/// A type that identifies an alignment guide and gives its value where no view sets it.
public protocol AlignmentID {
    /// The guide's position in the view's own coordinates, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }
    init(key: AlignmentKey) { self.key = key }

    public static let leading = HorizontalAlignment(key: .leading)
    public static let center = HorizontalAlignment(key: .horizontalCenter)
    public static let trailing = HorizontalAlignment(key: .trailing)
    public static let listRowSeparatorLeading = HorizontalAlignment(key: .listRowSeparatorLeading)
    public static let listRowSeparatorTrailing = HorizontalAlignment(key: .listRowSeparatorTrailing)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }
    init(key: AlignmentKey) { self.key = key }

    public static let top = VerticalAlignment(key: .top)
    public static let center = VerticalAlignment(key: .verticalCenter)
    public static let bottom = VerticalAlignment(key: .bottom)
    public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
    public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}

/// A pair of guides.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A guide as the layout tree knows it: a small number. Even numbers are horizontal guides, odd ones vertical.
package struct AlignmentKey: Hashable, Sendable {
    package let index: Int32

    static let leading = AlignmentKey(index: 0)
    static let top = AlignmentKey(index: 1)
    static let horizontalCenter = AlignmentKey(index: 2)
    static let verticalCenter = AlignmentKey(index: 3)
    static let trailing = AlignmentKey(index: 4)
    static let bottom = AlignmentKey(index: 5)
    static let listRowSeparatorLeading = AlignmentKey(index: 6)
    static let firstTextBaseline = AlignmentKey(index: 7)
    static let listRowSeparatorTrailing = AlignmentKey(index: 8)
    static let lastTextBaseline = AlignmentKey(index: 9)
    private static let builtInCount: Int32 = 10

    /// A user's guide.
    private struct Custom: Sendable {
        // A type is a constant; its `defaultValue(in:)` is called on the thread of the graph that lays out.
        nonisolated(unsafe) let id: any AlignmentID.Type
    }

    private static let custom = Mutex<(indices: [ObjectIdentifier: Int32], guides: [Custom])>(([:], []))

    fileprivate init(index: Int32) { self.index = index }

    /// The key of a user's guide on an axis.
    fileprivate init(_ id: any AlignmentID.Type, _ axis: Axis) {
        let number = Self.custom.withLock { custom in
            if let known = custom.indices[ObjectIdentifier(id)] { return known }
            let number = Int32(custom.guides.count)
            custom.guides.append(Custom(id: id))
            custom.indices[ObjectIdentifier(id)] = number
            return number
        }
        index = Self.builtInCount + number * 2 + (axis == .horizontal ? 0 : 1)
    }

    var axis: Axis { index & 1 == 0 ? .horizontal : .vertical }

    /// Leading, centre, trailing, top, bottom: guides that follow from a view's size alone.
    var isGeometric: Bool { index < 6 }

    /// The guide's value where nothing sets it.
    func defaultValue(in dimensions: ViewDimensions) -> Double {
        switch self {
        case .leading, .top, .listRowSeparatorLeading: return 0
        case .horizontalCenter: return dimensions.width / 2
        case .verticalCenter: return dimensions.height / 2
        case .trailing, .listRowSeparatorTrailing: return dimensions.width
        case .bottom, .firstTextBaseline, .lastTextBaseline: return dimensions.height
        default:
            let guide = Self.custom.withLock { $0.guides[Int((index - Self.builtInCount) / 2)] }
            let value = guide.id.defaultValue(in: dimensions)
            return value.isFinite ? value : 0
        }
    }
}
