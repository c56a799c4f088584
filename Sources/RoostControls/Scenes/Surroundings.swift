import CoreGraphics
import Foundation
import RoostCore

/// What a host tells an app of its window and of its user's settings.
package struct Surroundings: Equatable, Sendable {
    package var viewport: Viewport
    package var isDark = false
    package var reducesMotion = false
    package var increasesContrast = false
    package var reducesTransparency = false
    package var invertsColors = false
    package var typeSize = DynamicTypeSize.large
    /// A BCP 47 tag.
    package var language = "en"
    /// An IANA name; empty if unknown.
    package var timeZone = ""

    package init(viewport: Viewport) { self.viewport = viewport }

    package var locale: Locale { NamedLocales.shared.locale(language) }
    package var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

    /// Narrower windows are compact: half of an 11-inch iPad (592 points) is, half of a 13-inch one (678) is not.
    private static let regularWidth = 600.0
    /// Lower windows are compact: a telephone on its side (at most 440 points) is, an iPad never is.
    private static let regularHeight = 480.0

    /// - Parameter preferred: The colour scheme that the window's content asks for.
    package func apply(to environment: inout EnvironmentValues, phase: ScenePhase, preferred: ColorScheme? = nil) {
        environment.colorScheme = preferred ?? (isDark ? .dark : .light)
        environment.scenePhase = phase
        environment.accessibilityReduceMotion = reducesMotion
        environment.accessibilityReduceTransparency = reducesTransparency
        environment.accessibilityInvertColors = invertsColors
        environment.colorSchemeContrast = increasesContrast ? .increased : .standard
        environment.dynamicTypeSize = typeSize
        environment.locale = locale
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        if let zone = TimeZone(identifier: timeZone) { environment.timeZone = zone }
        let size = viewport.size
        environment.horizontalSizeClass = size.width < Self.regularWidth ? .compact : .regular
        environment.verticalSizeClass = size.height < Self.regularHeight ? .compact : .regular
    }
}

extension LiveApp {
    /// Takes over changed surroundings.
    package func take(_ surroundings: Surroundings, phase: ScenePhase) {
        session.setViewport(surroundings.viewport)
        session.setEnvironment { surroundings.apply(to: &$0, phase: phase, preferred: window.colorScheme) }
    }

    /// Follows the colour scheme that the content asks for since the last frame.
    package func followPreferredColorScheme(in surroundings: Surroundings) {
        let wanted = window.colorScheme ?? (surroundings.isDark ? .dark : .light)
        guard session.graph.environment.colorScheme != wanted else { return }
        session.setEnvironment { $0.colorScheme = wanted }
    }
}
