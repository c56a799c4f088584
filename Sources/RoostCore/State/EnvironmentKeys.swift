import Foundation

/// The direction in which text and layout run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left, as in English.
    case leftToRight
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft
}

/// The appearance of colours: light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale.current }
private struct CalendarKey: EnvironmentKey { static let defaultValue = Calendar.current }
private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }

extension EnvironmentValues {
    /// The side on which layout starts; left-to-right by default.
    @Entry public var layoutDirection: LayoutDirection = .leftToRight

    /// Pixels per point; 2 by default.
    @Entry public var displayScale: CGFloat = 2

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Light or dark; light by default. A live page follows its reader's setting, unless a view asks for a
    /// `preferredColorScheme(_:)`.
    @Entry public var colorScheme: ColorScheme = .light

    /// The platform whose look and defaults apply; iOS by default. An addition of Roost's.
    @Entry public var idiom: Idiom = .iOS

    /// The locale of texts and formats; a live page has its reader's, otherwise the process's is the default.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar of dates and date pickers; the process's by default.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of dates; the process's by default.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether controls take input; true by default. `disabled(_:)` sets it.
    @Entry public var isEnabled: Bool = true
}

extension View {
    /// Stops controls in the view from taking input, and dims them. False leaves them as the views around this one say.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
