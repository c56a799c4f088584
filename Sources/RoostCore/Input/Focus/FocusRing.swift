import CoreGraphics

/// The system's focus ring: a line outside the shape, shown if the keyboard moved the focus there.
nonisolated struct FocusRing<S: Shape>: ViewModifier {
    let shape: S
    /// Whether it shows whatever moved the focus, as on a field of macOS.
    let isForFields: Bool
    @Environment(\.showsFocusRing) private var showsRing
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isFocusEffectEnabled) private var isEnabled
    @Environment(\.focusEffectShape) private var askedShape
    @Environment(\.idiom) private var idiom

    @MainActor func body(content: Content) -> some View {
        let width: CGFloat = idiom == .macOS ? 3.5 : 3
        let isShown = isEnabled && (showsRing || isForFields && isFocused)
        content.overlay {
            if isShown {
                // On macOS half a point of the line overlaps the control's edge; on iOS a gap separates it from a
                // tinted control.
                (askedShape ?? AnyShape(shape)).stroke(.tint.opacity(idiom == .macOS ? 0.55 : 0.9), lineWidth: width)
                    .padding(idiom == .macOS ? 0.5 - width / 2 : -2 - width / 2)
                    .allowsHitTesting(false)
            }
        }
    }
}

extension View {
    /// Draws the system's ring around the view while the control around it has the focus from the keyboard.
    nonisolated package func focusRing<S: Shape>(_ shape: S, isForFields: Bool = false) -> some View {
        modifier(FocusRing(shape: shape, isForFields: isForFields))
    }
}
