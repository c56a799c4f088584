/// Brings a view's content to where the view's style puts it, however deep that lies.
///
/// The style gets a `HandedContent`, which stays the same view while the content changes: what the style makes of it need
/// not be evaluated again then. The content's nodes are brought up to date from where the content comes from (`handing`).
nonisolated final class ContentHandover<Content: View> {
    fileprivate(set) var content: Content
    /// The places where the style shows the content: mostly one. They take themselves out when they end.
    fileprivate var places: [Unmanaged<HandedContentNode<Content>>] = []

    init(_ content: Content) { self.content = content }
}

/// Where a style shows the content that it was handed.
nonisolated struct HandedContent<Content: View>: View {
    typealias Body = Never

    let handover: ContentHandover<Content>

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        HandedContentNode(view, inputs)
    }
}

extension HandedContent: SpokenLabel {
    var spokenText: Text? { spokenWords(of: handover.content) }
}

private final class HandedContentNode<Content: View>: _ViewNodeOf<HandedContent<Content>> {
    private var handover: ContentHandover<Content>
    private var child: _ViewNodeOf<Content>!

    override init(_ view: HandedContent<Content>, _ inputs: borrowing _NodeInputs) {
        handover = view.handover
        super.init(view, inputs)
        handover.places.append(.passUnretained(self))
        child = makeChild(handover.content)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if viewChanged {
            leave()
            handover = view.handover
            handover.places.append(.passUnretained(self))
        }
        child.update(handover.content, environment)
    }

    func contentChanged() {
        graph.withTransaction(of: self) { child.update(handover.content, environment) }
    }

    private func leave() { handover.places.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() } }

    override var children: NodeList { NodeList(child) }

    override func willEnd() { leave() }
}

/// What `handing(_:over:)` applies.
nonisolated struct HandingModifier<Handed: View>: ViewModifier {
    typealias Body = Never

    let content: Handed
    let handover: ContentHandover<Handed>

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        HandingNode(view, inputs)
    }
}

extension View {
    /// Brings content to the places inside that show what was handed over.
    nonisolated func handing<Handed: View>(_ content: Handed, over handover: ContentHandover<Handed>) -> some View {
        modifier(HandingModifier(content: content, handover: handover))
    }
}

private final class HandingNode<Base: View, Handed: View>: ModifierNode<Base, HandingModifier<Handed>> {
    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let (content, handover) = (view.modifier.content, view.modifier.handover)
        let isNew = viewChanged && !isKnownEqual(content, handover.content)
        if isNew { handover.content = content }
        super.changed(view: viewChanged, environment: environmentChanged)
        guard isNew else { return }
        // Those that the way down has reached are up to date already.
        for place in handover.places { place.takeUnretainedValue().contentChanged() }
    }
}
