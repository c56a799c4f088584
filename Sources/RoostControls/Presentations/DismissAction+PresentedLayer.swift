import RoostCore

extension DismissAction {
    /// The action that ends a presented layer.
    nonisolated init(_ layer: PresentedLayer) {
        self.init { [weak layer] in
            guard let layer, !layer.isLeaving else { return }
            layer.dismiss()
        }
    }
}

extension EnvironmentValues {
    /// Ends the sheet, cover or popover around the view, with all of its screens. Without one it does nothing.
    @MainActor package func endPresentation() {
        if let presentedLayer { DismissAction(presentedLayer)() }
    }
}
