/// The view that a closure makes of the views in some content.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: View {
    public typealias Body = Never

    let base: Base
    let transform: (SubviewsCollection) -> Result

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        RegroupingNode(view, inputs, base: { $0.base }) { view, base in
            view.transform(SubviewsCollection(elementsOf: base))
        }
    }
}

/// The view that a closure makes of the sections in some content.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: View {
    public typealias Body = Never

    let base: Base
    let transform: (SectionCollection) -> Result

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        RegroupingNode(view, inputs, base: { $0.base }) { view, base in
            view.transform(SectionCollection(sectionsOf: base))
        }
    }
}

extension Group {
    /// Resolves `view` into its separate views, and shows the closure's arrangement of them instead.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(base: view, transform: transform))
    }

    /// Resolves `view` into its sections, and shows the closure's arrangement of them instead. Views outside of any
    /// section are in sections without a header.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(base: view, transform: transform))
    }
}

/// Holds content that belongs to no container, and a result that contains the content's elements.
private final class RegroupingNode<V, Base: View, Result: View>: EvaluatingNode<V>, SubviewSource {
    private let baseView: (V) -> Base
    private let makeResult: (V, ViewNode) -> Result
    private var base: _ViewNodeOf<Base>!
    private var result: _ViewNodeOf<Result>!
    private var isUpdating = false

    package init(
        _ view: V, _ inputs: _NodeInputs, base: @escaping (V) -> Base,
        result: @escaping (V, ViewNode) -> Result
    ) {
        baseView = base
        makeResult = result
        super.init(view, inputs)
        self.base = makeChild(baseView(view))
        self.result = makeChild(evaluate())
    }

    private func evaluate() -> Result {
        tracked { [makeResult, view, base] in makeResult(view, base!) }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        isUpdating = true
        base.update(baseView(view), environment)
        isUpdating = false
        updateResult()
    }

    override package func reevaluate() { updateResult() }

    private func updateResult() {
        guard !isUpdating, result != nil else { return }
        isUpdating = true
        result.update(evaluate(), environment)
        isUpdating = false
    }

    /// Either the content's elements changed, or those of the result. `isUpdating` tells a change of the result that
    /// this node itself made.
    override package func elementsChanged() {
        updateResult()
        super.elementsChanged()
    }

    override package var children: NodeList { NodeList([base, result].compactMap { $0 }) }

    override package func appendElements(to list: inout ContiguousArray<LayoutID>) {
        appendElements(of: result, to: &list)
    }

    override package func appendLazyElements(to list: inout LazyElementList) {
        appendLazyElements(of: result, to: &list)
    }
}
