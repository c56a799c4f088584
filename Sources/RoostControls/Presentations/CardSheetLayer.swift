import CoreGraphics
import RoostCore

/// A sheet in a window that has room around it: a card in the window's middle.
nonisolated struct CardSheetLayer: View {
    let layer: PresentedLayer
    let window: CGSize
    let safeArea: EdgeInsets
    @Environment(\.idiom) private var idiom
    /// The distance that the card is dragged down, in points.
    @GestureState(resetTransaction: Transaction(animation: PresentationKind.sheet.exit)) private var drag: CGFloat = 0

    @MainActor var body: some View {
        let isOpen = layer.options.backgroundInteraction.isEnabled(
            height: window.height,
            in: SheetRoom(window: window, safeArea: safeArea, environment: layer.environment))
        let shape = RoundedRectangle(
            cornerRadius: layer.options.cornerRadius ?? (idiom == .iOS ? 39 : 16), style: .continuous)
        ZStack {
            if !isOpen { PresentationScrim(layer: layer, darkness: 0.2) }
            PresentationSizingLayout(sizing: sizing, largest: largest) {
                PresentedContent(layer: layer, isModal: !isOpen).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .background(of: layer.options, else: PresentationGround())
            .overlay(alignment: .top) {
                if layer.options.dragIndicator == .visible {
                    Capsule(style: .continuous).fill(.tertiary).frame(width: 36, height: 5).padding(.top, 5)
                }
            }
            .clipShape(shape)
            .contentShape(shape)
            .shadow(color: .black.opacity(layer.isShown ? 0.18 : 0), radius: 30, y: 10)
            .offset(y: layer.isShown ? max(drag, 0) : window.height)
            .gesture(dragging)
        }
        .frame(width: window.width, height: window.height)
        .accessibleControl(.dialog(isModal: !isOpen))
    }

    /// The largest size of a sheet: 20 points of the window show on each side.
    private var largest: CGSize {
        CGSize(
            width: max(0, window.width - safeArea.leading - safeArea.trailing - 40),
            height: max(0, window.height - safeArea.top - safeArea.bottom - 40))
    }

    @MainActor private var sizing: any PresentationSizing {
        if let sizing = layer.options.sizing, !(sizing is AutomaticPresentationSizing) { return sizing }
        guard idiom == .iOS else { return FittedPresentationSizing() }
        return DetentSizing(height: detentHeight)
    }

    /// The largest of the detents that are given in points; nil where there is none.
    @MainActor private var detentHeight: CGFloat? {
        layer.options.detents?.compactMap(\.ownHeight).max()
    }

    @MainActor private var dragging: some Gesture {
        DragGesture(minimumDistance: 10)
            .updating($drag) { value, state, _ in
                let length = value.translation.height
                state = layer.options.isInteractiveDismissDisabled ? max(0, length).squareRoot() : length
            }
            .onEnded { value in
                if value.predictedEndTranslation.height > 200 { layer.dismissByUser() }
            }
    }
}

/// A form's size, with the height of a detent if there is one.
nonisolated private struct DetentSizing: PresentationSizing {
    let height: CGFloat?

    func proposedSize(for root: PresentationSizingRoot, context: Context) -> ProposedViewSize {
        ProposedViewSize(width: 540, height: height ?? 620)
    }
}
