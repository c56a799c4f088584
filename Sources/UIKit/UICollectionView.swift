import CoreGraphics
import Foundation
import RoostCore

/// UIKit's collection of items, which a layout places and a data source fills. Cells are made for the items that show,
/// and used again.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
    /// The direction of scrolling.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    /// The place of an item after `scrollToItem`.
    public struct ScrollPosition: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle, up and down.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle, from side to side.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of headers.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of footers.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// A collection view of a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            layOutAgain()
        }
    }

    /// Exchanges the layout, at once.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// The object that fills the items; nil for none.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    override open weak var delegate: (any UIScrollViewDelegate)? { didSet { layOutAgain() } }
    private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false
    /// The view behind the items.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    // MARK: Views

    private var classes: [String: AnyClass] = [:]
    private var spare: [String: [UICollectionReusableView]] = [:]
    private var shown: [IndexPath: UICollectionViewCell] = [:]
    private var supplements: [String: [IndexPath: UICollectionReusableView]] = [:]

    /// Names a class of cells, which `dequeueReusableCell` makes.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }

    /// Names a class of headers or footers.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { classes[elementKind + "/" + identifier] = viewClass }

    private func dequeue(_ name: String) -> UICollectionReusableView {
        if let view = spare[name]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let type = classes[name] as? UIView.Type,
            let view = ObjectMaker.make(type, frame: .zero) as? UICollectionReusableView
        else { fatalError("no class is registered for the views “\(name)”") }
        view.reuseIdentifier = name
        return view
    }

    /// A cell that is not shown any more, or a new one of the registered class. A name that is not registered ends the
    /// program, as with Apple's.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        dequeue(identifier) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    /// A header or footer that is not shown any more, or a new one of the registered class.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeue(elementKind + "/" + identifier) }

    /// The class and the filling of cells.
    @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell for an item.
        public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
        let name: String
        let handler: Handler
        /// Cells that a closure fills.
        public init(handler: @escaping Handler) {
            name = "registration \(ObjectIdentifier(Cell.self).hashValue)"
            self.handler = handler
        }
    }

    /// The class and the filling of headers or footers.
    @MainActor @preconcurrency public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view of a kind.
        public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
        let kind: String
        let handler: Handler
        /// Views of a kind that a closure fills.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }
    }

    /// A cell of a registration, filled for an item.
    open func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if classes[registration.name] == nil { classes[registration.name] = Cell.self }
        guard let cell = dequeue(registration.name) as? Cell else { fatalError("cells of \(Cell.self) cannot be made") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A header or footer of a registration.
    open func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let name = registration.kind + "/registration \(ObjectIdentifier(Supplementary.self).hashValue)"
        if classes[name] == nil { classes[name] = Supplementary.self }
        guard let view = dequeue(name) as? Supplementary else { fatalError("\(Supplementary.self) cannot be made") }
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    /// The cell of an item that shows; nil for others.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }
    /// The item of a cell that shows; nil for others.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
    /// The cells that show.
    open var visibleCells: [UICollectionViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
    /// The items that show.
    open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }
    /// The item at a point; nil for none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { shown.first { $0.value.frame.contains(point) }?.key }

    // MARK: Items

    /// The number of sections.
    open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }
    /// The number of items of a section.
    open func numberOfItems(inSection section: Int) -> Int {
        max(dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, 0)
    }

    /// Asks the data source for all items again.
    open func reloadData() {
        for (path, cell) in shown { put(away: cell, at: path) }
        shown = [:]
        for views in supplements.values { for view in views.values { view.removeFromSuperview() } }
        supplements = [:]
        selected = []
        collectionViewLayout.invalidateLayout()
    }

    /// Asks for all items again: items come and go at once here.
    open func reloadItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }
    /// Asks for all items again.
    open func insertItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }
    /// Asks for all items again.
    open func deleteItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }
    /// Asks for all items again.
    open func reloadSections(_ sections: IndexSet) { reloadKeepingSelection() }
    /// Runs changes that belong together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadKeepingSelection()
        completion?(true)
    }

    private func reloadKeepingSelection() {
        let kept = selected
        reloadData()
        selected = kept
    }

    private func put(away cell: UICollectionViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        cell.isSelected = false
        if let name = cell.reuseIdentifier { spare[name, default: []].append(cell) }
        itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }

    // MARK: Selection

    private var selected: Set<IndexPath> = []

    /// The selected items; nil for none.
    open var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects an item, without telling the delegate; nil deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || indexPath == nil {
            for path in selected { deselectItem(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        selected.insert(indexPath)
        shown[indexPath]?.isSelected = true
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item, without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        shown[indexPath]?.isSelected = false
    }

    private func press(_ cell: UICollectionViewCell) {
        guard allowsSelection, let path = indexPath(for: cell) else { return }
        if allowsMultipleSelection, selected.contains(path) {
            deselectItem(at: path, animated: false)
            itemDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for old in selected where old != path {
                deselectItem(at: old, animated: false)
                itemDelegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        itemDelegate?.collectionView(self, didSelectItemAt: path)
    }

    /// Scrolls to an item.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        prepareLayout()
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        var offset = contentOffset
        if scrollPosition.contains(.top) { offset.y = frame.minY }
        if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
        if scrollPosition.contains(.left) { offset.x = frame.minX }
        if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
        if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
        let most = CGPoint(x: contentSize.width - bounds.width, y: contentSize.height - bounds.height)
        setContentOffset(
            CGPoint(x: min(max(0, offset.x), max(0, most.x)), y: min(max(0, offset.y), max(0, most.y))),
            animated: animated)
    }

    // MARK: Layout

    private var preparedSize: CGSize?

    /// Has the layout place the items again.
    func layOutAgain() {
        preparedSize = nil
        setNeedsLayout()
    }

    private func prepareLayout() {
        guard preparedSize != bounds.size else { return }
        preparedSize = bounds.size
        collectionViewLayout.prepare()
    }

    /// The height that the content of an item needs; nil where it has none of its own.
    func fittingHeight(ofItemAt path: IndexPath, width: CGFloat) -> CGFloat? {
        cell(at: path).fittingHeight(width: width)
    }

    private func cell(at path: IndexPath) -> UICollectionViewCell {
        if let cell = shown[path] { return cell }
        let cell = dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
        shown[path] = cell
        if cell.gestureRecognizers?.contains(where: { $0 is UIItemTap }) != true {
            cell.addGestureRecognizer(UIItemTap { [weak self, weak cell] in cell.map { self?.press($0) } })
        }
        addSubview(cell)
        cell.isSelected = selected.contains(path)
        itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        return cell
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(origin: contentOffset, size: bounds.size)
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: area) { preparedSize = nil }
        prepareLayout()
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        var seen: Set<IndexPath> = []
        var seenSupplements: [String: Set<IndexPath>] = [:]
        let places = (collectionViewLayout.layoutAttributesForElements(in: area) ?? []).sorted { $0.zIndex < $1.zIndex }
        for place in places where !place.isHidden {
            let view: UICollectionReusableView
            if let kind = place.representedElementKind {
                seenSupplements[kind, default: []].insert(place.indexPath)
                view = supplement(kind, place.indexPath)
            } else {
                seen.insert(place.indexPath)
                view = cell(at: place.indexPath)
            }
            view.transform = .identity
            view.frame = place.frame
            view.transform = place.transform
            view.alpha = place.alpha
            view.apply(place)
        }
        for (path, cell) in shown where !seen.contains(path) {
            shown[path] = nil
            put(away: cell, at: path)
        }
        for (kind, views) in supplements {
            for (path, view) in views where seenSupplements[kind]?.contains(path) != true {
                supplements[kind]?[path] = nil
                view.removeFromSuperview()
                if let name = view.reuseIdentifier { spare[name, default: []].append(view) }
            }
        }
        backgroundView?.frame = area
    }

    private func supplement(_ kind: String, _ path: IndexPath) -> UICollectionReusableView {
        if let view = supplements[kind]?[path] { return view }
        let view =
            dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            ?? UICollectionReusableView(frame: .zero)
        supplements[kind, default: [:]][path] = view
        addSubview(view)
        return view
    }
}

/// The press on an item.
private final class UIItemTap: UITapGestureRecognizer {
    init(_ action: @escaping () -> Void) {
        super.init()
        stepped = [action]
    }
}
