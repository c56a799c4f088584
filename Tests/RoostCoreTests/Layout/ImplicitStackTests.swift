import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Several views where one is expected.
@MainActor struct ImplicitStackTests {
    private static let size = CGSize(width: 390, height: 700)

    struct Pair: View {
        var body: some View {
            Color.red.frame(width: 60, height: 20).accessibilityIdentifier("a")
            Color.blue.frame(width: 40, height: 30).accessibilityIdentifier("b")
        }
    }

    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let view: @MainActor () -> AnyView
        init(_ name: String, @ViewBuilder _ view: @escaping @MainActor () -> some View) {
            testDescription = name
            self.view = { AnyView(view()) }
        }
    }

    nonisolated static let places: [Place] = [
        Place("window") { Pair() },
        Place("window, in a group") { Group { Group { Pair() } } },
        Place("window, of a loop") {
            ForEach(["a", "b"], id: \.self) { Color.red.frame(width: 60, height: 20).accessibilityIdentifier($0) }
        },
        Place("stack of screens") { NavigationStack { Pair() } },
        Place("navigation view") { NavigationView { Pair() } },
        Place("screen for a value") {
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in Pair() }
            }
        },
        Place("screen while true") {
            NavigationStack { Text("root").navigationDestination(isPresented: .constant(true)) { Pair() } }
        },
        Place("sheet") { Text("x").sheet(isPresented: .constant(true)) { Pair() } },
        Place("cover") { Text("x").fullScreenCover(isPresented: .constant(true)) { Pair() } },
        Place("popover") {
            Text("x").popover(isPresented: .constant(true)) { Pair().presentationCompactAdaptation(.popover) }
        },
        Place("tab") { TabView { Tab("x", systemImage: "star") { Pair() } } },
        Place("inspector") { Text("x").inspector(isPresented: .constant(true)) { Pair() } },
        Place("column") {
            NavigationSplitView {
                Pair()
            } detail: {
                Text("x")
            }
        },
    ]

    @Test(arguments: places) func `Several views stand below each other, 8 points apart`(_ place: Place) throws {
        let live = LiveView(place.view(), size: Self.size)
        live.advance(by: 1)
        let a = try #require(live.frame(of: "a"))
        let b = try #require(live.frame(of: "b"))
        #expect(live.frames(of: "a").count == 1)
        #expect(b.minY == a.maxY + 8)
        #expect(b.midX == a.midX)
    }

    @Test func `A window's views are in its middle together`() {
        let report = LayoutReport(of: Pair(), in: CGSize(width: 200, height: 100))
        #expect(report.frame(of: "a") == CGRect(x: 70, y: 21, width: 60, height: 20))
        #expect(report.frame(of: "b") == CGRect(x: 80, y: 49, width: 40, height: 30))
    }

    @Test func `A picture of several views is as large as their stack`() throws {
        let renderer = ImageRenderer(content: Pair())
        renderer.scale = 1
        let image = try #require(renderer.cgImage)
        #expect(image.width == 60)
        #expect(image.height == 58)
    }

    @Test func `A modifier around several views where one is expected is around all of them`() {
        func frame(_ view: some View) -> CGRect? {
            LayoutReport(of: view, in: Self.size).frame(of: "whole")
        }
        let whole = Group { Pair() }.padding(10).background { Color.red.accessibilityIdentifier("whole") }
        #expect(frame(whole)?.size == CGSize(width: 80, height: 78))
        #expect(frame(NavigationStack { whole })?.size == CGSize(width: 80, height: 78))
    }

    @Test func `Views that come and go join the stack and leave it`() {
        struct Changing: View {
            @State private var showsMore = false
            var body: some View {
                Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a").onTapGesture { showsMore.toggle() }
                if showsMore { Color.blue.frame(width: 50, height: 30).accessibilityIdentifier("b") }
            }
        }
        let live = LiveView(Changing(), size: CGSize(width: 200, height: 200))
        #expect(live.frame(of: "a")?.minY == 75)
        live.tap("a")
        #expect(live.frame(of: "a")?.minY == 56)
        #expect(live.frame(of: "b")?.minY == 114)
        live.tap("a")
        #expect(live.frame(of: "a")?.minY == 75)
    }
}
