import CoreGraphics
import RoostCore

/// Options on a wheel 216 points tall, in rows of 32 points. The option in the middle is chosen.
nonisolated struct WheelPicker: View {
    let configuration: _PickerStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isWheelOfSeveral) private var isOneOfSeveral

    private static let height: CGFloat = 216
    fileprivate static let row: CGFloat = 32

    @MainActor var body: some View {
        Group(subviews: configuration.options) { options in
            ScrollView(.vertical, showsIndicators: false) {
                VStack(spacing: 0) {
                    ForEach(options) { option in
                        option
                            .font(.system(size: 23))
                            .lineLimit(1)
                            .minimumScaleFactor(0.5)
                            .frame(maxWidth: .infinity)
                            .frame(height: Self.row)
                            .contentShape(Rectangle())
                            .onTapGesture { withAnimation(.snappy) { configuration.choose(option) } }
                            .visualEffect { content, proxy in Self.turned(content, proxy) }
                            .accessibleControl(configuration.control(of: option))
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.vertical, (Self.height - Self.row) / 2, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: position(options), anchor: .center)
            .background { if !isOneOfSeveral { WheelBand() } }
            .padding(.horizontal, isOneOfSeveral ? 0 : 9)
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
            .clipped()
            .wholeOpacity(isEnabled ? 1 : 0.5)
            .control(configuration.control(options))
        }
    }

    /// The look of a row on the wheel: the further from the middle, the flatter and fainter.
    nonisolated private static func turned(_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect {
        let radius = height * 0.56
        let place = proxy.frame(in: .scrollView).midY - height / 2
        let angle = min(1.4, max(-1.4, place / radius))
        return
            content
            .scaleEffect(x: 0.6 + 0.4 * cos(angle), y: max(0.1, cos(angle)))
            .offset(y: radius * sin(angle) - place)
            .opacity(abs(place) < row / 2 ? 1 : max(0, 0.5 * (1 - abs(angle) / 1.4)))
    }

    private func position(_ options: SubviewsCollection) -> Binding<Subview.ID?> {
        Binding {
            options.first { configuration.isChosen($0) }?.id
        } set: { id in
            guard let option = options.first(where: { $0.id == id }), !configuration.isChosen(option) else { return }
            configuration.choose(option)
        }
    }
}

/// The band behind the chosen options of a wheel, or of several beside each other.
nonisolated struct WheelBand: View {
    @MainActor var body: some View {
        RoundedRectangle(cornerRadius: 16, style: .continuous).fill(Color(.tertiaryFill)).frame(height: WheelPicker.row)
    }
}

extension EnvironmentValues {
    /// Whether wheels stand beside each other and share one band.
    @Entry var isWheelOfSeveral = false
}
