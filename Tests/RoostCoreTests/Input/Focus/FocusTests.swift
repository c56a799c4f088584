import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct FocusTests {
    enum Field: Hashable { case first, second, absent }

    final class Seen {
        var focus: FocusState<Field?>.Binding?
        var isFocused: [Field: Bool] = [:]
    }

    struct Reader: View {
        let field: Field
        let seen: Seen
        @Environment(\.isFocused) private var isFocused

        var body: some View {
            let _ = seen.isFocused[field] = isFocused
            Color.red.frame(width: 20, height: 20)
        }
    }

    struct Pair: View {
        @FocusState private var focus: Field?
        var isSecondShown = true
        var secondIsDisabled = false
        let seen: Seen

        var body: some View {
            let _ = seen.focus = $focus
            VStack {
                Reader(field: .first, seen: seen).focusable().focused($focus, equals: .first)
                if isSecondShown {
                    Reader(field: .second, seen: seen).focusable()
                        .disabled(secondIsDisabled)
                        .focused($focus, equals: .second)
                }
                Text(focus == nil ? "none" : "some")
            }
        }
    }

    let seen = Seen()

    @Test func `Nothing has the focus by itself`() {
        let live = LiveView(Pair(seen: seen))
        #expect(seen.focus?.wrappedValue == nil)
        #expect(live.graph.focus.focused == nil)
        #expect(seen.isFocused == [.first: false, .second: false])
    }

    @Test func `Tab moves the focus in reading order and wraps`() {
        let live = LiveView(Pair(seen: seen))
        var visited: [Field?] = []
        for _ in 0..<3 {
            live.press(.tab)
            visited.append(seen.focus?.wrappedValue)
        }
        #expect(visited == [.first, .second, .first])
    }

    @Test func `Shift and tab move the focus back and wrap`() {
        let live = LiveView(Pair(seen: seen))
        var visited: [Field?] = []
        for _ in 0..<3 {
            live.press(.tab, .shift)
            visited.append(seen.focus?.wrappedValue)
        }
        #expect(visited == [.second, .first, .second])
    }

    @Test func `Setting the state moves the focus`() {
        let live = LiveView(Pair(seen: seen))
        seen.focus?.wrappedValue = .second
        live.update()
        #expect(seen.isFocused == [.first: false, .second: true])
        seen.focus?.wrappedValue = .first
        live.update()
        #expect(seen.isFocused == [.first: true, .second: false])
    }

    @Test func `Setting the state to nil takes the focus away`() {
        let live = LiveView(Pair(seen: seen))
        live.press(.tab)
        seen.focus?.wrappedValue = nil
        live.update()
        #expect(live.graph.focus.focused == nil)
        #expect(seen.isFocused == [.first: false, .second: false])
    }

    @Test func `A value of no view goes back to nil and leaves the focus`() {
        let live = LiveView(Pair(seen: seen))
        seen.focus?.wrappedValue = .absent
        live.update()
        #expect(seen.focus?.wrappedValue == nil)
    }

    @Test func `A disabled view takes no focus`() {
        let live = LiveView(Pair(secondIsDisabled: true, seen: seen))
        live.press(.tab)
        live.press(.tab)
        #expect(seen.focus?.wrappedValue == .first)
        seen.focus?.wrappedValue = .second
        live.update()
        #expect(seen.focus?.wrappedValue == nil)
    }

    struct Switching: View {
        @State private var isShown = true
        @State private var isDisabled = false
        let seen: Seen
        let change: (Binding<Bool>, Binding<Bool>) -> Void

        var body: some View {
            let _ = change($isShown, $isDisabled)
            Pair(isSecondShown: isShown, secondIsDisabled: isDisabled, seen: seen)
        }
    }

    @Test func `The focus leaves when its view goes`() {
        nonisolated(unsafe) var isShown: Binding<Bool>?
        let live = LiveView(Switching(seen: seen) { shown, _ in isShown = shown })
        live.press(.tab, .shift)
        #expect(seen.focus?.wrappedValue == .second)
        isShown?.wrappedValue = false
        live.update()
        #expect(seen.focus?.wrappedValue == nil)
        #expect(live.graph.focus.focused == nil)
    }

    @Test func `The focus leaves when its view is disabled`() {
        nonisolated(unsafe) var isDisabled: Binding<Bool>?
        let live = LiveView(Switching(seen: seen) { _, disabled in isDisabled = disabled })
        live.press(.tab, .shift)
        isDisabled?.wrappedValue = true
        live.update()
        #expect(seen.focus?.wrappedValue == nil)
    }

    struct Later: View {
        @State private var isShown = false
        @FocusState private var isFocused: Bool
        let result: (Bool) -> Void

        var body: some View {
            let _ = result(isFocused)
            VStack {
                Button("Show") {
                    isShown = true
                    isFocused = true
                }
                if isShown { Color.red.focusable().focused($isFocused) }
            }
        }
    }

    @Test func `A view that appears in the same update can get the focus`() {
        nonisolated(unsafe) var isFocused = false
        let live = LiveView(Later { isFocused = $0 })
        live.press(.tab)
        live.press(.space)
        #expect(isFocused)
    }

    struct AtStart: View {
        @FocusState private var field: Field?
        let seen: Seen

        var body: some View {
            VStack {
                Reader(field: .first, seen: seen).focusable().focused($field, equals: .first)
                Reader(field: .second, seen: seen).focusable().focused($field, equals: .second)
            }
            .defaultFocus($field, .second)
        }
    }

    @Test func `The default focus is there from the first frame`() {
        _ = LiveView(AtStart(seen: seen))
        #expect(seen.isFocused == [.first: false, .second: true])
    }

    @Test func `The host moves the focus to a node and away`() throws {
        let live = LiveView(Pair(seen: seen))
        live.press(.tab)
        let first = try #require(live.graph.focus.focused?.id)
        live.send(.focus(nil))
        live.update()
        #expect(seen.focus?.wrappedValue == nil)
        live.send(.focus(first))
        live.update()
        #expect(seen.focus?.wrappedValue == .first)
        live.send(.focus(9_999))
        live.update()
        #expect(seen.focus?.wrappedValue == .first)
    }

    @Test func `The keyboard's focus shows a ring, the program's does not`() {
        let live = LiveView(Pair(seen: seen))
        let atRest = live.displayList.entries.count
        seen.focus?.wrappedValue = .first
        live.update()
        #expect(live.displayList.entries.count == atRest)
        live.press(.tab)
        #expect(live.displayList.entries.count == atRest + 1)
    }

    struct Group: View {
        @FocusState private var isInside: Bool
        let result: (Bool) -> Void

        var body: some View {
            let _ = result(isInside)
            VStack {
                Color.red.focusable()
                VStack { Color.blue.focusable() }.focused($isInside)
            }
        }
    }

    @Test func `A container's state is true while something in it has the focus`() {
        nonisolated(unsafe) var isInside = false
        let live = LiveView(Group { isInside = $0 })
        live.press(.tab)
        #expect(!isInside)
        live.press(.tab)
        #expect(isInside)
        live.press(.tab)
        #expect(!isInside)
    }

    @Test func `A control stays pressed until the key comes up that presses it`() {
        final class Log { var isPressed: [Bool] = [] }
        struct Style: ButtonStyle {
            let log: Log
            func makeBody(configuration: Configuration) -> some View {
                let _ = log.isPressed.append(configuration.isPressed)
                configuration.label
            }
        }
        let log = Log()
        let live = LiveView(Button("a") {}.buttonStyle(Style(log: log)))
        live.press(.tab)
        live.key(.down, .space)
        #expect(log.isPressed.last == true)
        live.key(.down, "x")
        live.key(.up, "x")
        #expect(log.isPressed.last == true)
        live.key(.up, .space)
        #expect(log.isPressed.last == false)
    }

    @Test func `A change may move the focus`() {
        struct Page: View {
            @State private var isAsked = false
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    Color.red.frame(width: 40, height: 40).onTapGesture { isAsked = true }
                        .accessibilityIdentifier("ask")
                    Color.blue.frame(width: 20, height: 20).focusable().focused($isFocused)
                }
                .onChange(of: isAsked) { isFocused = true }
            }
        }
        let live = LiveView(Page())
        live.tap("ask")
        #expect(live.graph.focus.focused != nil)
    }

    @Test func `The keyboard scrolls to what it moves the focus to`() throws {
        let live = LiveView(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { row in
                        Color.red.frame(height: 100).focusable().accessibilityIdentifier("row \(row)")
                    }
                }
            })
        for _ in 0..<7 { live.press(.tab) }
        let seventh = try #require(live.frame(of: "row 6"))
        #expect(seventh.minY >= 0 && seventh.maxY <= 400)
        for _ in 0..<6 { live.press(.tab, .shift) }
        let first = try #require(live.frame(of: "row 0"))
        #expect(first.minY >= 0)
    }

    struct Preferring: View {
        @FocusState private var focus: Field?
        let priority: DefaultFocusEvaluationPriority
        let seen: Seen

        var body: some View {
            let _ = seen.focus = $focus
            VStack {
                Color.red.focusable().focused($focus, equals: .absent)
                VStack {
                    Color.red.focusable().focused($focus, equals: .first)
                    Color.red.focusable().focused($focus, equals: .second)
                }
                .defaultFocus($focus, .second, priority: priority)
            }
        }
    }

    @Test func `The keyboard enters a view at its default focus if that is for people's moves too`() {
        for (priority, expected) in [
            (DefaultFocusEvaluationPriority.automatic, Field.first), (.userInitiated, .second),
        ] {
            let live = LiveView(Preferring(priority: priority, seen: seen))
            #expect(seen.focus?.wrappedValue == .second)
            live.press(.tab)
            #expect(seen.focus?.wrappedValue == .absent)
            live.press(.tab)
            #expect(seen.focus?.wrappedValue == expected)
        }
    }
}
