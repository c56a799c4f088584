/// The services of other modules that views use: text, images, symbols and rules of languages.
package struct Engines: Sendable {
    package var text: (any TextEngine)?
    package var images: (any ImageLoader)?
    package var symbols: (any SymbolSource)?
    package var language: (any LanguageRules)?
    /// Makes a window's layers; without it nothing is presented.
    package var makeLayers: (@Sendable () -> any WindowLayers)?

    package init(
        text: (any TextEngine)? = nil, images: (any ImageLoader)? = nil, symbols: (any SymbolSource)? = nil,
        language: (any LanguageRules)? = nil, makeLayers: (@Sendable () -> any WindowLayers)? = nil
    ) {
        self.text = text
        self.images = images
        self.symbols = symbols
        self.language = language
        self.makeLayers = makeLayers
    }
}

private struct EnginesKey: EnvironmentKey { static let defaultValue = Engines() }

extension EnvironmentValues {
    package var engines: Engines {
        get { self[EnginesKey.self] }
        set { self[EnginesKey.self] = newValue }
    }
}
