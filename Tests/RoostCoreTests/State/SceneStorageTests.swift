import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct SceneStorageTests {
    struct Counter: View {
        @SceneStorage("count") private var count = 1
        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                Reader()
            }
        }
    }

    struct Reader: View {
        @SceneStorage("count") private var count = 1
        var body: some View { Text("count \(count)") }
    }

    @Test func `Views of a window share a value, and windows do not`() {
        let first = AccessibleWindow(Counter())
        let second = AccessibleWindow(Counter())
        first.press("Add")
        #expect(first.shows("count 2"))
        #expect(second.shows("count 1"))
    }
}
