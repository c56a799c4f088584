import CoreGraphics
import RoostCore

/// A card that comes up from the bottom: from edge to edge at its largest, floating when it rests lower
/// (case `web-ios-sheet`).
nonisolated struct SheetLayer: View {
    let layer: PresentedLayer
    let window: CGSize
    let safeArea: EdgeInsets
    @State private var detent: PresentationDetent?
    /// The card's distance from its resting place while it is dragged, in points; down is positive.
    @GestureState(resetTransaction: Transaction(animation: PresentationKind.sheet.exit)) private var drag: CGFloat = 0
    /// The same distance while scrolling content in the card moves it.
    @State private var pulled: CGFloat = 0
    @State private var pull = SheetPull()

    /// Points between a floating card and the window's edges.
    private static let margin: CGFloat = 6

    @MainActor var body: some View {
        let detents = sortedDetents
        let resting = restingDetent(of: detents)
        let motion = SheetMotion(
            layer: layer, detents: detents, heights: detents.map { $0.height(in: room) }, resting: resting)
        let _ = follow(motion)
        let drag = drag + pulled
        let height = max(0, resting.height(in: room) - min(drag, 0))
        let isFloating = !resting.fills(room)
        let margin = isFloating ? Self.margin : 0
        let isOpen = layer.options.backgroundInteraction.isEnabled(height: height, in: room)
        ZStack(alignment: .bottom) {
            if !isOpen { PresentationScrim(layer: layer, darkness: 0.2) }
            card(isFloating: isFloating, showsHandle: showsHandle(detents), isModal: !isOpen)
                .frame(width: max(0, window.width - 2 * margin), height: max(0, height - margin))
                .padding(.bottom, margin)
                .offset(y: layer.isShown ? max(drag, 0) : height)
                .gesture(dragging(motion))
        }
        .frame(width: window.width, height: window.height, alignment: .bottom)
        .accessibleControl(.dialog(isModal: !isOpen))
    }

    @MainActor private func card(isFloating: Bool, showsHandle: Bool, isModal: Bool) -> some View {
        let radius = layer.options.cornerRadius ?? PresentationDetent.cornerRadius
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: radius, bottomLeadingRadius: isFloating ? radius : 0,
            bottomTrailingRadius: isFloating ? radius : 0, topTrailingRadius: radius, style: .continuous)
        return PresentedContent(layer: layer, isModal: isModal, sheet: pull)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(SafeAreaPaddingModifier(insets: contentInsets(isFloating: isFloating)))
            .background(of: layer.options, else: PresentationGround())
            .overlay(alignment: .top) {
                if showsHandle {
                    Capsule(style: .continuous).fill(.tertiary).frame(width: 36, height: 5).padding(.top, 5)
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

    @MainActor private var room: SheetRoom {
        SheetRoom(window: window, safeArea: safeArea, environment: layer.environment)
    }

    /// The lowest first.
    @MainActor private var sortedDetents: [PresentationDetent] {
        let detents = layer.options.detents.flatMap { $0.isEmpty ? nil : $0 } ?? [.large]
        let room = room
        return detents.sorted { $0.height(in: room) < $1.height(in: room) }
    }

    /// The selected height, else the one to which the card was dragged, else the lowest.
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

    @MainActor private func dragging(_ motion: SheetMotion) -> some Gesture {
        DragGesture(coordinateSpace: .global)
            .updating($drag) { value, drag, _ in drag = motion.drag(at: value.translation.height) }
            .onEnded { [detent = $detent] value in
                withAnimation(PresentationKind.sheet.exit) {
                    motion.end(at: value.predictedEndTranslation.height, detent)
                }
            }
    }

    /// Lets scrolling content in the card move it. The view is not in the closures, since the view keeps them.
    @MainActor private func follow(_ motion: SheetMotion) {
        pull.set(canGrow: motion.resting != motion.detents.last) { [pulled = $pulled] length in
            pulled.wrappedValue = motion.drag(at: length)
        } ended: { [pulled = $pulled, detent = $detent] _, predicted in
            withAnimation(PresentationKind.sheet.exit) {
                pulled.wrappedValue = 0
                motion.end(at: predicted, detent)
            }
        }
    }
}

/// The motion of a sheet that is dragged.
nonisolated private struct SheetMotion {
    weak var layer: PresentedLayer?
    /// The lowest first.
    let detents: [PresentationDetent]
    /// Their heights.
    let heights: [CGFloat]
    let resting: PresentationDetent

    private func height(_ detent: PresentationDetent) -> CGFloat {
        detents.firstIndex(of: detent).map { heights[$0] } ?? 0
    }
    private var mustStay: Bool { layer?.options.isInteractiveDismissDisabled ?? false }

    /// The card's distance from its resting place when the finger has gone a length, both positive downwards. Beyond
    /// its largest height the card follows the finger by a tenth; a card that must stay follows it down by a fifth.
    func drag(at length: CGFloat) -> CGFloat {
        let room = height(resting) - (detents.last.map(height) ?? 0)
        if length < room { return room + (length - room) / 10 }
        if length > 0, mustStay, resting == detents.first { return length / 5 }
        return length
    }

    /// Lets the card rest at the height nearest to the finger's predicted end, or leave from far below.
    func end(at length: CGFloat, _ detent: Binding<PresentationDetent?>) {
        guard let layer else { return }
        let target = height(resting) - length
        if target < height(detents[0]) / 2, !mustStay { return layer.dismissByUser() }
        let nearest = detents.min { abs(height($0) - target) < abs(height($1) - target) }
        detent.wrappedValue = nearest
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
            .background(of: layer.options, else: Color(.background))
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
