import RoostCore

/// The emphasis of a section's header.
nonisolated public enum Prominence: Sendable {
    /// The list's usual header, in the secondary colour.
    case standard
    /// Bold and as large as `title3`, in the primary colour.
    case increased
}

extension EnvironmentValues {
    /// The emphasis of section headers; by default `standard`.
    @Entry public var headerProminence: Prominence = .standard
}

extension View {
    /// Sets the emphasis of the section headers in this view. Headers of increased prominence are bold, as large as
    /// `title3`, and not grey.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
