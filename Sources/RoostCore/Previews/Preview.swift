/// A preview as `#Preview` declares it: a view, with its name and traits.
@MainActor
public struct Preview {
    /// What the traits of a preview of a view apply to.
    public struct ViewTraits: Sendable {}

    /// The title; nil where the preview has none.
    package let displayName: String?
    package let traits: [PreviewTrait<ViewTraits>]
    private let body: @MainActor () -> any View

    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        displayName = name
        self.traits = traits
        self.body = body
    }

    /// Makes the view, inside the modifiers among the traits; the first one written is the innermost.
    package func makeView() async throws -> AnyView {
        var view = AnyView(body())
        for trait in traits {
            if case .modifier(let apply) = trait.storage { view = try await apply(view) }
        }
        return view
    }

    /// The size and orientation to show the view in: the last one of the traits that says so.
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
