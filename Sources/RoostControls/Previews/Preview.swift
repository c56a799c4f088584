import RoostCore

/// A preview as `#Preview` declares it: a view, with its name and traits.
@MainActor
public struct Preview {
    /// The kind of traits that apply to previews of views.
    public struct ViewTraits: Sendable {}

    /// The title; nil for an unnamed preview.
    package let displayName: String?
    package let traits: [PreviewTrait<ViewTraits>]
    private let body: @MainActor () -> any View

    /// A preview of a view.
    ///
    /// - Parameters:
    ///   - name: The preview's title; nil for none.
    ///   - traits: Of several traits for the same setting the last counts.
    ///   - body: Makes the view, each time that the preview is shown.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, allTraits: traits, body: body)
    }

    /// A preview of a view in a window of a style. Windows belong to their user here: the style has no effect.
    public init<Style: WindowStyle>(
        _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, allTraits: traits, body: body)
    }

    package init(
        _ name: String?, allTraits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View
    ) {
        displayName = name
        traits = allTraits
        self.body = body
    }

    /// Makes the view with the modifiers among the traits applied; the first one written is the innermost.
    package func makeView() async throws -> AnyView {
        var view = AnyView(body())
        for trait in traits {
            if case .modifier(let apply) = trait.storage { view = try await apply(view) }
        }
        return view
    }

    /// The size that the view is shown in: that of the last trait that sets one.
    package var layout: PreviewLayout {
        var layout = PreviewLayout.device
        for trait in traits { if case .layout(let value) = trait.storage { layout = value } }
        return layout
    }

    package var interfaceOrientation: InterfaceOrientation {
        var orientation = InterfaceOrientation.portrait
        for trait in traits { if case .orientation(let value) = trait.storage { orientation = value } }
        return orientation
    }
}
