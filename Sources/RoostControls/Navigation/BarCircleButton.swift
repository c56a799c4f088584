import RoostCore

/// A button of a bar with one sign, on a circle of glass 44 points wide.
nonisolated struct BarCircleButton<Sign: View>: View {
    let action: @MainActor () -> Void
    @ViewBuilder let sign: Sign
    @Environment(\.navigationBarLook) private var look

    @MainActor var body: some View {
        Button(action: action) { sign.barColor(look.tint).frame(width: 44, height: 44) }
            .buttonStyle(FramedButtonStyle())
            .background { BarGlass() }
    }
}
