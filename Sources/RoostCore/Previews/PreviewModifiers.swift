/// How one view of a `PreviewProvider` is to be shown: a trait of the view, which a preview host reads.
package struct PreviewOptions: PassingTraitKey, Sendable {
    package static let defaultValue = PreviewOptions()

    package var displayName: String?
    package var device: PreviewDevice?
    package var layout = PreviewLayout.device
    package var interfaceOrientation = InterfaceOrientation.portrait
}

extension View {
    /// The size of the space that a preview host shows the view in.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PassingTraitModifier(PreviewOptions.self) { $0.layout = value })
    }

    /// The preview's title.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PassingTraitModifier(PreviewOptions.self) { $0.displayName = value })
    }

    /// The device that a preview host shows the view on.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PassingTraitModifier(PreviewOptions.self) { $0.device = value })
    }

    /// How that device is held.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PassingTraitModifier(PreviewOptions.self) { $0.interfaceOrientation = value })
    }
}
