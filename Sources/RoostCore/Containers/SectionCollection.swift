/// One of the sections that a container's content resolves to.
nonisolated public struct SectionConfiguration: Identifiable {
    /// Which section this is, for as long as it lasts.
    nonisolated public struct ID: Hashable, Sendable {
        let node: NodeID
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
}

/// The sections that a container's content resolves to; rows outside a section make sections of their own.
nonisolated public struct SectionCollection: RandomAccessCollection {
    public typealias SubSequence = Slice<SectionCollection>

    private var sections: [SectionConfiguration] = []

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    init(sectionsOf node: ViewNode) {
        var loose: [Subview] = []
        collect(node, &loose)
        finish(&loose, before: node)
    }

    /// Walks down through structure, which has no elements but its children's, to sections and elements.
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

    /// Whether there is a section below that is not inside an element of its own.
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
                // One section of loose rows at most comes before a node; nodes are numbered from 1.
                id: .init(node: .max - node.id), header: SubviewsCollection([]), content: SubviewsCollection(loose),
                footer: SubviewsCollection([])))
        loose = []
    }
}
