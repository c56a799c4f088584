/// Changes the attributes of each element of a view.
nonisolated struct AccessibilityAttributesModifier: ViewModifier {
    typealias Body = Never
    let change: (inout AccessibilityAttributes) -> Void

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        AccessibilityAttributesNode(view, inputs)
    }
}

final class AccessibilityAttributesNode<Base: View>: MarkingNode<Base, AccessibilityAttributesModifier>,
    AccessibilitySource
{
    override func mark(_ element: LayoutID) { graph.layout.addAccessibility(of: element, from: self) }

    func describe(to attributes: inout AccessibilityAttributes) { view.modifier.change(&attributes) }
}

extension View {
    nonisolated package func accessibilityAttributes(
        _ change: @escaping (inout AccessibilityAttributes) -> Void
    ) -> some View {
        modifier(AccessibilityAttributesModifier(change: change))
    }
}

/// A modifier's node that describes elements. It is asked when the tree is made: its answer may change without notice
/// to the containers around.
protocol AccessibilitySource: ViewNode {
    func describe(to attributes: inout AccessibilityAttributes)
}

/// The sources of one element, the innermost first. They outlive it.
struct AccessibilitySources {
    private struct Source {
        unowned(unsafe) let node: any AccessibilitySource
    }

    private var sources: ContiguousArray<Source> = []

    mutating func append(_ node: any AccessibilitySource) { sources.append(Source(node: node)) }

    func describe(to attributes: inout AccessibilityAttributes) {
        for source in sources { source.node.describe(to: &attributes) }
    }
}

/// The modifiers' descriptions of elements.
final class AccessibilityTable: ElementTable<AccessibilitySources> {
    override var holdsTraits: Bool { true }

    override func ended(_ id: LayoutID, _ value: AccessibilitySources, in tree: LayoutTree) {
        tree[id].flags.remove(.hasAccessibility)
    }
}

extension LayoutTree {
    /// Adds the modifiers' descriptions of an element. Returns whether there are any.
    package func describeAccessibility(of id: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool {
        guard self[id].flags.contains(.hasAccessibility), let sources = table(AccessibilityTable.self)[id] else {
            return false
        }
        sources.describe(to: &attributes)
        return true
    }

    func addAccessibility(of id: LayoutID, from source: any AccessibilitySource) {
        let table = table(AccessibilityTable.self)
        var sources = table[id] ?? AccessibilitySources()
        sources.append(source)
        table.set(sources, of: id, in: self)
        self[id].flags.insert(.hasAccessibility)
    }
}
