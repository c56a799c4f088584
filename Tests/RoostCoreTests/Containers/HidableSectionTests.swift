import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct HidableSectionTests {
    struct Rows: View {
        @State private var isExpanded = false
        var body: some View {
            List {
                Section("Fruit", isExpanded: $isExpanded) {
                    Text("apple")
                    Text("pear")
                }
                Section("Nuts") { Text("almond") }
            }
        }
    }

    @Test func `A press on the header shows the rows and hides them again`() {
        let window = AccessibleWindow(Rows())
        #expect(!window.shows("apple"))
        #expect(window.shows("almond"))
        #expect(window.press("Fruit"))
        window.settle()
        #expect(window.shows("apple"))
        #expect(window.shows("pear"))
        window.press("Fruit")
        window.settle()
        #expect(!window.shows("apple"))
    }
}
