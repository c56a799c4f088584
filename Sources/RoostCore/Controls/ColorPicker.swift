import CoreGraphics

/// A swatch that opens a panel of colours.
nonisolated public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @State private var isOpen = false

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    @MainActor public var body: some View {
        ControlRow(label: label) {
            Button {
                isOpen = true
            } label: {
                ColorWell(color: selection.wrappedValue)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(spokenWords(of: label) ?? Text("Color"))
            .sheet(isPresented: $isOpen) {
                ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
                    .presentationDetents([.height(supportsOpacity ? 620 : 560), .large])
            }
        }
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension ColorPicker {
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection.asColor, supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection.asColor, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection.asColor, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension Binding<CGColor> {
    fileprivate var asColor: Binding<Color> {
        Binding<Color> {
            Color(cgColor: wrappedValue)
        } set: { color in
            let resolved = color.resolve(in: EnvironmentValues())
            wrappedValue = CGColor(
                red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
                alpha: CGFloat(resolved.opacity))
        }
    }
}

/// The colour in a ring of all colours; 48 by 24 on macOS (case `ctl-C0`).
nonisolated private struct ColorWell: View {
    let color: Color
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        switch idiom {
        case .iOS:
            Circle()
                .strokeBorder(
                    AngularGradient(colors: Self.wheel, center: .center, startAngle: .zero, endAngle: .degrees(360)),
                    lineWidth: 3
                )
                .overlay { Circle().fill(color).padding(5) }
                .frame(width: 28, height: 28)
        case .macOS:
            RoundedRectangle(cornerRadius: 5, style: .continuous)
                .fill(color)
                .overlay {
                    RoundedRectangle(cornerRadius: 5, style: .continuous).strokeBorder(Color(.separator), lineWidth: 1)
                }
                .frame(width: 48, height: 24)
        }
    }

    private static let wheel = stride(from: 0.0, through: 1, by: 1.0 / 12).map {
        Color(hue: $0, saturation: 0.9, brightness: 1)
    }
}

/// A grid of colours, sliders for the components, and the opacity.
nonisolated private struct ColorPanel: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @Environment(\.self) private var environment
    @Environment(\.dismiss) private var dismiss

    @MainActor var body: some View {
        VStack(spacing: 20) {
            HStack {
                Text("Colors").font(.headline)
                Spacer()
                Button("Close", systemImage: "xmark") { dismiss() }
                    .labelStyle(.iconOnly)
                    .buttonStyle(.bordered)
                    .buttonBorderShape(.circle)
            }
            ColorGrid(chosen: selection.wrappedValue.resolve(in: environment)) { color in
                change { $0 = color.withOpacity($0.opacity) }
            }
            component("Red", \.red, .red)
            component("Green", \.green, .green)
            component("Blue", \.blue, .blue)
            if supportsOpacity { component("Opacity", \.opacity, .gray) }
            Spacer(minLength: 0)
        }
        .padding(20)
    }

    @MainActor private func component(
        _ name: LocalizedStringKey, _ path: WritableKeyPath<Color.Resolved, Float>, _ tint: Color
    ) -> some View {
        let value = Binding<Double> {
            Double(min(1, max(0, selection.wrappedValue.resolve(in: environment)[keyPath: path])))
        } set: { value in
            change { $0[keyPath: path] = Float(value) }
        }
        return HStack(spacing: 12) {
            Text(name).font(.footnote).foregroundStyle(.secondary).frame(width: 56, alignment: .leading)
            Slider(value: value).tint(tint).accessibilityLabel(Text(name))
            Text(value.wrappedValue, format: .percent.precision(.fractionLength(0)))
                .font(.footnote)
                .monospacedDigit()
                .frame(width: 44, alignment: .trailing)
        }
    }

    @MainActor private func change(_ change: (inout Color.Resolved) -> Void) {
        var color = selection.wrappedValue.resolve(in: environment)
        change(&color)
        selection.wrappedValue = Color(color)
    }
}

extension Color.Resolved {
    fileprivate func withOpacity(_ opacity: Float) -> Color.Resolved {
        var color = self
        color.opacity = opacity
        return color
    }
}

/// Ten rows of twelve colours: greys, then hues from dark to light.
nonisolated private struct ColorGrid: View {
    let chosen: Color.Resolved
    let choose: @MainActor (Color.Resolved) -> Void

    private static let columns = 12
    private static let rows = 10

    private static func color(_ column: Int, _ row: Int) -> Color.Resolved {
        if row == 0 {
            let grey = 1 - Float(column) / Float(columns - 1)
            return Color.Resolved(red: grey, green: grey, blue: grey)
        }
        // From blue around the circle, as on Apple's panel.
        let hue = (Double(column) / Double(columns) + 0.54).truncatingRemainder(dividingBy: 1)
        let dark = min(1, 0.3 + 0.16 * Double(row))
        let pale = max(0, Double(row - 5)) * 0.2
        return Color(hue: hue, saturation: 1 - pale, brightness: dark).resolve(in: EnvironmentValues())
    }

    @MainActor var body: some View {
        GeometryReader { geometry in
            let cell = CGSize(
                width: geometry.size.width / CGFloat(Self.columns), height: geometry.size.height / CGFloat(Self.rows))
            Canvas { context, _ in
                for row in 0..<Self.rows {
                    for column in 0..<Self.columns {
                        let place = CGRect(
                            x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
                            height: cell.height)
                        context.fill(Path(place), with: .color(Color(Self.color(column, row))))
                        if Self.color(column, row).withOpacity(chosen.opacity) == chosen {
                            context.stroke(Path(place.insetBy(dx: 1, dy: 1)), with: .color(.white), lineWidth: 2)
                        }
                    }
                }
            }
            .onTapGesture(coordinateSpace: .local) { place in
                let column = min(Self.columns - 1, max(0, Int(place.x / cell.width)))
                let row = min(Self.rows - 1, max(0, Int(place.y / cell.height)))
                choose(Self.color(column, row))
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
        .frame(height: 280)
        .accessibilityHidden(true)
    }
}
