import Foundation
import Logging
import RoostTesting
import RoostLocks
import Testing

@testable import OSLog
@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Where warnings go.
@Suite struct LogTests {
    @Test func `A warning reaches the handler that a server installs, once, with the view and the value`() throws {
        _ = Recording.installed
        let name = "nothing-\(UUID().uuidString)"
        for _ in 0..<2 { _ = LayoutReport(of: Image(systemName: name), proposal: .unspecified) }
        let events = Recording.events(containing: name)
        #expect(events.count == 1)
        #expect(events.first?.label == "roost")
        #expect(events.first?.level == .warning)
        #expect(events.first?.metadata["value"] == "\(name)")

        let length = -Double.random(in: 1...1e9)
        _ = LayoutReport(of: Color.red.frame(width: length), proposal: .unspecified)
        let frame = try #require(Recording.events(containing: "\(length)").first)
        #expect(frame.metadata == ["view": "frame", "value": "\(length)"])
    }

    @Test func `An app's own reports reach the handler under its name`() throws {
        _ = Recording.installed
        let text = UUID().uuidString
        report(lost: text)
        let event = try #require(Recording.events(containing: text).first)
        #expect(event.label == "org.example.app")
        #expect(event.level == .error)
        #expect(event.metadata == ["category": "network"])
    }

    @Test func `What is missing is an error where that is asked for, as often as it is drawn`() throws {
        let name = "nothing-\(UUID().uuidString)"
        let views = [
            AnyView(
                HStack {
                    Text("a")
                    Image(systemName: name)
                }),
            AnyView(Text("a").font(.custom(name, size: 12))), AnyView(Image(name)),
            AnyView(Color(name).frame(width: 10, height: 10)),
        ]
        try Log.$isStrict.withValue(true) {
            for view in views {
                for _ in 0..<2 {
                    #expect(throws: ImageRendererError.self) { try ImageRenderer(content: view).pngData() }
                }
                let renderer = ImageRenderer(content: view)
                for _ in 0..<2 {
                    let error = #expect(throws: ImageRendererError.self) { try renderer.svgData() }
                    guard case .missing(_, let messages) = error else {
                        Issue.record("\(String(describing: error))")
                        continue
                    }
                    #expect(messages.count == 1)
                }
                #expect(throws: ImageRendererError.self) { try AnimationRenderer(content: view).gifData() }
            }
            let message = verifySnapshot(of: views[0], as: .layout, filePath: "/dev/null/LogTests.swift")
            #expect(message?.contains(name) == true)
            _ = try ImageRenderer(content: Image(systemName: "lock")).pngData()
        }
    }

    @Test func `A symbol that is drawn for another one is named`() {
        struct Locks: SymbolSource {
            func symbol(
                named name: String, size: CGFloat, weight: Int, scale: SymbolScale, displayScale: CGFloat
            ) -> SymbolOutline? {
                guard ["lock", "lock.slash"].contains(name) else { return nil }
                return SymbolOutline(
                    path: Path(CGRect(x: 0, y: -10, width: 10, height: 10)), isEvenOdd: false,
                    size: CGSize(width: 10, height: 12), baseline: 11)
            }

            func names(near name: String) -> [String] { [] }
        }
        func warnings(_ view: some View) -> [String] {
            Log.collecting {
                LayoutReport(of: view, proposal: .unspecified) { $0.engines.symbols = Locks() }
            }.warnings
        }
        let message = "No symbol named \"lock.slash.circle\" is known; \"lock.slash\" is drawn for it."
        #expect(warnings(Image(systemName: "lock").symbolVariant(.slash.circle)) == [message])
        // Apple's symbols of lines have no filled form either.
        #expect(warnings(Image(systemName: "lock").symbolVariant(.fill)) == [])
    }

    @Test func `An unknown symbol is a placeholder of a symbol's size, and its warning names others like it`() {
        let (size, warnings) = Log.collecting {
            LayoutReport(of: Image(systemName: "sqare.and.pencil"), proposal: .unspecified).size
        }
        #expect(size == LayoutReport(of: Image(systemName: "questionmark.square.dashed"), proposal: .unspecified).size)
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("Names like it: \"square.and.pencil\"") == true)
        #expect(Log.collecting { LayoutReport(of: Image(systemName: ""), proposal: .unspecified) }.warnings == [])
    }

    @Test func `A symbol in a rectangle has the rectangle around it`() {
        func width(_ name: String) -> CGFloat {
            LayoutReport(of: Image(systemName: name), proposal: .unspecified).size.width
        }
        #expect(width("lock.rectangle") > width("lock"))
        #expect(Log.collecting { width("lock.rectangle.fill") }.warnings == [])
    }
}

/// A handler that keeps what it is told.
private struct Recording: LogHandler {
    struct Event {
        let label: String
        let level: Logging.Logger.Level
        let text: String
        let metadata: Logging.Logger.Metadata
    }

    private static let recorded = Mutex<[Event]>([])
    static let installed: Void = LoggingSystem.bootstrap { Recording(label: $0) }

    static func events(containing text: String) -> [Event] {
        recorded.withLock { $0.filter { $0.text.contains(text) } }
    }

    let label: String
    var metadata: Logging.Logger.Metadata = [:]
    var logLevel = Logging.Logger.Level.info

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let event = Event(
            label: label, level: event.level, text: event.message.description, metadata: event.metadata ?? [:])
        Self.recorded.withLock { $0.append(event) }
    }
}
