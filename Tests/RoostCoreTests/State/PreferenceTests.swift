import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// When views are told of a preference.
@MainActor
@Suite struct PreferenceTests {
    /// A value of which nobody can say whether two are the same.
    private struct Mark {
        var name: String
        var action: () -> Void
    }

    private struct Marks: PreferenceKey {
        static var defaultValue: [Mark] { [] }
        static func reduce(value: inout [Mark], nextValue: () -> [Mark]) { value += nextValue() }
    }

    private struct Counters: PreferenceKey {
        static var defaultValue: [String: () -> Void] { [:] }
        static func reduce(value: inout [String: () -> Void], nextValue: () -> [String: () -> Void]) {
            value.merge(nextValue()) { $1 }
        }
    }

    private struct Bounds: PreferenceKey {
        struct Item { var bounds: Anchor<CGRect> }
        static var defaultValue: [Item] { [] }
        static func reduce(value: inout [Item], nextValue: () -> [Item]) { value += nextValue() }
    }

    private struct Share: PreferenceKey {
        static var defaultValue: Double { 0 }
        static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
    }

    private struct Width: PreferenceKey {
        static var defaultValue: Double? { nil }
        static func reduce(value: inout Double?, nextValue: () -> Double?) { value = nextValue() ?? value }
    }

    @Test func `The first action waits for the views that depend on geometry, and gets the default without one`() {
        final class Log { var values: [Double?] = [] }
        let (read, unread) = (Log(), Log())
        _ = LiveView(
            VStack {
                Color.red.overlay {
                    GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
                }
                .onPreferenceChange(Width.self) { read.values.append($0) }
                Color.blue.onPreferenceChange(Width.self) { unread.values.append($0) }
            }, size: CGSize(width: 200, height: 200))
        #expect(read.values == [200])
        #expect(unread.values == [nil])
    }

    private func expectRest(_ view: some View) -> LiveView {
        let (live, warnings) = Log.collecting {
            let live = LiveView(view, size: CGSize(width: 200, height: 200))
            live.advance(by: 0.1)
            return live
        }
        #expect(warnings == [])
        #expect(!live.isMoving)
        let passes = live.session.passes
        live.advance(by: 1)
        #expect(live.session.passes == passes)
        return live
    }

    @Test func `A list of what cannot be compared settles`() {
        let live = expectRest(
            VStack {
                Color.red.preference(key: Marks.self, value: [Mark(name: "a") {}])
                Color.blue.preference(key: Marks.self, value: [Mark(name: "b") {}])
            }.overlayPreferenceValue(Marks.self) { marks in
                ForEach(marks.indices, id: \.self) { index in
                    Button("x") { marks[index].action() }
                        .accessibilityIdentifier(marks[index].name)
                }
            })
        #expect(live.frame(of: "b") != nil)
    }

    @Test func `A dictionary of closures settles, and so does one that is transformed`() {
        _ = expectRest(
            VStack {
                Color.red.preference(key: Counters.self, value: ["a": {}])
                Color.blue.preference(key: Counters.self, value: ["b": {}])
            }
            .transformPreference(Counters.self) { $0["c"] = {} }
            .backgroundPreferenceValue(Counters.self) { counters in
                VStack { ForEach(counters.keys.sorted(), id: \.self) { Text($0) } }
            })
    }

    @Test func `Anchors in values that cannot be compared settle where they lie`() throws {
        let live = expectRest(
            HStack(spacing: 0) {
                rigid(30, 20).anchorPreference(key: Bounds.self, value: .bounds) { [Bounds.Item(bounds: $0)] }
                rigid(50, 20).anchorPreference(key: Bounds.self, value: .bounds) { [Bounds.Item(bounds: $0)] }
            }.overlayPreferenceValue(Bounds.self) { items in
                GeometryReader { proxy in
                    let frame = proxy[items[1].bounds]
                    Color.red.frame(width: frame.width, height: frame.height).offset(x: frame.minX)
                        .accessibilityIdentifier("frame")
                }
            })
        #expect(live.frame(of: "frame")?.width == 50)
    }

    @Test func `Anchors in values that cannot be compared follow their views`() throws {
        struct Wandering: View {
            @State private var isWide = false

            var body: some View {
                HStack(spacing: 0) {
                    rigid(30, 20).frame(width: isWide ? 60 : 30).onTapGesture { isWide = true }
                        .accessibilityIdentifier("first")
                    // Nothing of this one changes.
                    Followed()
                }
                .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { items in
                    GeometryReader { proxy in
                        let frame = proxy[items[0].bounds]
                        Color.red.frame(width: frame.width, height: 5).offset(x: frame.minX)
                            .accessibilityIdentifier("frame")
                    }
                }
            }

            struct Followed: View, Equatable {
                var body: some View {
                    rigid(50, 20).accessibilityIdentifier("second")
                        .anchorPreference(key: Bounds.self, value: .bounds) { [Bounds.Item(bounds: $0)] }
                }
            }
        }
        let live = LiveView(Wandering(), size: CGSize(width: 200, height: 200))
        live.tap("first")
        #expect(live.frame(of: "second")?.minX == 105)
        let frames = live.frames(of: "frame")
        #expect(frames.count == 1)
        #expect(live.isMoving == false)
    }

    @Test func `Values that cannot be compared are told when a view tells another one`() {
        struct Changing: View {
            @State private var name = "a"

            var body: some View {
                rigid(40, 20).accessibilityIdentifier("content").onTapGesture { name = "b" }
                    .preference(key: Marks.self, value: [Mark(name: name) {}])
                    .overlayPreferenceValue(Marks.self) { marks in
                        rigid(5).allowsHitTesting(false).accessibilityIdentifier(marks[0].name)
                    }
            }
        }
        let live = expectRest(Changing())
        live.tap("content")
        #expect(live.frame(of: "b") != nil)
        #expect(live.frame(of: "a") == nil)
    }

    @Test func `Values that cannot be compared are told when a view that told one has gone`() {
        struct Leaving: View {
            @State private var shows = true

            var body: some View {
                VStack {
                    rigid(40, 20).accessibilityIdentifier("content").onTapGesture { shows = false }
                    if shows { rigid(10).preference(key: Marks.self, value: [Mark(name: "a") {}]) }
                }.overlayPreferenceValue(Marks.self) { marks in
                    rigid(5).allowsHitTesting(false).accessibilityIdentifier("\(marks.count)")
                }
            }
        }
        let live = expectRest(Leaving())
        #expect(live.frame(of: "1") != nil)
        live.tap("content")
        #expect(live.frame(of: "0") != nil)
    }

    @Test func `A preference that is no number is told once`() {
        struct Told: View {
            @State private var count = 0

            var body: some View {
                rigid(10).preference(key: Share.self, value: .nan)
                    .onPreferenceChange(Share.self) { _ in count += 1 }
                    .accessibilityIdentifier("\(count)")
            }
        }
        #expect(expectRest(Told()).frame(of: "1") != nil)
    }
}
