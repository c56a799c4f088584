/// A modifier that depends on the environment: it resolves to another modifier, which is then applied.
///
/// `resolve(in:)` is called again whenever a value of the environment changes.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The modifier that this one resolves to.
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier for an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    nonisolated public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        EnvironmentalNode<Base, Self>(view, inputs)
    }
}

/// The node of a modifier that is resolved in the environment.
private final class EnvironmentalNode<Base: View, Modifier: EnvironmentalModifier>:
    _ViewNodeOf<ModifiedContent<Base, Modifier>>
{
    private typealias Resolved = ModifiedContent<Base, Modifier.ResolvedModifier>
    private var child: _ViewNodeOf<Resolved>!

    override init(_ view: ModifiedContent<Base, Modifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        child = makeChild(resolved())
    }

    private func resolved() -> Resolved {
        nonisolated(unsafe) let (modifier, environment) = (view.modifier, environment)
        return ModifiedContent(content: view.content, modifier: runIsolated { modifier.resolve(in: environment) })
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        child.update(viewChanged || environmentChanged ? resolved() : child.view, environment)
    }

    override package var children: NodeList { NodeList(child) }
}
