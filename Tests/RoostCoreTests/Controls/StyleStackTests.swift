import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// A style that draws the control that it is a style of gets the next outer style there.
@MainActor struct StyleStackTests {
    /// The words that are drawn, in order: a style's mark, then what is inside of it.
    private func words(_ view: some View) -> [String] {
        LiveView(view, size: CGSize(width: 300, height: 600)).displayList.entries.compactMap {
            if case .glyphs(let run, _, _) = $0.command { run.text } else { nil }
        }
    }

    private func width(_ view: some View) -> CGFloat {
        LayoutReport(of: view, proposal: ProposedViewSize(width: 200, height: 200)).size.width
    }

    @Test func `A style adds to the usual control`() {
        #expect(words(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(MarkedToggle())) == ["a", "Wi-Fi"])
        #expect(words(ProgressView("Load", value: 0.5).progressViewStyle(MarkedProgress())) == ["a", "Load"])
        #expect(words(Label("Title", systemImage: "star").labelStyle(MarkedLabel())).contains("Title"))
        #expect(words(GroupBox("Box") { Text("in") }.groupBoxStyle(MarkedBox())) == ["a", "Box", "in"])
        #expect(words(LabeledContent("Key", value: "v").labeledContentStyle(MarkedContent())) == ["a", "Key", "v"])
        #expect(words(Button("Run") {}.buttonStyle(MarkedButton())).contains("Run"))
        #expect(words(Menu("Open") { Text("in") }.menuStyle(MarkedMenu())).contains("Open"))
        #expect(words(ControlGroup { Text("in") }.controlGroupStyle(MarkedGroup())) == ["a", "in"])
        #expect(words(Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(MarkedGauge())).contains("Fuel"))
        #expect(words(Form { Text("in") }.formStyle(MarkedForm())) == ["a", "in"])
        #expect(words(Form { Text("in") }.formStyle(.grouped).formStyle(MarkedForm())) == ["in"])
    }

    @Test func `A style of one's own draws a form's sections`() {
        let form = Form {
            Section("One") { Text("1") }
            Form { Text("2") }
        }
        #expect(words(form.formStyle(PlainForm())) == ["One", "1", "2"])
        #expect(width(Form { Color.red.frame(width: 50) }.formStyle(PlainForm())) == 90)
    }

    @Test func `A style adds to a control that it makes anew`() {
        let date = DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date)
        #expect(words(date.datePickerStyle(MarkedDate())).contains("Day"))
        let group = DisclosureGroup("More", isExpanded: .constant(true)) { Text("in") }
        #expect(words(group.disclosureGroupStyle(MarkedDisclosure())) == ["a", "More", "in"])
        let label = Label("Title", systemImage: "star").labelStyle(Remade())
        #expect(words(label) == ["Title"])
    }

    @Test func `Styles of styles hold from the inside out`() {
        let toggle = Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(MarkedToggle()).toggleStyle(Named())
        #expect(words(toggle) == ["a", "b", "Wi-Fi"])
        let button = Button("Run") {}.buttonStyle(WideButton()).buttonStyle(WideButton()).buttonStyle(.plain)
        #expect(width(button) == width(Button("Run") {}.buttonStyle(.plain)) + 40)
    }

    @Test func `A style of the system's ends the styles around it`() {
        let bar = ProgressView(value: 0.5).progressViewStyle(.linear).progressViewStyle(MarkedProgress())
        #expect(words(bar).isEmpty)
    }

    @Test func `What is in a control has all styles`() {
        let nested = GroupBox("Out") { GroupBox("In") { Text("in") } }.groupBoxStyle(MarkedBox())
        #expect(words(nested) == ["a", "Out", "a", "In", "in"])
        let groups = DisclosureGroup("Out", isExpanded: .constant(true)) {
            DisclosureGroup("In", isExpanded: .constant(true)) { Text("in") }
        }
        #expect(words(groups.disclosureGroupStyle(MarkedDisclosure())) == ["a", "Out", "a", "In", "in"])
    }

    @Test func `A text field's style is given the field`() {
        let field = TextField("Name", text: .constant("Ada")).textFieldStyle(WideField()).textFieldStyle(WideField())
        let plain = TextField("Name", text: .constant("Ada"))
        let height = LayoutReport(of: field, proposal: .unspecified).size.height
        #expect(height == LayoutReport(of: plain, proposal: .unspecified).size.height + 40)
        let secret = SecureField("Secret", text: .constant("Ada")).textFieldStyle(WideField())
        #expect(LayoutReport(of: secret, proposal: .unspecified).size.height == height - 20)
        let window = AccessibleWindow(field)
        #expect(window.nodes.count { $0.role == .textField } == 1)
    }

    @Test func `A control in a control is one for those who do not see`() {
        let toggle = AccessibleWindow(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(WideToggle()))
        #expect(toggle.nodes.count { $0.role == .toggle } == 1)
        let button = AccessibleWindow(Button("Run") {}.buttonStyle(WideButton()))
        #expect(button.nodes.count { $0.role == .button } == 1)
        let progress = AccessibleWindow(ProgressView("Load", value: 0.5).progressViewStyle(WideProgress()))
        #expect(progress.nodes.count { $0.role == .progress } == 1)
    }

    struct Switchable: View {
        @State private var isOn = false
        var body: some View { Toggle("Wi-Fi", isOn: $isOn).toggleStyle(WideToggle()) }
    }

    @Test func `A control in a style still acts, once`() {
        let window = AccessibleWindow(Switchable())
        window.send(.activate, to: .toggle, "Wi-Fi")
        window.settle()
        #expect(window.node(.toggle, "Wi-Fi")?.isOn == true)
    }
}

/// The control itself with a mark before it.
private func marked(_ content: some View) -> some View {
    VStack {
        Text("a")
        content
    }
}

private struct MarkedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { marked(Toggle(configuration)) }
}

private struct MarkedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { marked(ProgressView(configuration)) }
}

private struct MarkedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { marked(Label(configuration)) }
}

private struct MarkedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { marked(GroupBox(configuration)) }
}

private struct MarkedContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { marked(LabeledContent(configuration)) }
}

private struct MarkedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { marked(Button(configuration)) }
}

private struct MarkedMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { marked(Menu(configuration)) }
}

private struct MarkedGroup: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { marked(ControlGroup(configuration)) }
}

private struct MarkedForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View { marked(Form(configuration)) }
}

/// A column with 20 points at its sides.
private struct PlainForm: FormStyle {
    @Environment(\.layoutDirection) private var direction
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
            .padding(.horizontal, direction == .leftToRight ? 20 : 0)
    }
}

private struct MarkedGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        marked(Gauge(value: configuration.value) { configuration.label })
    }
}

private struct MarkedDate: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        marked(
            DatePicker(selection: configuration.$selection, displayedComponents: configuration.displayedComponents) {
                configuration.label
            })
    }
}

private struct MarkedDisclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        marked(
            DisclosureGroup(isExpanded: configuration.$isExpanded) {
                configuration.content
            } label: {
                configuration.label
            })
    }
}

/// Another mark.
private struct Named: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text("b")
            Toggle(configuration)
        }
    }
}

/// Ten points more on each side of the control.
private struct WideToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(10) }
}

private struct WideButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10) }
}

private struct WideProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(10) }
}

private struct WideField: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(10) }
}

/// A label of the parts of a label.
private struct Remade: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}
