/// How much a section's header stands out.
nonisolated public enum Prominence: Sendable {
    case standard
    case increased
}

private struct HeaderProminenceKey: EnvironmentKey {
    static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// How much the headers of the sections in this view stand out: headers of increased prominence are as large as a
    /// title, bold and not grey.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
