import RoostTesting
import StoreKit
import SwiftUI
import Testing

/// The shop, which is not here.
struct ShopTests {
    @Test @MainActor func `a card of the shop's closes again`() {
        final class Shown { var value = true }
        let shown = Shown()
        let view = LiveView(
            Text(verbatim: "App").appStoreOverlay(
                isPresented: Binding {
                    shown.value
                } set: {
                    shown.value = $0
                }
            ) {
                SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
            }, size: CGSize(width: 100, height: 100))
        view.advance(by: 0.1)
        #expect(!shown.value)
    }
}
