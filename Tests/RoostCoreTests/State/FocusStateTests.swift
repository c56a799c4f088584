import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct FocusStateTests {
    enum Field: Hashable {
        case name
    }

    final class Seen { var focus: FocusState<Field?>.Binding? }

    struct Form: View {
        @FocusState private var focus: Field?
        let seen: Seen

        var body: some View {
            let _ = seen.focus = $focus
            Spacer().frame(width: focus == .name ? 20 : 10).focusable().focused($focus, equals: .name)
        }
    }

    @Test func `Nothing has the focus until it is set`() {
        let seen = Seen()
        let graph = ViewGraph(Form(seen: seen), environment: EnvironmentValues())
        #expect(graph.layOut(.unspecified).width == 10)
        seen.focus?.wrappedValue = .name
        #expect(graph.layOut(.unspecified).width == 20)
    }
}
