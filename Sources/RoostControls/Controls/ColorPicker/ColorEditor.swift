import CoreGraphics
import RoostCore

/// The panel of a colour picker: a grid, a field of all hues, or a slider for each component.
nonisolated struct ColorEditor: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @State private var way = Way.grid
    @Environment(\.self) private var environment
    @Environment(\.dismiss) private var dismiss

    private enum Way: Hashable { case grid, spectrum, sliders }

    @MainActor var body: some View {
        let color = color
        VStack(spacing: 16) {
            ZStack {
                Text("Colors").font(.headline).accessibilityAddTraits(.isHeader)
                HStack {
                    Spacer()
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
                    }
                    .buttonStyle(FramedButtonStyle())
                    .accessibilityLabel("Close")
                }
            }
            Picker("Way", selection: $way) {
                Text("Grid").tag(Way.grid)
                Text("Spectrum").tag(Way.spectrum)
                Text("Sliders").tag(Way.sliders)
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            switch way {
            case .grid: ColorGrid(color: color) { choose($0) }
            case .spectrum: ColorSpectrum { choose($0) }
            case .sliders: ColorSliders(color: color) { choose($0) }
            }
            if supportsOpacity {
                ComponentSlider(title: "Opacity", value: color.opacity, scale: 100, unit: "%") { opacity in
                    var changed = color
                    changed.opacity = opacity
                    selection.wrappedValue = Color(changed)
                }
            }
            RoundedRectangle(cornerRadius: 10, style: .continuous)
                .fill(Color(color))
                .background { OpacityGround().clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous)) }
                .frame(width: 76, height: 76)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityElement()
                .accessibilityLabel(Text(verbatim: color.description))
        }
        .padding(20)
        .frame(minWidth: 320, maxWidth: 390)
        .frame(maxHeight: .infinity, alignment: .top)
    }

    @MainActor private var color: Color.Resolved { selection.wrappedValue.resolve(in: environment) }

    /// Sets the colour, and keeps the opacity.
    @MainActor private func choose(_ new: Color.Resolved) {
        var new = new
        new.opacity = supportsOpacity ? color.opacity : 1
        selection.wrappedValue = Color(new)
    }
}

/// Greys, and twelve hues from dark to light.
nonisolated private struct ColorGrid: View {
    let color: Color.Resolved
    let choose: @MainActor (Color.Resolved) -> Void

    private static let rows: [[Color.Resolved]] = {
        let greys = (0..<12).map { column in
            let white = Float(11 - column) / 11
            return Color.Resolved(red: white, green: white, blue: white)
        }
        let hues: [Double] = [196, 217, 255, 281, 338, 4, 20, 35, 43, 56, 65, 100]
        let levels: [(saturation: Double, brightness: Double)] = [
            (1, 0.29), (1, 0.42), (1, 0.56), (1, 0.74), (1, 0.9), (0.85, 1), (0.62, 1), (0.4, 1), (0.2, 1),
        ]
        return [greys]
            + levels.map { level in
                hues.map { hue in
                    Color.Resolved(
                        components: RGB.fromHSB(
                            hue: hue / 360, saturation: level.saturation, brightness: level.brightness),
                        opacity: 1)
                }
            }
    }()

    @MainActor var body: some View {
        VStack(spacing: 0) {
            ForEach(Self.rows.indices, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(Self.rows[row].indices, id: \.self) { column in cell(Self.rows[row][column]) }
                }
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
        .aspectRatio(1.2, contentMode: .fit)
    }

    @MainActor private func cell(_ cell: Color.Resolved) -> some View {
        let isChosen = cell.hasHue(of: color)
        return Button {
            choose(cell)
        } label: {
            Rectangle().fill(Color(cell))
                .overlay {
                    if isChosen {
                        RoundedRectangle(cornerRadius: 3, style: .continuous).strokeBorder(.white, lineWidth: 3)
                            .shadow(radius: 1)
                    }
                }
        }
        .buttonStyle(FramedButtonStyle())
        .accessibilityLabel(Text(verbatim: cell.description))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

extension Color.Resolved {
    /// Whether both are the same but for their opacity, to half a part in 255.
    fileprivate func hasHue(of other: Color.Resolved) -> Bool {
        let difference = components - other.components
        return max(abs(difference.x), abs(difference.y), abs(difference.z)) < 0.5 / 255
    }
}

/// All hues from left to right, from white at the top to black at the bottom.
nonisolated private struct ColorSpectrum: View {
    let choose: @MainActor (Color.Resolved) -> Void

    private static let hues = (0...12).map { Color(hue: Double($0) / 12, saturation: 1, brightness: 1) }

    @MainActor var body: some View {
        GeometryReader { proxy in
            ZStack {
                LinearGradient(colors: Self.hues, startPoint: .leading, endPoint: .trailing)
                LinearGradient(
                    stops: [
                        .init(color: .white, location: 0), .init(color: .white.opacity(0), location: 0.5),
                        .init(color: .black.opacity(0), location: 0.5), .init(color: .black, location: 1),
                    ], startPoint: .top, endPoint: .bottom)
            }
            .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { value in
                    choose(Self.color(at: value.location, in: proxy.size))
                }
            )
        }
        .aspectRatio(1.2, contentMode: .fit)
        .accessibilityElement()
        .accessibilityLabel("Spectrum")
    }

    private static func color(at point: CGPoint, in size: CGSize) -> Color.Resolved {
        func part(_ value: CGFloat, of whole: CGFloat) -> Double { whole > 0 ? min(1, max(0, value / whole)) : 0 }
        let (x, y) = (part(point.x, of: size.width), part(point.y, of: size.height))
        return Color.Resolved(
            components: RGB.fromHSB(hue: min(x, 0.9999), saturation: min(1, y * 2), brightness: min(1, 2 - y * 2)),
            opacity: 1)
    }
}

/// Red, green and blue.
nonisolated private struct ColorSliders: View {
    let color: Color.Resolved
    let choose: @MainActor (Color.Resolved) -> Void

    @MainActor var body: some View {
        VStack(spacing: 16) {
            component("Red", \.red)
            component("Green", \.green)
            component("Blue", \.blue)
        }
    }

    @MainActor private func component(
        _ title: LocalizedStringKey, _ path: WritableKeyPath<Color.Resolved, Float>
    ) -> some View {
        ComponentSlider(title: title, value: color[keyPath: path], scale: 255, unit: "") { value in
            var changed = color
            changed[keyPath: path] = value
            choose(changed)
        }
    }
}

/// One component of a colour: its name, a slider, and a field for its number.
nonisolated private struct ComponentSlider: View {
    let title: LocalizedStringKey
    /// 0 … 1.
    let value: Float
    /// The number that is shown for a value of 1.
    let scale: Double
    let unit: String
    let set: @MainActor (Float) -> Void

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.footnote.weight(.semibold)).foregroundStyle(.secondary).textCase(.uppercase)
                .accessibilityHidden(true)
            HStack(spacing: 12) {
                Slider(value: fraction) { Text(title) }
                HStack(spacing: 0) {
                    TextField(title, value: number, format: .number.grouping(.never))
                        .multilineTextAlignment(.trailing)
                        .keyboardType(.numberPad)
                    Text(verbatim: unit)
                }
                .padding(.horizontal, 8)
                .frame(width: 76, height: 34)
                .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
            }
        }
    }

    @MainActor private var fraction: Binding<Double> {
        Binding(get: { Double(min(1, max(0, value))) }, set: { set(Float($0)) })
    }

    @MainActor private var number: Binding<Int> {
        Binding(
            get: { Int((Double(min(1, max(0, value))) * scale).rounded()) },
            set: { set(Float(min(1, max(0, Double($0) / scale)))) })
    }
}
