/// Delivers a view's content to the places where the view's style shows it, however deep they are.
///
/// The style gets a `HandedContent`, which stays equal while the content changes, so that the style's body is not
/// evaluated again. The modifier `handing` updates the nodes of the content instead.
nonisolated package final class ContentHandover<Content: View> {
    fileprivate(set) var content: Content
    /// The nodes that show the content, mostly one. A node removes itself when it ends.
    fileprivate var places: [Unmanaged<HandedContentNode<Content>>] = []

    package init(_ content: Content) { self.content = content }
}

/// The placeholder by which a style shows the content.
nonisolated package struct HandedContent<Content: View>: View {
    package typealias Body = Never

    let handover: ContentHandover<Content>

    package init(handover: ContentHandover<Content>) { self.handover = handover }

    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        HandedContentNode(view, inputs)
    }
}

extension HandedContent: SpokenLabel {
    package var spokenText: Text? { spokenWords(of: handover.content) }
}

private final class HandedContentNode<Content: View>: _ViewNodeOf<HandedContent<Content>> {
    private var handover: ContentHandover<Content>
    private var child: _ViewNodeOf<Content>!

    override package init(_ view: HandedContent<Content>, _ inputs: borrowing _NodeInputs) {
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

/// The modifier that `handing(_:over:)` applies.
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
    /// Delivers new content to the places inside this view that show the handover's content.
    nonisolated package func handing<Handed: View>(_ content: Handed, over handover: ContentHandover<Handed>)
        -> some View
    {
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
        // Places that the update above has reached already have the new content.
        for place in handover.places { place.takeUnretainedValue().contentChanged() }
    }
}
