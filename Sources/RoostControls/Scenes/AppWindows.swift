import Combine
import RoostCore

/// A running app that has several windows. They share the app's state. Confined to one thread at a time.
package final class AppWindows {
    private let app: LiveSession
    private let list = SceneList()

    /// Makes a new app of a type.
    package init<A: App>(_ type: A.Type, environment: EnvironmentValues) {
        var environment = environment
        environment.declaresScenes = true
        let list = self.list
        app = withMainActorAssumed {
            LiveSession(
                AppView(type).onPreferenceChange(SceneDeclarationsKey.self) { list.take($0) },
                viewport: Viewport(size: .zero, scale: 1), environment: environment)
        }
    }

    /// The app's scenes, in order.
    package var scenes: [SceneDeclaration] { list.sources.map(\.declaration) }

    /// Sets a closure to call, on the thread of a change, when `update` has to be called.
    package func onWake(_ wake: (@Sendable () -> Void)?) { app.onWake(wake) }

    /// Evaluates the app's scenes after a change. Returns the time of the next update; nil for never.
    package func update(at time: Double) -> Double? {
        _ = app.frame(at: time)
        return app.nextFrame
    }

    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) { app.setEnvironment(change) }

    /// Makes a window of a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene's index.
    ///   - value: The value that the window is for; nil without.
    package func makeWindow(
        of scene: Int, value: Any?, viewport: Viewport, environment: EnvironmentValues
    ) -> LiveApp {
        var environment = environment
        environment.windowSettings = app.graph.environment.windowSettings
        return LiveApp(
            SceneWindow(source: list.sources[scene], value: value), viewport: viewport, environment: environment)
    }

    /// Ends the app. Its windows have ended before.
    package func close() { app.close() }
}

/// The scenes that an app declares now.
private final class SceneList {
    private(set) var sources: [SceneSource] = []

    func take(_ declarations: [SceneDeclaration]) {
        for (index, declaration) in declarations.enumerated() {
            if index < sources.count {
                sources[index].declaration = declaration
            } else {
                sources.append(SceneSource(declaration))
            }
        }
    }
}

/// A scene's latest declaration, which its windows follow.
private final class SceneSource: ObservableObject {
    @Published var declaration: SceneDeclaration

    init(_ declaration: SceneDeclaration) { self.declaration = declaration }
}

/// The content of a window of a scene.
nonisolated private struct SceneWindow: View {
    @ObservedObject var source: SceneSource
    let value: Any?

    @MainActor var body: some View {
        let declaration = source.declaration
        if declaration.commands.isEmpty {
            declaration.content(value)
        } else {
            MenuBarWindow(commands: declaration.commands, content: declaration.content(value))
        }
    }
}
