import CoreGraphics
import Foundation
import RoostCore

/// The place of an item, a header or a footer in a collection view.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes {
    /// The item, or the section of a header.
    open var indexPath: IndexPath
    /// The rectangle in the content, in points.
    open var frame = CGRect.zero
    /// The opacity, 0…1.
    open var alpha: CGFloat = 1
    /// The transform around the middle.
    open var transform = CGAffineTransform.identity
    /// The order: greater ones are in front.
    open var zIndex = 0
    /// Whether nothing is shown.
    open var isHidden = false
    /// The kind of a header or footer; nil for an item's cell.
    public let representedElementKind: String?
    /// The middle of `frame`, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The size of `frame`, in points.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    /// The place of an item's cell.
    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = nil
    }

    /// The place of a header or footer.
    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = elementKind
    }
}

/// Places the items of a collection view. Override it for a layout of your own.
@MainActor @preconcurrency open class UICollectionViewLayout {
    /// A layout without items.
    public init() {}
    /// A layout of its default values: the coder is not read.
    public required init?(coder: NSCoder) {}

    /// The collection view; nil before it has one.
    public internal(set) weak var collectionView: UICollectionView?
    /// Called before places are asked for, after `invalidateLayout()` and a new size.
    open func prepare() {}
    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// The places of all that touches a rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The place of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The place of a header or footer.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether another size or offset needs new places; false by default. A new size always does here.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Has places asked for again.
    open func invalidateLayout() { collectionView?.layOutAgain() }
}

/// Rows of items from the start to the end, or columns where the layout scrolls sideways.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of items, in points; by default 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Accepted for source compatibility; has no effect here: items have `itemSize` or the delegate's size.
    open var estimatedItemSize = CGSize.zero
    /// The least distance of rows, in points; by default 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least distance of items in a row, in points; by default 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The distances around a section's items, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The direction of scrolling; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of headers, in points; of it the length in the direction of scrolling counts.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers, in points; of it the length in the direction of scrolling counts.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Whether headers stay while their section shows.
    open var sectionHeadersPinToVisibleBounds = false
    /// The size that is measured by the content. Has no effect here.
    public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)

    private var places: [UICollectionViewLayoutAttributes] = []
    private var end: CGFloat = 0

    override open func prepare() {
        places = []
        end = 0
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections { place(section, in: collectionView) }
    }

    private var isVertical: Bool { scrollDirection == .vertical }

    private func frame(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: breadth, height: length)
            : CGRect(x: along, y: across, width: length, height: breadth)
    }

    private func addSupplement(_ kind: String, _ size: CGSize, _ section: Int, _ room: CGFloat) {
        let length = isVertical ? size.height : size.width
        guard length > 0 else { return }
        let place = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        place.frame = frame(along: end, across: 0, length: length, breadth: room)
        places.append(place)
        end += length
    }

    private func place(_ section: Int, in view: UICollectionView) {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineGap =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let gap =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let whole = isVertical ? view.bounds.width : view.bounds.height
        let (start, stop) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let room = max(0, whole - start - stop)
        addSupplement(
            UICollectionView.elementKindSectionHeader,
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize,
            section, whole)
        end += isVertical ? inset.top : inset.left
        var line: [(IndexPath, CGSize)] = []
        var used: CGFloat = 0
        var isFirst = true
        func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
        func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
        func endLine(isLast: Bool) {
            guard !line.isEmpty else { return }
            if !isFirst { end += lineGap }
            isFirst = false
            let thickness = line.map { length($0.1) }.max() ?? 0
            let free = max(0, room - line.reduce(0) { $0 + breadth($1.1) })
            // A full row fills its room; the last one keeps the distance of the rows before it.
            let full = line.count > 1 && !isLast
            let space = full ? free / CGFloat(line.count - 1) : lastGap(gap, room, line.map { breadth($0.1) })
            var across = start
            for (path, size) in line {
                let place = UICollectionViewLayoutAttributes(forCellWith: path)
                place.frame = frame(
                    along: end + (thickness - length(size)) / 2, across: across, length: length(size),
                    breadth: breadth(size))
                places.append(place)
                across += breadth(size) + space
            }
            end += thickness
            line = []
            used = 0
        }
        for item in 0..<view.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
            if !line.isEmpty, used + gap + breadth(size) > room + 0.01 { endLine(isLast: false) }
            used += (line.isEmpty ? 0 : gap) + breadth(size)
            line.append((path, size))
        }
        endLine(isLast: true)
        end += isVertical ? inset.bottom : inset.right
        addSupplement(
            UICollectionView.elementKindSectionFooter,
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize,
            section, whole)
    }

    /// The distance of items in the last row, which is that of a full row of such items.
    private func lastGap(_ gap: CGFloat, _ room: CGFloat, _ breadths: [CGFloat]) -> CGFloat {
        guard let first = breadths.first, first > 0, breadths.allSatisfy({ $0 == first }) else { return gap }
        let count = max(1, ((room + gap) / (first + gap) + 0.001).rounded(.down))
        return count > 1 && CGFloat(breadths.count) <= count ? (room - count * first) / (count - 1) : gap
    }

    override open var collectionViewContentSize: CGSize {
        let size = collectionView?.bounds.size ?? .zero
        return isVertical ? CGSize(width: size.width, height: end) : CGSize(width: end, height: size.height)
    }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.intersects(rect) }
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
    }

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
}
