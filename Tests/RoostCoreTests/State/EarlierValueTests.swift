import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct EarlierValueTests {
    final class Load: Sendable {}

    final class Seen {
        var hide: (() -> Void)?
        var set: ((Load) -> Void)?
    }

    struct Reader: View {
        @Binding var load: Load
        var body: some View { Text("\(ObjectIdentifier(load).hashValue)") }
    }

    struct Page: View {
        @State private var isShown = true
        @State private var load = Load()
        let seen: Seen

        var body: some View {
            let _ = seen.hide = { isShown = false }
            let _ = seen.set = { load = $0 }
            if isShown { Reader(load: $load) }
        }
    }

    /// A location keeps what it held before changes that are still to be made; nobody but a reader's next look ended that.
    @Test func `Values that nobody reads any more are let go`() {
        let seen = Seen()
        let window = AccessibleWindow(Page(seen: seen))
        seen.hide?()
        window.advance()
        var loads: [() -> Load?] = []
        for _ in 0..<100 {
            let load = Load()
            loads.append { [weak load] in load }
            withAnimation { seen.set?(load) }
            window.advance()
        }
        #expect(loads.count { $0() != nil } < 20)
    }
}
