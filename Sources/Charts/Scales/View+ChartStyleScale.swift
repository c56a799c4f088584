import Foundation

nonisolated extension View {
    /// Replaces a style scale of the charts inside.
    func styleScale<Style>(
        _ path: WritableKeyPath<StyleScaleSettings, StyleScale<Style>> & Sendable,
        _ change: @escaping (inout StyleScale<Style>) -> Void
    ) -> some View {
        transformEnvironment(\.chartSettings) { settings in
            var scale = StyleScale<Style>()
            change(&scale)
            settings.styles[keyPath: path] = scale
        }
    }
}
