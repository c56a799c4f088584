/// One of the sections in a container's content, as `Group(sections:transform:)` passes them.
nonisolated public struct SectionConfiguration: Identifiable {
    /// Identifies a section for as long as it exists.
    nonisolated public struct ID: Hashable, Sendable {
        let node: NodeID
    }

    /// The section's identity; loose rows between two sections get one of their own.
    public let id: ID
    /// The header's views; empty if the section has no header, or consists of loose rows.
    public let header: SubviewsCollection
    /// The rows.
    public let content: SubviewsCollection
    /// The footer's views; empty if the section has no footer, or consists of loose rows.
    public let footer: SubviewsCollection
}

/// The sections in a container's content, in order. Consecutive rows outside any section form a section of their own.
nonisolated public struct SectionCollection: RandomAccessCollection {
    /// A part of the sections, which keeps their indices.
    public typealias SubSequence = Slice<SectionCollection>

    private var sections: [SectionConfiguration] = []

    /// Always 0.
    public var startIndex: Int { sections.startIndex }
    /// The number of sections.
    public var endIndex: Int { sections.endIndex }
    /// The section at an index from 0 up to `endIndex`.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    init(sectionsOf node: ViewNode) {
        var loose: [Subview] = []
        collect(node, &loose)
        finish(&loose, before: node)
    }

    /// Descends through structural nodes, whose elements are exactly their children's, to sections and elements.
    private mutating func collect(_ node: ViewNode, _ loose: inout [Subview]) {
        if let section = node as? any SectionParts {
            finish(&loose, before: node)
            sections.append(
                SectionConfiguration(
                    id: .init(node: node.id), header: SubviewsCollection(elementsOf: section.header),
                    content: SubviewsCollection(elementsOf: section.content),
                    footer: SubviewsCollection(elementsOf: section.footer)))
        } else if holdsSections(node) {
            for child in node.children { collect(child, &loose) }
        } else {
            loose += Array(SubviewsCollection(elementsOf: node))
        }
    }

    /// Whether a section lies below the node without an element of the node's own between them.
    private func holdsSections(_ node: ViewNode) -> Bool {
        let children = node.children
        guard !children.isEmpty else { return false }
        var own = ContiguousArray<LayoutID>()
        node.appendElements(to: &own)
        var below = ContiguousArray<LayoutID>()
        for child in children { child.appendElements(to: &below) }
        return own == below
            && children.contains { child in
                child is any SectionParts || StackGuard.run(depth: node.depth) { holdsSections(child) }
            }
    }

    private mutating func finish(_ loose: inout [Subview], before node: ViewNode) {
        guard !loose.isEmpty else { return }
        sections.append(
            SectionConfiguration(
                // At most one section of loose rows comes before a node; nodes are numbered from 1.
                id: .init(node: .max - node.id), header: SubviewsCollection(of: []),
                content: SubviewsCollection(of: loose),
                footer: SubviewsCollection(of: [])))
        loose = []
    }
}
