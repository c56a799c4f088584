import CoreGraphics
import RoostControls
import RoostCore
import RoostRender
import RoostSymbols
import RoostText

extension Engines {
    /// The engines of every graph: system fonts, image files and asset catalogues, symbols, and ICU's language rules.
    package static let standard = Engines(
        text: FontTextEngine(decodePNG: { try FileImageLoader().decode($0) }), images: FileImageLoader(),
        symbols: SymbolLibrary.shared, language: ICULanguageRules.shared, makeLayers: { PresentationStack() })
}

extension EnvironmentValues {
    /// The environment that a host starts from.
    package static var standard: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.engines = .standard
        return environment
    }
}
