import Foundation
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct SettingsTests {
    struct Counter: View {
        @AppStorage("settings-tests-count") private var count = 1
        var body: some View {
            VStack {
                Text("count \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    @Test func `What is set in one window is not seen in another, nor in the program's defaults`() {
        let (first, second) = (AccessibleWindow(Counter()), AccessibleWindow(Counter()))
        first.press("Add")
        #expect(first.shows("count 2"))
        #expect(second.shows("count 1"))
        #expect(UserDefaults.standard.object(forKey: "settings-tests-count") == nil)
    }

    @Test func `The program's defaults hold until something is set`() {
        struct Greeting: View {
            @AppStorage("settings-tests-name") private var name = "nobody"
            var body: some View {
                VStack {
                    Text("hello \(name)")
                    Button("Rename") { name = "Ada" }
                }
            }
        }
        UserDefaults.standard.register(defaults: ["settings-tests-name": "visitor"])
        let window = AccessibleWindow(Greeting())
        #expect(window.shows("hello visitor"))
        window.press("Rename")
        #expect(window.shows("hello Ada"))
    }

    @Test func `A store that is named for a view takes what its properties set, at once`() throws {
        let suite = "roost-tests-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        let window = AccessibleWindow(Counter().defaultAppStorage(store))
        window.press("Add")
        #expect(window.shows("count 2"))
        #expect(store.integer(forKey: "settings-tests-count") == 2)
        let file = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".config/\(suite).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `Views that make a store of one suite anew each see each other's changes`() throws {
        struct Pair: View {
            let suite: String
            var body: some View {
                VStack {
                    Adder(suite: suite)
                    Reader(suite: suite)
                }
            }
        }
        struct Adder: View {
            @AppStorage private var count: Int
            init(suite: String) {
                _count = AppStorage(wrappedValue: 1, "count", store: UserDefaults(suiteName: suite))
            }
            var body: some View { Button("Add") { count += 1 } }
        }
        struct Reader: View {
            @AppStorage private var count: Int
            init(suite: String) {
                _count = AppStorage(wrappedValue: 1, "count", store: UserDefaults(suiteName: suite))
            }
            var body: some View { Text("count \(count)") }
        }
        let suite = "roost-tests-\(UUID().uuidString)"
        let file = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".config/\(suite).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        let window = AccessibleWindow(Pair(suite: suite))
        window.press("Add")
        #expect(window.shows("count 2"))
    }

    @Test func `A model's property is that of the window whose action reads it`() {
        final class Model {
            @AppStorage("settings-tests-model") var count = 1
        }
        struct Shared: View {
            let model: Model
            var body: some View {
                VStack {
                    Text("count \(model.count)")
                    Button("Add") { model.count += 1 }
                }
            }
        }
        let model = Model()
        let (first, second) = (AccessibleWindow(Shared(model: model)), AccessibleWindow(Shared(model: model)))
        first.press("Add")
        #expect(first.shows("count 2"))
        #expect(second.shows("count 1"))
    }

    @Test func `Of two values the later one counts, whoever brings it`() {
        let settings = OwnedSettings()
        settings.set(.int(1), for: "a")
        let own = settings.takeChanges()[0]
        settings.restore([.init(key: "a", value: .int(2), time: own.time - 1)])
        #expect(settings.value(for: "a") == .int(1))
        #expect(settings.takeChanges() == [own])
        settings.restore([.init(key: "a", value: .int(3), time: own.time + 1)])
        #expect(settings.value(for: "a") == .int(3))
        #expect(settings.takeChanges().isEmpty)
    }

    @Test func `A host is told once of what changed, and of nothing that did not`() {
        let settings = OwnedSettings()
        settings.set(.string("x"), for: "a")
        settings.set(.string("x"), for: "a")
        #expect(settings.takeChanges().map(\.key) == ["a"])
        settings.set(.string("x"), for: "a")
        #expect(settings.takeChanges().isEmpty)
        settings.set(nil, for: "a")
        #expect(settings.takeChanges().map(\.value) == [nil])
    }

    @Test func `Settings that are too large or too many are not kept`() {
        let settings = OwnedSettings()
        settings.set(.string(String(repeating: "x", count: OwnedSettings.mostBytes)), for: "large")
        settings.set(.string("small"), for: "small")
        #expect(settings.takeChanges().map(\.key) == ["small"])
        for number in 0..<OwnedSettings.mostEntries { settings.set(.int(number), for: "key \(number)") }
        #expect(settings.takeChanges().count == OwnedSettings.mostEntries - 1)
    }

    @Test func `Every kind of value comes back from the defaults as what it was`() throws {
        let suite = "roost-tests-\(UUID().uuidString)"
        let file = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".config/\(suite).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        let store = try #require(UserDefaults(suiteName: suite))
        let date = Date(timeIntervalSinceReferenceDate: 5)
        AppStorage(wrappedValue: false, "bool", store: store).wrappedValue = true
        AppStorage(wrappedValue: 0, "int", store: store).wrappedValue = .max
        AppStorage(wrappedValue: 0.0, "double", store: store).wrappedValue = 0.1
        AppStorage(wrappedValue: Date(), "date", store: store).wrappedValue = date
        AppStorage(wrappedValue: Data(), "data", store: store).wrappedValue = Data([1, 2])
        #expect(AppStorage(wrappedValue: false, "bool", store: store).wrappedValue)
        #expect(AppStorage(wrappedValue: 0, "int", store: store).wrappedValue == .max)
        #expect(AppStorage(wrappedValue: 0.0, "double", store: store).wrappedValue == 0.1)
        #expect(AppStorage(wrappedValue: Date(), "date", store: store).wrappedValue == date)
        #expect(AppStorage(wrappedValue: Data(), "data", store: store).wrappedValue == Data([1, 2]))
    }
}
