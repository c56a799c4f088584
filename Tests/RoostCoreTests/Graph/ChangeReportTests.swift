import Combine
import SwiftUI
import Testing

@testable import RoostCore

/// `_logChanges()` says which of a view's properties have changed.
@MainActor struct ChangeReportTests {
    private final class Model: ObservableObject {
        @Published var name = "a"
    }

    private struct Inner: View {
        let number: Int
        var body: some View {
            let _ = Self._logChanges()
            Text("\(number)")
        }
    }

    private struct Page: View {
        @State private var count = 0
        @State private var other = 0
        @ObservedObject var model: Model

        var body: some View {
            let _ = Self._logChanges()
            VStack {
                Button("Count") { count += 1 }
                Button("Other") { other += 1 }
                Text("\(other) \(model.name)")
                Inner(number: count)
            }
        }
    }

    @Test func `The first evaluation names the view and its properties, later ones what differs`() {
        let model = Model()
        let (window, first) = Log.collecting { AccessibleWindow(Page(model: model)) }
        #expect(
            first == ["Page: @self, @identity, _count, _other, _model changed.", "Inner: @self, @identity changed."])
        let second = Log.collecting { window.press("Count") }.warnings
        #expect(second == ["Page: _count changed.", "Inner: @self changed."])
        #expect(Log.collecting { window.press("Other") }.warnings == ["Page: _other changed."])
        let third = Log.collecting {
            model.name = "b"
            window.advance()
        }.warnings
        #expect(third == ["Page: _model changed."])
    }

    @Test func `An observable object is a dependency`() {
        struct Page: View {
            let shelf: Shelf
            var body: some View {
                let _ = Self._logChanges()
                Text("\(shelf.width)")
            }
        }
        let shelf = Shelf()
        let window = AccessibleWindow(Page(shelf: shelf))
        let changes = Log.collecting {
            shelf.width = 4
            window.advance()
        }.warnings
        #expect(changes == ["Page: @dependencies changed."])
    }

    @Observable final class Shelf {
        var width = 3
    }
}
