import SwiftUI

extension ControlSheet {
    static let buttons = [
        ControlSheet("Button", "Does something when it is pressed.") {
            State("At rest") { Button("Send") {} }
            State("Pressed", input: .press) { Button("Send") {} }
            State("Disabled", ".disabled(true)") { Button("Send") {}.disabled(true) }
            State("Destructive", "role: .destructive") { Button("Delete", role: .destructive) {} }
            State("Bordered", ".buttonStyle(.bordered)") { Button("Send") {}.buttonStyle(.bordered) }
            State("Bordered and pressed", ".buttonStyle(.bordered)", input: .press) {
                Button("Send") {}.buttonStyle(.bordered)
            }
            State("Prominent", ".buttonStyle(.borderedProminent)") {
                Button("Send") {}.buttonStyle(.borderedProminent)
            }
            State("Prominent and pressed", ".buttonStyle(.borderedProminent)", input: .press) {
                Button("Send") {}.buttonStyle(.borderedProminent)
            }
            State("Prominent and disabled", ".buttonStyle(.borderedProminent).disabled(true)") {
                Button("Send") {}.buttonStyle(.borderedProminent).disabled(true)
            }
            State("Of glass", ".buttonStyle(.glass)") { Button("Send") {}.buttonStyle(.glass) }
            State("Of prominent glass", ".buttonStyle(.glassProminent)") {
                Button("Send") {}.buttonStyle(.glassProminent)
            }
            State("Tinted", ".tint(.orange)") { Button("Send") {}.buttonStyle(.borderedProminent).tint(.orange) }
            State("In all sizes", ".controlSize(.mini), .small, .regular, .large, .extraLarge") {
                VStack(spacing: 10) {
                    Button("Mini") {}.controlSize(.mini)
                    Button("Small") {}.controlSize(.small)
                    Button("Regular") {}.controlSize(.regular)
                    Button("Large") {}.controlSize(.large)
                    Button("Extra large") {}.controlSize(.extraLarge)
                }
                .buttonStyle(.bordered)
            }
            State("With a symbol", "Button(\"Share\", systemImage: …)") {
                Button("Share", systemImage: "square.and.arrow.up") {}.buttonStyle(.bordered)
            }
            State("A circle", ".buttonBorderShape(.circle)") {
                Button("Add", systemImage: "plus") {}
                    .labelStyle(.iconOnly).buttonStyle(.borderedProminent).buttonBorderShape(.circle)
            }
        },
        ControlSheet("Menu", "Shows actions when it is pressed.") {
            State("At rest") { SortMenu() }
            State("Pressed", input: .press) { SortMenu() }
            State("Open", height: 300, input: .taps([UnitPoint(x: 0.5, y: 0.15)])) {
                SortMenu().frame(maxHeight: .infinity, alignment: .top).padding(.top, 30)
            }
            State("Disabled", ".disabled(true)") { SortMenu().disabled(true) }
            State("As a button", ".buttonStyle(.bordered)") { SortMenu().buttonStyle(.bordered) }
        },
        ControlSheet("Link", "Opens an address.") {
            State("At rest") { Link("Read the guide", destination: guide) }
            State("Pressed", input: .press) { Link("Read the guide", destination: guide) }
            State("Disabled", ".disabled(true)") { Link("Read the guide", destination: guide).disabled(true) }
            State("Bordered", ".buttonStyle(.bordered)") {
                Link("Read the guide", destination: guide).buttonStyle(.bordered)
            }
        },
        ControlSheet("ShareLink", "Hands something to another program.") {
            State("At rest") { ShareLink(item: guide) }
            State("With words of its own", "ShareLink(\"Invite\", item: …)") { ShareLink("Invite", item: guide) }
            State("Prominent", ".buttonStyle(.borderedProminent)") {
                ShareLink(item: guide).buttonStyle(.borderedProminent)
            }
            State("Disabled", ".disabled(true)") { ShareLink(item: guide).disabled(true) }
        },
        ControlSheet("ControlGroup", "Holds buttons that belong together.") {
            State("At rest") {
                ControlGroup {
                    Button("Back", systemImage: "chevron.backward") {}
                    Button("Forward", systemImage: "chevron.forward") {}
                }
            }
            State("Disabled", ".disabled(true)") {
                ControlGroup {
                    Button("Back", systemImage: "chevron.backward") {}
                    Button("Forward", systemImage: "chevron.forward") {}
                }
                .disabled(true)
            }
        },
    ]

    private static let guide = URL(string: "https://example.com/guide")!
}

private struct SortMenu: View {
    var body: some View {
        Menu("Sort") {
            Button("By name", systemImage: "textformat") {}
            Button("By date", systemImage: "calendar") {}
            Divider()
            Button("Delete all", systemImage: "trash", role: .destructive) {}
        }
    }
}
