import CoreGraphics
import RoostLocks

/// Identifies an alignment guide of your own, and gives its value where no view sets it.
public protocol AlignmentID {
    /// The guide's default position in the view's own coordinates, in points. A value that is not finite counts as 0.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on the horizontal axis: a position by which views are aligned left to right.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// A guide of your own; `alignmentGuide(_:computeValue:)` sets it on a view.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }
    init(key: AlignmentKey) { self.key = key }

    /// The leading edge; left unless layout runs right to left.
    public static let leading = HorizontalAlignment(key: .leading)
    /// The horizontal middle.
    public static let center = HorizontalAlignment(key: .horizontalCenter)
    /// The trailing edge; right unless layout runs right to left.
    public static let trailing = HorizontalAlignment(key: .trailing)
    /// The start of the separator below a row of a list; by default the leading edge of the row's first text.
    public static let listRowSeparatorLeading = HorizontalAlignment(key: .listRowSeparatorLeading)
    /// The end of the separator below a row of a list.
    public static let listRowSeparatorTrailing = HorizontalAlignment(key: .listRowSeparatorTrailing)
    /// The leading edge of the first text inside; nothing else sets it.
    package static let firstTextLeading = HorizontalAlignment(key: .firstTextLeading)
}

/// A guide on the vertical axis: a position by which views are aligned top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// A guide of your own; `alignmentGuide(_:computeValue:)` sets it on a view.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }
    init(key: AlignmentKey) { self.key = key }

    /// The top edge.
    public static let top = VerticalAlignment(key: .top)
    /// The vertical middle.
    public static let center = VerticalAlignment(key: .verticalCenter)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(key: .bottom)
    /// The baseline of the topmost line of text; the bottom edge of views without text.
    public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
    /// The baseline of the lowest line of text; the bottom edge of views without text.
    public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
    /// The middle of the capitals of the topmost line of text; the middle of views without text. A label's icon and its
    /// title are aligned by it.
    package static let labelIcon = VerticalAlignment(key: .labelIcon)
}

/// A pair of guides, one for each axis.
public struct Alignment: Hashable, Sendable {
    /// The guide on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide on the vertical axis.
    public var vertical: VerticalAlignment

    /// Any pair of guides; the usual ones have names.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle on both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The corner at the top and the leading edge.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The corner at the top and the trailing edge.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The corner at the bottom and the leading edge.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The corner at the bottom and the trailing edge.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The horizontal middle, on the topmost baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The horizontal middle, on the lowest baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading edge, on the topmost baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading edge, on the lowest baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing edge, on the topmost baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing edge, on the lowest baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A guide in the layout tree: a small number, even for horizontal guides and odd for vertical ones.
@_spi(Engine) public struct AlignmentKey: Hashable, Sendable {
    package let index: Int32

    static let leading = AlignmentKey(index: 0)
    static let top = AlignmentKey(index: 1)
    static let horizontalCenter = AlignmentKey(index: 2)
    static let verticalCenter = AlignmentKey(index: 3)
    static let trailing = AlignmentKey(index: 4)
    static let bottom = AlignmentKey(index: 5)
    static let listRowSeparatorLeading = AlignmentKey(index: 6)
    package static let firstTextBaseline = AlignmentKey(index: 7)
    static let listRowSeparatorTrailing = AlignmentKey(index: 8)
    package static let lastTextBaseline = AlignmentKey(index: 9)
    static let firstTextLeading = AlignmentKey(index: 10)
    package static let labelIcon = AlignmentKey(index: 11)
    private static let builtInCount: Int32 = 12

    /// A guide that is not built in.
    private struct Custom: Sendable {
        // A metatype is immutable; `defaultValue(in:)` is called on the thread of the graph that lays out.
        nonisolated(unsafe) let id: any AlignmentID.Type
    }

    private static let custom = Mutex<(indices: [ObjectIdentifier: Int32], guides: [Custom])>(([:], []))

    fileprivate init(index: Int32) { self.index = index }

    /// The key of a custom guide on an axis.
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

    /// Whether the guide follows from a view's size alone: leading, centre, trailing, top and bottom.
    var isGeometric: Bool { index < 6 }

    /// The guide's value in a view where nothing sets it.
    func defaultValue(in dimensions: ViewDimensions) -> Double {
        switch self {
        case .leading, .top, .listRowSeparatorLeading, .firstTextLeading: return 0
        case .horizontalCenter: return dimensions.width / 2
        case .verticalCenter, .labelIcon: return dimensions.height / 2
        case .trailing, .listRowSeparatorTrailing: return dimensions.width
        case .bottom, .firstTextBaseline, .lastTextBaseline: return dimensions.height
        default:
            let guide = Self.custom.withLock { $0.guides[Int((index - Self.builtInCount) / 2)] }
            let value = guide.id.defaultValue(in: dimensions)
            return value.isFinite ? value : 0
        }
    }
}
