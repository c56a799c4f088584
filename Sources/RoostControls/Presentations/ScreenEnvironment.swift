import RoostCore

extension EnvironmentValues {
    /// The environment that a presented screen takes over from its presenter: all values about the window and about
    /// looks, and none about the presenter's place, such as its control, menu, list or stack.
    var forScreenOfItsOwn: EnvironmentValues {
        var values = self
        // A value that is the default already costs no entry.
        if values.isInControl { values.isInControl = false }
        if values.isFocused { values.isFocused = false }
        if values.focusEffectShape != nil { values.focusEffectShape = nil }
        if values.showsFocusRing { values.showsFocusRing = false }
        if values.isKeyPressed { values.isKeyPressed = false }
        if values.isInList {
            values.isInList = false
            values.foregroundStyles = values.foregroundStyles.outsideRows
        }
        if values.keyboardShortcut != nil { values.keyboardShortcut = nil }
        if values.closeMenu != nil { values.closeMenu = nil }
        if values.buttonSurroundings != nil { values.buttonSurroundings = nil }
        if values.navigation != nil { values.navigation = nil }
        if values.barAbove != nil { values.barAbove = nil }
        if values.nextColumn != nil { values.nextColumn = nil }
        if values.showNextColumn != nil { values.showNextColumn = nil }
        if values.column != nil { values.column = nil }
        if !values.submitActions.isEmpty { values.submitActions = SubmitActions() }
        if !values.scrollObservers.isEmpty { values.scrollObservers = [] }
        values.leaveSearch()
        if values.isSearching {
            values.isSearching = false
            values.dismissSearch = DismissSearchAction(model: nil)
        }
        return values
    }

    /// Removes a search of the surroundings, which has a field already.
    mutating func leaveSearch() {
        if outerSearchModel != nil { outerSearchModel = nil }
        if outerSearch != SearchRequest() { outerSearch = SearchRequest() }
    }
}
