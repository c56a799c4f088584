import RoostCore

/// The settings of one view of a `PreviewProvider`: a trait of the view, which a preview host reads.
package struct PreviewOptions: PassingTraitKey, Sendable {
    package static let defaultValue = PreviewOptions()

    package var displayName: String?
    package var device: PreviewDevice?
    package var layout = PreviewLayout.device
    package var interfaceOrientation = InterfaceOrientation.portrait
    /// What a preview host puts around the view, apart from an app's window.
    package var frame: (@MainActor @Sendable (AnyView) -> AnyView)?
}

extension View {
    /// Sets the space that a preview host shows the view in; by default a device's whole screen.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PassingTraitModifier(PreviewOptions.self) { $0.layout = value })
    }

    /// Sets the preview's title; nil for none.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PassingTraitModifier(PreviewOptions.self) { $0.displayName = value })
    }

    /// Sets the device that a preview host shows the view on; nil for the host's own choice.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PassingTraitModifier(PreviewOptions.self) { $0.device = value })
    }

    /// Sets the orientation of that device; by default `.portrait`.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PassingTraitModifier(PreviewOptions.self) { $0.interfaceOrientation = value })
    }
}
