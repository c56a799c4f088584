import Foundation
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Views that are dragged onto others, in a live window.
@MainActor struct DragAndDropTests {
    struct Card: Codable, Transferable, Equatable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.card", conformingTo: .json))
            ProxyRepresentation(exporting: \.title)
        }
    }

    @Observable final class Record {
        var lines: [String] = []
    }

    /// A window with something to drag at the left and something to drop on at the right.
    private struct Window {
        let session: LiveSession
        private(set) var time = 0.0

        init(_ view: some View) {
            session = LiveSession(
                view, viewport: Viewport(size: CGSize(width: 400, height: 200), scale: 1), environment: .standard)
            _ = session.frame(at: 0)
        }

        mutating func send(_ phase: PointerEvent.Phase, _ x: CGFloat, kind: PointerEvent.Kind = .mouse) {
            time += 0.02
            session.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 100), kind: kind)), at: time)
            _ = session.frame(at: time)
        }

        mutating func wait(_ seconds: Double) {
            time += seconds
            _ = session.frame(at: time)
        }

        mutating func drag(from start: CGFloat = 50, to end: CGFloat = 350, kind: PointerEvent.Kind = .mouse) {
            send(.began, start, kind: kind)
            if kind == .touch { wait(0.4) }
            send(.moved, start + 20, kind: kind)
            send(.moved, end, kind: kind)
            send(.ended, end, kind: kind)
        }

        var showsPreview: Bool { session.graph.presentations?.dragged != nil }
    }

    private func pair(_ source: some View, _ target: some View) -> some View {
        HStack(spacing: 0) {
            source.frame(width: 100, height: 200)
            Spacer()
            target.frame(width: 100, height: 200)
        }
    }

    @Test func `A dragged view leaves its window with its picture and its forms`() throws {
        var hovers: [Bool] = []
        var window = Window(
            pair(
                Color.red.draggable(Card(title: "Ace")),
                Color.blue.dropDestination(for: Card.self) { _, _ in
                    true
                } isTargeted: {
                    hovers.append($0)
                }))
        #expect(!window.session.isDragging)
        window.send(.began, 50)
        window.send(.moved, 70)
        window.send(.moved, 350)
        let drag = try #require(window.session.takeDraggedItem(at: window.time))
        _ = window.session.frame(at: window.time + 0.02)
        #expect(!window.showsPreview)
        #expect(hovers == [true, false])
        #expect(drag.items.map { $0.forms.map(\.type) } == [["org.example.card", "public.utf8-plain-text"]])
        #expect(drag.items.first?.text == "Ace")
        #expect(drag.picture.size == CGSize(width: 100, height: 200))
        #expect(drag.grip == CGSize(width: 0, height: 0))
    }

    @Test func `A view hears that things of another program's hover over it, if it takes their kinds`() {
        var hovers: [Bool] = []
        let window = Window(
            pair(
                Color.red,
                Color.blue.onDrop(
                    of: [.image],
                    isTargeted: Binding {
                        false
                    } set: {
                        hovers.append($0)
                    }
                ) { _ in true }))
        let (text, picture) = (PasteboardItem.text("words"), PasteboardItem.picture(1) { Data() })
        window.session.dragMoved([text], to: CGPoint(x: 350, y: 100), at: 1)
        #expect(hovers.isEmpty)
        window.session.dragMoved([picture], to: CGPoint(x: 350, y: 100), at: 2)
        #expect(hovers == [true])
        #expect(window.session.drop([picture], at: CGPoint(x: 350, y: 100), time: 3))
        #expect(hovers.last == false)
    }

    @Test(arguments: [PointerEvent.Kind.mouse, .touch])
    func `What is dropped on a view reaches its action`(kind: PointerEvent.Kind) {
        var dropped: [String] = []
        var window = Window(
            pair(
                Color.red.draggable("apple"),
                Color.blue.dropDestination(for: String.self) { items, location in
                    dropped += items.map { "\($0) \(Int(location.x))" }
                    return true
                }))
        window.drag(kind: kind)
        #expect(dropped == ["apple 50"])
        #expect(!window.showsPreview)
    }

    @Test func `A finger that moves at once scrolls or taps, and drags nothing`() {
        var dropped = 0
        var window = Window(
            pair(
                Color.red.draggable("apple"),
                Color.blue.dropDestination(for: String.self) { _, _ in
                    dropped += 1
                    return true
                }))
        window.send(.began, 50, kind: .touch)
        window.send(.moved, 350, kind: .touch)
        window.send(.ended, 350, kind: .touch)
        #expect(dropped == 0)
    }

    @Test func `A destination hears when something is over it, and no longer`() {
        var heard: [Bool] = []
        var window = Window(
            pair(
                Color.red.draggable("apple"),
                Color.blue.dropDestination(for: String.self, action: { _, _ in true }, isTargeted: { heard.append($0) })
            ))
        window.send(.began, 50)
        window.send(.moved, 80)
        #expect(window.showsPreview)
        window.send(.moved, 350)
        #expect(heard == [true])
        window.send(.moved, 200)
        #expect(heard == [true, false])
        window.send(.moved, 350)
        window.send(.ended, 350)
        #expect(heard == [true, false, true, false])
    }

    @Test func `What a destination does not take passes it by`() {
        var heard = 0
        var window = Window(
            pair(
                Color.red.draggable("apple"),
                Color.blue.dropDestination(for: Card.self, action: { _, _ in true }, isTargeted: { _ in heard += 1 })))
        window.drag()
        #expect(heard == 0)
    }

    @Test func `What stands in for a value is dropped where the value itself is not taken`() async throws {
        let record = Record()
        var window = Window(
            pair(
                Color.red.draggable(Card(title: "Queen")),
                Color.blue.dropDestination(for: String.self) { items, _ in
                    record.lines += items
                    return true
                }))
        window.drag()
        for _ in 0..<200 where record.lines.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(record.lines == ["Queen"])
    }

    @Test func `A button that is dragged is not pressed, and still is when it is clicked`() {
        var presses = 0
        var dropped = 0
        var window = Window(
            pair(
                Button {
                    presses += 1
                } label: {
                    Color.red
                }.draggable("apple"),
                Color.blue.dropDestination(for: String.self) { _, _ in
                    dropped += 1
                    return true
                }))
        window.drag()
        #expect((presses, dropped) == (0, 1))
        window.send(.began, 50)
        window.send(.ended, 50)
        #expect(presses == 1)
    }

    @Test func `A drag that the host takes away drops nothing`() {
        var heard: [Bool] = []
        var dropped = 0
        var window = Window(
            pair(
                Color.red.draggable("apple"),
                Color.blue.dropDestination(
                    for: String.self,
                    action: { _, _ in
                        dropped += 1
                        return true
                    }, isTargeted: { heard.append($0) })))
        window.send(.began, 50)
        window.send(.moved, 80)
        window.send(.moved, 350)
        window.send(.cancelled, 350)
        #expect(dropped == 0)
        #expect(heard == [true, false])
        #expect(!window.showsPreview)
    }

    struct Reordering: View {
        final class Delegate: DropDelegate {
            let log: (String) -> Void
            init(log: @escaping (String) -> Void) { self.log = log }
            func dropEntered(info: DropInfo) { log("entered") }
            func dropExited(info: DropInfo) { log("exited") }
            func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
            func performDrop(info: DropInfo) -> Bool {
                log("dropped \(info.hasItemsConforming(to: [.text]))")
                return true
            }
        }

        let log: (String) -> Void

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 100).onDrag { NSItemProvider(object: NSString(string: "x")) }
                Spacer()
                Color.blue.frame(width: 100).onDrop(of: [.text], delegate: Delegate(log: log))
            }
        }
    }

    @Test func `A delegate hears of the whole drag`() {
        var log: [String] = []
        var window = Window(Reordering { log.append($0) })
        window.drag()
        #expect(log == ["entered", "dropped true"])
    }

    @Test func `A provider gives its value in the forms that it has`() async throws {
        let provider = NSItemProvider(transferring: Card(title: "Queen"))
        #expect(provider.hasItemConformingToTypeIdentifier("public.json"))
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        #expect(try await provider.value(as: Card.self) == Card(title: "Queen"))
        #expect(try await provider.value(as: String.self) == "Queen")
        await #expect(throws: (any Error).self) { try await provider.value(as: URL.self) }
    }

    @Test func `An empty provider is taken by every kind and gives nothing`() async {
        let provider = NSItemProvider()
        #expect(provider.registeredContentTypes.isEmpty)
        await #expect(throws: (any Error).self) { try await provider.value(as: String.self) }
    }

    @Test func `A source that goes while it is dragged drops nothing and breaks nothing`() {
        struct Leaving: View {
            @State private var isThere = true
            var body: some View {
                HStack(spacing: 0) {
                    if isThere { Color.red.frame(width: 100).draggable("apple") } else { Color.clear.frame(width: 100) }
                    Spacer()
                    Color.blue.frame(width: 100)
                        .dropDestination(
                            for: String.self, action: { _, _ in true }, isTargeted: { _ in isThere = false })
                }
            }
        }
        var window = Window(Leaving())
        window.drag()
        window.send(.began, 350)
        window.send(.ended, 350)
        #expect(!window.showsPreview)
    }
}
