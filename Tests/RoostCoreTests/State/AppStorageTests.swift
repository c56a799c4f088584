import Foundation
import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct AppStorageTests {
    struct Reader: View {
        @AppStorage var width: Double
        let remote: Remote<Double>

        init(store: UserDefaults, remote: Remote<Double>) {
            _width = AppStorage(wrappedValue: 10, "width", store: store)
            self.remote = remote
        }

        var body: some View {
            let _ = remote.binding = $width
            Spacer().frame(width: width, height: 5)
        }
    }

    private enum Flavour: String {
        case sweet
        case sour
    }

    @Test func `A view is laid out anew when a stored value changes`() throws {
        let remote = Remote<Double>()
        let graph = ViewGraph(Reader(store: try makeStore(), remote: remote), environment: EnvironmentValues())
        #expect(graph.layOut(.unspecified).width == 10)
        remote.binding.wrappedValue = 30
        #expect(graph.layOut(.unspecified).width == 30)
    }

    @Test func `Storages with the same key share their value`() throws {
        let store = try makeStore()
        let a = AppStorage(wrappedValue: 1, "count", store: store)
        let b = AppStorage(wrappedValue: 2, "count", store: store)
        #expect(a.wrappedValue == 1)
        #expect(b.wrappedValue == 2)
        a.wrappedValue = 7
        #expect(b.wrappedValue == 7)
        #expect(store.integer(forKey: "count") == 7)
    }

    @Test func `Raw values and optionals are stored`() throws {
        let store = try makeStore()
        let flavour = AppStorage(wrappedValue: Flavour.sweet, "flavour", store: store)
        flavour.wrappedValue = .sour
        #expect(store.string(forKey: "flavour") == "sour")
        let name = AppStorage<String?>("name", store: store)
        #expect(name.wrappedValue == nil)
        name.wrappedValue = "Ada"
        #expect(name.wrappedValue == "Ada")
        name.wrappedValue = nil
        #expect(store.object(forKey: "name") == nil)
    }

    private func makeStore() throws -> UserDefaults {
        try #require(UserDefaults(suiteName: "roost-tests-\(UUID().uuidString)"))
    }
}
