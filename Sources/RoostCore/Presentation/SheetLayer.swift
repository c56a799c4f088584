import CoreGraphics

/// A card that comes up from the bottom: from edge to edge at its largest, floating when it rests lower
/// (case `web-ios-sheet`).
nonisolated struct SheetLayer: View {
    let layer: PresentedLayer
    let window: CGSize
    let safeArea: EdgeInsets
    @State private var detent: PresentationDetent?
    /// How far the card is dragged from where it rests, down being positive.
    @GestureState(resetTransaction: Transaction(animation: PresentationKind.sheet.exit)) private var drag: CGFloat = 0

    /// Points between a floating card and the window's edges.
    private static let margin: CGFloat = 6

    @MainActor var body: some View {
        let detents = sortedDetents
        let resting = restingDetent(of: detents)
        let height = max(0, resting.height(in: window, safeArea) - min(drag, 0))
        let isFloating = !resting.fills(window, safeArea)
        let margin = isFloating ? Self.margin : 0
        let isOpen = layer.options.backgroundInteraction.isEnabled(height: height, in: window, safeArea)
        ZStack(alignment: .bottom) {
            if !isOpen { PresentationScrim(layer: layer, darkness: 0.2) }
            card(isFloating: isFloating, showsHandle: showsHandle(detents), isModal: !isOpen)
                .frame(width: max(0, window.width - 2 * margin), height: max(0, height - margin))
                .padding(.bottom, margin)
                .offset(y: layer.isShown ? max(drag, 0) : height)
                .gesture(dragging(detents, resting))
        }
        .frame(width: window.width, height: window.height, alignment: .bottom)
        .accessibleControl(.dialog(isModal: !isOpen))
    }

    @MainActor private func card(isFloating: Bool, showsHandle: Bool, isModal: Bool) -> some View {
        let radius = layer.options.cornerRadius ?? 39
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: radius, bottomLeadingRadius: isFloating ? radius : 0,
            bottomTrailingRadius: isFloating ? radius : 0, topTrailingRadius: radius, style: .continuous)
        return PresentedContent(layer: layer, isModal: isModal)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(SafeAreaPaddingModifier(insets: contentInsets(isFloating: isFloating)))
            .background(layer.options.background ?? AnyShapeStyle(PresentationGround()))
            .overlay(alignment: .top) {
                if showsHandle {
                    Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 5)
                }
            }
            .clipShape(shape)
            .contentShape(shape)
    }

    private func contentInsets(isFloating: Bool) -> EdgeInsets {
        EdgeInsets(
            top: 0, leading: safeArea.leading, bottom: max(0, safeArea.bottom - (isFloating ? Self.margin : 0)),
            trailing: safeArea.trailing)
    }

    // MARK: Heights

    /// The lowest first.
    @MainActor private var sortedDetents: [PresentationDetent] {
        let detents = layer.options.detents.flatMap { $0.isEmpty ? nil : $0 } ?? [.large]
        return detents.sorted { $0.height(in: window, safeArea) < $1.height(in: window, safeArea) }
    }

    /// The selected height, else the one that was dragged to, else the lowest.
    @MainActor private func restingDetent(of detents: [PresentationDetent]) -> PresentationDetent {
        if let selected = layer.options.selectedDetent?.wrappedValue, detents.contains(selected) { return selected }
        if let detent, detents.contains(detent) { return detent }
        return detents[0]
    }

    @MainActor private func showsHandle(_ detents: [PresentationDetent]) -> Bool {
        switch layer.options.dragIndicator {
        case .automatic: detents.count > 1
        case .visible: true
        case .hidden: false
        }
    }

    // MARK: Dragging

    @MainActor private func dragging(
        _ detents: [PresentationDetent], _ resting: PresentationDetent
    ) -> some Gesture {
        DragGesture(coordinateSpace: .global)
            .updating($drag) { value, drag, _ in
                let length = value.translation.height
                let room = resting.height(in: window, safeArea) - (detents.last?.height(in: window, safeArea) ?? 0)
                // Beyond its largest height a card hardly follows the finger; one that must stay, hardly down.
                if length < room {
                    drag = room + (length - room) / 10
                } else if length > 0, layer.options.isInteractiveDismissDisabled, resting == detents.first {
                    drag = length / 5
                } else {
                    drag = length
                }
            }
            .onEnded { value in
                let height = resting.height(in: window, safeArea)
                let target = height - value.predictedEndTranslation.height
                let lowest = detents[0].height(in: window, safeArea)
                withAnimation(layer.kind.exit) {
                    if target < lowest / 2, !layer.options.isInteractiveDismissDisabled {
                        layer.dismissByUser()
                    } else {
                        choose(detents, near: target)
                    }
                }
            }
    }

    @MainActor private func choose(_ detents: [PresentationDetent], near height: CGFloat) {
        let nearest = detents.min {
            abs($0.height(in: window, safeArea) - height) < abs($1.height(in: window, safeArea) - height)
        }
        detent = nearest
        if let nearest, let selection = layer.options.selectedDetent { selection.wrappedValue = nearest }
    }
}

/// A screen that covers the window.
nonisolated struct CoverLayer: View {
    let layer: PresentedLayer
    let window: CGSize
    let safeArea: EdgeInsets

    @MainActor var body: some View {
        PresentedContent(layer: layer)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(SafeAreaPaddingModifier(insets: safeArea))
            .background(layer.options.background ?? AnyShapeStyle(Color(.background)))
            .contentShape(Rectangle())
            .frame(width: window.width, height: window.height)
            .offset(y: layer.isShown ? 0 : window.height)
            .accessibleControl(.dialog(isModal: true))
    }
}

/// The ground of a sheet: white, and the first grey above black in the dark.
nonisolated struct PresentationGround: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? Color(.secondaryBackground) : Color(.background)
    }
}
