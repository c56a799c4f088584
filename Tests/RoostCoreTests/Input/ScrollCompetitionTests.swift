import CoreGraphics
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// How gestures get on with a drag around them that scrolls.
@MainActor struct ScrollCompetitionTests {
    /// Takes fingers that move ten points, as a scroll view does.
    private final class Scrolling: PointerRecognizer {
        private let show: (String) -> Void
        private var reached = State.possible
        private var isShown = false

        init(_ element: LayoutID, _ node: ViewNode, _ show: @escaping (String) -> Void) {
            self.show = show
            super.init(element: element, node: node)
        }

        override var state: State { reached }
        override var isScrolling: Bool { true }

        override func handle(_ input: PointerInput, at time: Double) {
            switch input {
            case .began(let pointer): if pointer.kind != .touch { reached = .failed }
            case .moved(let pointer): if pointer.distance >= 10 { reached = .active }
            case .ended: reached = reached == .active ? .ended : .failed
            case .cancelled: reached = .failed
            case .deadline: break
            }
        }

        override func deliver() {
            if reached == .active && !isShown {
                isShown = true
                show("scroll")
            }
        }

        override func fail() { reached = .failed }
    }

    nonisolated private struct Scrollable: ViewModifier {
        typealias Body = Never
        let show: (String) -> Void

        static func _makeNode<Base: View>(
            _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
        ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
            ScrollableNode(view, inputs)
        }
    }

    private final class ScrollableNode<Base: View>: WrappingNode<Base, Scrollable> {
        override func makeWrapper(around content: LayoutID) -> LayoutID { graph.layout.add(.passthrough, owner: self) }

        override func makePointerRecognizer(for element: LayoutID) -> PointerRecognizer? {
            Scrolling(element, self, modifier.show)
        }
    }

    private func swipe(
        kind: PointerEvent.Kind = .touch, @ViewBuilder _ view: (TouchScreen.Log) -> some View
    ) -> String {
        let screen = TouchScreen { log in view(log).modifier(Scrollable(show: { log($0) })) }
        screen.down(kind: kind)
        for step in 1...4 { screen.move(100 + CGFloat(step) * 6, kind: kind) }
        screen.up(124, kind: kind)
        return screen.take()
    }

    @Test func `A button gives way to scrolling`() {
        #expect(
            swipe { log in
                Button {
                    log("button")
                } label: {
                    Color.blue
                }
            } == "scroll")
    }

    @Test func `A button under the mouse keeps its press`() {
        #expect(
            swipe(kind: .mouse) { log in
                Button {
                    log("button")
                } label: {
                    Color.blue
                }
            } == "button")
    }

    @Test func `A tap and a long press give way to scrolling`() {
        #expect(swipe { log in Color.blue.onTapGesture { log("tap") }.onLongPressGesture { log("long") } } == "scroll")
    }

    @Test func `A drag inside goes before scrolling`() {
        #expect(swipe { log in Color.blue.gesture(DragGesture().onEnded { _ in log("drag") }) } == "drag")
    }

    @Test func `A simultaneous drag inside goes on beside scrolling`() {
        let happened = swipe { log in Color.blue.simultaneousGesture(DragGesture().onEnded { _ in log("drag") }) }
        #expect(happened == "scroll,drag")
    }

    @Test func `A high-priority drag around a scroll view goes before it`() {
        let screen = TouchScreen { log in
            Color.blue.modifier(Scrollable(show: { log($0) }))
                .highPriorityGesture(DragGesture().onEnded { _ in log("drag") })
        }
        screen.down(kind: .touch)
        screen.move(130, kind: .touch)
        screen.up(130, kind: .touch)
        #expect(screen.take() == "drag")
    }

    @Test func `A press gives way to scrolling inside other gestures, too`() {
        let press = PressGesture(action: {})
        #expect(swipe { _ in Color.blue.gesture(AnyGesture(press)) } == "scroll")
        #expect(swipe { _ in Color.blue.gesture(Optional(press)) } == "scroll")
        #expect(swipe { _ in Color.blue.gesture(press.simultaneously(with: press)) } == "scroll")
        #expect(swipe { _ in Color.blue.gesture(press.exclusively(before: TapGesture())) } == "scroll")
        #expect(swipe { _ in Color.blue.gesture(press.sequenced(before: TapGesture())) } == "scroll")
    }
}
