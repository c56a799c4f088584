import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// The colour of a button's label, from a style that is set around the button.
@MainActor
@Suite struct ButtonColorTests {
    private var button: some View {
        Button {
        } label: {
            Rectangle().frame(width: 20, height: 20)
        }
    }
    private let red = "#FF383CFF"

    @Test func `A foreground colour around a button colours its label`() {
        #expect(drawing(button).colors == ["#0088FFFF"])
        #expect(drawing(button.foregroundColor(.red)).colors == [red])
        #expect(drawing(button.foregroundStyle(.red)).colors == [red])
        #expect(drawing(VStack { button }.foregroundStyle(.red)).colors == [red])
        #expect(drawing(button.foregroundColor(nil)).colors == ["#0088FFFF"])
    }

    @Test func `So does one around a bordered button, not on its shape`() {
        #expect(drawing(button.buttonStyle(.borderedProminent).foregroundStyle(.red)).colors == ["#0088FFFF", red])
        #expect(drawing(button.buttonStyle(.bordered).foregroundStyle(.red)).colors.last == red)
        #expect(drawing(button.foregroundStyle(.red)) { $0.idiom = .macOS }.colors.last == red)
    }

    @Test func `It goes before the colour of a role, and fades where the button is disabled`() {
        let delete = Button(role: .destructive) {
        } label: {
            Rectangle().frame(width: 20, height: 20)
        }
        #expect(drawing(delete).colors == [red])
        #expect(drawing(delete.foregroundStyle(.green)).colors == ["#34C759FF"])
        #expect(drawing(button.disabled(true).foregroundStyle(.red)).contains(.pushOpacity(0.5)))
    }

    @Test func `A link does the same`() {
        let link = Link(destination: URL(string: "https://example.com")!) { Rectangle() }
        #expect(drawing(link).colors == ["#0088FFFF"])
        #expect(drawing(link.foregroundStyle(.red)).colors == [red])
    }

    @Test func `A link has the style of the buttons around it`() {
        let address = URL(string: "https://example.com")!
        let link = Link("Site", destination: address).buttonStyle(.borderedProminent)
        let button = Button("Site") {}.buttonStyle(.borderedProminent)
        #expect(drawing(link).colors == drawing(button).colors)
        #expect(
            LayoutReport(of: link, proposal: .unspecified).size
                == LayoutReport(of: button, proposal: .unspecified).size)
    }

    @Test func `A button in a list's header keeps its tint`() {
        let list = List {
            Section {
                Text("a")
            } header: {
                button
            }
        }
        #expect(drawing(list, width: 300, height: 300).colors.contains("#0088FFFF"))
    }
}
