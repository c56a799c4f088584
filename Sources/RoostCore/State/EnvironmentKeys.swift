import Foundation

/// The direction in which text and layout run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light
    case dark
}

private struct LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private struct IdiomKey: EnvironmentKey { static let defaultValue = Idiom.iOS }
private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale.current }
private struct CalendarKey: EnvironmentKey { static let defaultValue = Calendar.current }
private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }
private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct EnginesKey: EnvironmentKey { static let defaultValue = Engines() }

/// The rooms outside this module that views draw on: text, pictures, symbols, languages' rules.
package struct Engines: Sendable {
    package var text: (any TextEngine)?
    package var images: (any ImageLoader)?
    package var symbols: (any SymbolSource)?
    package var language: (any LanguageRules)?

    package init(
        text: (any TextEngine)? = nil, images: (any ImageLoader)? = nil, symbols: (any SymbolSource)? = nil,
        language: (any LanguageRules)? = nil
    ) {
        self.text = text
        self.images = images
        self.symbols = symbols
        self.language = language
    }
}

extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// One pixel's length in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whose defaults apply; an addition of Roost's.
    public var idiom: Idiom {
        get { self[IdiomKey.self] }
        set { self[IdiomKey.self] = newValue }
    }

    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether controls take input.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    package var engines: Engines {
        get { self[EnginesKey.self] }
        set { self[EnginesKey.self] = newValue }
    }
}

extension View {
    /// Controls inside take no input.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
