import SwiftUI

/// Every kind of control, on two screens; a text names the one that was used last.
struct Reach: View {
    @State private var did = "nothing"
    @State private var isOn = false
    @State private var isChecked = false
    @State private var isPressed = false
    @State private var size = "Small"
    @State private var way = "Left"
    @State private var fruit = "Apple"
    @State private var isOpen = false
    @State private var amount = 0.0
    @State private var name = ""
    @FocusState private var isNaming: Bool

    var body: some View {
        NavigationStack {
            List {
                Section {
                    Button("Plain row") { did = "row" }
                    Toggle("Switch", isOn: $isOn)
                    Picker("Size", selection: $size) { options("Small", "Large") }
                    NavigationLink("Second") { Second(did: $did) }
                }
                Section {
                    VStack {
                        HStack {
                            Button("Bordered") { did = "bordered" }.buttonStyle(.bordered)
                            Button("Prominent") { did = "prominent" }.buttonStyle(.borderedProminent)
                            Button("Glass") { did = "glass" }.buttonStyle(.glass)
                        }
                        HStack {
                            Button("Borderless") { did = "borderless" }.buttonStyle(.borderless)
                            Button("Round", systemImage: "plus") { did = "round" }
                                .labelStyle(.iconOnly).buttonStyle(.bordered).buttonBorderShape(.circle)
                            Toggle("Pressed", isOn: $isPressed).toggleStyle(.button)
                            Toggle("Box", isOn: $isChecked).toggleStyle(.checkbox)
                        }
                        Picker("Way", selection: $way) { options("Left", "Right") }.pickerStyle(.segmented)
                        Menu("Menu") { Button("Copy") { did = "copied" } }
                        DisclosureGroup("Group", isExpanded: $isOpen) { Text("inside") }
                        Slider(value: $amount).accessibilityLabel("Amount")
                        TextField("Name", text: $name).focused($isNaming)
                        Link("Link", destination: URL(string: "https://example.com/")!)
                    }
                }
                Picker("Fruit", selection: $fruit) { options("Apple", "Pear") }.pickerStyle(.inline)
            }
            .environment(
                \.openURL,
                OpenURLAction { _ in
                    did = "link"
                    return .handled
                }
            )
            .onChange(of: isOn) { did = "switch" }
            .onChange(of: isChecked) { did = "box" }
            .onChange(of: isPressed) { did = "pressed" }
            .onChange(of: size) { did = size }
            .onChange(of: way) { did = way }
            .onChange(of: fruit) { did = fruit }
            .onChange(of: isOpen) { did = "group" }
            .onChange(of: amount) { did = "amount" }
            .onChange(of: isNaming) { did = "naming" }
            .safeAreaInset(edge: .bottom) { Text("Did \(did)").accessibilityIdentifier("did") }
            .navigationTitle("First")
            .toolbar { items(did: $did) }
        }
    }

    @ViewBuilder private func options(_ names: String...) -> some View {
        ForEach(names, id: \.self) { Text($0).tag($0) }
    }

    @ToolbarContentBuilder private func items(did: Binding<String>) -> some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Button("Leading") { did.wrappedValue = "leading" } }
        ToolbarItemGroup {
            Button("Add", systemImage: "plus") { did.wrappedValue = "added" }
            Menu("More", systemImage: "ellipsis") { Button("Archive") { did.wrappedValue = "archived" } }
        }
        ToolbarItem(placement: .bottomBar) { Button("Bottom") { did.wrappedValue = "bottom" } }
    }
}

/// A screen that scrolls under its bar.
private struct Second: View {
    @Binding var did: String

    var body: some View {
        List(0..<60, id: \.self) { row in Button("Row \(row)") { did = "row \(row)" } }
            .navigationTitle("Second screen")
            .toolbar { Button("Done") { did = "done" } }
    }
}
