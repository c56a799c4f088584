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
