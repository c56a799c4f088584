import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore
@testable import RoostTesting

/// Titles that are resources of translations.
@MainActor struct LocalizedTitleTests {
    private let title = LocalizedStringResource("Title")

    @Test func `Controls show a resource of translations as their title`() {
        let views: [(String, AnyView)] = [
            ("button", AnyView(Button(title) {})),
            ("button with a role", AnyView(Button(title, role: .destructive) {})),
            ("button with a symbol", AnyView(Button(title, systemImage: "star") {})),
            ("label", AnyView(Label(title, systemImage: "star"))),
            ("text field", AnyView(TextField(title, text: .constant("")))),
            ("wrapping text field", AnyView(TextField(title, text: .constant(""), axis: .vertical))),
            ("secure field", AnyView(SecureField(title, text: .constant("")))),
            ("toggle", AnyView(Toggle(title, isOn: .constant(true)))),
            ("section", AnyView(List { Section(title) { Text("Row") } })),
            ("menu", AnyView(Menu(title) { Button("Item") {} })),
            ("labelled content", AnyView(LabeledContent(title, value: "Value"))),
            ("empty screen", AnyView(ContentUnavailableView(title, systemImage: "star"))),
            ("screen", AnyView(NavigationStack { ScrollView { Text("Row") }.navigationTitle(title) })),
            ("described", AnyView(Color.red.accessibilityElement().accessibilityLabel(title))),
        ]
        for (name, view) in views {
            let window = AccessibleWindow(view)
            #expect(window.shows("Title"), "\(name)")
        }
    }
}
