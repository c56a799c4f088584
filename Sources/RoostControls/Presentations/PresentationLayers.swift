import CoreGraphics
import RoostCore

/// The layers over a window's content: presentations, and a dragged item.
nonisolated package struct PresentationLayers: View {
    let stack: PresentationStack

    @MainActor package var body: some View {
        ForEach(stack.layers) { layer in
            GeometryReader { proxy in
                PresentationLayerView(layer: layer, window: proxy.size, safeArea: stack.safeArea)
            }
            // The card and its content have the presenter's look.
            .environment(\.colorScheme, layer.environment.colorScheme)
            .modifier(EndModifier { [weak layer] in layer?.ended?() })
        }
        if let dragged = stack.dragged { DraggedItemLayer(item: dragged) }
    }
}

nonisolated private struct PresentationLayerView: View {
    let layer: PresentedLayer
    let window: CGSize
    let safeArea: EdgeInsets
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        switch layer.kind {
        case .sheet:
            if idiom == .macOS || sizeClass == .regular {
                CardSheetLayer(layer: layer, window: window, safeArea: safeArea)
            } else {
                SheetLayer(layer: layer, window: window, safeArea: safeArea)
            }
        case .cover: CoverLayer(layer: layer, window: window, safeArea: safeArea)
        case .alert: AlertLayer(layer: layer, window: window)
        case .dialog:
            if idiom == .iOS, sizeClass == .regular {
                PopoverLayer(
                    layer: layer, window: window, safeArea: safeArea, attachment: .rect(.bounds), edge: .top,
                    width: 320)
            } else {
                DialogLayer(layer: layer, window: window, safeArea: safeArea)
            }
        case .menu(let place):
            PopoverLayer(
                layer: layer, window: window, safeArea: safeArea, attachment: .rect(.bounds), edge: nil,
                menuPlace: place)
        case .popover(let attachment, let edge):
            switch adaptation {
            case .sheet: SheetLayer(layer: layer, window: window, safeArea: safeArea)
            case .cover: CoverLayer(layer: layer, window: window, safeArea: safeArea)
            case .popover:
                PopoverLayer(layer: layer, window: window, safeArea: safeArea, attachment: attachment, edge: edge)
            }
        }
    }

    private enum Adaptation { case popover, sheet, cover }

    /// In a narrow window a popover is a sheet, unless its content says otherwise.
    @MainActor private var adaptation: Adaptation {
        guard idiom == .iOS, sizeClass != .regular else { return .popover }
        return switch layer.options.compactAdaptation {
        case .none, .popover: .popover
        case .fullScreenCover: .cover
        default: .sheet
        }
    }
}

/// The presented view, in the environment of its presenter.
nonisolated struct PresentedContent: View {
    let layer: PresentedLayer
    /// Whether nothing beside it can be used meanwhile.
    var isModal = true
    /// The pull of the sheet around it; nil for other presentations.
    var sheet: SheetPull?

    @MainActor var body: some View {
        let content = ImplicitStack(content: layer.content()).editingScreen().environment(\.sheetPull, sheet)
        EnvironmentIsland(environment: layer.environment, content: content, confinesFocus: isModal)
            .onPreferenceChange(PresentationOptionsKey.self) { options in
                if options != layer.options { layer.options = options }
            }
    }
}

/// Dims the window, and takes the taps that miss the presentation in front.
nonisolated struct PresentationScrim: View {
    let layer: PresentedLayer
    /// The darkness of the window behind, 0 … 1.
    let darkness: Double

    @MainActor var body: some View {
        Color.black.opacity(layer.isShown ? darkness : 0)
            .contentShape(Rectangle())
            .onTapGesture { layer.dismissByUser() }
            .accessibilityHidden(true)
    }
}
