import CoreGraphics

extension View {
    /// Accepted for existing code; there is no Metal here, and the view keeps its colours.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        if isEnabled { shader.warn() }
        return self
    }

    /// Accepted for existing code; there is no Metal here, and the view keeps its form.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        if isEnabled { shader.warn() }
        return self
    }

    /// Accepted for existing code; there is no Metal here, and the view is drawn as it is.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        if isEnabled { shader.warn() }
        return self
    }
}

extension VisualEffect {
    /// Accepted for existing code; there is no Metal here, and the view keeps its colours.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        if isEnabled { shader.warn() }
        return self
    }

    /// Accepted for existing code; there is no Metal here, and the view keeps its form.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        if isEnabled { shader.warn() }
        return self
    }

    /// Accepted for existing code; there is no Metal here, and the view is drawn as it is.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        if isEnabled { shader.warn() }
        return self
    }
}
