import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@MainActor struct LabelsVisibilityTests {
    private struct Told: View {
        @Environment(\.labelsVisibility) private var visibility
        let tell: (Visibility) -> Void
        var body: some View {
            let _ = tell(visibility)
            Color.red
        }
    }

    private func width<V: View>(_ view: V) -> CGFloat {
        LayoutReport(of: view, proposal: .unspecified).size.width
    }

    @Test func `Controls hide their labels, and show them again further in`() {
        let stepper = Stepper("A long label", value: .constant(1))
        let hidden = width(stepper.labelsVisibility(.hidden))
        #expect(hidden == width(stepper.labelsHidden()))
        #expect(hidden < width(stepper))
        #expect(width(stepper.labelsVisibility(.visible).labelsHidden()) == width(stepper))
    }

    @Test func `A control of one's own reads whether labels show`() {
        var told: [Visibility] = []
        _ = width(Told { told.append($0) })
        _ = width(Told { told.append($0) }.labelsHidden())
        #expect(told.first == .automatic && told.last == .hidden)
    }
}
