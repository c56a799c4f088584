import CoreGraphics
import Foundation

/// The node of a text: tells the time where the text does.
final class TextNode: LeafNode<Text> {
    private var timer: TimerID?

    override init(_ view: Text, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        awaitTick()
    }

    // MARK: Time

    override func makeObject() -> LayoutObject? {
        guard view.tellsTime else { return super.makeObject() }
        var environment = environment
        environment.now = graph.date
        return view.makeObject(in: environment)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        super.changed(view: viewChanged, environment: environmentChanged)
        awaitTick()
    }

    /// Has the text made anew when it comes to say something else.
    private func awaitTick() {
        timer.map(graph.cancel)
        timer = nil
        guard view.tellsTime, let next = view.nextChange(after: graph.date) else { return }
        timer = graph.schedule(at: graph.time(of: next)) { [weak self] in
            guard let self, isAlive else { return }
            timer = nil
            if let object = makeObject() { graph.layout.setObject(object, of: element) }
            awaitTick()
        }
    }

    override package func willEnd() {
        timer.map(graph.cancel)
        super.willEnd()
    }
}
