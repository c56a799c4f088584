import CoreGraphics
import Foundation

/// The node of a text: keeps the time up to date, and animates changes of content.
final class TextNode: LeafNode<Text> {
    private var change: TextChange?
    /// The next text, if it has already been resolved for its paints.
    private var resolved: ResolvedText?
    private var timer: TimerID?
    /// The environment of the last resolution.
    private var lastEnvironment: EnvironmentValues
    /// The last resolved text.
    private var lastText: Text

    required init(_ view: borrowing Text, _ inputs: borrowing _NodeInputs) {
        lastEnvironment = inputs.environment
        lastText = copy view
        super.init(view, inputs)
        guard view.tellsTime else { return }
        graph.noteMemory()
        // The graph may be older than the setting of its clock.
        graph.onceLaidOut { [weak self] in
            guard let self, isAlive else { return }
            tick()
        }
    }

    // MARK: Time

    override func makeObject() -> LayoutObject? {
        let text = resolved ?? resolve(view, in: environment)
        resolved = nil
        return text.makeObject()
    }

    private func resolve(_ text: Text, in environment: EnvironmentValues) -> ResolvedText {
        guard text.tellsTime else {
            return ResolvedText(text, in: graph.service(TextSurroundings.Recent.self).surroundings(in: environment))
        }
        var environment = environment
        environment.now = graph.date
        return ResolvedText(text, in: environment)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        // The same text from a new evaluation of a body need not be resolved again.
        guard environmentChanged || view.tellsTime || view != lastText else {
            resolved = nil
            return
        }
        lastText = view
        let shown = graph.layout.layoutObject(of: element) as? TextLayoutObject
        super.changed(view: viewChanged, environment: environmentChanged)
        follow(from: shown, in: lastEnvironment)
        lastEnvironment = environment
        awaitTick()
    }

    /// Resolves the text again when its content changes with time.
    private func awaitTick() {
        cancelTick()
        guard view.tellsTime else { return }
        graph.noteMemory()
        guard let next = view.nextChange(after: graph.date) else { return }
        timer = graph.schedule(at: graph.time(of: next)) { [weak self] in
            guard let self, isAlive else { return }
            timer = nil
            tick()
        }
    }

    private func tick() {
        if let object = makeObject() { graph.layout.setObject(object, of: element) }
        awaitTick()
    }

    private func cancelTick() {
        guard let timer else { return }
        graph.cancel(timer)
        self.timer = nil
    }

    override package func willEnd() {
        cancelTick()
        super.willEnd()
    }

    override func currentPaints() -> [Paint] {
        guard let object = graph.layout.layoutObject(of: element) as? TextLayoutObject else { return [] }
        return ResolvedText.paints(of: object.styles, in: environment)
    }

    override func paints(of view: Text, in environment: EnvironmentValues) -> [Paint] {
        let text = resolve(view, in: environment)
        resolved = text
        return ResolvedText.paints(of: text.styles, in: environment)
    }

    // MARK: Content transitions

    /// Starts a transition from the old content if the change is animated.
    private func follow(from shown: TextLayoutObject?, in old: EnvironmentValues) {
        guard let shown, let now = graph.layout.layoutObject(of: element) as? TextLayoutObject, now !== shown else {
            return
        }
        guard now.styled != shown.styled else { return now.follow(shown) }
        guard let animation = graph.transaction.animation, environment.contentTransition != .identity,
            graph.layout.isPlaced(element)
        else { return }
        begin(
            TextChange(
                shown.layout(graph.layout.placedProposal(of: element)), styles: shown.styles, from: old,
                to: environment, animation, at: graph.time))
    }

    /// A text with new line breaks fades from the old lines to the new ones (case `tx-P2`).
    override package func glides(_ element: LayoutID) {
        guard let animation = graph.transaction.animation, environment.contentTransition != .identity,
            let object = graph.layout.layoutObject(of: element) as? TextLayoutObject, let old = object.shown,
            !old.breaks(as: object.layout(graph.layout.placedProposal(of: element)))
        else { return }
        begin(TextChange(old, styles: object.styles, from: environment, to: environment, animation, at: graph.time))
    }

    private func begin(_ change: TextChange) {
        let isRunning = self.change != nil
        self.change = change
        guard !isRunning else { return }
        graph.everyFrame { [weak self] time in
            guard let self, isAlive, let change = self.change else { return false }
            if !change.advance(to: time) { self.change = nil }
            return self.change != nil
        }
    }

    override package var drawsEachFrame: Bool { change != nil || super.drawsEachFrame }

    override var isText: Bool { true }

    override func draw(_ element: LayoutID, _ context: inout PaintContext) {
        Text.paint(element, &context, environment, owner: id)
    }

    override package func paint(_ element: LayoutID, _ context: inout PaintContext) {
        guard let change, !environment.isRedacted, environment.textRenderer == nil,
            let object = graph.layout.layoutObject(of: element) as? TextLayoutObject
        else {
            return super.paint(element, &context)
        }
        context.leaf {
            change.paint(
                object.show(graph.layout.placedProposal(of: element)), styles: object.styles,
                in: $0.frame(of: element), &$0, environment, owner: id)
        }
    }
}
