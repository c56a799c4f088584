import RoostTesting
import SwiftUI
import Testing

/// How far controls keep from their neighbours in stacks.
@MainActor
struct ControlSpacingTests {
    private func gap(_ upper: some View, _ lower: some View, on idiom: Idiom) -> CGFloat? {
        let report = LayoutReport(
            of: VStack {
                upper.accessibilityIdentifier("upper")
                lower.accessibilityIdentifier("lower")
            }, proposal: ProposedViewSize(width: 320, height: nil), environment: { $0.idiom = idiom })
        guard let upper = report.frame(of: "upper"), let lower = report.frame(of: "lower") else { return nil }
        return ((lower.minY - upper.maxY) * 1000).rounded() / 1000
    }

    private var toggle: some View { Toggle("Wi-Fi", isOn: .constant(true)) }
    private var slider: some View { Slider(value: .constant(0.5)) { Text("Speed") } }
    private var stepper: some View { Stepper("Count", value: .constant(1)) }
    private var date: some View { DatePicker("When", selection: .constant(.now)) }
    private var color: some View { ColorPicker("Tint", selection: .constant(.red)) }
    private var plain: some View { Button("Plain") {}.buttonStyle(.plain) }
    private var borderless: some View { Button("Borderless") {}.buttonStyle(.borderless) }

    private var field: some View { TextField("Name", text: .constant("Hello")) }
    private var emptyField: some View { TextField("Name", text: .constant("")) }

    private func picker(_ style: some PickerStyle) -> some View {
        Picker("Fruit", selection: .constant(0)) {
            Text("Apple").tag(0)
            Text("Pear").tag(1)
        }
        .pickerStyle(style)
    }

    @Test func `Checkboxes are 6 apart, and 8 from other controls`() {
        #expect(gap(toggle, toggle, on: .macOS) == 6)
        #expect(gap(toggle, stepper, on: .macOS) == 8)
        #expect(gap(stepper, toggle, on: .macOS) == 8)
        #expect(gap(toggle, toggle, on: .iOS) == 8)
    }

    @Test(arguments: [Idiom.iOS, .macOS]) func `Controls are 8 apart, whatever their labels ask for`(idiom: Idiom) {
        #expect(gap(slider, stepper, on: idiom) == 8)
        #expect(gap(stepper, picker(.segmented), on: idiom) == 8)
        #expect(gap(picker(.menu), Divider(), on: idiom) == 8)
        #expect(gap(plain, Button("Bordered") {}.buttonStyle(.bordered), on: idiom) == 8)
        #expect(gap(borderless, slider, on: idiom) == 8)
        #expect(gap(date, color, on: idiom) == 8)
        #expect(gap(Button("Bordered") {}.buttonStyle(.bordered), field, on: idiom) == 8)
        #expect(gap(field, field.textFieldStyle(.roundedBorder), on: idiom) == 8)
        #expect(gap(field.textFieldStyle(.plain), emptyField.textFieldStyle(.plain), on: idiom) == 8)
        #expect(gap(toggle, Color.red, on: idiom) == 8)
    }

    @Test func `Text keeps its own distance to a control`() {
        #expect(gap(Text("Hg"), toggle, on: .macOS) == 8.151)
        #expect(gap(toggle, Text("Hg"), on: .macOS) == 4.742)
        #expect(gap(Text("Hg"), stepper, on: .macOS) == 8.151)
        #expect(gap(slider, Text("Hg"), on: .macOS) == 4.742)
    }

    /// The recorded column of an iPhone: toggle, plain button, bordered button, slider, stepper, segments, text.
    @Test func `A button without a border has its label's distance above`() {
        #expect(gap(toggle, plain, on: .iOS) == gap(toggle, Text("Plain"), on: .iOS))
        #expect(gap(toggle, borderless, on: .iOS) == gap(picker(.segmented), Text("Plain"), on: .iOS))
        #expect(gap(plain, Button("Bordered") {}.buttonStyle(.bordered), on: .iOS) == 8)
        #expect(gap(Text("Hg"), Button("Bordered") {}.buttonStyle(.bordered), on: .iOS) == 8)
    }

    /// Headings with a chevron over rows of pictures, in a picture of iOS 26: 13 points.
    @Test func `A plain button keeps its label's distance below on iOS`() {
        let heading = HStack(spacing: 4) {
            Text("Heading").font(.title2).bold()
            Image(systemName: "chevron.right")
        }
        let button = Button {
        } label: {
            heading
        }.buttonStyle(.plain)
        #expect(gap(button, Color.red, on: .iOS) == gap(heading, Color.red, on: .iOS))
        #expect((gap(button, Color.red, on: .iOS) ?? 0) > 12.5)
        #expect(gap(button, Color.red, on: .macOS) == 8)
    }

    @Test func `Controls stand 8 apart in a row`() {
        let report = LayoutReport(
            of: HStack {
                toggle.fixedSize().accessibilityIdentifier("a")
                toggle.fixedSize().accessibilityIdentifier("b")
            }, proposal: .unspecified, environment: { $0.idiom = .macOS })
        #expect(report.frame(of: "b")!.minX - report.frame(of: "a")!.maxX == 8)
    }
}
