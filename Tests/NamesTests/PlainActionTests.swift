import RoostTesting
import SwiftUI
import Testing

// The sixth language mode warns of these closures, as it does on Apple's systems, and compiles them.

extension Button where Label == Text {
    fileprivate init(number: Int, action: @escaping () -> Void) { self.init(action: action) { Text("\(number)") } }
}

private struct ActionRow: View {
    let action: () -> Void

    var body: some View {
        HStack {
            Button("Plain", action: action).accessibilityIdentifier("plain")
            Button(number: 2, action: action).accessibilityIdentifier("number")
        }
        .refreshable(action: refresh)
    }

    private var refresh: () async -> Void { {} }
}

/// Actions that are closures of no actor.
@MainActor struct PlainActionTests {
    @Test func `Buttons take plain closures in the sixth language mode`() {
        var presses = 0
        let live = LiveView(ActionRow { presses += 1 }, size: CGSize(width: 300, height: 60))
        #expect(live.tap("plain"))
        #expect(live.tap("number"))
        #expect(presses == 2)
    }
}
