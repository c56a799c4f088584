import Foundation
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct StepperFormatTests {
    @Test func `A stepper with a format reads its value out in it`() throws {
        struct Screen: View {
            @State private var share = 0.5
            var body: some View { Stepper(value: $share, step: 0.25, format: .percent) { Text("Share") } }
        }
        let window = AccessibleWindow(Screen())
        #expect(window.node(.stepper, "Share")?.value == "50%")
        window.send(.increment, to: .stepper, "Share")
        #expect(window.node(.stepper, "Share")?.value == "75%")
    }
}
