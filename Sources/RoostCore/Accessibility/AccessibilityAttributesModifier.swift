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

extension LayoutTree {
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

    /// Adds the modifiers' descriptions of an element. Returns whether there are any.
    package func describeAccessibility(of id: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool {
        guard self[id].flags.contains(.hasAccessibility), let sources = accessibilityTable[id] else { return false }
        sources.describe(to: &attributes)
        return true
    }

    func addAccessibility(of id: LayoutID, from source: any AccessibilitySource) {
        accessibilityTable[id, default: AccessibilitySources()].append(source)
        self[id].flags.insert(.hasAccessibility)
    }

    func forgetAccessibility(of id: LayoutID) {
        guard self[id].flags.contains(.hasAccessibility) else { return }
        accessibilityTable[id] = nil
        self[id].flags.remove(.hasAccessibility)
    }
}
