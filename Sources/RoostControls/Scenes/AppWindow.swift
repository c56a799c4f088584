import Foundation
import RoostCore

/// The window title that a scene declares.
package struct WindowTitleKey: PreferenceKey {
    package static var defaultValue: Text? { nil }

    package static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

/// The requests of a window's content to the window. Confined like the graph that writes them.
package final class WindowAttributes {
    /// The colour scheme that the content asks for.
    package fileprivate(set) var colorScheme: ColorScheme?
    /// The page that the content says it shows.
    package fileprivate(set) var webpage: URL?
    fileprivate var sceneTitle: Text?
    fileprivate var screenTitle: Text?

    package init() {}

    /// The content's `navigationTitle`, else the scene's title; nil without either.
    package func title(in environment: EnvironmentValues) -> String? {
        (screenTitle ?? sceneTitle).map { ResolvedText($0, in: environment).styled.string }
    }
}

/// A host's window around an app: the system's background with the window of the app's first scene on it.
nonisolated package struct AppWindow<Content: View>: View {
    let content: Content
    let attributes: WindowAttributes

    package init(_ content: Content, attributes: WindowAttributes) {
        self.content = content
        self.attributes = attributes
    }

    @MainActor package var body: some View {
        ZStack {
            Rectangle().fill(.background).ignoresSafeArea().accessibilityHidden(true)
            ImplicitStack(content: content).editingScreen()
        }
        .onPreferenceChange(WindowTitleKey.self) { attributes.sceneTitle = $0 }
        .onPreferenceChange(NavigationBarRequestKey.self) { attributes.screenTitle = $0.title }
        .onPreferenceChange(WebpageKey.self) { attributes.webpage = $0 }
        .onPreferenceChange(PreferredColorSchemeKey.self) { attributes.colorScheme = $0 }
    }
}
