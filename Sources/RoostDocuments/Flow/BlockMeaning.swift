@_spi(Engine) import RoostCore
import RoostRender

/// The meaning of a block's drawings, from its accessibility tree: paragraphs, headings, figures, links, tables.
struct BlockMeaning {
    /// A part of the block's content.
    final class Node {
        let role: Role
        /// The words that stand for a figure.
        let alternative: String?
        // A document is laid out and written on one thread, and no access lasts over a call that needs the value.
        @exclusivity(unchecked) fileprivate(set) var children: [Node] = []
        /// The file's element for the part, while it may still get content.
        @exclusivity(unchecked) var tag: PDFTag?

        init(_ role: Role, alternative: String? = nil) {
            self.role = role
            self.alternative = alternative
        }
    }

    enum Role: Equatable {
        case paragraph
        /// 1 … 6.
        case heading(Int)
        case figure, link
        case tableRow, tableCell, tableHeaderCell
    }

    /// A part of the document that holds blocks.
    enum Container { case table, note }

    private(set) var roots: [Node] = []
    /// The innermost meaning of the drawings of each view, by the view's node.
    private(set) var owners = NodeMap<Node>()
    private var open: [Node] = []
    private var seen = NodeMap<Void>()
    /// The rows of tables around the current element, the innermost last.
    private var rows: [(element: LayoutID, isHeader: Bool)] = []

    /// Whether each text is a paragraph, and the accessibility tree says nothing else.
    private let readsAsDrawn: Bool

    init(readsAsDrawn: Bool) {
        self.readsAsDrawn = readsAsDrawn
        // Enough for a row, without growing step by step.
        open.reserveCapacity(4)
    }

    /// Notes an element; true if it begins a part, which `leave` ends.
    mutating func enter(_ element: LayoutID, _ owner: ViewNode?, _ node: ElementMeaning?, in tree: LayoutTree)
        -> Bool
    {
        let part = tableRole(of: element, in: tree).map { Node($0) } ?? self.part(of: node, element, in: tree)
        if let part {
            if let parent = open.last { parent.children.append(part) } else { roots.append(part) }
            open.append(part)
        }
        if let owner, let current = open.last { owners.set(current, of: owner.id) }
        return part != nil
    }

    mutating func leave() {
        if open.removeLast().role == .tableRow { rows.removeLast() }
    }

    private mutating func tableRole(of element: LayoutID, in tree: LayoutTree) -> Role? {
        if let kind = TableRowKey.kind(of: element, in: tree) {
            if kind == .none { return nil }
            rows.append((element, kind == .header))
            return .tableRow
        }
        guard let row = rows.last, tree.parent(of: element) == row.element else { return nil }
        return row.isHeader ? .tableHeaderCell : .tableCell
    }

    private mutating func part(of node: ElementMeaning?, _ element: LayoutID, in tree: LayoutTree) -> Node? {
        if readsAsDrawn { return tree.isText(element) ? Node(.paragraph) : nil }
        guard let node, seen[node.id] == nil else { return nil }
        seen.set((), of: node.id)
        switch node.role {
        case .heading: return Node(.heading(min(max(node.headingLevel, 1), 6)))
        case .link: return Node(.link)
        case .group, .list, .scrollArea, .tabList, .dialog, .alert, .menu:
            return node.isLeaf && !node.label.isEmpty ? Node(.figure, alternative: node.label) : nil
        case .text where hasText(element, in: tree): return Node(.paragraph)
        default:
            let words = [node.label, node.value].filter { !$0.isEmpty }.joined(separator: ", ")
            if words.isEmpty { return nil }
            return node.role == .button ? Node(.paragraph) : Node(.figure, alternative: words)
        }
    }

    private func hasText(_ element: LayoutID, in tree: LayoutTree) -> Bool {
        if tree.isText(element) { return true }
        return tree.children(of: element).contains { hasText($0, in: tree) }
    }
}

/// The facts of an accessibility node that a document uses.
struct ElementMeaning {
    let id: NodeID
    let role: AccessibilityNode.Role
    /// 1 … 6, or 0 without a level.
    let headingLevel: Int
    let label, value: String
    let isLeaf: Bool

    init(of node: AccessibilityNode) {
        (id, role, headingLevel) = (node.id, node.role, node.headingLevel)
        (label, value, isLeaf) = (node.label, node.value, node.children.isEmpty)
    }
}

/// The mark of a table's row, on the layout of its cells.
struct TableRowKey: PassingTraitKey {
    enum Kind { case none, header, row }
    static var defaultValue: Kind { .none }

    /// The kind of row whose cells are the element's children; nil for any other element.
    static func kind(of element: LayoutID, in tree: LayoutTree) -> Kind? {
        guard let kind = tree.trait(TableRowKey.self, of: element),
            tree.layoutObject(of: element)?.isModifier == false
        else { return nil }
        return kind
    }
}

extension LayoutTree {
    /// Whether an element is a text with words.
    fileprivate func isText(_ element: LayoutID) -> Bool {
        (layoutObject(of: element) as? TextLayoutObject)?.string.isEmpty == false
    }
}
