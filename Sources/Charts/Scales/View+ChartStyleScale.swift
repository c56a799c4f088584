import Foundation

nonisolated extension View {
    /// Replaces a style scale of the charts inside.
    func styleScale<Style>(
        _ path: WritableKeyPath<StyleScaleSettings, StyleScale<Style>> & Sendable, _ scale: StyleScale<Style>
    ) -> some View {
        transformEnvironment(\.chartSettings) { $0.styles[keyPath: path] = scale }
    }
}
