import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct NamespaceTests {
    final class Seen { var ids: [Namespace.ID] = [] }

    struct Spaces: View {
        @Namespace private var first
        @Namespace private var second
        @State private var width = 1.0
        let remote: Remote<Double>
        let seen: Seen

        var body: some View {
            let _ = remote.binding = $width
            let _ = seen.ids += [first, second]
            Spacer().frame(width: width)
        }
    }

    @Test func `A name space is its own and stays the same over updates`() {
        let remote = Remote<Double>()
        let seen = Seen()
        let graph = ViewGraph(Spaces(remote: remote, seen: seen), environment: EnvironmentValues())
        _ = graph.layOut(.unspecified)
        remote.binding.wrappedValue = 2
        _ = graph.layOut(.unspecified)
        #expect(seen.ids.count == 4)
        #expect(Set(seen.ids).count == 2)
        #expect(seen.ids.first == seen.ids.dropFirst(2).first)
    }
}
