import Foundation
import SwiftUI

/// A screen of an app with a bar, a list and controls, of a phone's size.
///
/// It also shows that a release build draws the controls at all: the tests run in debug builds.
@MainActor enum Screens {
    private static let size = CGSize(width: 390, height: 844)

    /// Draws the screen a number of times, each with a renderer of its own, after one that does not count.
    static func run(_ options: Options) throws {
        if let file = options["keep"] { return try picture(0).write(to: URL(fileURLWithPath: file)) }
        _ = try picture(0)
        let count = options.number("count", default: 20)
        let measurement = try Measurement(count: count) {
            try (0..<count).reduce(0) { $0 + (try picture($1).count) }
        }
        try measurement.report()
    }

    private static func picture(_ number: Int) throws -> Data {
        let renderer = ImageRenderer { Screen(number: number).frame(width: size.width, height: size.height) }
        renderer.scale = 2
        return try renderer.pngData()
    }
}

private struct Screen: View {
    let number: Int
    @State private var isOn = true
    @State private var bread = "Rye"
    @State private var darkness = 0.6
    @State private var slices = 2
    @State private var name = ""

    var body: some View {
        NavigationStack {
            Form {
                Section("Kitchen \(number)") {
                    TextField("Name", text: $name)
                    Toggle("Notifications", isOn: $isOn)
                    Picker("Bread", selection: $bread) {
                        ForEach(["Rye", "Wheat", "Spelt"], id: \.self) { Text($0) }
                    }
                    Stepper("Slices: \(slices)", value: $slices)
                    LabeledContent("Toaster", value: "Connected")
                    NavigationLink("More") { Text("More") }
                }
                Section {
                    Slider(value: $darkness)
                    ProgressView(value: darkness)
                } footer: {
                    Text("From barely warm to well done.")
                }
                Section { Button("Sign out", role: .destructive) {} }
            }
            .navigationTitle("Settings")
            .toolbar { Button("Done") {} }
        }
        .background(.background)
    }
}
