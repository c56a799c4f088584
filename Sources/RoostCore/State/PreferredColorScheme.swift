/// The colour scheme that a view asks its window for; nil for the reader's own.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// The first view that asks decides.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Asks the window around the view for a colour scheme; nil asks for none. Images ignore it: set `\.colorScheme`
    /// there.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Shows only this view in a colour scheme.
    @available(*, deprecated, renamed: "preferredColorScheme(_:)")
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
