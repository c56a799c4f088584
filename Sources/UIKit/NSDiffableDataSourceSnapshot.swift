import Foundation
import RoostCore

/// The sections and items of a list, for a diffable data source. Each identifier occurs once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

    /// A list without sections.
    public init() {}

    /// The number of items.
    public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The items of all sections in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

    /// The number of items of a section; 0 for an unknown one.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    /// The items of a section; none for an unknown one.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    /// The section of an item; nil for an unknown one.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { items[$0]?.contains(identifier) == true }
    }
    /// The place of an item among all; nil for an unknown one.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// The place of a section; nil for an unknown one.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Sections

    /// Adds sections at the end; those that are there already stay.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where items[identifier] == nil {
            sections.append(identifier)
            items[identifier] = []
        }
    }

    /// Adds sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: indexOfSection(toIdentifier)) }

    /// Adds sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 }) }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int?) {
        guard let index else { return Self.warn("a section") }
        let new = identifiers.filter { items[$0] == nil }
        sections.insert(contentsOf: new, at: index)
        for identifier in new { items[identifier] = [] }
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0) }
        for identifier in identifiers { items[identifier] = nil }
    }

    /// Marks sections whose cells have to be filled again; all cells that show are, in any case.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

    // MARK: Items

    /// Adds items at the end of a section, by default of the last one; items that are there already move.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last, items[section] != nil else {
            return Self.warn("a section")
        }
        deleteItems(identifiers)
        items[section, default: []] += identifiers
    }

    /// Adds items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }

    /// Adds items after another one.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }

    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        insert([identifier], beside: toIdentifier, offset: 0)
    }

    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        insert([identifier], beside: toIdentifier, offset: 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        deleteItems(identifiers.filter { $0 != other })
        guard let section = sectionIdentifier(containingItem: other),
            let index = items[section]?.firstIndex(of: other)
        else { return Self.warn("an item") }
        items[section]?.insert(contentsOf: identifiers.filter { $0 != other }, at: index + offset)
    }

    /// Removes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections { items[section]?.removeAll { gone.contains($0) } }
    }

    /// Removes all sections and items.
    public mutating func deleteAllItems() { self = Self() }
    /// Marks items whose cells have to be filled again; all cells that show are, in any case.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
    /// Marks items whose cells have to be filled again; all cells that show are, in any case.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

    private static func warn(_ what: String) {
        Log.warning(
            "NSDiffableDataSourceSnapshot: \(what) to add to or beside is not in the snapshot; nothing is added")
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section) else { return nil }
        let section = items[sections[path.section]] ?? []
        return section.indices.contains(path.item) ? section[path.item] : nil
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let row = items[section]?.firstIndex(of: item) { return IndexPath(item: row, section: index) }
        }
        return nil
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
