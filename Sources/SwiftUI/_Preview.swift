import RoostControls
@_spi(Engine) import RoostCore
import RoostImaging

/// One preview of a `PreviewProvider`: one of the views that its `previews` hold, with the settings for a preview host.
@MainActor
public struct _Preview: Identifiable, Sendable {
    /// The preview's place in its provider, from 0.
    nonisolated public let id: Int
    /// The view.
    public let content: AnyView
    /// The title that `previewDisplayName(_:)` gives it; nil for none.
    public let displayName: String?
    /// The device that `previewDevice(_:)` names; nil for the host's own choice.
    public let device: PreviewDevice?
    /// The space that `previewLayout(_:)` shows it in.
    public let layout: PreviewLayout
    /// The orientation that `previewInterfaceOrientation(_:)` gives the device.
    public let interfaceOrientation: InterfaceOrientation
}

extension PreviewProvider {
    /// The previews, one for each view that `previews` resolves to. A suite of snapshots can walk through them.
    public static var _allPreviews: [_Preview] {
        PreviewOptions.of(previews).enumerated().map { index, options in
            _Preview(
                id: index, content: AnyView(SelectedPreview(content: previews, index: index)),
                displayName: options.displayName, device: options.device, layout: options.layout,
                interfaceOrientation: options.interfaceOrientation)
        }
    }
}

/// One of the views that a provider's `previews` resolve to.
package struct SelectedPreview<Content: View>: View {
    let content: Content
    let index: Int

    package init(content: Content, index: Int) {
        self.content = content
        self.index = index
    }

    package var body: some View {
        Group(subviews: content) { views in
            if views.indices.contains(index) { views[index] }
        }
    }
}

extension PreviewOptions {
    private final class Found { var options: [PreviewOptions] = [] }

    /// The settings of each view that a provider's `previews` resolve to.
    @MainActor
    package static func of(_ previews: some View) -> [PreviewOptions] {
        let found = Found()
        let reader = Group(subviews: previews) { views in
            let _ = found.options = views.map { $0.tree.traits(of: $0.element).passing[PreviewOptions.self] }
            EmptyView()
        }
        let graph = ViewGraph(reader, environment: .standard)
        _ = graph.layOut(.unspecified)
        return found.options
    }
}
