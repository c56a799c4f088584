import CoreGraphics
import RoostCore

/// A control that shows a colour and opens a panel to choose another one.
nonisolated public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @State private var isOpen = false
    @Environment(\.self) private var environment

    /// A picker with any view as its label.
    ///
    /// - Parameter supportsOpacity: Whether the panel lets people choose translucent colours; otherwise chosen colours
    ///   are opaque.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    /// A picker for a `CGColor`, with any view as its label.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        // The editor's colours have values of their own, whatever the environment.
        let color = Binding<Color>(
            get: { Color(cgColor: selection.wrappedValue) },
            set: { color, transaction in
                if let value = color.cgColor { selection.transaction(transaction).wrappedValue = value }
            })
        self.init(selection: color, supportsOpacity: supportsOpacity, label: label)
    }

    @MainActor public var body: some View {
        let color = selection.wrappedValue.resolve(in: environment)
        ControlRow(label: label) {
            Button {
                isOpen = true
            } label: {
                ColorWell(color: Color(color))
            }
            .buttonStyle(FramedButtonStyle())
            .accessibilityLabel(spokenWords(of: label) ?? Text("Color"))
            .accessibilityValue(Text(verbatim: color.description))
            .popover(isPresented: $isOpen) {
                ColorEditor(selection: selection, supportsOpacity: supportsOpacity)
                    .presentationDetents([.height(560)])
            }
        }
        .controlSpacing()
    }
}

extension ColorPicker where Label == Text {
    /// A picker with a text as its label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    /// A picker for a `CGColor`, with a text as its label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// The colour in a ring of all hues on iOS, in a capsule 48 by 24 points on macOS (case `ctl-C0`).
nonisolated private struct ColorWell: View {
    let color: Color
    @Environment(\.idiom) private var idiom
    @Environment(\.isEnabled) private var isEnabled

    private static let hues = (0...12).map { Color(hue: 1 - Double($0) / 12, saturation: 0.85, brightness: 1) }

    @MainActor var body: some View {
        Group {
            switch idiom {
            case .iOS:
                ZStack {
                    Circle().strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
                    OpacityGround().clipShape(Circle()).padding(5)
                    Circle().fill(color).padding(5)
                }
                .frame(width: 28, height: 28)
            case .macOS:
                let shape = Capsule(style: .continuous)
                shape.fill(color)
                    .background { OpacityGround().clipShape(shape) }
                    .padding(3)
                    .background(ControlColor.button, in: shape)
                    .frame(width: 48, height: 24)
            }
        }
        .wholeOpacity(isEnabled ? 1 : 0.5)
    }
}

/// White and black, so that a translucent colour over them is told from an opaque one.
nonisolated struct OpacityGround: View {
    @MainActor var body: some View {
        LinearGradient(
            stops: [
                .init(color: .white, location: 0), .init(color: .white, location: 0.5),
                .init(color: .black, location: 0.5), .init(color: .black, location: 1),
            ], startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}
