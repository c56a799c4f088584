import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Initialisers and styles of controls that are used less often.
@MainActor struct ControlVariantTests {
    @Test func `A bar between two dates is as full as the time says`() {
        let now = Date()
        func fraction(_ range: ClosedRange<Date>, countsDown: Bool) -> Double? {
            let window = AccessibleWindow(ProgressView(timerInterval: range, countsDown: countsDown))
            return window.nodes.first { $0.role == .progress }?.range?.value
        }
        let half = now.addingTimeInterval(-500)...now.addingTimeInterval(500)
        #expect(abs((fraction(half, countsDown: false) ?? 0) - 0.5) < 0.05)
        #expect(fraction(now.addingTimeInterval(-9)...now.addingTimeInterval(-8), countsDown: false) == 1)
        #expect(fraction(now.addingTimeInterval(-9)...now.addingTimeInterval(-8), countsDown: true) == 0)
        #expect(fraction(now...now, countsDown: false) == 1)
    }

    @Test func `An operation says how far it is`() {
        let progress = Progress(totalUnitCount: 4)
        let window = AccessibleWindow(ProgressView(progress))
        #expect(window.shows("0% completed"))
        progress.completedUnitCount = 1
        window.advance(by: 1)
        #expect(window.shows("25% completed"))
    }

    struct Sources: View {
        struct Light { var isOn: Bool; var colour: String }
        @State private var lights = [Light(isOn: true, colour: "red"), Light(isOn: false, colour: "red")]
        var body: some View {
            VStack {
                Toggle("All", sources: $lights, isOn: \.isOn)
                Picker("Colour", sources: $lights, selection: \.colour) {
                    Text("red").tag("red")
                    Text("blue").tag("blue")
                }
                .pickerStyle(.segmented)
                Text(verbatim: lights.map { "\($0.isOn) \($0.colour)" }.joined(separator: ", "))
            }
        }
    }

    @Test func `A control of several sources writes them all`() {
        let window = AccessibleWindow(Sources())
        #expect(window.shows("true red, false red"))
        window.press(.toggle, "All")
        #expect(window.shows("true red, true red"))
        window.press(.radioButton, "blue")
        #expect(window.shows("true blue, true blue"))
    }

    struct Dismissing: View {
        @State private var count = 0
        let behavior: MenuActionDismissBehavior
        var body: some View {
            Menu("More") {
                ControlGroup {
                    Button("Up") { count += 1 }
                    Button("Down") { count -= 1 }
                }
            }
            .menuActionDismissBehavior(behavior)
            Text("count \(count)")
        }
    }

    @Test func `A menu stays open where it is told to`() {
        for (behavior, stays) in [(MenuActionDismissBehavior.enabled, false), (.disabled, true)] {
            let window = AccessibleWindow(Dismissing(behavior: behavior))
            window.press("More")
            window.settle()
            window.press(.menuItem, "Up")
            window.settle()
            #expect((window.node(.menuItem, "Up") != nil) == stays)
            if stays {
                window.type(.escape)
                window.settle()
            }
            #expect(window.shows("count 1"))
        }
    }

    @Test func `A control group's label is read where it is not drawn`() {
        @ViewBuilder var buttons: some View {
            Button("Large") {}
            Button("Small") {}
        }
        let window = AccessibleWindow(ControlGroup("Size", systemImage: "star") { buttons })
        #expect(window.node(.group, "Size")?.children.map(\.label) == ["Large", "Small"])
        #expect(AccessibleWindow(ControlGroup { buttons }).nodes.allSatisfy { $0.role == .button })
    }

    @Test func `A control group with a label is a menu where its style says so`() {
        let group = ControlGroup("Size") { Button("Large") {} }
        #expect(AccessibleWindow(group).words == ["Size", "Large"])
        let window = AccessibleWindow(group.controlGroupStyle(.menu))
        #expect(window.words == ["Size"])
        window.press("Size")
        window.settle()
        #expect(window.shows("Large"))
    }

    struct Boxed: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button("flip") { configuration.isExpanded.toggle() }
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }

    @Test func `A style of one's own draws a disclosure group`() {
        let window = AccessibleWindow(
            VStack { DisclosureGroup("Title") { Text("inside") } }.disclosureGroupStyle(Boxed()))
        #expect(window.words == ["flip", "Title"])
        window.press("flip")
        window.settle()
        #expect(window.words == ["flip", "Title", "inside"])
    }

    @Test func `A button without a label says what its role is`() {
        #expect(AccessibleWindow(Button(role: .cancel) {}).words == ["Cancel"])
        #expect(AccessibleWindow(Button(role: .close) {}).words == ["Close"])
    }
}
