import SwiftUI

/// The content of a compositing layer, inside the view that the layer's style makes.
nonisolated struct LayerContent: View {
    @Environment(\.layerContent) private var content

    var body: some View { content }
}

extension AnyView {
    /// The view that a layer's style made, with the layer's content.
    func showing(_ content: AnyView) -> AnyView { AnyView(environment(\.layerContent, content)) }
}

private struct LayerContentKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    /// The content for the nearest `LayerContent` inside a view.
    fileprivate var layerContent: AnyView? {
        get { self[LayerContentKey.self] }
        set { self[LayerContentKey.self] = newValue }
    }
}
