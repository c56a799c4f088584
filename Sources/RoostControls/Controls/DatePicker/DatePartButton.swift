import CoreGraphics
import RoostCore

/// The day or the time of a date picker in a capsule, which opens its editor.
nonisolated struct DatePartButton: View {
    let words: String
    /// In points; larger text makes the button higher.
    let height: CGFloat
    let isOpen: Binding<Bool>

    @MainActor var body: some View {
        Button {
            isOpen.wrappedValue.toggle()
        } label: {
            Text(words)
                .foregroundStyle(isOpen.wrappedValue ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                .lineLimit(1)
                .padding(.horizontal, 12)
                .frame(minHeight: height)
                .background(Color(.tertiaryFill), in: Capsule(style: .continuous))
        }
        .buttonStyle(PlainButtonStyle())
        .fixedSize()
    }
}
