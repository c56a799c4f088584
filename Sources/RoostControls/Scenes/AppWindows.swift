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
        // The app and all windows use the user's defaults of this machine.
        environment.windowSettings = WindowSettings(app: DefaultsStore.standard)
        let list = self.list
        app = withMainActorAssumed {
            LiveSession(
                AppView(type).onPreferenceChange(SceneDeclarationsKey.self) { list.take($0) },
                viewport: Viewport(size: .zero, scale: 1), environment: environment)
        }
    }

    /// The app's scenes, in order.
    package var scenes: [SceneDeclaration] { list.sources.map(\.declaration) }

    /// The scenes whose windows open when the app starts: those that ask for it, and the first of the others that may.
    package var scenesAtLaunch: [Int] {
        let windows = scenes.indices.filter { scenes[$0].kind != .settings && scenes[$0].statusItem == nil }
        let first = windows.first { scenes[$0].launch.value == .automatic }
        return windows.filter { scenes[$0].launch.value == .presented || $0 == first }
    }

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
    ///   - settings: The window's own settings, those of `SceneStorage`.
    package func makeWindow(
        of scene: Int, value: Any?, settings: OwnedSettings, viewport: Viewport, environment: EnvironmentValues
    ) -> LiveApp {
        var environment = environment
        environment.windowSettings = WindowSettings(app: DefaultsStore.standard, scene: settings)
        return LiveApp(
            SceneWindow(source: list.sources[scene], value: value), viewport: viewport, environment: environment)
    }

    /// Makes the symbol of a status item.
    package func makeStatusLabel(of scene: Int, environment: EnvironmentValues) -> LiveSession {
        makeStatusPart(of: scene, environment) { AnyView(StatusItemLabel(label: $0.statusItem?.label)) }
    }

    /// Makes the menu of a status item, as `HostMenuItem` reads it.
    package func makeStatusMenu(of scene: Int, environment: EnvironmentValues) -> LiveSession {
        makeStatusPart(of: scene, environment) { AnyView(HostMenu($0.content(nil))) }
    }

    private func makeStatusPart(
        of scene: Int, _ environment: EnvironmentValues, view: @escaping (SceneDeclaration) -> AnyView
    ) -> LiveSession {
        var environment = environment
        environment.windowSettings = WindowSettings(app: DefaultsStore.standard)
        return LiveSession(
            StatusPart(source: list.sources[scene], view: view), viewport: Viewport(size: .zero, scale: 1),
            environment: environment)
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
        if let item = declaration.statusItem, !item.opensWindow {
            StatusMenuWindow(content: declaration.content(value))
        } else if declaration.commands.isEmpty && declaration.documents == nil {
            declaration.content(value)
        } else {
            MenuBarWindow(commands: declaration.commands, content: declaration.content(value))
        }
    }
}

/// A part of a status item's scene.
nonisolated private struct StatusPart: View {
    @ObservedObject var source: SceneSource
    let view: (SceneDeclaration) -> AnyView

    @MainActor var body: some View { view(source.declaration) }
}
