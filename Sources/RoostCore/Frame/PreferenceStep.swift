/// Preferences flow up: observers read those that may have changed.
extension ViewGraph {
    func updatePreferences() {
        guard arePreferencesStale else { return }
        arePreferencesStale = false
        isUpdating = true
        defer { isUpdating = false }
        for observer in preferenceObservers { observer.check() }
        relinkAll()
    }
}
