/// Delivers a view's content to the places where the view's style shows it, however deep they are.
///
/// The style gets a `SlotView`, which stays equal while the content changes, so that the style's body is not
/// evaluated again. The modifier `filling` updates the nodes of the content instead.
nonisolated package final class ContentSlot<Content: View> {
    fileprivate(set) var content: Content
    /// The nodes that show the content, mostly one. A node removes itself when it ends.
    fileprivate var places: [Unmanaged<SlotNode<Content>>] = []

    package init(_ content: Content) { self.content = content }
}

/// The placeholder by which a style shows the content.
nonisolated package struct SlotView<Content: View>: View {
    package typealias Body = Never

    let slot: ContentSlot<Content>

    package init(slot: ContentSlot<Content>) { self.slot = slot }

    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        SlotNode(view, inputs)
    }
}

private final class SlotNode<Content: View>: _ViewNodeOf<SlotView<Content>> {
    private var slot: ContentSlot<Content>
    private var child: _ViewNodeOf<Content>!

    override package init(_ view: SlotView<Content>, _ inputs: borrowing _NodeInputs) {
        slot = view.slot
        super.init(view, inputs)
        slot.places.append(.passUnretained(self))
        child = makeChild(slot.content)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if viewChanged {
            leave()
            slot = view.slot
            slot.places.append(.passUnretained(self))
        }
        child.update(slot.content, environment)
    }

    func contentChanged() {
        graph.withTransaction(of: self) { child.update(slot.content, environment) }
    }

    private func leave() { slot.places.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() } }

    override var children: NodeList { NodeList(child) }

    override func willEnd() { leave() }
}

/// The modifier that `filling(_:with:)` applies.
nonisolated struct FillingModifier<Slotted: View>: ViewModifier {
    typealias Body = Never

    let content: Slotted
    let slot: ContentSlot<Slotted>

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        FillingNode(view, inputs)
    }
}

extension View {
    /// Puts new content into the places inside this view that show the slot's content.
    nonisolated package func filling<Slotted: View>(_ slot: ContentSlot<Slotted>, with content: Slotted)
        -> some View
    {
        modifier(FillingModifier(content: content, slot: slot))
    }
}

private final class FillingNode<Base: View, Slotted: View>: ModifierNode<Base, FillingModifier<Slotted>> {
    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let (content, slot) = (view.modifier.content, view.modifier.slot)
        let isNew = viewChanged && !isKnownEqual(content, slot.content)
        if isNew { slot.content = content }
        super.changed(view: viewChanged, environment: environmentChanged)
        guard isNew else { return }
        // Places that the update above has reached already have the new content.
        for place in slot.places { place.takeUnretainedValue().contentChanged() }
    }
}
