extension View {
    /// Logs once that a modifier has no effect.
    nonisolated package func withoutEffect(_ name: StaticString, _ reason: StaticString) -> Self {
        Log.warning("\(name) has no effect: \(reason)", view: "\(name)")
        return self
    }
}
