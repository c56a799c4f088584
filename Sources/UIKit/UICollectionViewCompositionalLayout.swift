import CoreGraphics
import Foundation
import RoostCore

/// A length of an item, a group or a header.
@MainActor @preconcurrency public final class NSCollectionLayoutDimension {
    private enum Kind { case fractionalWidth, fractionalHeight, points, estimated }
    private let kind: Kind
    private let value: CGFloat

    private init(_ kind: Kind, _ value: CGFloat) {
        self.kind = kind
        self.value = value
    }

    /// A part of the width around, 0…1.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A part of the height around, 0…1.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// A length in points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.points, absoluteDimension)
    }
    /// A likely length in points; heights of cells are measured.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    var isEstimated: Bool { kind == .estimated }

    func length(in size: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: value * size.width
        case .fractionalHeight: value * size.height
        case .points, .estimated: value
        }
    }
}

/// The size of an item, a group or a header.
@MainActor @preconcurrency public final class NSCollectionLayoutSize {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// A size of two lengths.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    func size(in room: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
    }
}

/// A distance of items, fixed or at least.
@MainActor @preconcurrency public final class NSCollectionLayoutSpacing {
    /// The distance, in points.
    public let spacing: CGFloat
    private init(_ spacing: CGFloat) { self.spacing = spacing }
    /// A distance in points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing)
    }
    /// A least distance in points; here it is exact.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing)
    }
}

/// An item of a group.
@MainActor @preconcurrency open class NSCollectionLayoutItem {
    /// The size in the group.
    public let layoutSize: NSCollectionLayoutSize
    /// The distances inside the size, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// An item of a size in its group.
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items beside or below each other; a group may hold groups.
@MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private let isHorizontal: Bool
    private let items: [NSCollectionLayoutItem]
    private let count: Int?
    /// The distance of the items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(_ size: NSCollectionLayoutSize, _ isHorizontal: Bool, _ items: [NSCollectionLayoutItem], _ count: Int?)
    {
        self.isHorizontal = isHorizontal
        self.items = items
        self.count = count
        super.init(layoutSize: size)
    }

    /// Items beside each other.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, true, subitems, nil) }

    /// A number of equal items beside each other.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, true, [subitem], count) }

    /// A number of equal items beside each other.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, true, [subitem], count) }

    /// Items below each other.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, false, subitems, nil) }

    /// A number of equal items below each other.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, false, [subitem], count) }

    /// A number of equal items below each other.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, false, [subitem], count) }

    /// The rectangles of the group's items in a group of a size, and whether their height is measured. Without a
    /// number, items repeat as long as they fit.
    func rects(in size: CGSize) -> [(rect: CGRect, isEstimated: Bool)] {
        let inside = CGSize(
            width: max(0, size.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, size.height - contentInsets.top - contentInsets.bottom))
        let gap = interItemSpacing?.spacing ?? 0
        let length = isHorizontal ? inside.width : inside.height
        var rects: [(CGRect, Bool)] = []
        var place: CGFloat = 0
        var index = 0
        while index < count ?? 1000, !items.isEmpty {
            let item = items[index % items.count]
            var own = item.layoutSize.size(in: inside)
            if let count {
                let share = max(0, (length - gap * CGFloat(count - 1)) / CGFloat(count))
                if isHorizontal { own.width = share } else { own.height = share }
            }
            let along = isHorizontal ? own.width : own.height
            if index > 0, place + along > length + 0.01 { break }
            let origin = CGPoint(
                x: contentInsets.leading + (isHorizontal ? place : 0), y: contentInsets.top + (isHorizontal ? 0 : place)
            )
            if let group = item as? NSCollectionLayoutGroup {
                for (rect, isEstimated) in group.rects(in: own) {
                    rects.append((rect.offsetBy(dx: origin.x, dy: origin.y), isEstimated))
                }
            } else {
                let inset = item.contentInsets
                let rect = CGRect(
                    x: origin.x + inset.leading, y: origin.y + inset.top,
                    width: max(0, own.width - inset.leading - inset.trailing),
                    height: max(0, own.height - inset.top - inset.bottom))
                rects.append((rect, item.layoutSize.heightDimension.isEstimated))
            }
            place += along + gap
            index += 1
            if count == nil, along <= 0 { break }
        }
        return rects
    }
}

/// A header or footer of a section.
@MainActor @preconcurrency open class NSCollectionLayoutBoundarySupplementaryItem {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// The kind.
    public let elementKind: String
    /// The edge of the section.
    public let alignment: NSRectAlignment
    /// Accepted for source compatibility; has no effect here.
    open var pinToVisibleBounds = false

    /// A header or footer at an edge.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.alignment = alignment
    }
}

/// The edges and corners of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// Clockwise from the top.
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A section: a group again and again.
@MainActor @preconcurrency open class NSCollectionLayoutSection {
    let group: NSCollectionLayoutGroup
    /// The distances around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance of the groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether the groups stand beside each other and scroll on their own. They stand below each other here, with a
    /// warning.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none {
        didSet {
            if orthogonalScrollingBehavior != .none {
                Log.warning(
                    "NSCollectionLayoutSection: sections do not scroll on their own; groups stand below each other")
            }
        }
    }

    /// A section of a group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// A section of rows, as in a table.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        if configuration.appearance != .plain {
            section.contentInsets = NSDirectionalEdgeInsets(
                top: 18, leading: configuration.appearance == .insetGrouped ? 16 : 0, bottom: 18,
                trailing: configuration.appearance == .insetGrouped ? 16 : 0)
        }
        let header = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: header, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: header, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

/// The scrolling of a section on its own; see `NSCollectionLayoutSection.orthogonalScrollingBehavior`.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The room of a layout.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment {
    /// The size of the collection view, in points.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The size of a layout's room.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size within insets, in points.
    var effectiveContentSize: CGSize { get }
}

private struct Room: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }
}

/// The look of a list in a collection view.
public struct UICollectionLayoutListConfiguration: Sendable {
    /// Rows from edge to edge, groups, or cards.
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    /// The headers of sections.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    /// The footers of sections.
    public enum FooterMode: Int, Sendable { case none, supplementary }

    /// The look.
    public let appearance: Appearance
    /// The headers of sections.
    public var headerMode = HeaderMode.none
    /// The footers of sections.
    public var footerMode = FooterMode.none
    /// Whether there are lines between rows.
    public var showsSeparators = true
    /// The colour behind the rows; nil for the system's.
    public var backgroundColor: UIColor?

    /// The look of a list.
    public init(appearance: Appearance) { self.appearance = appearance }
}

/// Sections of groups of items.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    private var list: UICollectionLayoutListConfiguration?
    private var places: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0
    /// The heights of cells that were measured.
    private var measured: [IndexPath: CGFloat] = [:]

    /// Equal sections.
    public init(section: NSCollectionLayoutSection) {
        self.section = { _, _ in section }
        super.init()
    }

    /// Sections that a closure makes, by their index.
    public init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) {
        section = sectionProvider
        super.init()
    }

    public required init?(coder: NSCoder) { return nil }

    /// Rows, as in a table.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
        layout.list = configuration
        return layout
    }

    override open func prepare() {
        places = []
        height = 0
        guard let view = collectionView else { return }
        if let list {
            view.backgroundColor =
                list.backgroundColor ?? (list.appearance == .plain ? .systemBackground : .systemGroupedBackground)
        }
        let room = Room(contentSize: view.bounds.size, traitCollection: view.traitCollection)
        for index in 0..<view.numberOfSections {
            if let section = section(index, room) { place(section, index, in: view) }
        }
    }

    private func add(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ section: Int, _ size: CGSize, isTop: Bool
    ) {
        for item in items {
            let isAtTop = [.top, .topLeading, .topTrailing].contains(item.alignment)
            guard isAtTop == isTop else { continue }
            let own = item.layoutSize.size(in: size)
            let place = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
            place.frame = CGRect(x: (size.width - own.width) / 2, y: height, width: own.width, height: own.height)
            places.append(place)
            height += own.height
        }
    }

    private func place(_ section: NSCollectionLayoutSection, _ index: Int, in view: UICollectionView) {
        let whole = view.bounds.size
        add(section.boundarySupplementaryItems, index, whole, isTop: true)
        let insets = section.contentInsets
        height += insets.top
        let room = CGSize(width: max(0, whole.width - insets.leading - insets.trailing), height: whole.height)
        let size = section.group.layoutSize.size(in: room)
        let rects = section.group.rects(in: size)
        let count = view.numberOfItems(inSection: index)
        var item = 0
        while item < count, !rects.isEmpty {
            if item > 0 { height += section.interGroupSpacing }
            var bottom = size.height
            var isMeasured = false
            for (rect, isEstimated) in rects where item < count {
                let path = IndexPath(item: item, section: index)
                let place = UICollectionViewLayoutAttributes(forCellWith: path)
                place.frame = rect.offsetBy(dx: insets.leading, dy: height)
                if isEstimated {
                    let own = measured[path] ?? view.fittingHeight(ofItemAt: path, width: rect.width) ?? rect.height
                    measured[path] = own
                    place.frame.size.height = own
                    bottom = isMeasured ? max(bottom, rect.minY + own) : rect.minY + own
                    isMeasured = true
                }
                places.append(place)
                item += 1
            }
            height += bottom
        }
        height += insets.bottom
        add(section.boundarySupplementaryItems, index, whole, isTop: false)
    }

    override open func invalidateLayout() {
        measured = [:]
        super.invalidateLayout()
    }

    override open var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
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
